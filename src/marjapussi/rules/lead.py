"""Slot ``lead``: what may be played to the first trick."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from marjapussi.cards import CARDS_OF, PACK, SUITS, Card, Cards, Rank, Suit, mask_of
from marjapussi.errors import Refusal
from marjapussi.rules.knobs import name, truth
from marjapussi.sentences import Sentence

_ACES = mask_of(card for card in PACK if card.rank == Rank.ACE)

_LEADERS = (
    Sentence("lead.1", "Declarer leads to the first trick; without a declarer, forehand does."),
    Sentence("lead.5", "The winner of a trick leads to the next one, whatever card it likes."),
)


def _must_fall(hand: Cards, led: Card) -> Cards:
    """The ace of the suit led, if the hand holds it (rule lead.3)."""
    return hand & CARDS_OF[led.suit] & _ACES


def _refuse_beside_ace(led: Card) -> Refusal:
    return Refusal(f"The ace of {led.suit} must fall in the first trick.", "lead.3")


_ACE_FALLS = Sentence(
    "lead.3", "If the first card led is no ace, whoever holds the ace of its suit must play it."
)


@frozen
class AceThenSuit:
    """The first lead is an ace, else a card of one suit (rules lead.1, lead.2, lead.3, lead.5).

    >>> from marjapussi.cards import show
    >>> show(AceThenSuit().lead(mask_of([Card.H10, Card.S9, Card.S6])))
    '♠9 ♠6'
    """

    rule: ClassVar[str] = "ace-then-suit"
    suit: Suit = name(Suit.SPADES, "what is led without an ace", members=SUITS)
    ace_falls: bool = truth(True, "the ace of the suit led must fall in the first trick")

    def lead(self, hand: Cards) -> Cards:
        return hand & _ACES or hand & CARDS_OF[self.suit] or hand

    def falls(self, hand: Cards, led: Card) -> Cards:
        return _must_fall(hand, led) if self.ace_falls else 0

    def refuse(self, hand: Cards, led: Card | None, card: Card) -> Refusal:
        if led is not None:
            return _refuse_beside_ace(led)
        if hand & _ACES:
            return Refusal("You hold an ace: lead an ace to the first trick.", "lead.2")
        suit = str(self.suit)
        return Refusal(f"Without an ace, lead {suit} to the first trick.", "lead.2")

    def sentences(self) -> tuple[Sentence, ...]:
        leader, winner = _LEADERS
        opening = Sentence(
            "lead.2",
            "To the first trick the leader plays an ace, whichever it likes; without an ace a card "
            f"of {self.suit}; without those any card.",
        )
        return (leader, opening, *((_ACE_FALLS,) if self.ace_falls else ()), winner)


@frozen
class AceFirst:
    """The first lead is an ace if the leader holds one, else any card (rules lead.1, lead.4).

    >>> from marjapussi.cards import show
    >>> show(AceFirst().lead(mask_of([Card.HA, Card.S9])))
    '♥A'
    """

    rule: ClassVar[str] = "ace"
    ace_falls: bool = truth(False, "the ace of the suit led must fall in the first trick")

    def lead(self, hand: Cards) -> Cards:
        return hand & _ACES or hand

    def falls(self, hand: Cards, led: Card) -> Cards:
        return _must_fall(hand, led) if self.ace_falls else 0

    def refuse(self, hand: Cards, led: Card | None, card: Card) -> Refusal:
        if led is not None:
            return _refuse_beside_ace(led)
        return Refusal("You hold an ace: lead an ace to the first trick.", "lead.4")

    def sentences(self) -> tuple[Sentence, ...]:
        leader, winner = _LEADERS
        opening = Sentence("lead.4", "Whoever leads to the first trick leads an ace if it has one.")
        return (leader, opening, *((_ACE_FALLS,) if self.ace_falls else ()), winner)


@frozen
class Free:
    """Any card may be led to the first trick (rules lead.1, lead.4, lead.5).

    >>> Free().lead(0b101) == 0b101
    True
    """

    rule: ClassVar[str] = "free"
    ace_falls: bool = truth(False, "the ace of the suit led must fall in the first trick")

    def lead(self, hand: Cards) -> Cards:
        return hand

    def falls(self, hand: Cards, led: Card) -> Cards:
        return _must_fall(hand, led) if self.ace_falls else 0

    def refuse(self, hand: Cards, led: Card | None, card: Card) -> Refusal:
        return _refuse_beside_ace(card if led is None else led)

    def sentences(self) -> tuple[Sentence, ...]:
        leader, winner = _LEADERS
        opening = Sentence("lead.4", "Any card may be led to the first trick.")
        return (leader, opening, *((_ACE_FALLS,) if self.ace_falls else ()), winner)
