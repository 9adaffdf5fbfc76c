"""The pieces of work that are measured, each through the public interface.

A ``Timed`` piece is set up once and then run again and again in this process. A ``Fresh`` piece is
a program that measures itself in a process of its own and prints one number.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from attrs import frozen

from marjapussi import Action, Deal, Play, Seat, load_variant
from marjapussi.server_format import read_recording
from marjapussi.worlds import sample

RECORDED = Path(__file__).parents[2] / "shared" / "data" / "server-deals.ndjson"


@frozen
class Goal:
    """What is asked of a piece of work: the least that will do, and what is aimed at."""

    unit: str
    must: float
    aim: float


@frozen
class Timed:
    """Work done in this process: ``set_up`` returns what runs, doing ``things`` things a run."""

    name: str
    goal: Goal
    things: int
    set_up: Callable[[], Callable[[], object]]

    def amount(self, seconds: float) -> float:
        """What a run of so many seconds comes to in the unit of the goal."""
        each = seconds / self.things
        return {"/s": 1 / each, "µs": each * 1e6, "s": each}[self.goal.unit]


@frozen
class Fresh:
    """Work done in a process of its own: a program that prints an amount in the goal's unit."""

    name: str
    goal: Goal
    program: str

    def run(self) -> float:
        """The amount that the program prints."""
        command = [sys.executable, "-c", self.program]
        return float(subprocess.run(command, capture_output=True, check=True).stdout)


def _random_deals(name: str, deals: int) -> Callable[[], Callable[[], object]]:
    def set_up() -> Callable[[], object]:
        variant = load_variant(name)

        def run() -> None:
            rng = Random(7)
            for _ in range(deals):
                deal = Deal.shuffled(variant, rng)
                while not deal.is_over:
                    deal = deal.apply(rng.choice(deal.legal_actions()))

        return run

    return set_up


def _mid_trick(count: int) -> list[tuple[Deal, Seat, Action]]:
    """Positions in the middle of a trick, each with the seat on turn and a card it may play."""
    variant = load_variant("partnership-auction")
    rng = Random(7)
    found: list[tuple[Deal, Seat, Action]] = []
    while len(found) < count:
        deal = Deal.shuffled(variant, rng)
        while not deal.is_over:
            action = rng.choice(deal.legal_actions())
            if isinstance(action, Play) and len(deal.trick) in (1, 2) and deal.turn is not None:
                found.append((deal, deal.turn, action))
            deal = deal.apply(action)
    return found[:count]


def _apply() -> Callable[[], object]:
    positions = _mid_trick(1000)

    def run() -> None:
        for deal, _, action in positions:
            deal.apply(action)

    return run


def _legal_actions() -> Callable[[], object]:
    positions = _mid_trick(1000)

    def run() -> None:
        for deal, _, _ in positions:
            deal.legal_actions()

    return run


def _view() -> Callable[[], object]:
    positions = _mid_trick(1000)

    def run() -> None:
        for deal, seat, _ in positions:
            deal.view(seat)

    return run


def _worlds() -> Callable[[], object]:
    views = [deal.view(seat) for deal, seat, _ in _mid_trick(200)]

    def run() -> None:
        rng = Random(7)
        for view in views:
            sample(view, rng)

    return run


def _load_again() -> Callable[[], object]:
    load_variant("marjapussi-de")

    def run() -> None:
        for _ in range(1000):
            load_variant("marjapussi-de")

    return run


def _replay() -> Callable[[], object]:
    variant = load_variant("marjapussi-de")
    recordings = [read_recording(line) for line in RECORDED.read_text("utf-8").splitlines()]

    def run() -> None:
        for recording in recordings:
            Deal.replay(variant, recording.hands, recording.history)

    return run


_FIRST_LOAD = """
from time import perf_counter
from marjapussi import load_variant
start = perf_counter()
load_variant("marjapussi-de")
print((perf_counter() - start) * 1e3)
"""

_FIRST_IMPORT = """
from time import perf_counter
start = perf_counter()
import marjapussi
print((perf_counter() - start) * 1e3)
"""

_LIVE_DEALS = """
import gc, tracemalloc
from random import Random
from marjapussi import Deal, Phase, load_variant

variant = load_variant("partnership-auction")

def halfway(rng):
    deal = Deal.shuffled(variant, rng)
    while deal.phase is not Phase.PLAYING or len(deal.hand(0)) > 4:
        deal = deal.apply(rng.choice(deal.legal_actions()))
    return deal

rng = Random(7)
halfway(rng)
tracemalloc.start()
deals = [halfway(rng) for _ in range(10_000)]
gc.collect()
print(tracemalloc.get_traced_memory()[0] / 1e6)
"""

TIMED = (
    Timed(
        "random deals of partnership-auction",
        Goal("/s", 5_000, 10_000),
        200,
        _random_deals("partnership-auction", 200),
    ),
    Timed(
        "random deals of ten-point-32",
        Goal("/s", 8_000, 15_000),
        400,
        _random_deals("ten-point-32", 400),
    ),
    Timed("deal.apply of a card in mid-trick", Goal("µs", 2, 1), 1000, _apply),
    Timed("deal.legal_actions() in mid-trick", Goal("µs", 1, 0.4), 1000, _legal_actions),
    Timed("deal.view(seat) in mid-trick", Goal("µs", 20, 10), 1000, _view),
    Timed("worlds.sample(view, rng) in mid-trick", Goal("/s", 1_000, 1_000), 200, _worlds),
    Timed("load_variant of a shipped name, again", Goal("µs", 50, 5), 1000, _load_again),
    Timed("replay of 934 recorded deals, checked", Goal("s", 0.6, 0.3), 1, _replay),
)

FRESH = (
    Fresh("load_variant of a shipped name, first time", Goal("ms", 10, 5), _FIRST_LOAD),
    Fresh("import marjapussi", Goal("ms", 80, 50), _FIRST_IMPORT),
    Fresh("memory of 10,000 deals in mid-play", Goal("MB", 100, 40), _LIVE_DEALS),
)
