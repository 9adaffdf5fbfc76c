"""What lies on the table at one moment of a deal: data without rules."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from marjapussi.actions import Action, Actions, actions_in
from marjapussi.bidding import Bidding
from marjapussi.cards import Card, Cards
from marjapussi.kontra import Call
from marjapussi.marriages import Marriages
from marjapussi.seats import SEATS, Seat, Side

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


class Tally(NamedTuple):
    """The tricks taken so far; pairs have the side of seats 0 and 2 first.

    ``last`` is the seat that took the last one.
    """

    tricks: tuple[int, int] = (0, 0)
    card_points: tuple[int, int] = (0, 0)
    last: Seat | None = None

    def take(self, taker: Seat, points: int) -> Tally:
        """The tally after a trick with this many card points."""
        (tricks, other_tricks), (taken, other_taken) = self.tricks, self.card_points
        if taker.side is Side.SOUTH_NORTH:
            return Tally((tricks + 1, other_tricks), (taken + points, other_taken), taker)
        return Tally((tricks, other_tricks + 1), (taken, other_taken + points), taker)


class Table(NamedTuple):
    """The state of a deal without its history.

    Each card changes the first group: the seat on ``turn`` and its ``options``, which are its legal
    actions while cards are played; the ``hands`` as held now; the ``trick`` in order of play, of
    which ``best`` wins so far for the seat ``taker``. Each trick changes the second group too;
    ``may_speak`` says that the seat on turn has just won a trick and has neither declared nor asked
    anything yet. The last group was settled before, or is settled by speaking; ``offers`` are the
    legal actions of the seat on turn before cards are played.
    """

    turn: Seat | None
    options: Actions
    hands: Hands
    trick: tuple[Card, ...]
    best: Card
    taker: Seat

    tally: Tally
    may_speak: bool
    call: Call | None

    phase: Phase
    offers: Sequence[Action]
    bidding: Bidding
    declarer: Seat | None = None
    given: Cards = 0
    returned: Cards = 0
    contract: int | None = None
    doublings: int = 0
    marriages: Marriages = Marriages()

    @classmethod
    def dealt(cls, hands: Hands, bidding: Bidding) -> Table:
        """The table when the cards have been dealt."""
        return cls(
            turn=bidding.forehand,
            options=0,
            hands=hands,
            trick=(),
            best=Card.H6,
            taker=bidding.forehand,
            tally=Tally(),
            may_speak=False,
            call=None,
            phase=Phase.AUCTION,
            offers=(),
            bidding=bidding,
        )

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Everything that the seat may say or do now; lists and checks all come from here."""
        if seat is not self.turn:
            return actions_in(self.doubling(seat))
        return actions_in(self.options) if self.options else self.offers

    def doubling(self, seat: Seat) -> Actions:
        """Kontra or Re, if the seat may say it now."""
        return 0 if self.call is None else self.call.open_to(seat, self.hands[seat])

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
        return SEATS[(self.turn - len(self.trick)) % 4]
