"""Slot ``auction``: who becomes declarer, and for how many points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.actions import Action, Bid, Pass
from marjapussi.bidding import Bidding
from marjapussi.errors import Refusal
from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.knobs import truth, whole
from marjapussi.seats import Seat
from marjapussi.sentences import Sentence


@frozen
class Ascending:
    """Bids go up clockwise until all but one have passed (rules auction.1 to auction.6).

    >>> bidding = Bidding(Seat.SOUTH).bid(Seat.SOUTH, 400)
    >>> list(Ascending(step=10).bids(bidding))
    [410, 420]
    """

    rule: ClassVar[str] = "ascending"
    minimum: int = whole(120, "the lowest bid, in points", least=1, most=10_000)
    step: int = whole(5, "every bid is a multiple of this many points", least=1, most=1_000)
    maximum: int = whole(420, "the highest bid and contract, in points", least=1, most=10_000)
    self_raise: bool = truth(False, "a standing bidder may raise its own bid once")
    forehand_opens: bool = truth(False, "forehand must bid, so that nobody passes a deal out")
    maximum_ends: bool = truth(False, "the highest bid ends the auction")
    minus_waits: bool = truth(
        False, "a side below zero may bid only when the other side has passed without a bid"
    )

    @property
    def amounts(self) -> range:
        return range(self.minimum, self.maximum + 1, self.step)

    def speaker(self, bidding: Bidding) -> Seat | None:
        asked = self._asked(bidding)
        if not asked or (self.maximum_ends and bidding.points == self.maximum):
            return None
        if asked == (bidding.bidder,):
            may_raise = self.self_raise and bidding.last != bidding.bidder
            return bidding.bidder if may_raise and self.bids(bidding) else None
        seat = bidding.forehand if bidding.last is None else bidding.last.next
        while seat not in asked:
            seat = seat.next
        return seat

    def _asked(self, bidding: Bidding) -> tuple[Seat, ...]:
        """The seats that take part in the bidding now, among them the standing bidder."""
        still_in = bidding.still_in
        if not self.minus_waits:
            return still_in
        ahead = tuple(seat for seat in still_in if bidding.scores[seat.side] >= 0)
        bidder = bidding.bidder
        ahead_has_bid = bidder is not None and bidding.scores[bidder.side] >= 0
        return ahead if ahead or ahead_has_bid else still_in

    def bids(self, bidding: Bidding) -> range:
        lowest = self.minimum if bidding.points is None else bidding.points + self.step
        return range(lowest, self.maximum + 1, self.step)

    def may_pass(self, bidding: Bidding) -> bool:
        if not self.forehand_opens or bidding.points is not None:
            return True
        return self.speaker(bidding) != bidding.forehand

    def refuse(self, bidding: Bidding, action: Action) -> Refusal:
        if isinstance(action, Pass):
            return Refusal("You are forehand and must open the auction with a bid.", "auction.1")
        if not isinstance(action, Bid):
            return Refusal("The auction is going on: bid or pass.", "auction.1")
        if action.points % self.step:
            return Refusal(f"A bid is a multiple of {self.step} points.", "auction.2")
        if action.points > self.maximum or not self.bids(bidding):
            return Refusal(f"Nobody may bid more than {self.maximum} points.", "auction.3")
        if bidding.points is not None and action.points <= bidding.points:
            return Refusal(f"Bid more than {bidding.points} points, or pass.", "auction.2")
        return Refusal(f"The lowest bid is {self.minimum} points.", "auction.2")

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if self.minimum > self.maximum:
            yield Conflict(
                "minimum",
                f"{self.minimum} is above the maximum of {self.maximum}",
                beside=(("auction", "maximum"),),
            )
        for key, points in (("minimum", self.minimum), ("maximum", self.maximum)):
            if points % self.step:
                yield Conflict(
                    key,
                    f"{points} is not a multiple of the step of {self.step}",
                    beside=(("auction", "step"),),
                )

    def sentences(self) -> tuple[Sentence, ...]:
        own = (
            "A bidder whom nobody outbids may raise its own bid once."
            if self.self_raise
            else "A standing bidder is not asked to outbid itself."
        )
        opens = " Forehand must bid." if self.forehand_opens else ""
        waits = (
            " A side below zero is asked only when both its opponents have passed without a bid."
            if self.minus_waits
            else ""
        )
        fourth = (
            ""
            if self.forehand_opens
            else " If three have passed without a bid, the fourth may bid or pass."
        )
        ends = " That bid ends the auction." if self.maximum_ends else ""
        said = (
            Sentence(
                "auction.1",
                "Forehand speaks first, then the others clockwise: each bids a number of points, "
                f"or passes and is out of the auction.{opens}{waits}",
            ),
            Sentence(
                "auction.2",
                f"The lowest bid is {self.minimum}; every bid is a multiple of {self.step} and "
                "higher than the bid before. Jumps are allowed.",
            ),
            Sentence("auction.3", f"The highest bid is {self.maximum}.{ends}"),
            Sentence(
                "auction.4",
                "The auction ends when three have passed and there is a bid: its bidder is "
                f"declarer.{fourth}",
            ),
            Sentence("auction.5", own),
        )
        passed_out = Sentence(
            "auction.6",
            "If all four pass there is no declarer: nobody exchanges or announces anything, and "
            "forehand leads.",
        )
        return said if self.forehand_opens else (*said, passed_out)
