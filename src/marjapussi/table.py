"""What lies on the table at one moment of a deal: data without rules."""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeAlias

from attrs import field, frozen

from marjapussi.actions import Actions
from marjapussi.bidding import Bidding
from marjapussi.cards import Card, Cards
from marjapussi.marriages import Marriages
from marjapussi.seats import Seat, Side

Hands: TypeAlias = tuple[Cards, Cards, Cards, Cards]
"""The cards that each seat holds."""


class Phase(Enum):
    """The stretch of a deal that is being played.

    >>> Phase.AUCTION
    Phase.AUCTION
    """

    AUCTION = "auction"
    GIVING = "giving"
    RETURNING = "returning"
    ANNOUNCING = "announcing"
    PLAYING = "playing"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


@frozen
class Call:
    """The next possible Kontra or Re: which side may say it, holding how many cards at least."""

    bit: Actions
    side: Side
    cards: int


@frozen
class Tally:
    """The tricks taken so far; pairs have the side of seats 0 and 2 first."""

    tricks: tuple[int, int] = (0, 0)
    card_points: tuple[int, int] = (0, 0)
    last: Seat | None = None


@frozen(slots=False)
class Table:
    """The state of a deal without its history.

    ``hands`` are the cards held now; ``trick`` are the cards on the table in order of play, of
    which ``best`` wins so far for the seat ``taker``. ``options`` are the legal actions of the seat
    on turn while cards are played, as a set of bits. ``may_speak`` says that the seat on turn has
    just won a trick and has neither declared nor asked anything yet.
    """

    phase: Phase
    turn: Seat | None
    hands: Hands
    bidding: Bidding
    declarer: Seat | None = None
    contract: int | None = None
    given: Cards = 0
    returned: Cards = 0
    doublings: int = 0
    call: Call | None = None
    marriages: Marriages = field(factory=Marriages)
    tally: Tally = field(factory=Tally)
    trick: tuple[Card, ...] = ()
    best: Card = Card.H6
    taker: Seat = Seat.SOUTH
    options: Actions = 0
    may_speak: bool = False

    def but(self, **changes: Any) -> Table:
        """Return this table with some of its fields changed.

        It does what ``attrs.evolve`` does, at a third of the cost: every action passes here.
        """
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__, **changes)
        return table

    def hands_but(self, seat: Seat, cards: Cards) -> Hands:
        """The hands after the seat has lost cards that it held, or got cards that it did not."""
        south, west, north, east = self.hands
        match seat:
            case 0:
                return south ^ cards, west, north, east
            case 1:
                return south, west ^ cards, north, east
            case 2:
                return south, west, north ^ cards, east
            case _:
                return south, west, north, east ^ cards

    @property
    def leader(self) -> Seat | None:
        """The seat that led, or is to lead, to the trick on the table."""
        if self.phase is not Phase.PLAYING or self.turn is None:
            return None
        if self.marriages.question is not None:
            return self.turn.partner
        return Seat((self.turn - len(self.trick)) % 4)
