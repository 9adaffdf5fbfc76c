"""A scoring that pays what was taken."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from marjapussi.outcome import Outcome, Result
from marjapussi.rules.knobs import whole
from marjapussi.seats import SIDES
from marjapussi.sentences import Sentence


@frozen
class TakenPoints:
    """Each side scores the points that it took, whatever the contract was."""

    rule: ClassVar[str] = "taken-points"
    last_trick: int = whole(10, "points of the last trick", least=0, most=100)

    def settle(self, result: Result) -> Outcome:
        first, second = (
            result.card_points[side]
            + result.marriages[side]
            + (self.last_trick if side == result.last_trick else 0)
            for side in SIDES
        )
        return Outcome(
            tricks=result.tricks,
            points=(first, second),
            scores=(first, second),
            declarer=result.declarer,
            contract=result.contract,
            doublings=result.doublings,
        )

    def sentences(self) -> tuple[Sentence, ...]:
        text = f"Each side scores what it took, and {self.last_trick} for the last trick."
        return (Sentence("scoring.1", text),)
