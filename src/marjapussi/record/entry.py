"""Entries: the values of a JSON text, each with the place where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NoReturn

from attrs import frozen

from marjapussi.errors import RecordError
from marjapussi.record.strict_json import parse_object
from marjapussi.rules.kinds import found
from marjapussi.spelling import brief, nearest


@frozen
class Entry:
    """A value of a JSON text and where it stands; every method raises ``RecordError``.

    >>> entry = Entry.read('{"cards": {"P0": ["r-A", 7]}}', most_bytes=99)
    >>> entry.keyed(["cards"])["cards"].keyed(["P0"])["P0"].listed(most=9)[1].text()
    Traceback (most recent call last):
        ...
    marjapussi.errors.RecordError: cards, P0, number 2: found 7, expected text
    """

    value: object
    where: str = ""

    @classmethod
    def read(cls, text: str | bytes, *, most_bytes: int) -> Entry:
        """The object that the whole JSON text, of up to ``most_bytes``, stands for."""
        return cls(parse_object(text, most_bytes=most_bytes))

    def fail(self, problem: str) -> NoReturn:
        """Refuse this entry because of the problem."""
        raise RecordError(f"{self.where}: {problem}" if self.where else problem)

    def expected(self, what: str) -> NoReturn:
        """Refuse this entry because it is something else than it must be."""
        match self.value:
            case str():
                shown = f'"{brief(self.value)}"'
            case dict():
                shown = "an object"
            case _:
                shown = found(self.value)
        self.fail(f"found {shown}, expected {what}")

    def keyed(self, keys: Iterable[str], also: Iterable[str] = ()) -> Mapping[str, Entry]:
        """The entries of an object that has these ``keys``, perhaps some ``also``, no others."""
        keys, known = list(keys), [*keys, *also]
        if not isinstance(self.value, dict):
            self.expected(f"an object with {_and(keys)}")
        for key in self.value:
            if key not in known:
                near = nearest(key, known)
                hint = f'did you mean "{near}"?' if near else f"known are {_and(known)}"
                self.fail(f'unknown key "{brief(key)}"; {hint}')
        missing = [key for key in keys if key not in self.value]
        if missing:
            self.fail(f"{_and(missing)} {'is' if len(missing) == 1 else 'are'} missing")
        inside = f"{self.where}, " if self.where else ""
        return {key: Entry(self.value[key], inside + key) for key in known if key in self.value}

    def listed(self, *, most: int, exactly: bool = False) -> Sequence[Entry]:
        """The entries of a list that has ``most`` of them at most, or exactly as many."""
        size = f"{most}" if exactly else f"at most {most}"
        if not isinstance(self.value, list):
            self.expected(f"a list of {size}")
        if len(self.value) > most or (exactly and len(self.value) < most):
            self.fail(f"found a list of {len(self.value)}, expected one of {size}")
        return [
            Entry(value, f"{self.where}, number {number}".removeprefix(", "))
            for number, value in enumerate(self.value, start=1)
        ]

    def text(self) -> str:
        """The text of this entry."""
        if not isinstance(self.value, str):
            self.expected("text")
        return self.value

    def whole(self, *, least: int, most: int) -> int:
        """The whole number, ``least`` to ``most``, of this entry."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.expected(f"a whole number from {least} to {most}")
        return value


def _and(words: Sequence[str]) -> str:
    *most, last = (f'"{word}"' for word in words)
    return f"{', '.join(most)} and {last}" if most else last
