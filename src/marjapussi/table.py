"""What lies on the table at one moment of a deal: data without rules.

Nobody changes a table: each action makes a new one. The classes here are not frozen all the same,
since a frozen one sets each of its fields by ``object.__setattr__``, and a deal makes some sixty
tables. Methods that name every field, in order, make them fastest.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define

from marjapussi.actions import Action, Actions
from marjapussi.bidding import Bidding
from marjapussi.cards import Card
from marjapussi.hands import Hands
from marjapussi.marriages import Marriages
from marjapussi.options import actions_in
from marjapussi.phases import Phase
from marjapussi.seats import SEATS, Seat, Side
from marjapussi.terms import Terms


@define
class Tally:
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


@define
class Table:
    """The state of a deal without its history.

    The seat on ``turn`` may do what ``options`` (while cards are played) or ``offers`` (before)
    hold. ``hands`` are held now; ``trick`` lies on the table in order of play, and of it ``best``
    wins so far for the seat ``taker``. ``may_speak`` says that the seat on turn has just won a
    trick and has neither declared nor asked anything yet.
    """

    turn: Seat | None
    options: Actions
    hands: Hands
    trick: tuple[Card, ...]
    best: Card
    taker: Seat
    may_speak: bool
    tally: Tally
    marriages: Marriages
    terms: Terms
    bidding: Bidding
    offers: Sequence[Action]
    phase: Phase

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
            may_speak=False,
            tally=Tally(),
            marriages=Marriages(),
            terms=Terms(),
            bidding=bidding,
            offers=(),
            phase=Phase.AUCTION,
        )

    def called(self, bidding: Bidding, turn: Seat, offers: Sequence[Action]) -> Table:
        """The table after a call in the auction, before the next one."""
        return Table(
            turn,
            self.options,
            self.hands,
            self.trick,
            self.best,
            self.taker,
            self.may_speak,
            self.tally,
            self.marriages,
            self.terms,
            bidding,
            offers,
            self.phase,
        )

    def settled(
        self,
        phase: Phase,
        turn: Seat | None,
        hands: Hands,
        terms: Terms,
        options: Actions,
        offers: Sequence[Action],
    ) -> Table:
        """The table at the beginning of a phase after the auction, or at the end."""
        return Table(
            turn,
            options,
            hands,
            self.trick,
            self.best,
            self.taker,
            False,
            self.tally,
            self.marriages,
            terms,
            self.bidding,
            offers,
            phase,
        )

    def played(
        self,
        hands: Hands,
        trick: tuple[Card, ...],
        best: Card,
        taker: Seat,
        turn: Seat,
        options: Actions,
    ) -> Table:
        """The table after a card that does not complete the trick."""
        return Table(
            turn,
            options,
            hands,
            trick,
            best,
            taker,
            self.may_speak,
            self.tally,
            self.marriages,
            self.terms,
            self.bidding,
            self.offers,
            self.phase,
        )

    def taken(
        self, hands: Hands, tally: Tally, terms: Terms, turn: Seat, options: Actions
    ) -> Table:
        """The table after a trick that was not the last has gone to the seat now on turn."""
        return Table(
            turn,
            options,
            hands,
            (),
            self.best,
            turn,
            True,
            tally,
            self.marriages,
            terms,
            self.bidding,
            self.offers,
            self.phase,
        )

    def spoken(self, marriages: Marriages, turn: Seat, options: Actions) -> Table:
        """The table after a declaration, a question or an answer."""
        return Table(
            turn,
            options,
            self.hands,
            self.trick,
            self.best,
            self.taker,
            False,
            self.tally,
            marriages,
            self.terms,
            self.bidding,
            self.offers,
            self.phase,
        )

    def doubled(self, terms: Terms, options: Actions, offers: Sequence[Action]) -> Table:
        """The table after a Kontra or a Re."""
        return Table(
            self.turn,
            options,
            self.hands,
            self.trick,
            self.best,
            self.taker,
            self.may_speak,
            self.tally,
            self.marriages,
            terms,
            self.bidding,
            offers,
            self.phase,
        )

    def legal_actions(self, seat: Seat | None = None) -> Sequence[Action]:
        """Everything that a seat, by default the one on turn, may say or do now.

        Lists and checks all come from here.
        """
        if seat is not None and seat is not self.turn:
            return actions_in(self.doubling(seat))
        return actions_in(self.options) if self.options else self.offers

    def doubling(self, seat: Seat) -> Actions:
        """Kontra or Re, if the seat may say it now."""
        return self.terms.doubling(seat, self.hands[seat])

    @property
    def leader(self) -> Seat | None:
        """The seat that led, or is to lead, to the trick on the table."""
        if self.phase is not Phase.PLAYING or self.turn is None:
            return None
        if self.marriages.question is not None:
            return self.turn.partner
        return SEATS[(self.turn - len(self.trick)) % 4]
