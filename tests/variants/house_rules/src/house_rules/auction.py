"""An auction that forehand must open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import field, frozen

from marjapussi.actions import Action, Pass
from marjapussi.bidding import Bidding
from marjapussi.errors import Refusal
from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.auction import Ascending
from marjapussi.rules.knobs import whole
from marjapussi.seats import Seat
from marjapussi.sentences import Sentence


@frozen
class ForcedOpening:
    """Forehand must bid; then bids go up as always.

    >>> ForcedOpening().may_pass(Bidding(Seat.SOUTH))
    False
    """

    rule: ClassVar[str] = "forced-opening"
    opening: int = whole(100, "the bid that forehand cannot avoid", least=5, most=400)
    rising: Ascending = field(init=False, eq=False, repr=False)

    @rising.default
    def _rising(self) -> Ascending:
        return Ascending(minimum=self.opening, step=5, maximum=420)

    @property
    def amounts(self) -> range:
        return self.rising.amounts

    def speaker(self, bidding: Bidding) -> Seat | None:
        return self.rising.speaker(bidding)

    def bids(self, bidding: Bidding) -> range:
        return self.rising.bids(bidding)

    def may_pass(self, bidding: Bidding) -> bool:
        return bidding.points is not None

    def refuse(self, bidding: Bidding, action: Action) -> Refusal:
        if isinstance(action, Pass):
            return Refusal("Forehand must open the auction.", "auction.1")
        return self.rising.refuse(bidding, action)

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if self.opening % 5:
            yield Conflict("opening", f"{self.opening} is not a multiple of the step of 5")

    def sentences(self) -> tuple[Sentence, ...]:
        opens = Sentence("auction.1", f"Forehand must open with a bid of {self.opening} or more.")
        return (opens, *self.rising.sentences()[1:5])
