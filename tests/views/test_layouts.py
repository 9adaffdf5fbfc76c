"""Layouts are counted, drawn and looked through without listing them; here they are listed."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import Card, Rank, Seat, Suit
from marjapussi.cards import cards_in, mask_of
from marjapussi.hands import Hands
from marjapussi.testing import randoms
from marjapussi.view.clues import HALVES, Clues
from marjapussi.view.layouts import Layouts

SOUTH, WEST, NORTH, EAST = Seat
HALF_CARDS = [Card.of(suit, rank) for suit in Suit for rank in (Rank.QUEEN, Rank.KING)]
PLAIN_CARDS = [Card.H6, Card.D9, Card.CA, Card.SJ, Card.S10]


@st.composite
def some_clues(draw: st.DrawFn) -> Clues:
    """Clues about seven cards at most in three hands or fewer; they may contradict each other."""
    halves = draw(st.lists(st.sampled_from(HALF_CARDS), max_size=4, unique=True))
    plain = draw(st.lists(st.sampled_from(PLAIN_CARDS), max_size=3, unique=True))
    own = draw(st.sampled_from(Seat))
    others = [seat for seat in Seat if seat is not own]
    holders = [draw(st.sampled_from(others)) for _ in (*halves, *plain)]
    barred = [0, 0, 0, 0]
    for seat in draw(st.lists(st.sampled_from(others), unique=True)):
        barred[seat] = mask_of(draw(st.lists(st.sampled_from(halves + plain)))) if holders else 0
    spans = st.sampled_from([(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)])
    told = {
        (seat, suit): draw(spans)
        for seat in sorted(set(holders))
        for suit in draw(st.lists(st.sampled_from(Suit), max_size=2, unique=True))
    }
    south, west, north, east = (holders.count(seat) for seat in Seat)
    return Clues(
        mask_of(halves + plain),
        (south, west, north, east),
        (barred[0], barred[1], barred[2], barred[3]),
        told,
    )


def fits(clues: Clues, hands: list[int]) -> bool:
    """Whether hidden hands agree with all the clues."""
    return all(
        hands[seat].bit_count() == clues.counts[seat] and not hands[seat] & clues.barred[seat]
        for seat in Seat
    ) and all(
        least <= (hands[seat] & HALVES[suit]).bit_count() <= most
        for (seat, suit), (least, most) in clues.halves.items()
    )


def every_layout(clues: Clues) -> set[Hands]:
    """Each way to deal the unseen cards that fits."""
    cards = cards_in(clues.unseen)
    seats = [seat for seat in Seat if clues.counts[seat]]
    found = set()
    for holders in product(seats, repeat=len(cards)):
        hands = [0, 0, 0, 0]
        for seat, card in zip(holders, cards, strict=True):
            hands[seat] |= 1 << card
        if fits(clues, hands):
            found.add((hands[0], hands[1], hands[2], hands[3]))
    return found


@settings(max_examples=150, deadline=None)
@given(some_clues(), randoms())
def test_layouts_are_those_that_fit_the_clues(clues: Clues, rng: Random) -> None:
    every = every_layout(clues)
    layouts = Layouts.of(clues)
    assert layouts.count == len(every)
    reached = [mask_of(card for hands in every for card in cards_in(hands[seat])) for seat in Seat]
    assert list(layouts.reach()) == reached
    for _ in range(20 if every else 0):
        assert layouts.draw(rng) in every


def test_a_half_that_a_seat_cannot_hold_is_not_drawn_for_it() -> None:
    """West and East hold a half of hearts each, and West has not the queen."""
    clues = Clues(
        HALVES[Suit.HEARTS],
        (0, 1, 0, 1),
        (0, mask_of([Card.HQ]), 0, 0),
        {(WEST, Suit.HEARTS): (1, 1)},
    )
    layouts = Layouts.of(clues)
    there = (0, mask_of([Card.HK]), 0, mask_of([Card.HQ]))
    assert layouts.count == 1
    assert layouts.reach() == there
    assert {layouts.draw(Random(seed)) for seed in range(10)} == {there}


def test_each_layout_is_drawn_as_often_as_any_other() -> None:
    """Six cards, of which two seats cannot hold one each, and one seat has a half of hearts."""
    cards = [Card.HQ, Card.HK, Card.D9, Card.CA, Card.SJ, Card.S10]
    clues = Clues(
        mask_of(cards),
        (0, 2, 2, 2),
        (0, mask_of([Card.D9]), mask_of([Card.CA]), 0),
        {(WEST, Suit.HEARTS): (1, 2)},
    )
    every = every_layout(clues)
    layouts, rng = Layouts.of(clues), Random(1)
    drawn = [layouts.draw(rng) for _ in range(200 * len(every))]
    assert set(drawn) == every
    assert all(140 < drawn.count(layout) < 260 for layout in every)
