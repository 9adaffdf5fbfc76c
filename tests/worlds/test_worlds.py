"""Worlds agree with everything that a seat has seen, each as likely as any other."""

from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from random import Random

import pytest
from attrs import evolve
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from marjapussi import (
    AskHalf,
    Card,
    Deal,
    FaceDown,
    No,
    NoWorldError,
    Rank,
    Redeal,
    Seat,
    Suit,
    Variant,
    load_variant,
    worlds,
)
from marjapussi.cards import mask_of
from marjapussi.rules.deck import French
from marjapussi.rules.exchange import Partner
from marjapussi.testing import deals, play_out, randoms, shipped_variants, variants
from marjapussi.worlds import Worlds
from tests.rules.positions import dealt, passed_out, south_speaks, then
from tests.worlds.listing import every_world, late

SEATS = tuple(Seat)
SOUTH, WEST, NORTH, EAST = Seat
SMALL_EXCHANGE = evolve(
    load_variant("partnership-auction"),
    deck=French(lowest=Rank.NINE),
    exchange=Partner(cards=1),
)
"""Six cards each, and one card goes each way: few enough worlds to list them all."""


def moments(variant: Variant, rng: Random) -> Iterator[Deal]:
    """A random deal, action by action."""
    deal = Deal.shuffled(variant, rng, rng.choice(SEATS))
    while not deal.is_over:
        yield deal
        deal = play_out(deal, rng, most=1)
    yield deal


def hidden_gifts(deal: Deal, seat: Seat) -> bool:
    """Whether cards were exchanged that the seat did not see."""
    return isinstance(deal.view(seat).given, FaceDown)


def evenly_spread(drawn: Counter[Deal], every: list[Deal]) -> bool:
    """Whether the counts are as chance would have them: chi square, within four sigma."""
    expected = drawn.total() / len(every)
    chi_square = sum((drawn[world] - expected) ** 2 / expected for world in every)
    freedom = len(every) - 1
    return abs(chi_square - freedom) < 4 * sqrt(2 * freedom)


# --- agreement


@settings(max_examples=100, deadline=None)
@given(deals(), st.sampled_from(SEATS), randoms())
def test_a_world_looks_to_the_seat_as_the_true_deal_does(
    deal: Deal, seat: Seat, rng: Random
) -> None:
    view = deal.view(seat)
    drawn = Worlds.of(view)
    for _ in range(5):
        assert drawn.sample(rng).view(seat) == view


@settings(max_examples=100, deadline=None)
@given(deals(), st.sampled_from(SEATS), randoms())
def test_the_first_deal_drawn_is_a_world(deal: Deal, seat: Seat, rng: Random) -> None:
    """What the clues allow is what the rules allow: nothing is drawn in vain."""
    drawn = Worlds.of(deal.view(seat))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("marjapussi.worlds.worlds._MOST_DRAWS", 1)
        for _ in range(5):
            drawn.sample(rng)


@settings(max_examples=50, deadline=None)
@given(deals(), st.sampled_from(SEATS), st.integers(0, 1000))
def test_the_true_deal_has_no_part_in_what_is_drawn(deal: Deal, seat: Seat, seed: int) -> None:
    view = deal.view(seat)
    other = worlds.sample(view, Random(5))
    assert worlds.sample(other.view(seat), Random(seed)) == worlds.sample(view, Random(seed))


# --- counting


@settings(max_examples=40, deadline=None)
@given(st.one_of(shipped_variants(), variants()), st.sampled_from(SEATS), randoms())
def test_the_count_is_the_number_of_worlds_there_are(
    variant: Variant, seat: Seat, rng: Random
) -> None:
    few = [deal for deal in moments(variant, rng) if late(deal, seat)]
    assume(few)
    deal = rng.choice(few[:6])
    assume(not hidden_gifts(deal, seat))
    assert worlds.count(deal.view(seat)) == len(every_world(deal, seat))


@pytest.mark.parametrize("seat", SEATS)
def test_hidden_gifts_are_counted_too(seat: Seat) -> None:
    few = [deal for deal in moments(SMALL_EXCHANGE, Random(3)) if late(deal, seat, most=12)]
    for deal in few[::4]:
        assert worlds.count(deal.view(seat)) == len(every_world(deal, seat))


def test_before_anything_is_said_every_layout_is_a_world() -> None:
    deal = Deal.shuffled(load_variant("partnership-auction"), Random(1))
    for seat in SEATS:
        assert worlds.count(deal.view(seat)) == comb(27, 9) * comb(18, 9)


def test_when_all_cards_are_played_only_the_exchange_stays_hidden() -> None:
    """exchange.1 Only these two ever learn which cards went."""
    deal = play_out(Deal.shuffled(load_variant("partnership-auction"), Random(4)), Random(4))
    assert deal.is_over
    for seat in SEATS:
        hidden = comb(9, 4) * comb(13, 4) if hidden_gifts(deal, seat) else 1
        assert worlds.count(deal.view(seat)) == hidden


