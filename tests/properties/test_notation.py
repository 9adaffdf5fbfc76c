"""Whatever is written is read back equal, and whoever writes something else hears what is wrong."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import (
    Action,
    Announce,
    AskHalf,
    Bid,
    Card,
    Deal,
    Declare,
    Give,
    Make,
    MarjapussiError,
    NotationError,
    Play,
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


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is not an action, as in 'bid 120', 'pass' or 'play ♥A'"),
        ("clap", "'clap' is not an action, as in 'bid 120', 'pass' or 'play ♥A'"),
        ("kontre", "'kontre' is not an action; did you mean 'kontra'?"),
        ("sk", "'sk' is not an action; did you mean ♠K or ♦K?"),
        ("play", "'play' is not all of an action, as in 'play ♥A'"),
        ("declare ", "'declare ' is not all of an action, as in 'declare hearts'"),
        ("Ask", "'Ask' is not all of an action, as in 'ask marriage'"),
        ("ask half", "'ask half' is not all of an action, as in 'ask half hearts'"),
        ("make", "'make' is not all of an action, as in 'make hearts'"),
        ("play ♥1", "'♥1' is not a card; did you mean ♥10?"),
        ("play king", "'king' is not a card, as in ♥A, HA or r-A"),
        ("make heats", "'heats' is not a suit; did you mean hearts?"),
        ("make trumps", "'trumps' is not a suit, as in hearts or ♥"),
        ("bid", "'bid' names no points; write a whole number, as in 'bid 120'"),
        ("announce 1e3", "'announce 1e3' names no points; write a whole number, as in 'bid 120'"),
        ("give ♥A, ♠9", "'♥A,' is not a card; did you mean ♥A?"),
        ("give ♥A ♠9 HA", "'give ♥A ♠9 HA': ♥A is given twice"),
        (
            "x" * 101,
            f"'{'x' * 79}…' is too long: a card, a suit or an action has up to 100 characters",
        ),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("kind", "given", "said"),
    [
        (Bid, "120", "Bid takes a whole number of points, not '120'"),
        (Announce, True, "Announce takes a whole number of points, not True"),
        (Play, "♥A", "'♥A' is not a card; parse_card reads one from text"),
        (Give, ["♥A"], "'♥A' is not a card; parse_card reads one from text"),
        (Declare, "hearts", "'hearts' is not a suit; parse_suit reads one from text"),
        (AskHalf, 0, "0 is not a suit; parse_suit reads one from text"),
        (Make, None, "None is not a suit; parse_suit reads one from text"),
    ],
)
def test_an_action_is_made_of_cards_suits_and_points(
    kind: Callable[[Any], Action], given: Any, said: str
) -> None:
    with pytest.raises(TypeError) as caught:
        kind(given)
    assert str(caught.value) == said
