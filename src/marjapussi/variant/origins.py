"""Origins: which file and line set each value of a variant."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from attrs import frozen

from marjapussi.rules.kinds import plain
from marjapussi.variant.lineage import Lineage
from marjapussi.variant.model import Variant
from marjapussi.variant.positions import KeyPath
from marjapussi.variant.reader import source_of, variant_of
from marjapussi.variant.settings import Settings


@frozen
class Origin:
    """A value of a variant as a file writes it, and where it was written.

    ``key`` is its slot and its key, and for a value in an inner table also the key there. ``file``
    and ``line`` are ``None`` for a value that no file writes, which is the default of its rule.

    >>> print(Origin(("deck", "lowest"), "8", "ten-point-28.toml", 11))
    deck.lowest = 8 (ten-point-28.toml:11)
    """

    key: KeyPath
    value: object
    file: str | None = None
    line: int | None = None

    @property
    def place(self) -> str:
        """The file and line, or that it is the default."""
        return "default" if self.file is None else f"{self.file}:{self.line}"

    def __str__(self) -> str:
        return f"{'.'.join(self.key)} = {plain(self.value)} ({self.place})"


def origins(name_or_path: str | os.PathLike[str]) -> tuple[Origin, ...]:
    """Where each value of a variant comes from, in the order of the slots.

    Takes what ``load_variant`` takes, and raises ``VariantError`` as that does.

    >>> print(origins("ten-point-28")[1])
    deck.lowest = 8 (ten-point-28.toml:11)
    """
    source = source_of(name_or_path)
    variant = variant_of(source)
    settings = Settings.of(Lineage.of(source).sources)
    return tuple(_origin(key, value, settings) for key, value in _values(variant))


def _values(variant: Variant) -> Iterator[tuple[KeyPath, object]]:
    for slot, table in variant.tables().items():
        for key, value in table.items():
            if isinstance(value, Mapping):
                yield from (((slot, key, inner), each) for inner, each in value.items())
            else:
                yield (slot, key), value


def _origin(key: KeyPath, value: object, settings: Settings) -> Origin:
    source = settings.writers.get(key)
    if source is None:
        return Origin(key, value)
    return Origin(key, value, source.file, source.line(key))
