"""How an auction stands."""

from __future__ import annotations

from typing import NamedTuple

from marjapussi.seats import SEATS, Seat, Seats


class Bidding(NamedTuple):
    """The auction so far: the standing bid, who is still in, and who has spoken.

    ``scores`` are the running scores of the game before this deal, side of seats 0 and 2 first;
    ``last`` is the seat that spoke last.

    >>> bidding = Bidding(Seat.SOUTH).bid(Seat.SOUTH, 120).drop(Seat.WEST)
    >>> bidding.points, bidding.bidder, bidding.still_in
    (120, Seat.SOUTH, (Seat.SOUTH, Seat.NORTH, Seat.EAST))
    """

    forehand: Seat
    scores: tuple[int, int] = (0, 0)
    points: int | None = None
    bidder: Seat | None = None
    still_in: tuple[Seat, ...] = SEATS
    spoken: Seats = 0
    last: Seat | None = None

    def has_spoken(self, seat: Seat) -> bool:
        """Whether the seat has bid or passed yet."""
        return bool(self.spoken >> seat & 1)

    @property
    def passed(self) -> frozenset[Seat]:
        """The seats that have passed."""
        return frozenset(SEATS) - frozenset(self.still_in)

    def bid(self, seat: Seat, points: int) -> Bidding:
        """The auction after this bid."""
        spoken = self.spoken | 1 << seat
        return Bidding(self.forehand, self.scores, points, seat, self.still_in, spoken, seat)

    def drop(self, seat: Seat) -> Bidding:
        """The auction after this seat has passed."""
        place = self.still_in.index(seat)
        still_in = self.still_in[:place] + self.still_in[place + 1 :]
        spoken = self.spoken | 1 << seat
        return Bidding(self.forehand, self.scores, self.points, self.bidder, still_in, spoken, seat)
