"""``marjapussi simulate``: random deals are counted, random games are printed."""

from __future__ import annotations

import re
from random import Random

import pytest

from marjapussi import Bid, Deal, Game, Side, load_variant, variant_names
from marjapussi.cli.story import story
from marjapussi.cli.summary import Summary
from marjapussi.cli.table import tables
from marjapussi.players import beginner
from marjapussi.server_format import Recording, read_recording
from tests.cli.program import Program
from tests.server.records import PASSED_OUT, PLAYED

RULES = load_variant("marjapussi-de")


def deal_of(text: str) -> Deal:
    recording = read_recording(text)
    return Deal.replay(RULES, recording.hands, recording.history)


def test_the_same_seed_gives_the_same_output_whatever_the_jobs(program: Program) -> None:
    arguments = ("simulate", "partnership-auction", "--deals", "450", "--seed", "7")
    alone = program(*arguments)
    assert alone.status == 0
    assert program(*arguments, "--jobs", "1") == alone
    assert program(*arguments, "--jobs", "3") == alone


def test_games_come_in_order_whatever_the_jobs(program: Program) -> None:
    arguments = ("simulate", "ten-point-24", "--games", "3", "--seed", "-1")
    alone = program(*arguments)
    assert re.findall(r"game (\d), seed -1", alone.out) == ["1", "2", "3"]
    assert program(*arguments, "--jobs", "2") == alone


def test_another_seed_gives_another_output(program: Program) -> None:
    first, second = (
        program("simulate", "ten-point", "--deals", "50", "--seed", seed) for seed in "12"
    )
    assert first.out.splitlines()[1:] != second.out.splitlines()[1:]


@pytest.mark.parametrize("name", variant_names())
def test_every_variant_can_be_simulated(program: Program, name: str) -> None:
    ran = program("simulate", name, "--deals", "20")
    assert (ran.status, ran.err) == (0, "")
    title = load_variant(name).title
    assert ran.out.startswith(f"{title}: 20 deals, seed 1\n")
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("name", variant_names())
def test_a_game_of_every_variant_comes_to_an_end(program: Program, name: str) -> None:
    ran = program("simulate", name, "--games", "1", "--seed", "7")
    assert (ran.status, ran.err) == (0, "")
    last = ran.out.splitlines()[-2]
    assert re.fullmatch(r"(South-North|West-East) win after \d+ deals\.|The game is drawn .*", last)
    assert "Deal 1, dealt by " in ran.out


def test_the_usual_number_of_deals_is_a_thousand(program: Program) -> None:
    assert program("simulate", "ten-point-24").out.startswith(
        "Ten-point Marjapussi, 24 cards: 1,000 deals, seed 1\n"
    )


def test_the_table_of_a_game_with_an_auction() -> None:
    summary = Summary.of(deal_of(PLAYED)) + Summary.of(deal_of(PASSED_OUT))
    assert "\n".join(tables(summary, load_variant("partnership-auction"))) == (
        """\
Auction
  with a declarer                    1   50.0 %
  passed out                         1   50.0 %

Contract
  made                               1  100.0 %
  failed                             0    0.0 %
  Kontra                             0    0.0 %
  Re                                 0    0.0 %
  declaring side to Porvoo           0    0.0 %
  defenders to Porvoo                0    0.0 %

Marriages
  trumps made                        2  100.0 %
  hearts made                        1   50.0 %
  diamonds made                      1   50.0 %
  clubs made                         0    0.0 %
  spades made                        1   50.0 %

On average                  South-North    West-East    declaring    defending
  points                           89.5        160.5        235.0         25.0
  score                            90.0        105.0        125.0         25.0
  contract                                                  125.0"""
    )


def test_the_table_of_a_game_without_an_auction() -> None:
    lines = list(tables(Summary(), load_variant("ten-point")))
    assert lines == [
        "Tricks",
        "  a side to Porvoo                   0",
        "",
        "Marriages",
        "  trumps made                        0",
        "  hearts made                        0",
        "  diamonds made                      0",
        "  clubs made                         0",
        "  spades made                        0",
        "",
        "On average                  South-North    West-East",
        "  points                              –            –",
        "  score                               –            –",
    ]


def test_the_story_of_a_deal() -> None:
    lines = list(story(deal_of(PLAYED)))
    assert lines[:14] == [
        "South  ♥Q ♥6 ♦A ♦6 ♣J ♣8 ♣6 ♠8 ♠7",
        "West   ♥A ♥9 ♦K ♦Q ♦9 ♣10 ♣Q ♠K ♠Q",
        "North  ♥10 ♥K ♥7 ♦J ♦8 ♣A ♣K ♠J ♠9",
        "East   ♥J ♥8 ♦10 ♦7 ♣9 ♣7 ♠A ♠10 ♠6",
        "",
        "South passes. West bids 125. North passes. East passes. West wins the auction",
        "with 125",
        "    East gives West ♦7, ♣7, ♠10, ♠A",
        "    West gives ♥9, ♦9, ♦Q, ♣10 back to East",
        "    West announces 125",
        "1.  West ♠A    North ♠9   East ♠6    South ♠7    West takes it",
        "    West declares the marriage of spades: spades are trumps, +40",
        "2.  West ♣Q    North ♣A   East ♣9    South ♣8    North takes it",
        "3.  North ♥7   East ♥8    South ♥Q   West ♥A     West takes it",
    ]
    assert lines[-3:] == [
        "9.  West ♠Q    North ♥K   East ♥9    South ♣6    West takes it",
        "West-East make the contract of 125. Points: South-North 25, West-East 235.",
        "Score of the deal: South-North +25, West-East +125",
    ]
    assert max(map(len, lines)) <= 80


def test_a_summary_counts_a_deal_that_was_thrown_in() -> None:
    helsinki = load_variant("huutopussi-helsinki")
    for seed in range(1_000):
        deal = Deal.shuffled(helsinki, Random(seed))
        redeal = [action for action in deal.legal_actions() if str(action) == "redeal"]
        if redeal:
            counts = Summary.of(deal.apply(redeal[0])).counts
            assert (counts["deals"], counts["thrown in"], counts["played"]) == (1, 1, 0)
            return
    raise AssertionError("no hand of a thousand was bad enough")


@pytest.mark.parametrize("name", variant_names())
def test_beginners_bring_games_to_an_end(name: str) -> None:
    variant = load_variant(name)
    lengths = []
    for seed in range(5):
        rng = Random(seed)
        game = Game.start(variant, rng)
        while not game.is_over:
            if game.deal.is_over:
                game = game.next_deal(rng)
            else:
                game = game.apply(beginner(game.deal.legal_actions(), rng))
        lengths.append(len(game.earlier) + 1)
    assert max(lengths) < 60


def test_a_beginner_makes_the_bid_the_contract() -> None:
    for seed in range(40):
        rng = Random(seed)
        deal = Deal.shuffled(RULES, rng)
        while not deal.is_over:
            deal = deal.apply(beginner(deal.legal_actions(), rng))
        bids = [action.points for _, action in deal.history if isinstance(action, Bid)]
        assert deal.contract == (bids[-1] if bids else None)


def test_the_points_in_a_summary_are_those_of_the_sides() -> None:
    deal = deal_of(PLAYED)
    counts = Summary.of(deal).counts
    points = Recording.of(deal).points
    assert counts[f"points {Side.SOUTH_NORTH}"] == points[0] + points[2]
    assert counts["points declaring"] == points[1] + points[3]
