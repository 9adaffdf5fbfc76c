"""Slot ``values``: how many points the cards count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from attrs import frozen

from marjapussi.cards import Rank
from marjapussi.sentences import Sentence


def _say(number: str, points: Mapping[Rank, int]) -> tuple[Sentence, ...]:
    counted = ", ".join(f"{rank} {points[rank]}" for rank in sorted(points, reverse=True))
    total = 4 * sum(points.values())
    text = f"Cards count {counted}, the others nothing; the pack counts {total}."
    return (Sentence(number, text),)


@frozen
class Traditional:
    """Ace 11, ten 10, king 4, queen 3, jack 2: 120 in the pack (rule values.1).

    >>> Traditional().points(Rank.QUEEN)
    3
    """

    rule: ClassVar[str] = "traditional"
    _POINTS: ClassVar[Mapping[Rank, int]] = {
        Rank.ACE: 11,
        Rank.TEN: 10,
        Rank.KING: 4,
        Rank.QUEEN: 3,
        Rank.JACK: 2,
    }

    def points(self, rank: Rank) -> int:
        return self._POINTS.get(rank, 0)

    def sentences(self) -> tuple[Sentence, ...]:
        return _say("values.1", self._POINTS)


@frozen
class Simplified:
    """Ace and ten 10, king, queen and jack 5: 140 in the pack (rule values.2).

    >>> Simplified().points(Rank.QUEEN)
    5
    """

    rule: ClassVar[str] = "simplified"
    _POINTS: ClassVar[Mapping[Rank, int]] = {
        Rank.ACE: 10,
        Rank.TEN: 10,
        Rank.KING: 5,
        Rank.QUEEN: 5,
        Rank.JACK: 5,
    }

    def points(self, rank: Rank) -> int:
        return self._POINTS.get(rank, 0)

    def sentences(self) -> tuple[Sentence, ...]:
        return _say("values.2", self._POINTS)
