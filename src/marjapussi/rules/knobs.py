"""Knobs: the parameters of a rule, as a variant file writes them.

A rule is a frozen attrs class, and each of its fields is a knob: a default, a one-line meaning and
the values that are allowed. The same knob checks a value that a variant file gives, a value that
Python code gives, and describes the allowed values to editors and readers.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, TypeVar

import attrs
from attrs import frozen

from marjapussi.rules.kinds import (
    Flaw,
    Kind,
    Name,
    Truth,
    Whole,
    Word,
)
from marjapussi.rules.suit_points import PerSuit, SuitPoints

E = TypeVar("E", bound=IntEnum)


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
            flaws = tuple(kind.flaws(kind.write(value)))
        except (AttributeError, TypeError, IndexError):
            flaws = (Flaw(f"found {value!r}, expected {kind}"),)
        if flaws:
            said = "; ".join(str(flaw) for flaw in flaws)
            raise ValueError(f"{type(rule).__name__}.{field.name}: {said}")

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
