"""Points for each suit, as the value of a knob."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import frozen

from marjapussi.cards import SUITS, Suit
from marjapussi.rules.kinds import Flaw, Whole, found
from marjapussi.spelling import brief, nearest


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

    def flaws(self, value: object) -> Iterator[Flaw]:
        if not isinstance(value, Mapping):
            yield Flaw(f"found {found(value)}, expected {self}")
            return
        names = [str(suit) for suit in SUITS]
        for key in value:
            if key not in names:
                near = nearest(key, names)
                hint = f"; did you mean {near}?" if near else ""
                yield Flaw(f'"{brief(key)}" is not a suit{hint}', key)
        for name in names:
            if name not in value:
                yield Flaw(f"{name} is missing, expected {self}")
            else:
                yield from (Flaw(flaw.text, name) for flaw in self.amount.flaws(value[name]))

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
