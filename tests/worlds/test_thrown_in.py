"""Hands that could ask for a new deal are drawn as often as they can be dealt."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from marjapussi import Card, Rank, Seat
from marjapussi.cards import cards_in, mask_of
from marjapussi.rules.redeal import WeakHand
from marjapussi.worlds.thrown_in import ThrownIn

UNSEEN = (Card.H6, Card.D6, Card.C6, Card.H7, Card.SA, Card.HA)
ASKING = WeakHand(sixes=2, nothing_above=Rank.NINE)


class Place(Random):
    """Draws that begin at a place that is told, to go through all of them."""

    def __init__(self, place: int, end: int) -> None:
        super().__init__(place)
        self.place, self.end = place, end

    def randrange(self, start: int, *_: Any) -> int:
        assert start == self.end
        return self.place


def ranks_of(hand: tuple[Card, ...]) -> tuple[Rank, ...]:
    return tuple(sorted(card.rank for card in hand))


def test_each_place_is_one_way_to_deal_the_hand_that_asks() -> None:
    every = [hand for hand in combinations(UNSEEN, 3) if ASKING.may_demand(mask_of(hand))]
    thrown = ThrownIn.of(ASKING, mask_of(UNSEEN), (Seat.WEST, Seat.EAST), Seat.EAST)
    assert thrown.count == len(every)
    drawn: Counter[tuple[Rank, ...]] = Counter()
    for place in range(len(every)):
        south, west, north, east = thrown.draw(Place(place, len(every)))
        assert (south, north) == (0, 0)
        assert west | east == mask_of(UNSEEN)
        assert (west & east, west.bit_count()) == (0, 3)
        drawn[ranks_of(cards_in(east))] += 1
    assert drawn == Counter(map(ranks_of, every))
