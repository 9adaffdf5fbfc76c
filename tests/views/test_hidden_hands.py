"""Of the table a view has the hand of its own seat, and nothing where the others are."""

from __future__ import annotations

from random import Random

import pytest

from marjapussi import Deal, Seat, load_variant
from marjapussi.cards import mask_of


@pytest.mark.parametrize("seat", Seat)
def test_the_hands_of_the_others_are_not_there(seat: Seat) -> None:
    deal = Deal.shuffled(load_variant("ten-point"), Random(1))
    table = deal.view(seat).table
    assert table.hands[seat] == mask_of(deal.hand(seat))
    assert [table.hands[other] for other in Seat if other is not seat] == [0, 0, 0]
    assert sum(hand.bit_count() for hand in table.hands) == 9


@pytest.mark.parametrize("seat", Seat)
def test_only_the_seat_on_turn_is_offered_anything(seat: Seat) -> None:
    for name in ("ten-point", "partnership-auction"):
        deal = Deal.shuffled(load_variant(name), Random(1))
        table = deal.view(seat).table
        assert bool(table.options or table.offers) == (deal.turn is seat)
