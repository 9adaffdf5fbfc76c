"""Knobs: the parameters of a rule, as a variant file writes them.

A rule is a frozen attrs class, and each of its fields is a knob: a default, a one-line meaning and
the values that are allowed. The same knob checks a value that a variant file gives, a value that
Python code gives, and describes the allowed values to editors and readers.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Generic, Protocol, TypeVar

import attrs
from attrs import frozen

from marjapussi.cards import SUITS, Suit

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)


class Kind(Protocol[T]):
    """What values a knob takes, in a variant file and in Python."""

    def problem(self, value: object) -> str | None:
        """What is wrong with a value from a variant file, or ``None``."""

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
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}" (text)'
        case int() | float():
            return repr(value)
        case list():
            return "an array"
        case Mapping():
            return "a table"
        case _:
            return f"a {type(value).__name__}"


@frozen
class Whole:
    """A whole number from ``least`` to ``most``, both inclusive; ``most=None`` sets no bound."""

    least: int
    most: int | None = None

    def problem(self, value: object) -> str | None:
        if isinstance(value, int) and not isinstance(value, bool):
            in_range = self.least <= value and (self.most is None or value <= self.most)
            return None if in_range else f"found {value}, expected {self}"
        return f"found {found(value)}, expected {self}"

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

    def problem(self, value: object) -> str | None:
        return None if isinstance(value, bool) else f"found {found(value)}, expected {self}"

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

    def problem(self, value: object) -> str | None:
        if isinstance(value, str) and value in self.words:
            return None
        return f"found {found(value)}, expected {self}"

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

    def problem(self, value: object) -> str | None:
        return self._words.problem(value)

    def read(self, value: Any) -> E:
        return next(member for member in self.members if str(member) == value)

    def write(self, value: E) -> object:
        return str(value)

    def schema(self) -> dict[str, object]:
        return self._words.schema()

    def __str__(self) -> str:
        return str(self._words)


@frozen
class SuitPoints:
    """Points for each suit.

    >>> SuitPoints(100, 80, 60, 40)[Suit.CLUBS]
    60
    """

    hearts: int
    diamonds: int
    clubs: int
    spades: int

    def __getitem__(self, suit: Suit) -> int:
        return (self.hearts, self.diamonds, self.clubs, self.spades)[suit]


@frozen
class PerSuit:
    """A table that gives each of the four suits a whole number of points."""

    amount: Whole

    def problem(self, value: object) -> str | None:
        if not isinstance(value, Mapping):
            return f"found {found(value)}, expected {self}"
        names = [str(suit) for suit in SUITS]
        wrong = [f"{found(key)} is not a suit" for key in value if key not in names]
        wrong += [f"{name} is missing" for name in names if name not in value]
        for name in names:
            if name in value and (problem := self.amount.problem(value[name])):
                wrong.append(f"{name}: {problem}")
        return "; ".join(wrong) or None

    def read(self, value: Any) -> SuitPoints:
        return SuitPoints(**value)

    def write(self, value: SuitPoints) -> dict[str, object]:
        return {str(suit): value[suit] for suit in SUITS}

    def schema(self) -> dict[str, object]:
        names = [str(suit) for suit in SUITS]
        return {
            "type": "object",
            "properties": {name: self.amount.schema() for name in names},
            "required": names,
            "additionalProperties": False,
        }

    def __str__(self) -> str:
        return f"a table of hearts, diamonds, clubs and spades, each {self.amount}"


@frozen
class Knob:
    """What one parameter of a rule means and which values it takes."""

    meaning: str
    kind: Kind[Any]

    @classmethod
    def of(cls, rule: type, key: str) -> Knob:
        """The knob behind the field ``key`` of a rule class."""
        knob = getattr(attrs.fields(rule), key).metadata["knob"]
        assert isinstance(knob, Knob)
        return knob


def knobs(rule: type) -> dict[str, attrs.Attribute[Any]]:
    """The fields of a rule class that a variant file may set, by their names."""
    return {field.name: field for field in attrs.fields(rule) if "knob" in field.metadata}


def _knob(default: object, meaning: str, kind: Kind[Any]) -> Any:
    def check(rule: object, field: attrs.Attribute[Any], value: Any) -> None:
        try:
            problem = kind.problem(kind.write(value))
        except (AttributeError, TypeError, IndexError):
            problem = f"found {value!r}, expected {kind}"
        if problem:
            raise ValueError(f"{type(rule).__name__}.{field.name}: {problem}")

    return attrs.field(default=default, validator=check, metadata={"knob": Knob(meaning, kind)})


def whole(default: int, meaning: str, *, least: int, most: int | None = None) -> Any:
    """A field that holds a whole number from ``least`` to ``most`` (inclusive)."""
    return _knob(default, meaning, Whole(least, most))


def truth(default: bool, meaning: str) -> Any:
    """A field that is true or false."""
    return _knob(default, meaning, Truth())


def word(default: str, meaning: str, *, words: tuple[str, ...]) -> Any:
    """A field that holds one of ``words``."""
    return _knob(default, meaning, Word(words))


def name(default: E, meaning: str, *, members: tuple[E, ...]) -> Any:
    """A field that holds one of ``members``, which are suits or ranks."""
    return _knob(default, meaning, Name(members))


def per_suit(default: SuitPoints, meaning: str) -> Any:
    """A field that gives each suit its points."""
    return _knob(default, meaning, PerSuit(Whole(0)))
