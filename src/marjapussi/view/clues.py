"""Clues: what the rules let a seat conclude about each hidden hand.

Cards only leave a hand while they are played. So whatever a hand lacked at some moment it lacks
now; and of the king and the queen of a suit it held, at any moment, those that it has played since
and those that it still holds. With that every clue, whenever it was given, tells about the cards
that are unseen now, in one of two forms: a seat holds *none* of some cards, or it holds *so many*,
none to two, of the halves of a suit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from marjapussi.actions import (
    Action,
    AskHalf,
    AskMarriage,
    Declare,
    Give,
    Make,
    No,
    Play,
    Yes,
)
from marjapussi.cards import SUITS, Card, Cards, Rank, Suit, mask_of
from marjapussi.marriages import Marriages
from marjapussi.seats import SEATS, Seat
from marjapussi.view.seen import FaceDown

if TYPE_CHECKING:
    from marjapussi.view import View

HALVES: tuple[Cards, ...] = tuple(
    mask_of([Card.of(suit, Rank.QUEEN), Card.of(suit, Rank.KING)]) for suit in SUITS
)
"""The queen and the king of each suit."""

Span: TypeAlias = tuple[int, int]
"""At least so many cards, and at most so many."""


@frozen
class Clues:
    """What is known of the hidden hands; a seat's own hand is not among them.

    ``unseen`` are the cards that lie in them, ``counts`` how many of these each seat holds,
    ``barred`` those that it cannot hold. ``halves`` says how many halves of a suit a seat still
    holds, where something was said or done that tells.
    """

    unseen: Cards
    counts: tuple[int, int, int, int]
    barred: tuple[Cards, Cards, Cards, Cards]
    halves: Mapping[tuple[Seat, Suit], Span]


def clues(view: View) -> Clues:
    """Everything that has happened in a view, as clues about the hidden hands.

    >>> from random import Random
    >>> from marjapussi import Deal, load_variant
    >>> from marjapussi.cards import show
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(9))
    >>> for _ in range(4):
    ...     deal = deal.apply(deal.legal_actions()[0])
    >>> print(*(action for _, action in deal.history), sep=", ")
    play ♥Q, play ♦9, play ♥9, play ♥10
    >>> found = clues(deal.view(Seat.SOUTH))
    >>> show(found.barred[Seat.WEST]), show(found.barred[Seat.NORTH])
    ('♥A ♥J', '♥A')
    """
    reading = _Reading(view)
    for seat, event in view.history:
        if type(event) is Play:
            reading.card(seat, event.card)
        elif not isinstance(event, FaceDown):
            reading.said(seat, event)
    return reading.clues()


def ruled_out(allowed: Callable[[Cards], Cards], card: Card, among: Cards) -> Cards:
    """The cards that a hand cannot hold beside a card, since one of them would have to be played.

    ``allowed`` gives the cards of a hand that may be played. It takes the best class of cards in
    the hand, as all duties to lead, follow, beat and trump do: better classes are put aside until
    the card itself is allowed.

    >>> from marjapussi.cards import show
    >>> cards = mask_of([Card.HK, Card.H10, Card.S9])
    >>> show(ruled_out(lambda hand: hand & 0o777 or hand, Card.C7, cards))  # hearts first
    '♥10 ♥K'
    """
    hand = among | 1 << card
    best = allowed(hand)
    while hand & best and not best >> card & 1:
        hand &= ~best
        best = allowed(hand)
    return among & ~hand


class _Reading:
    """Goes through what happened in a view and notes what it tells."""

    def __init__(self, view: View) -> None:
        self.rules = view.variant
        self.view = view
        self.later = cards_played(view)
        south, west, north, east = self.later
        seen = mask_of(view.hand) | south | west | north | east
        self.unseen = mask_of(view.variant.pack) & ~seen
        self.barred = [0, 0, 0, 0]
        self.halves: dict[tuple[Seat, Suit], Span] = {}
        self.first_trick = True
        self.trick: list[Card] = []
        self.best = Card.H6
        self.trumps: Suit | None = None
        self.made = 0
        self.question: Action | None = None
        named = sum(
            1 << event.suit for _, event in view.history if isinstance(event, Declare | Make)
        )
        self.made_of_halves = view.table.marriages.made_suits & ~named

    def clues(self) -> Clues:
        self._own_exchange()
        own = self.view.seat
        south, west, north, east = (0 if seat is own else self.view.counts[seat] for seat in SEATS)
        first, second, third, fourth = self.barred
        return Clues(
            self.unseen, (south, west, north, east), (first, second, third, fourth), self.halves
        )

    # --- cards

    def card(self, seat: Seat, card: Card) -> None:
        """A card was played: better ones, by the rules of the moment, were not held."""
        if seat is not self.view.seat:
            self.barred[seat] |= ruled_out(self._allowed, card, self.unseen)
        if not self.trick or self.rules.follow.beats(self.best, self.trumps) >> card & 1:
            self.best = card
        self.trick.append(card)
        self.later[seat] &= ~(1 << card)
        if len(self.trick) == len(SEATS):
            self.trick = []
            self.first_trick = False

    def _allowed(self, hand: Cards) -> Cards:
        """The cards of a hand that may be played now."""
        lead = self.rules.lead
        if not self.trick:
            return lead.lead(hand) if self.first_trick else hand
        falls = lead.falls(hand, self.trick[0]) if self.first_trick else 0
        return falls or self.rules.follow.legal(hand, self.trick[0], self.best, self.trumps)

    # --- declarations, questions and answers

    def said(self, seat: Seat, action: Action) -> None:
        """Something was said that may tell of kings and queens."""
        match action:
            case Declare(suit=suit) | Make(suit=suit):
                self._holds(seat, suit, 2, 2)
                self._make(suit)
            case AskHalf(suit=suit) if self._needs_half(suit):
                self._holds(seat, suit, 1, 2)
            case Yes() if isinstance(self.question, AskHalf):
                self._has_half(seat, self.question.suit)
            case No() if isinstance(self.question, AskHalf):
                self._holds(seat, self.question.suit, 0, 0)
            case No():
                for suit in SUITS:
                    if not self.made >> suit & 1:
                        self._holds(seat, suit, 0, 1)
        if isinstance(action, AskHalf | AskMarriage):
            self.question = action

    def _has_half(self, seat: Seat, suit: Suit) -> None:
        """A yes: at once everybody sees whether the asker has the other half (marriage.3)."""
        self._holds(seat, suit, 1, 2)
        if self.made >> suit & 1:
            return
        if self.made_of_halves >> suit & 1:
            self._holds(seat.partner, suit, 1, 1)
            self._make(suit)
        else:
            self._holds(seat.partner, suit, 0, 0)

    def _needs_half(self, suit: Suit) -> bool:
        """Whether an empty hand could not ask for a half of the suit (rule marriage.4)."""
        marriage = self.rules.marriage
        question = AskHalf(suit).bit
        return marriage is not None and not marriage.options(0, Seat.SOUTH, Marriages()) & question

    def _holds(self, seat: Seat, suit: Suit, least: int, most: int) -> None:
        """At this moment the seat holds so many halves of the suit."""
        if seat is self.view.seat:
            return
        since = (HALVES[suit] & self.later[seat]).bit_count()
        lower, upper = self.halves.get((seat, suit), (0, 2))
        self.halves[seat, suit] = max(lower, least - since), min(upper, most - since)

    def _make(self, suit: Suit) -> None:
        self.made |= 1 << suit
        if self.rules.trumps is not None:
            self.trumps = self.rules.trumps.after(self.trumps, suit)

    # --- the own exchange

    def _own_exchange(self) -> None:
        """Cards of the own exchange that are not seen any more are with partner (exchange.1)."""
        there = 0
        for _, event in self.view.history:
            if isinstance(event, Give):
                there |= event.mask
        for seat in SEATS:
            if seat is not self.view.seat.partner:
                self.barred[seat] |= there & self.unseen


def cards_played(view: View) -> list[Cards]:
    """The cards that each seat has played."""
    played = [0, 0, 0, 0]
    for seat, event in view.history:
        if type(event) is Play:
            played[seat] |= event.bit
    return played
