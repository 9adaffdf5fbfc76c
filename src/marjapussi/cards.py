"""Suits, ranks and cards, and sets of cards as bit masks.

The cards of a suit have neighbouring numbers that rise with their strength (rule deck.1), so a set
of cards is an ``int`` with bit ``1 << card`` for each card, and "the higher cards of the suit" is a
mask. Such ints are called ``Cards`` here.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from itertools import pairwise
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Cards: TypeAlias = int
"""A set of cards: bit ``1 << card`` stands for ``card``."""

Suits: TypeAlias = int
"""A set of suits: bit ``1 << suit`` stands for ``suit``."""


class Suit(IntEnum):
    """One of the four suits.

    >>> str(Suit.HEARTS), Suit.HEARTS.symbol
    ('hearts', '♥')
    """

    HEARTS = 0
    DIAMONDS = 1
    CLUBS = 2
    SPADES = 3

    @property
    def symbol(self) -> str:
        """The suit as one character."""
        return "♥♦♣♠"[self]

    def __bool__(self) -> bool:
        return True  # number 0 too, so that "if deal.trumps" asks what it says

    def __str__(self) -> str:
        return self.name.lower()

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Rank(IntEnum):
    """The rank of a card; a higher rank beats a lower one of the same suit (rule deck.1).

    >>> Rank.TEN > Rank.KING
    True
    >>> str(Rank.TEN)
    '10'
    """

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    TEN = 7
    ACE = 8

    def __bool__(self) -> bool:
        return True  # number 0 too, so that "if rank" asks what it says

    def __str__(self) -> str:
        return ("6", "7", "8", "9", "J", "Q", "K", "10", "A")[self]

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


class Card(IntEnum):
    """A card of the 36-card pack; its number is ``9 * suit + rank``.

    >>> Card.HQ.suit, Card.HQ.rank
    (Suit.HEARTS, Rank.QUEEN)
    >>> str(Card.H10), repr(Card.H10)
    ('♥10', 'Card.H10')
    >>> Card.of(Suit.SPADES, Rank.ACE)
    Card.SA
    """

    H6, H7, H8, H9, HJ, HQ, HK, H10, HA = range(9)
    D6, D7, D8, D9, DJ, DQ, DK, D10, DA = range(9, 18)
    C6, C7, C8, C9, CJ, CQ, CK, C10, CA = range(18, 27)
    S6, S7, S8, S9, SJ, SQ, SK, S10, SA = range(27, 36)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of that suit and rank."""
        return PACK[9 * suit + rank]

    suit: Suit
    """The suit of the card."""
    rank: Rank
    """The rank of the card."""

    def __bool__(self) -> bool:
        return True  # number 0 too, so that "if card" asks what it says

    def __str__(self) -> str:
        return f"{self.suit.symbol}{self.rank}"

    def __repr__(self) -> str:
        return f"Card.{self.name}"


SUITS = tuple(Suit)
RANKS = tuple(Rank)
PACK = tuple(Card)

for _card in PACK:
    _card.suit = SUITS[_card // 9]
    _card.rank = RANKS[_card % 9]


def mask_of(cards: Iterable[Card]) -> Cards:
    """The set of these cards as a mask.

    >>> mask_of([Card.H6, Card.H8])
    5
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: Cards) -> tuple[Card, ...]:
    """The cards of a mask, suit by suit, in rising strength.

    >>> cards_in(5)
    (Card.H6, Card.H8)
    """
    return (
        _HEARTS[mask & 511]
        + _DIAMONDS[mask >> 9 & 511]
        + _CLUBS[mask >> 18 & 511]
        + _SPADES[mask >> 27 & 511]
    )


def subsets(things: Iterable[T]) -> tuple[tuple[T, ...], ...]:
    """Every subset of some things, at the number that has a bit for each of them.

    >>> subsets("ab")
    ((), ('a',), ('b',), ('a', 'b'))
    """
    found: list[tuple[T, ...]] = [()]
    for thing in things:
        found += [(*subset, thing) for subset in found]
    return tuple(found)


_HEARTS, _DIAMONDS, _CLUBS, _SPADES = (subsets(PACK[9 * suit : 9 * suit + 9]) for suit in SUITS)


def suits_in(mask: Suits) -> tuple[Suit, ...]:
    """The suits of a mask, in the order of ``Suit``.

    >>> suits_in(0b1001)
    (Suit.HEARTS, Suit.SPADES)
    """
    return tuple(suit for suit in SUITS if mask >> suit & 1)


def show(mask: Cards) -> str:
    """The cards of a mask as text, suit by suit, the strongest first.

    >>> show(mask_of([Card.S9, Card.HK, Card.HA]))
    '♥A ♥K ♠9'
    """
    return " ".join(
        str(card) for suit in SUITS for card in reversed(cards_in(mask & CARDS_OF[suit]))
    )


CARDS_OF: tuple[Cards, ...] = tuple(0b111111111 << 9 * suit for suit in SUITS)
"""The nine cards of each suit."""

SUIT_OF: tuple[Cards, ...] = tuple(CARDS_OF[card.suit] for card in PACK)
"""The nine cards of the suit of each card."""

_KINGS_AND_QUEENS = tuple(card for card in PACK if card.rank in (Rank.QUEEN, Rank.KING))
_ANY_HALF: Cards = mask_of(_KINGS_AND_QUEENS)

_PAIRS: dict[Cards, Suits] = {}
_HALVES: dict[Cards, Suits] = {}
for _held in subsets(_KINGS_AND_QUEENS):
    _mask = mask_of(_held)
    _PAIRS[_mask] = sum(1 << c.suit for c, next_one in pairwise(_held) if c.suit is next_one.suit)
    _HALVES[_mask] = sum({1 << card.suit for card in _held})


def pairs_in(hand: Cards) -> Suits:
    """The suits of which the hand holds the king and the queen: its marriages.

    >>> suits_in(pairs_in(mask_of([Card.HK, Card.HQ, Card.SK])))
    (Suit.HEARTS,)
    """
    return _PAIRS[hand & _ANY_HALF]


def halves_in(hand: Cards) -> Suits:
    """The suits of which the hand holds the king, the queen or both.

    >>> suits_in(halves_in(mask_of([Card.HK, Card.HQ, Card.SK])))
    (Suit.HEARTS, Suit.SPADES)
    """
    return _HALVES[hand & _ANY_HALF]


BEATS: dict[Suit | None, tuple[Cards, ...]] = {
    trumps: tuple(
        (CARDS_OF[best.suit] & -(2 << best))  # the higher cards of its suit
        | (0 if trumps is None or best.suit == trumps else CARDS_OF[trumps])
        for best in PACK
    )
    for trumps in (None, *SUITS)
}
"""``BEATS[trumps][best]``: the cards that beat ``best`` when it lies highest in the trick
(rule follow.5)."""
