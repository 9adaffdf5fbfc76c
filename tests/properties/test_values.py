"""Deals, games and actions are values: equal, hashable, portable, and the same on every thread."""

import ast
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

import marjapussi
from marjapussi import Deal, Game, Give, Seat, load_variant, rules, variant_names
from marjapussi.rules.suit_points import SuitPoints
from marjapussi.testing import deals, games, play_out, randoms
from tests.properties.universe import actions_to_try

SOURCE = Path(marjapussi.__file__).parent
NAMES = {
    **{name: getattr(marjapussi, name) for name in marjapussi.__all__},
    **{rule.__name__: rule for slot in rules.RULES.values() for rule in slot.values()},
    "SuitPoints": SuitPoints,
}


@settings(max_examples=100, deadline=None)
@given(deals())
def test_the_hands_and_the_history_give_the_same_deal_again(deal: Deal) -> None:
    again = Deal.replay(deal.variant, deal.hands, deal.history, deal.forehand, scores=deal.scores)
    assert (again, hash(again), again.outcome) == (deal, hash(deal), deal.outcome)


@settings(max_examples=40, deadline=None)
@given(deals(), randoms())
def test_a_repr_is_code_for_the_same_value(deal: Deal, rng: Random) -> None:
    for value in (deal, deal.outcome, deal.variant, deal.trumps, *deal.made, *Seat):
        assert eval(repr(value), NAMES) == value
    for action in actions_to_try(deal, rng):
        assert eval(repr(action), NAMES) == action


@settings(max_examples=25, deadline=None)
@given(games())
def test_a_game_is_a_value_too(game: Game) -> None:
    for again in (eval(repr(game), NAMES), pickle.loads(pickle.dumps(game))):
        assert (again, hash(again), str(again.score_sheet())) == (
            game,
            hash(game),
            str(game.score_sheet()),
        )


@settings(max_examples=60, deadline=None)
@given(deals(), randoms())
def test_a_pickle_gives_an_equal_value_with_an_equal_hash(deal: Deal, rng: Random) -> None:
    for value in (deal, deal.outcome, deal.variant, *actions_to_try(deal, rng)):
        again = pickle.loads(pickle.dumps(value))
        assert (again, hash(again)) == (value, hash(value))


@settings(max_examples=60, deadline=None)
@given(deals(), randoms())
def test_deals_in_which_something_else_happened_are_not_equal(deal: Deal, rng: Random) -> None:
    legal = deal.legal_actions()
    after = [deal.apply(action) for action in rng.sample(legal, min(len(legal), 8))]
    assert len({deal, *after}) == len(after) + 1
    assert all(later == deal.apply(later.history[-1][1]) for later in after)
    assert deal != repr(deal)


def test_it_does_not_matter_in_which_order_cards_are_given() -> None:
    deal = Deal.shuffled(load_variant("marjapussi-de"), Random(3))
    for text in ("bid 120", "pass", "pass", "pass"):
        deal = deal.apply(marjapussi.parse_action(text))
    gift = list(deal.hand(Seat.NORTH)[:4])
    assert deal.apply(Give(gift)) == deal.apply(Give(gift[::-1]))


def _played(seed: int) -> Deal:
    names = variant_names()
    rng = Random(seed)
    return play_out(Deal.shuffled(load_variant(names[seed % len(names)]), rng), rng)


def test_eight_threads_at_once_come_to_the_same_deals_as_one_after_another() -> None:
    seeds = range(400)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)  # let the threads interrupt each other in the middle of everything
    try:
        with ThreadPoolExecutor(8) as threads:
            together = list(threads.map(_played, seeds))
    finally:
        sys.setswitchinterval(interval)
    assert together == [_played(seed) for seed in seeds]


def test_eight_threads_that_go_on_from_one_deal_do_not_disturb_each_other() -> None:
    start = Deal.shuffled(load_variant("partnership-auction"), Random(1))
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda seed: play_out(start, Random(seed)), range(100)))
    assert together == [play_out(start, Random(seed)) for seed in range(100)]
    assert start.history == ()


ELSEWHERE = """
import pickle, sys
from random import Random
from marjapussi.trial import play_out
deals = pickle.load(sys.stdin.buffer)
assert all(deal in {deal} for deal in deals)
pickle.dump([play_out(deal, Random(1)) for deal in deals], sys.stdout.buffer)
"""


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_a_deal_goes_on_in_another_process_as_it_would_here(hash_seed: str) -> None:
    begun = []
    for name in variant_names():
        rng = Random(name)
        begun.append(play_out(Deal.shuffled(load_variant(name), rng), rng, most=20))
    for deal in begun:
        hash(deal)  # hashes differ between processes, so none may travel along
    finished = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(begun),
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        check=True,
    )
    here = [play_out(deal, Random(1)) for deal in begun]
    there = pickle.loads(finished.stdout)
    assert there == here
    assert set(there) == set(here)


def test_playing_leaves_the_global_random_generator_alone() -> None:
    before = random.getstate()
    for name in variant_names():
        rng = Random(1)
        game = Game.start(load_variant(name), rng)
        Game(game.variant, play_out(game.deal, rng)).next_deal(rng)
    assert random.getstate() == before


CLOCKS_AND_CHANCE = {"time", "datetime", "secrets", "uuid", "zoneinfo", "locale", "getpass"}
SURROUNDINGS = {"environ", "environb", "getenv", "urandom", "getpid", "getlogin", "uname"}
OUTSIDE = {"cli"}  # a program for a terminal, which has surroundings; it is no part of the rules


def _modules() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] not in OUTSIDE:
            yield path


@pytest.mark.parametrize("path", list(_modules()), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_reads_the_clock_the_environment_or_the_global_random_generator(
    path: Path,
) -> None:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                found += [each.name for each in names if each.name.split(".")[0] == "random"]
                found += [n.name for n in names if n.name.split(".")[0] in CLOCKS_AND_CHANCE]
            case ast.ImportFrom(module="random", names=names):
                found += [f"random.{each.name}" for each in names if each.name != "Random"]
            case ast.ImportFrom(module="os", names=names):
                found += [f"os.{each.name}" for each in names if each.name in SURROUNDINGS]
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in CLOCKS_AND_CHANCE:
                found.append(module)
            case ast.Attribute(attr=attr) if attr in SURROUNDINGS:
                found.append(attr)
            case ast.Call(func=ast.Name(id="Random"), args=[], keywords=[]):
                found.append("Random() without a seed")
    assert not found
