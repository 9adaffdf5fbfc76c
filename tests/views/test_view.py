"""What a view shows: to everybody the same of what is open, to each seat its own cards."""

import pickle
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import (
    Card,
    Deal,
    FaceDown,
    Give,
    Kontra,
    Play,
    Seat,
    Suit,
    load_variant,
    parse_card,
)
from marjapussi.testing import deals, play_out
from tests.properties.universe import actions_to_try
from tests.rules.positions import dealt, south_speaks, then, undertaken

SEATS = tuple(Seat)
SOUTH, WEST, NORTH, EAST = Seat
OPEN = (
    *("turn", "is_over", "phase", "leader", "trick", "trumps", "made", "outcome"),
    *("forehand", "scores", "declarer", "contract", "doublings"),
)
AFTER_THE_AUCTION = "bid 120, bid 140, pass, pass, pass"


@settings(max_examples=150, deadline=None)
@given(deals(), st.sampled_from(SEATS))
def test_what_is_open_is_as_it_is_in_the_deal(deal: Deal, seat: Seat) -> None:
    view = deal.view(seat)
    assert view.variant == deal.variant
    for name in OPEN:
        assert getattr(view, name) == getattr(deal, name), name
    assert view.counts == tuple(len(deal.hand(each)) for each in SEATS)
    assert len(view.history) == len(deal.history)
    assert sum(view.tricks) == sum(isinstance(done, Play) for _, done in view.history) // 4


@settings(max_examples=150, deadline=None)
@given(deals(), st.sampled_from(SEATS))
def test_a_seat_sees_its_own_cards_and_may_do_what_the_deal_lets_it_do(
    deal: Deal, seat: Seat
) -> None:
    view = deal.view(seat)
    assert view.hand == deal.hand(seat)
    assert set(view.dealt) == deal.hands[seat]
    assert list(view.legal_actions()) == list(deal.legal_actions(seat))
    for action in actions_to_try(deal, Random(1)):
        assert view.why_not(action) == deal.why_not(action, seat)


@settings(max_examples=50, deadline=None)
@given(deals(), st.sampled_from(SEATS))
def test_a_view_is_a_value(deal: Deal, seat: Seat) -> None:
    view = deal.view(seat)
    again = deal.view(seat)
    assert view == again
    assert hash(view) == hash(again)
    assert pickle.loads(pickle.dumps(view)) == view
    assert view not in {deal.view(other) for other in SEATS if other != seat}


# --- the exchange


def exchange() -> Deal:
    """West is declarer and was given four cards by East, of which it returned two."""
    deal = dealt("partnership-auction", west="♥AK ♦6789 ♣6 ♠AK", east="♥8 ♦K10 ♣10QJ7 ♠J6")
    return then(deal, f"{AFTER_THE_AUCTION}, give ♣J ♣10 ♦K ♦10, give ♣J ♣10 ♥A ♥K")


def test_the_two_who_exchange_see_the_cards() -> None:
    """exchange.1 Only these two ever learn which cards went."""
    deal = exchange()
    for seat in (WEST, EAST):
        view = deal.view(seat)
        assert view.given == tuple(map(parse_card, ("♦K", "♦10", "♣J", "♣10")))
        assert view.returned == tuple(map(parse_card, ("♥K", "♥A", "♣J", "♣10")))
        assert view.history == deal.history


def test_the_others_see_that_four_cards_went_each_way() -> None:
    """exchange.1 Declarer's partner gives any four cards face down."""
    deal = exchange()
    for seat in (SOUTH, NORTH):
        view = deal.view(seat)
        assert view.given == view.returned == FaceDown(4)
        assert view.history[-2:] == ((EAST, FaceDown(4)), (WEST, FaceDown(4)))
        assert not any(isinstance(event, Give) for _, event in view.history)


def test_only_who_is_to_give_is_told_from_which_cards() -> None:
    """exchange.1 Partner gives any four cards of its hand."""
    deal = then(dealt("partnership-auction"), AFTER_THE_AUCTION)
    assert len(deal.view(EAST).legal_actions()) == 126
    for seat in (SOUTH, WEST, NORTH):
        assert not deal.view(seat).legal_actions()
        assert deal.view(seat).given is None


# --- acting and being refused


def test_a_seat_that_is_not_on_turn_may_say_kontra() -> None:
    """doubling.1 A seat need not be on turn to speak."""
    deal = undertaken(dealt("partnership-auction"), 120)
    assert list(deal.view(EAST).legal_actions()) == [Kontra()]
    assert not deal.view(NORTH).legal_actions()


def test_a_refusal_speaks_of_what_the_seat_knows() -> None:
    """follow.1 Follow suit if you can."""
    deal = then(south_speaks("ten-point-36", west="♠6 ♥7", south="♠A"), "♠A")
    refusal = deal.view(WEST).why_not(Play(Card.H7))
    assert refusal is not None
    assert refusal.rule == "follow.1"
    assert deal.view(WEST).why_not(Play(Card.S6)) is None


def test_cards_face_down_are_nothing_that_can_be_done() -> None:
    view = exchange().view(SOUTH)
    with pytest.raises(TypeError, match=r"FaceDown\(count=4\) is not an action"):
        view.why_not(FaceDown(4))  # type: ignore[arg-type]


# --- size


def size_of(value: object, seen: set[int]) -> int:
    """The bytes that a value takes up, without what it shares with all other deals."""
    shared = Card, Seat, Suit, type, type(load_variant("ten-point-32"))
    if id(value) in seen or isinstance(value, shared):
        return 0
    seen.add(id(value))
    inside: list[object] = list(value) if isinstance(value, tuple | list | frozenset) else []
    names = getattr(type(value), "__attrs_attrs__", ())
    inside += [getattr(value, field.name) for field in names]
    return sys.getsizeof(value) + sum(size_of(part, seen) for part in inside)


@pytest.mark.parametrize("name", ["partnership-auction", "ten-point-36"])
def test_a_deal_and_the_views_of_it_take_little_memory(name: str) -> None:
    """A server holds thousands of games at a time."""
    rng = Random(1)
    deal = play_out(Deal.shuffled(load_variant(name), rng), rng)
    assert deal.is_over
    assert size_of(deal, set()) < 20_000
    assert size_of(deal.view(SOUTH), set()) < 20_000
