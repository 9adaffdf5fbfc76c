"""Kinds of values that a knob can take, as a variant file writes them and as Python holds them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any, Generic, Protocol, TypeVar

from attrs import frozen

from marjapussi.spelling import brief, nearest

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)


def plain(value: object) -> str:
    """A value that a file may hold, in plain words.

    >>> plain({"hearts": 100, "spades": 40}), plain(True), plain("ladder")
    ('hearts 100, spades 40', 'true', 'ladder')
    """
    match value:
        case bool():
            return "true" if value else "false"
        case Mapping():
            return ", ".join(f"{key} {plain(each)}" for key, each in value.items())
        case _:
            return str(value)


@frozen
class Flaw:
    """What is wrong with a value, and with which key of it if the value is a table."""

    text: str
    key: str | None = None

    def __str__(self) -> str:
        return self.text if self.key is None else f"{self.key}: {self.text}"


class Kind(Protocol[T]):
    """What values a knob takes, in a variant file and in Python."""

    def flaws(self, value: object) -> Iterator[Flaw]:
        """Everything that is wrong with a value from a variant file."""

    def read(self, value: Any) -> T:
        """The Python value of a value from a variant file that has no problem."""

    def write(self, value: T) -> object:
        """The value as a variant file writes it; ``read`` undoes it."""

    def schema(self) -> dict[str, object]:
        """The allowed values as a JSON Schema."""


def found(value: object) -> str:
    """A value from a variant file, named as a reader of the file would name it.

    >>> found("120")
    '"120" (text)'
    >>> found(True)
    'true'
    """
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{brief(value)}" (text)'
        case int() if abs(value) >= 2**63:
            return "a number that is far too large"
        case int() | float():
            return repr(value)
        case list():
            return "an array"
        case Mapping():
            return "a table"
        case _:
            return f"a {type(value).__name__}"


_LARGEST = 2**53 - 1  # what every reader of numbers in a file can hold


@frozen
class Whole:
    """A whole number from ``least`` to ``most``, both inclusive; ``most=None`` sets no bound."""

    least: int
    most: int | None = None

    def flaws(self, value: object) -> Iterator[Flaw]:
        if not isinstance(value, int) or isinstance(value, bool):
            quoted = value.strip() if isinstance(value, str) else ""
            hint = f"; write {quoted} without quotes" if quoted.isdecimal() else ""
            yield Flaw(f"found {found(value)}, expected {self}{hint}")
        elif value < self.least or value > (_LARGEST if self.most is None else self.most):
            yield Flaw(f"found {found(value)}, expected {self}")

    def read(self, value: Any) -> int:
        return int(value)

    def write(self, value: int) -> object:
        return value

    def schema(self) -> dict[str, object]:
        bounds = {"minimum": self.least, "maximum": self.most}
        return {"type": "integer"} | {k: v for k, v in bounds.items() if v is not None}

    def __str__(self) -> str:
        if self.most is None:
            return f"a whole number, {self.least} or more"
        return f"a whole number from {self.least} to {self.most}"


@frozen
class Truth:
    """``true`` or ``false``."""

    def flaws(self, value: object) -> Iterator[Flaw]:
        if not isinstance(value, bool):
            yield Flaw(f"found {found(value)}, expected {self}")

    def read(self, value: Any) -> bool:
        return bool(value)

    def write(self, value: bool) -> object:
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "boolean"}

    def __str__(self) -> str:
        return "true or false"


@frozen
class Word:
    """One word out of a list."""

    words: tuple[str, ...]

    def flaws(self, value: object) -> Iterator[Flaw]:
        if isinstance(value, str) and value in self.words:
            return
        hint = ""
        if isinstance(value, str) and (near := nearest(value, self.words)):
            hint = f'; did you mean "{near}"?'
        elif type(value) is int and abs(value) < 2**63 and str(value) in self.words:
            hint = f'; write it in quotes: "{value}"'
        yield Flaw(f"found {found(value)}, expected {self}{hint}")

    def read(self, value: Any) -> str:
        return str(value)

    def write(self, value: str) -> object:
        return value

    def schema(self) -> dict[str, object]:
        return {"enum": list(self.words)}

    def __str__(self) -> str:
        return " or ".join(f'"{word}"' for word in self.words)


@frozen
class Name(Generic[E]):
    """A suit or a rank by its name, such as ``"spades"`` or ``"6"``."""

    members: tuple[E, ...]

    @property
    def _words(self) -> Word:
        return Word(tuple(str(member) for member in self.members))

    def flaws(self, value: object) -> Iterator[Flaw]:
        return self._words.flaws(value)

    def read(self, value: Any) -> E:
        return next(member for member in self.members if str(member) == value)

    def write(self, value: E) -> object:
        return str(value)

    def schema(self) -> dict[str, object]:
        return self._words.schema()

    def __str__(self) -> str:
        return str(self._words)


@frozen
class Text:
    """Text of a certain form."""

    pattern: str
    form: str

    def flaws(self, value: object) -> Iterator[Flaw]:
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            yield Flaw(f"found {found(value)}, expected {self}")

    def read(self, value: Any) -> str:
        return str(value)

    def write(self, value: str) -> object:
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}

    def __str__(self) -> str:
        return self.form