# --- chances


@pytest.mark.parametrize("name", ["ten-point-36", "ten-point-28", "marjapussi-de"])
@pytest.mark.parametrize("seed", [1, 2])
def test_without_an_exchange_every_world_is_as_likely(name: str, seed: int) -> None:
    variant, rng = evolve(load_variant(name), exchange=None), Random(seed)
    every: list[Deal] = []
    while not 10 <= len(every) <= 100:
        seat = rng.choice(SEATS)
        deal = next(deal for deal in moments(variant, rng) if late(deal, seat))
        every = every_world(deal, seat)
    drawn = Worlds.of(deal.view(seat))
    counts = Counter(drawn.sample(rng) for _ in range(40 * len(every)))
    assert set(counts) == set(every)
    assert evenly_spread(counts, every)


def test_with_an_exchange_every_world_is_as_likely_too() -> None:
    rng = Random(5)
    every: list[Deal] = []
    while not 100 <= len(every) <= 300:
        deals = [each for each in moments(SMALL_EXCHANGE, rng) if late(each, WEST, most=12)]
        every = every_world(deals[0], WEST)
    drawn = Worlds.of(deals[0].view(WEST))
    counts = Counter(drawn.sample(rng) for _ in range(15 * len(every)))
    assert set(counts) == set(every)
    assert evenly_spread(counts, every)


def test_the_true_deal_comes_up_as_often_as_any_other() -> None:
    variant, rng = load_variant("ten-point-24"), Random(6)
    hits = expected = 0.0
    for _ in range(300):
        deal = play_out(Deal.shuffled(variant, rng), rng, most=18)
        drawn = Worlds.of(deal.view(NORTH))
        hits += drawn.sample(rng) == deal
        expected += 1 / drawn.count
    assert abs(hits - expected) < 4 * sqrt(expected)


# --- hard positions


def test_halves_that_were_asked_for_lie_where_the_answers_put_them() -> None:
    """marriage.3 Partner holds both: "yes", nothing made; so the asker holds neither."""
    deal = passed_out(dealt("partnership-auction", south="♥A10K ♠A", north="♦KQ ♣KQ ♠KQ"))
    deal = then(deal, "♥A …, ask half ♦, yes, ♥10 …, ask half ♣, yes, ♥K …, ask half ♠, yes, ♠A …")
    drawn = Worlds.of(deal.view(WEST))
    for seed in range(30):
        world = drawn.sample(Random(seed))
        south, north = world.hands[SOUTH], world.hands[NORTH]
        for suit in (Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES):
            halves = {Card.of(suit, Rank.KING), Card.of(suit, Rank.QUEEN)}
            assert not halves & south
            assert halves & north


def test_a_hand_that_asked_for_a_new_deal_could_ask() -> None:
    deal = dealt("huutopussi-helsinki", south="♥6 ♦6 ♣6").apply(Redeal())
    assert deal.variant.redeal is not None
    drawn = Worlds.of(deal.view(EAST))
    for seed in range(20):
        south = drawn.sample(Random(seed)).hands[SOUTH]
        assert deal.variant.redeal.may_demand(mask_of(south))


def test_hands_that_could_ask_for_a_new_deal_are_counted() -> None:
    """East holds no six and nothing else of note: three sixes, four, or nothing above the jack."""
    deal = dealt("huutopussi-helsinki", south="♥6 ♦6 ♣6", east="♥AKQ10 ♦AKQ10 ♣A")
    low, sixes = 20, 4
    many_sixes = sum(comb(sixes, n) * comb(27 - sixes, 9 - n) for n in (3, 4))
    nothing_high = comb(low, 9)
    both = sum(comb(sixes, n) * comb(low - sixes, 9 - n) for n in (3, 4))
    asking = many_sixes + nothing_high - both
    assert worlds.count(deal.apply(Redeal()).view(EAST)) == asking * comb(18, 9)


def test_a_view_that_no_deal_leads_to_is_refused_after_a_while() -> None:
    view = south_speaks("partnership-auction").view(WEST)
    doctored = evolve(view, table=evolve(view.table, may_speak=False))
    with pytest.raises(NoWorldError, match="what West has seen"):
        worlds.sample(doctored, Random(1))


def test_a_view_that_contradicts_itself_is_refused_at_once() -> None:
    deal = then(south_speaks("partnership-auction", north="♣K"), "ask half ♣, yes")
    view = deal.view(WEST)
    contradicting = ((SOUTH, AskHalf(Suit.CLUBS)), (NORTH, No()))
    doctored = evolve(view, history=(*view.history, *contradicting))
    assert worlds.count(doctored) == 0
    with pytest.raises(NoWorldError):
        worlds.sample(doctored, Random(1))
