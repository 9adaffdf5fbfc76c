"""Settings: the tables of a variant file together with those of the files that it extends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from attrs import field, frozen

from marjapussi.rules import RULES
from marjapussi.variant.positions import KeyPath
from marjapussi.variant.source import Source

_NOTHING: Mapping[str, object] = MappingProxyType({})


@frozen
class Settings:
    """What is set in each slot, and by which source.

    ``tables`` has the table of each slot that is written, ``writers`` the last source that wrote
    each table and each value in it.
    """

    tables: Mapping[str, Mapping[str, object]] = field(factory=dict)
    writers: Mapping[KeyPath, Source] = field(factory=dict)

    @classmethod
    def of(cls, lineage: Iterable[Source]) -> Settings:
        """The settings of a source and all that it extends, the most distant ancestor first.

        >>> from marjapussi.variant.catalogue import shipped_source
        >>> lineage = [shipped_source("ten-point"), shipped_source("ten-point-28")]
        >>> settings = Settings.of(lineage)
        >>> settings.tables["deck"], settings.writer(("deck", "rule")) == lineage[0]
        ({'rule': 'french', 'lowest': '8'}, True)
        """
        settings = cls()
        for source in lineage:
            settings = settings.extended_by(source)
        return settings

    def extended_by(self, source: Source) -> Settings:
        """The settings of a source that extends these.

        Tables merge and everything else replaces; a table that names another rule starts afresh.
        """
        tables, writers = dict(self.tables), dict(self.writers)
        for slot in RULES:
            written = source.tables.get(slot)
            if not isinstance(written, Mapping):
                continue
            inherited = tables.get(slot, _NOTHING)
            if "rule" in written and not _same_rule(inherited, written):
                inherited = _NOTHING
                writers = {key: writer for key, writer in writers.items() if key[0] != slot}
            tables[slot] = _merged(inherited, written)
            writers |= dict.fromkeys(_keys(slot, written), source)
        return Settings(tables, writers)

    def writer(self, key: KeyPath) -> Source | None:
        """The source that wrote this value, or that chose the rule whose default it is."""
        for written in (key, (key[0], "rule"), key[:1]):
            if written in self.writers:
                return self.writers[written]
        return None


def _same_rule(inherited: Mapping[str, object], written: Mapping[str, object]) -> bool:
    rule = written["rule"]
    return isinstance(rule, str) and inherited.get("rule") == rule


def _merged(inherited: Mapping[str, object], written: Mapping[str, object]) -> dict[str, object]:
    merged = {**inherited, **written}
    for key, value in written.items():
        below = inherited.get(key)
        if isinstance(value, Mapping) and isinstance(below, Mapping):
            merged[key] = {**below, **value}
    return merged


def _keys(slot: str, table: Mapping[str, object]) -> Iterable[KeyPath]:
    yield (slot,)
    for key, value in table.items():
        yield (slot, key)
        if isinstance(value, Mapping):
            yield from ((slot, key, inner) for inner in value)
