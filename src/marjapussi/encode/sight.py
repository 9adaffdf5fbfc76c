"""Sight: a view with the seats counted from the viewer, as yes and no for card after card."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from attrs import frozen

from marjapussi.actions import AskHalf, AskMarriage, Bid, Give, Play
from marjapussi.cards import SUITS, Card, Suits, cards_in
from marjapussi.phases import Phase
from marjapussi.seats import SEATS, Seat, Seats
from marjapussi.view import View

QUESTIONS = (AskMarriage(), *map(AskHalf, SUITS))
"""Everything that a seat can ask its partner."""

PHASES = tuple(Phase)


@frozen
class Sight:
    """What a view shows, and the cards chosen so far for an exchange.

    Wherever something is told seat by seat, the viewer comes first and the others clockwise, so
    that partner is the third; wherever it is told side by side, the own side comes first.

    >>> from random import Random
    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1), Seat.EAST)
    >>> list(Sight(deal.view(Seat.NORTH)).at(deal.turn))
    [False, True, False, False]
    """

    view: View
    chosen: Collection[Card] = ()

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards of the variant, suit by suit in rising strength."""
        return cards_in(self.view.variant.deck.cards)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats from the viewer on, clockwise."""
        return SEATS[self.view.seat :] + SEATS[: self.view.seat]

    def among(self, cards: Collection[Card]) -> Iterator[bool]:
        """Card by card, whether it is one of these."""
        return (card in cards for card in self.pack)

    def by_seat(self, cards: Mapping[Seat, Collection[Card]]) -> Iterator[bool]:
        """Seat by seat, card by card, whether it is one of that seat's."""
        return (card in cards[seat] for seat in self.seats for card in self.pack)

    def at(self, which: Seat | None) -> Iterator[bool]:
        """Seat by seat, whether it is this one."""
        return (seat is which for seat in self.seats)

    def within(self, which: Seats) -> Iterator[bool]:
        """Seat by seat, whether it is one of these."""
        return (bool(which >> seat & 1) for seat in self.seats)

    def suits(self, of: Callable[[Seat], Suits]) -> Iterator[bool]:
        """Seat by seat, suit by suit, whether it is one of that seat's."""
        return (bool(of(seat) >> suit & 1) for seat in self.seats for suit in SUITS)

    def sides(self, pair: tuple[int, int]) -> tuple[int, int]:
        """The number of the own side, and that of the other."""
        return pair[self.view.seat.side], pair[self.view.seat.side.other]

    def played(self) -> Mapping[Seat, Collection[Card]]:
        """The cards that each seat has played."""
        cards: dict[Seat, set[Card]] = {seat: set() for seat in SEATS}
        for seat, event in self.view.history:
            if isinstance(event, Play):
                cards[seat].add(event.card)
        return cards

    def trick(self) -> Mapping[Seat, Collection[Card]]:
        """The card of each seat on the table."""
        cards: dict[Seat, Collection[Card]] = dict.fromkeys(SEATS, ())
        for place, card in enumerate(self.view.trick):
            assert self.view.leader is not None
            cards[SEATS[(self.view.leader + place) % 4]] = (card,)
        return cards

    def possible(self) -> Iterator[bool]:
        """Seat by seat without the viewer, card by card, whether the seat can hold it."""
        holders = self.view.deductions()
        return (seat in holders.get(card, ()) for seat in self.seats[1:] for card in self.pack)

    def gift(self, giver: Seat) -> Collection[Card]:
        """The cards that this seat gave to its partner, if the viewer saw them."""
        gifts = [each for seat, each in self.view.history if seat is giver]
        return next((gift.cards for gift in gifts if isinstance(gift, Give)), ())

    def bids(self) -> Iterator[int]:
        """Seat by seat, its last bid, 0 for none."""
        last = {seat: each.points for seat, each in self.view.history if isinstance(each, Bid)}
        return (last.get(seat, 0) for seat in self.seats)

    def made(self, seat: Seat) -> Suits:
        """The suits whose marriages this seat has made."""
        return sum(1 << made.suit for made in self.view.made if made.seat is seat)
