"""Sets of cards, suits and actions as ints, beside what they stand for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi import (
    Action,
    AskHalf,
    AskMarriage,
    Card,
    Declare,
    Kontra,
    Make,
    No,
    Play,
    Rank,
    Re,
    Suit,
    Yes,
)
from marjapussi.cards import (
    BEATS,
    CARDS_OF,
    PACK,
    SUIT_OF,
    cards_in,
    halves_in,
    mask_of,
    pairs_in,
    show,
    subsets,
    suits_in,
)
from marjapussi.options import actions_in, declarations, half_questions, makings

ACTIONS: list[Action] = [
    *map(Play, Card),
    *map(Declare, Suit),
    AskMarriage(),
    *map(AskHalf, Suit),
    *map(Make, Suit),
    Yes(),
    No(),
    Kontra(),
    Re(),
]
some_cards = st.sets(st.sampled_from(Card))


@given(some_cards)
def test_a_set_of_cards(cards: set[Card]) -> None:
    mask = mask_of(cards)
    assert cards_in(mask) == tuple(sorted(cards))
    strongest_first = sorted(cards, key=lambda card: (card.suit, -card.rank))
    assert show(mask) == " ".join(map(str, strongest_first))


@given(some_cards)
def test_marriages_and_halves_in_a_hand(cards: set[Card]) -> None:
    """marriage.1 Own marriage: holding K and Q of a suit."""
    half = {suit: {Card.of(suit, Rank.KING), Card.of(suit, Rank.QUEEN)} for suit in Suit}
    hand = mask_of(cards)
    assert suits_in(pairs_in(hand)) == tuple(suit for suit in Suit if half[suit] <= cards)
    assert suits_in(halves_in(hand)) == tuple(suit for suit in Suit if half[suit] & cards)


@pytest.mark.parametrize("trumps", [None, *Suit])
def test_what_beats_a_card(trumps: Suit | None) -> None:
    """follow.5: The highest trump wins the trick; without one, the highest card of the suit led."""
    for best in Card:
        higher = {card for card in Card if card.suit == best.suit and card.rank > best.rank}
        ruffs = {card for card in Card if card.suit == trumps != best.suit}
        assert set(cards_in(BEATS[trumps][best])) == higher | ruffs


def test_the_suits() -> None:
    for suit in Suit:
        assert [card.suit for card in cards_in(CARDS_OF[suit])] == [suit] * 9
    assert all(SUIT_OF[card] == CARDS_OF[card.suit] for card in PACK)


def test_subsets_are_numbered_by_their_bits() -> None:
    found = subsets("abcd")
    assert len(found) == 16
    assert all(
        "".join(subset) == "".join(letter for i, letter in enumerate("abcd") if number >> i & 1)
        for number, subset in enumerate(found)
    )


@given(st.sets(st.sampled_from(ACTIONS)))
def test_a_set_of_actions(some: set[Action]) -> None:
    assert actions_in(sum(action.bit for action in some)) == tuple(
        action for action in ACTIONS if action in some
    )


def test_a_set_of_one_action() -> None:
    for action in ACTIONS:
        assert actions_in(action.bit) == (action,)


def test_the_same_speech_in_several_suits() -> None:
    suits = 0b1010
    named = Suit.DIAMONDS, Suit.SPADES
    assert actions_in(declarations(suits)) == tuple(map(Declare, named))
    assert actions_in(half_questions(suits)) == tuple(map(AskHalf, named))
    assert actions_in(makings(suits)) == tuple(map(Make, named))
