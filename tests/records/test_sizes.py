"""Records and deals are small: a program can hold thousands of them."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import pytest

from marjapussi import Deal, load_variant, variant_names
from marjapussi.record import write_record
from marjapussi.trial import play_out


@pytest.mark.parametrize("name", variant_names())
def test_a_finished_deal_is_recorded_in_less_than_4_kilobytes(name: str) -> None:
    variant, rng = load_variant(name), Random(1)
    largest = max(
        len(write_record(play_out(Deal.shuffled(variant, rng), rng)).encode()) for _ in range(50)
    )
    assert 500 < largest < 4_000


@pytest.mark.parametrize("name", variant_names())
def test_a_live_deal_takes_less_than_20_kilobytes(name: str) -> None:
    variant, rng, number = load_variant(name), Random(1), 100
    play_out(Deal.shuffled(variant, rng), rng)  # what all deals share is made by now
    gc.collect()
    tracemalloc.start()
    try:
        held = [play_out(Deal.shuffled(variant, rng), rng) for _ in range(number)]
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert all(deal.is_over for deal in held)
    assert 500 < size / number < 20_000
