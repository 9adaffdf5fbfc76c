"""Slot ``scoring``: what a deal comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.outcome import Outcome, Result
from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.knobs import whole
from marjapussi.seats import SIDES, Side
from marjapussi.sentences import Sentence


def _trickless(result: Result) -> Side | None:
    """The side that took no trick: it was sent to Porvoo."""
    return next((side for side in SIDES if result.tricks[side] == 0), None)


def _points(result: Result, last_trick: int) -> tuple[int, int]:
    """Card points, marriages and the last trick of each side (rule scoring.1)."""
    first, second = (
        result.card_points[side]
        + result.marriages[side]
        + (last_trick if side == result.last_trick else 0)
        for side in SIDES
    )
    return first, second


@frozen
class ByContract:
    """The declaring side scores its contract, the defenders their points (scoring.1, scoring.2).

    >>> from marjapussi.seats import Seat
    >>> result = Result((6, 3), (83, 37), (40, 0), (0, 0), Side.SOUTH_NORTH, Seat.SOUTH, 140)
    >>> ByContract().settle(result).scores
    (140, 35)
    """

    rule: ClassVar[str] = "contract"
    last_trick: int = whole(20, "points of the last trick", least=0, most=1_000)
    round_to: int = whole(5, "points are rounded to a multiple of this", least=1, most=1_000)
    porvoo_defenders: int = whole(
        2, "defenders without a trick lose this many times the contract", least=0, most=10
    )
    porvoo_declarer: int = whole(
        2, "a declaring side without a trick loses this many times the contract", least=1, most=10
    )

    def settle(self, result: Result) -> Outcome:
        points = _points(result, self.last_trick)
        if result.declarer is None or result.contract is None:
            scores = (self._rounded(points[0]), self._rounded(points[1]))
            return self._outcome(result, points, scores)
        declaring = result.declarer.side
        made = points[declaring] >= result.contract
        ours, theirs = self._scores(result, points, declaring, made=made)
        scores = (ours, theirs) if declaring == SIDES[0] else (theirs, ours)
        return self._outcome(result, points, scores, made=made)

    def _scores(
        self, result: Result, points: tuple[int, int], declaring: Side, *, made: bool
    ) -> tuple[int, int]:
        """What the declaring side and the defenders score: the table of rule scoring.2."""
        contract = result.contract or 0
        calls = result.doublings
        defenders = self._rounded(points[declaring.other])
        if result.tricks[declaring] == 0:
            return -self.porvoo_declarer * contract * 2**calls, defenders
        if result.tricks[declaring.other] == 0:
            if made:
                return contract * 2**calls, -self.porvoo_defenders * contract
            return -contract * 2 ** max(0, calls - 1), 0
        return (contract if made else -contract) * 2**calls, defenders

    def _rounded(self, points: int) -> int:
        return (points + self.round_to // 2) // self.round_to * self.round_to

    def _outcome(
        self,
        result: Result,
        points: tuple[int, int],
        scores: tuple[int, int],
        made: bool | None = None,
    ) -> Outcome:
        return Outcome(
            tricks=result.tricks,
            points=points,
            scores=scores,
            declarer=result.declarer,
            contract=result.contract,
            made=made,
            porvoo=None if result.declarer is None else _trickless(result),
            doublings=result.doublings,
        )

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if rules.contract is None:
            yield Conflict(
                "rule",
                "scores come from a contract, and no contract is announced",
                beside=(("contract", "rule"),),
            )

    def sentences(self) -> tuple[Sentence, ...]:
        rounded = (
            "" if self.round_to == 1 else f", rounded to the nearest multiple of {self.round_to}"
        )
        defenders = (
            f"the defenders lose {self.porvoo_defenders} times the contract, undoubled"
            if self.porvoo_defenders
            else "the defenders score nothing"
        )
        return (
            Sentence(
                "scoring.1",
                f"The last trick is worth {self.last_trick} points more. A side's points are those "
                "of the cards in its tricks, its marriages and the last trick.",
            ),
            Sentence(
                "scoring.2",
                "The declaring side makes its contract with at least as many points, unrounded: it "
                f"scores the contract, else it loses it. The defenders score their points{rounded}."
                f" A side without a trick is sent to Porvoo: if the contract is made, {defenders}; "
                f"a trickless declaring side loses {self.porvoo_declarer} times the contract. If "
                "the declaring side takes every trick and still fails, the first Kontra does not "
                "count and the defenders score nothing. If all passed, each side scores its "
                f"points{rounded}.",
            ),
        )


@frozen
class GamePoints:
    """Few game points: for marriages, the last trick and most card points (rule scoring.3).

    >>> result = Result((4, 5), (70, 50), (0, 0), (2, 1), Side.WEST_EAST)
    >>> GamePoints().settle(result).scores
    (3, 2)
    """

    rule: ClassVar[str] = "game-points"
    last_trick: int = whole(1, "game points of the last trick", least=0, most=100)
    most_points: int = whole(
        1, "game points of the side with more than half of the card points", least=0, most=100
    )

    def settle(self, result: Result) -> Outcome:
        first, second = (self._score(result, side) for side in SIDES)
        return Outcome(
            tricks=result.tricks,
            points=_points(result, 0),
            scores=(first, second),
            declarer=result.declarer,
            porvoo=_trickless(result),
        )

    def _score(self, result: Result, side: Side) -> int:
        score = result.marriage_game_points[side]
        if side == result.last_trick:
            score += self.last_trick
        if result.card_points[side] > result.card_points[side.other]:
            score += self.most_points
        return score

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if self.last_trick == self.most_points == 0:
            yield Conflict(
                "most_points",
                "there must be game points for the most card points or for the last trick",
                beside=(("scoring", "last_trick"),),
            )
        if rules.contract is not None:
            yield Conflict(
                "rule",
                "game points know no contract, and one is announced",
                beside=(("contract", "rule"),),
            )

    def sentences(self) -> tuple[Sentence, ...]:
        text = (
            f"A side scores the game points of its marriages, {self.last_trick} for the last trick "
            f"and {self.most_points} for more than half of the card points; an even split of the "
            "card points gives nobody anything."
        )
        return (Sentence("scoring.3", text),)
