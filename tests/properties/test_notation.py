"""Whatever is written is read back equal."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import (
    Card,
    Deal,
    MarjapussiError,
    Seat,
    Suit,
    parse_action,
    parse_card,
    parse_suit,
)
from marjapussi.testing import deals, randoms
from tests.properties.universe import SPOKEN


@pytest.mark.parametrize("card", Card)
def test_a_card_is_read_from_all_its_names(card: Card) -> None:
    german = f"{'rseg'[card.suit]}-{'6789UOKZA'[card.rank]}"
    for name in (str(card), card.name, german, f"{card.suit} {card.rank}"):
        assert parse_card(name) is card, name


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_read_from_its_name_and_its_symbol(suit: Suit) -> None:
    assert parse_suit(str(suit)) is parse_suit(suit.symbol) is suit


@settings(max_examples=100, deadline=None)
@given(deals(), randoms())
def test_every_legal_action_is_read_back_from_its_text(deal: Deal, rng: Random) -> None:
    for seat in Seat:
        legal = deal.legal_actions(seat)
        for action in (*SPOKEN, *rng.sample(legal, min(40, len(legal)))):
            text = str(action)
            assert parse_action(text) == action
            assert parse_action(text.upper() if "♥" not in text else text) == action


@given(st.text(max_size=40))
def test_any_other_text_is_refused_by_the_error_for_it_and_no_other(text: str) -> None:
    for parse in (parse_action, parse_card, parse_suit):
        try:
            value = parse(text)
        except MarjapussiError:
            continue
        assert parse(str(value)) == value
