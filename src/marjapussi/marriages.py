"""The marriages of a deal: what was made, what is trumps, who may still ask."""

from __future__ import annotations

from typing import NamedTuple

from attrs import frozen

from marjapussi.actions import AskHalf, AskMarriage
from marjapussi.cards import Suit, Suits
from marjapussi.seats import Seat


@frozen
class Made:
    """A marriage that was made: its suit, the seat it is credited to, and whether it made trumps.

    The seat is the one that declared, or the one that answered the question.
    """

    suit: Suit
    seat: Seat
    trumps: bool


class Marriages(NamedTuple):
    """What declarations, questions and answers have settled so far in a deal.

    ``no_declaring`` and ``no_asking`` are the seats that may no longer declare an own marriage and
    no longer ask for one; ``denied`` are pairs of the seat that asked for a half and its suit that
    partner does not have; ``question`` is the question that waits for its answer.
    """

    trumps: Suit | None = None
    made: tuple[Made, ...] = ()
    made_suits: Suits = 0
    no_declaring: frozenset[Seat] = frozenset()
    no_asking: frozenset[Seat] = frozenset()
    denied: frozenset[tuple[Seat, Suit]] = frozenset()
    question: AskMarriage | AskHalf | None = None

    def make(self, suit: Suit, seat: Seat, trumps: Suit | None) -> Marriages:
        """The marriages after this one was made, with the trumps that are then in force."""
        made = Made(suit, seat, trumps=trumps == suit)
        return self._replace(
            trumps=trumps, made=(*self.made, made), made_suits=self.made_suits | 1 << suit
        )

    def lock(self, *, declaring: frozenset[Seat], asking: frozenset[Seat]) -> Marriages:
        """The marriages after these seats have lost the right to declare, or to ask."""
        return self._replace(
            no_declaring=self.no_declaring | declaring,
            no_asking=self.no_asking | asking,
        )
