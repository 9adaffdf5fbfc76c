"""The four seats round the table and the two sides that they form."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

Seats: TypeAlias = int
"""A set of seats: bit ``1 << seat`` stands for ``seat``."""


class Side(IntEnum):
    """One of the two partnerships.

    >>> Side.SOUTH_NORTH.other
    Side.WEST_EAST
    >>> str(Side.WEST_EAST)
    'West-East'
    """

    SOUTH_NORTH = 0
    WEST_EAST = 1

    @property
    def other(self) -> Side:
        """The side that plays against this one."""
        return Side(1 - self)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners of this side."""
        return Seat(self), Seat(self + 2)

    def __bool__(self) -> bool:
        return True  # number 0 too, so that "if game.winner" asks what it says

    def __str__(self) -> str:
        return "-".join(str(seat) for seat in self.seats)

    def __repr__(self) -> str:
        return f"Side.{self.name}"


class Seat(IntEnum):
    """A place at the table; 0 to 3 run clockwise, so ``Seat(0)`` is followed by ``Seat(1)``.

    >>> Seat.EAST.next, Seat.EAST.partner, Seat.EAST.side
    (Seat.SOUTH, Seat.WEST, Side.WEST_EAST)
    >>> str(Seat(2))
    'North'
    """

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    next: Seat
    """The seat to the left, which acts next in clockwise order."""
    partner: Seat
    """The seat opposite."""
    side: Side
    """The partnership this seat belongs to: seats 0 and 2, or seats 1 and 3."""

    def __bool__(self) -> bool:
        return True  # number 0 too, so that "if deal.declarer" asks what it says

    def __str__(self) -> str:
        return self.name.capitalize()

    def __repr__(self) -> str:
        return f"Seat.{self.name}"


SEATS = tuple(Seat)
SIDES = tuple(Side)

for _seat in SEATS:
    _seat.next = SEATS[(_seat + 1) % 4]
    _seat.partner = SEATS[(_seat + 2) % 4]
    _seat.side = SIDES[_seat % 2]
