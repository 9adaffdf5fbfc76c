"""What a step costs does not depend on how much has happened before it."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random

from marjapussi import Bid, Deal
from tests.rules.positions import with_knobs

LONG = with_knobs("partnership-auction", "auction", minimum=1, step=1, maximum=10_000)


def after_bids(count: int) -> Deal:
    """A deal in which so many bids were made, each one point higher."""
    deal = Deal.shuffled(LONG, Random(1))
    for points in range(1, count + 1):
        deal = deal.apply(Bid(points))
    return deal


@contextmanager
def no_collection() -> Iterator[None]:
    """Within it no garbage is collected: that calls and allocates too, whenever it happens."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def calls_of(step: Callable[[], object]) -> int:
    """How many functions, of Python and of C, a step calls."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    with no_collection():
        sys.setprofile(count)
        try:
            step()
        finally:
            sys.setprofile(None)
    return calls


def bytes_of(step: Callable[[], object]) -> int:
    """How many bytes a step takes at most while it runs, without those of other threads.

    Theirs are counted too if they come at the same time, so the least of some runs is right.
    """
    peaks = []
    with no_collection():
        for _ in range(5):
            tracemalloc.start()
            try:
                step()
                peaks.append(tracemalloc.get_traced_memory()[1])
            finally:
                tracemalloc.stop()
    return min(peaks)


def test_a_late_step_costs_what_an_early_one_does() -> None:
    """A step neither calls more functions nor copies more when 3,000 bids have gone before it."""
    early, late, last = after_bids(4), after_bids(3_000), Bid(9_000)
    assert calls_of(partial(late.apply, last)) == calls_of(partial(early.apply, last)) > 5
    assert bytes_of(partial(late.apply, last)) < bytes_of(partial(early.apply, last)) + 200


def test_a_long_history_can_be_read_compared_and_dropped() -> None:
    """The chain of what happened may be longer than Python may recurse."""
    deal, again = after_bids(3_000), after_bids(3_000)
    assert len(deal.history) == 3_000 > sys.getrecursionlimit()
    assert deal == again
    assert hash(deal) == hash(again)
    assert deal.view(deal.forehand) == again.view(deal.forehand)
