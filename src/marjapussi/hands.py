"""The four hands of a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeAlias

from marjapussi.cards import Card, Cards, mask_of
from marjapussi.errors import WrongDealError
from marjapussi.protocols import Rules
from marjapussi.seats import SEATS, Seat, Side
from marjapussi.spelling import counted

Hands: TypeAlias = tuple[Cards, Cards, Cards, Cards]
"""The cards of each seat."""


_SOUTH, _WEST, _NORTH, _ = SEATS


def shuffled(rules: Rules, rng: Random) -> Hands:
    """The hands of the shuffled pack (rule deck.2)."""
    pack = list(rules.pack)
    rng.shuffle(pack)
    size = rules.hand_size
    first, second, third, fourth = (mask_of(pack[i * size : (i + 1) * size]) for i in range(4))
    return first, second, third, fourth


def checked(rules: Rules, hands: Sequence[Iterable[Card]]) -> Hands:
    """The hands, if they are a deal of this pack (rule deck.2).

    Raises ``WrongDealError`` with everything that is wrong: a wrong number of hands or of cards, a
    card dealt twice, one that is missing, one that is not in the pack.
    """
    if len(hands) != len(SEATS):
        raise WrongDealError(f"a deal has four hands, not {len(hands)}")
    listed = [list(hand) for hand in hands]
    wrong = []
    for seat, hand in zip(SEATS, listed, strict=True):
        if strangers := [card for card in hand if not isinstance(card, Card)]:
            raise WrongDealError(f"{seat} holds {strangers[0]!r}, which is not a card")
        if len(hand) != rules.hand_size:
            wrong.append(f"{seat} holds {counted(len(hand), 'card')}, not {rules.hand_size}")
    dealt = Counter(card for hand in listed for card in hand)
    wrong += [f"{card} is dealt {n} times" for card, n in sorted(dealt.items()) if n > 1]
    wrong += [f"{card} is not in the pack" for card in sorted(dealt) if card not in rules.pack]
    wrong += [f"{card} is missing" for card in rules.pack if card not in dealt]
    if wrong:
        raise WrongDealError("; ".join(wrong))
    first, second, third, fourth = (mask_of(hand) for hand in listed)
    return first, second, third, fourth


def without(hands: Hands, seat: Seat, card: Cards) -> Hands:
    """The hands after the seat has played a card that it held."""
    south, west, north, east = hands
    if seat is _SOUTH:
        return south ^ card, west, north, east
    if seat is _WEST:
        return south, west ^ card, north, east
    if seat is _NORTH:
        return south, west, north ^ card, east
    return south, west, north, east ^ card


def passed_across(hands: Hands, side: Side, cards: Cards) -> Hands:
    """The hands after cards that one partner of the side held have gone to the other."""
    south, west, north, east = hands
    if side is Side.SOUTH_NORTH:
        return south ^ cards, west, north ^ cards, east
    return south, west ^ cards, north, east ^ cards
