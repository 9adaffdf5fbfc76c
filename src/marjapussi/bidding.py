"""How an auction stands."""

from __future__ import annotations

from attrs import evolve, frozen

from marjapussi.seats import SEATS, Seat


@frozen
class Bidding:
    """The auction so far: the standing bid, and who has passed.

    ``scores`` are the running scores of the game before this deal, side of seats 0 and 2 first.

    >>> bidding = Bidding(Seat.SOUTH).bid(Seat.SOUTH, 120).drop(Seat.WEST)
    >>> bidding.points, bidding.bidder, bidding.still_in
    (120, Seat.SOUTH, (Seat.SOUTH, Seat.NORTH, Seat.EAST))
    """

    forehand: Seat
    scores: tuple[int, int] = (0, 0)
    points: int | None = None
    bidder: Seat | None = None
    passed: frozenset[Seat] = frozenset()
    spoken: frozenset[Seat] = frozenset()
    last: Seat | None = None

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """The seats that have not passed."""
        return tuple(seat for seat in SEATS if seat not in self.passed)

    def bid(self, seat: Seat, points: int) -> Bidding:
        """The auction after this bid."""
        return evolve(self, points=points, bidder=seat, spoken=self.spoken | {seat}, last=seat)

    def drop(self, seat: Seat) -> Bidding:
        """The auction after this seat has passed."""
        spoken = self.spoken | {seat}
        return evolve(self, passed=self.passed | {seat}, spoken=spoken, last=seat)
