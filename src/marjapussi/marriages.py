"""The marriages of a deal: what was made, what is trumps, who may still ask."""

from __future__ import annotations

from typing import NamedTuple

from attrs import frozen

from marjapussi.actions import AskHalf, AskMarriage
from marjapussi.cards import Suit, Suits
from marjapussi.seats import Seat, Seats


@frozen
class Made:
    """A marriage that was made: its suit, the seat it is credited to, and whether it made trumps.

    The seat is the one that declared, or the one that answered the question.

    >>> Made(Suit.HEARTS, Seat.NORTH, trumps=True)
    Made(suit=Suit.HEARTS, seat=Seat.NORTH, trumps=True)
    """

    suit: Suit
    seat: Seat
    trumps: bool


class Marriages(NamedTuple):
    """What declarations, questions and answers have settled so far in a deal.

    ``no_declaring`` and ``no_asking`` are the seats that may no longer declare an own marriage and
    no longer ask for one; ``denied`` has a set of suits for each seat: the halves that its partner
    said no to; ``question`` is the question that waits for its answer.
    """

    trumps: Suit | None = None
    made: tuple[Made, ...] = ()
    made_suits: Suits = 0
    no_declaring: Seats = 0
    no_asking: Seats = 0
    denied: tuple[Suits, Suits, Suits, Suits] = (0, 0, 0, 0)
    question: AskMarriage | AskHalf | None = None

    def make(self, suit: Suit, seat: Seat, trumps: Suit | None) -> Marriages:
        """The marriages after this one was made, with the trumps that are then in force."""
        made = (*self.made, Made(suit, seat, trumps=trumps == suit))
        return self._replace(trumps=trumps, made=made, made_suits=self.made_suits | 1 << suit)

    def ask(self, question: AskMarriage | AskHalf | None) -> Marriages:
        """The marriages when this question waits for its answer, or none does any more."""
        return Marriages(
            self.trumps,
            self.made,
            self.made_suits,
            self.no_declaring,
            self.no_asking,
            self.denied,
            question,
        )

    def deny(self, asker: Seat, suit: Suit) -> Marriages:
        """The marriages after the asker's partner has said that it has no half of this suit."""
        if self.denied[asker] >> suit & 1:
            return self
        denied = list(self.denied)
        denied[asker] |= 1 << suit
        return self._replace(denied=(denied[0], denied[1], denied[2], denied[3]))

    def lock(self, *, declaring: Seats, asking: Seats) -> Marriages:
        """The marriages after these seats have lost the right to declare, or to ask."""
        declaring |= self.no_declaring
        asking |= self.no_asking
        if declaring == self.no_declaring and asking == self.no_asking:
            return self
        return self._replace(no_declaring=declaring, no_asking=asking)
