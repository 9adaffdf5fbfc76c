"""Slot ``scoring``: what a deal comes to."""

import pytest
from attrs import evolve

from marjapussi import Deal, Outcome, Seat, Side, Variant
from marjapussi.outcome import Result
from marjapussi.rules.scoring import ByContract, GamePoints

from .positions import (
    AUCTION_GAME,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    dealt,
    passed_out,
    played_out,
    ready_to_lead,
    south_speaks,
    then,
    undertaken,
    variant,
)

CONTRACT = 150


def settled(
    points: tuple[int, int],
    tricks: tuple[int, int] = (5, 4),
    contract: int | None = None,
    calls: int = 0,
    declarer: Seat = SOUTH,
) -> Outcome:
    """The outcome of a deal of the auction game.

    Points, with the 20 of the last trick, and tricks are those of the declaring side and of the
    defenders; without a contract those of both sides.
    """
    by_side = points if declarer.side == 0 else points[::-1]
    took = tricks if declarer.side == 0 else tricks[::-1]
    last = next(side for side in Side if took[side] and by_side[side] >= 20)
    card_points = (by_side[0] - 20 * (last == 0), by_side[1] - 20 * (last == 1))
    rule = variant(AUCTION_GAME).scoring
    return rule.settle(
        Result(
            tricks=took,
            card_points=card_points,
            marriages=(0, 0),
            marriage_game_points=(0, 0),
            last_trick=last,
            declarer=None if contract is None else declarer,
            contract=contract,
            doublings=calls,
        )
    )


def test_the_last_trick_is_worth_twenty_more() -> None:
    """scoring.1: The last trick is worth 20 points more (PA). A side's points = card points in its
    tricks + its marriages + the last trick.
    """
    deal = dealt(AUCTION_GAME, south="♥A10KQJ987 ♠6", west="♣K", north="♣A10", east="♠A10KQJ987")
    deal = then(passed_out(deal), "♥A …, declare ♥, ♥10 …, ♥K …, ♥Q …, ♥J …, ♥9 …, ♥8 …, ♥7 …")
    outcome = then(deal, "♠6 ♣K ♣A ♠A").outcome
    assert outcome is not None
    assert outcome.points == (94 + 100, 26 + 20)
    assert outcome.scores == (195, 45)


@pytest.mark.parametrize(
    ("told", "made"),
    [
        ("", 0),
        ("declare ♥", 100),
        ("ask marriage, make ♦", 80),
        ("ask half ♣, yes", 60),
        ("ask half ♠, yes", 40),
    ],
)
def test_both_sides_together_have_140_and_what_was_made(told: str, made: int) -> None:
    """scoring.1: Invariant: both sides together = 140 + the values of the suits made."""
    deal = south_speaks(AUCTION_GAME, south="♥KQ ♣K ♠Q", north="♦KQ ♣Q ♠K")
    assert sum(played_out(then(deal, told)).points) == 140 + made


@pytest.mark.parametrize("name", [AUCTION_GAME, "ten-point-32"])
def test_without_marriages_there_are_no_points_of_theirs(name: str) -> None:
    """scoring.1: A side's points = card points in its tricks + its marriages + the last trick."""
    rules: Variant = evolve(variant(name), marriage=None, trumps=None)
    outcome = played_out(ready_to_lead(dealt(rules)))
    assert sum(outcome.points) == 140
    assert name == AUCTION_GAME or sum(outcome.scores) == 2


@pytest.mark.parametrize(
    ("points", "score"), [(112, 110), (113, 115), (137, 135), (138, 140), (110, 110), (20, 20)]
)
def test_points_are_rounded_to_the_nearest_five(points: int, score: int) -> None:
    """scoring.2: r5 = rounding to the nearest 5 (112→110, 113→115, 137→135, 138→140)"""
    assert settled((points, 140 - points)).scores[0] == score
    assert settled((140 - points, points), contract=120).scores[1] == score


CASES = {
    "makes it, defenders took a trick": ((163, 37), (6, 3), 1, 35),
    "makes it exactly, defenders took a trick": ((150, 50), (6, 3), 1, 50),
    "fails, both sides took tricks": ((149, 51), (6, 3), -1, 50),
    "declaring side took no trick": ((0, 140), (0, 9), -2, 140),
    "makes it, defenders took no trick": ((240, 0), (9, 0), 1, -2 * CONTRACT),
}


@pytest.mark.parametrize("calls", range(10))
@pytest.mark.parametrize("declarer", Seat)
@pytest.mark.parametrize("case", CASES)
def test_the_table_of_contracts(case: str, calls: int, declarer: Seat) -> None:
    """scoring.2: makes it (P ≥ C, unrounded), defenders took a trick | +C·2^k | +r5(P) | … fails,
    both sides took tricks | −C·2^k | +r5(P) | … declaring side took no trick | −2C·2^k | +r5(P) | …
    makes it, defenders took no trick | +C·2^k | −2C |
    """
    points, tricks, times, defenders = CASES[case]
    outcome = settled(points, tricks, CONTRACT, calls, declarer)
    expected = (times * CONTRACT * 2**calls, defenders)
    assert outcome.scores == (expected if declarer.side == 0 else expected[::-1])
    assert outcome.made is (times > 0)


@pytest.mark.parametrize(("calls", "times"), [(0, 1), (1, 1), (2, 2), (3, 4), (4, 8), (9, 256)])
@pytest.mark.parametrize("declarer", Seat)
def test_failing_with_every_trick(calls: int, times: int, declarer: Seat) -> None:
    """scoring.2: fails though it took every trick | −C·2^max(0, k−1) | 0 |"""
    outcome = settled((140, 0), (9, 0), CONTRACT, calls, declarer)
    expected = (-times * CONTRACT, 0)
    assert outcome.scores == (expected if declarer.side == 0 else expected[::-1])
    assert outcome.made is False


@pytest.mark.parametrize(
    ("points", "tricks", "scores"),
    [((77, 63), (5, 4), (75, 65)), ((140, 0), (9, 0), (140, 0)), ((0, 240), (0, 9), (0, 240))],
)
def test_when_all_passed(
    points: tuple[int, int], tricks: tuple[int, int], scores: tuple[int, int]
) -> None:
    """scoring.2: all passed | +r5(P) each side | (no Porvoo) |"""
    outcome = settled(points, tricks)
    assert (outcome.scores, outcome.porvoo, outcome.made) == (scores, None, None)


def test_porvoo_costs_the_announced_contract_undoubled() -> None:
    """scoring.2: The Porvoo penalty uses the announced contract, undoubled: contract 150, Kontra,
    Re, made, defenders trickless: +600 / −300.
    """
    deal = undertaken(dealt(AUCTION_GAME, south="♥AKQJ109876"), 150)
    deal = then(deal, "West: kontra, North: re, ♥A …, declare ♥")
    outcome = played_out(deal)
    assert (outcome.scores, outcome.porvoo) == ((600, -300), Side.WEST_EAST)


def test_porvoo_uses_the_contract_not_the_bid() -> None:
    """scoring.2: The Porvoo penalty uses the announced contract"""
    deal = then(dealt(AUCTION_GAME, south="♥AKQJ109876"), "bid 120, pass, pass, pass")
    gift = "give " + " ".join(str(card) for card in deal.hand(Seat.NORTH)[:4])
    deal = then(deal, f"{gift}, {gift}, announce 135")
    assert played_out(deal).scores == (135, -270)


def west_takes_everything(contract: int, story: str = "") -> Deal:
    """South is declarer without an ace and has to lead a spade to the ace of West."""
    deal = dealt(AUCTION_GAME, south="♠6–", west="♠A ♥A10KQJ987", north="♥6 ♦A ♣A")
    deal = then(undertaken(deal, contract), f"{story}, ♠6 ♠A …")
    return then(deal, "♥A …, ♥10 …, ♥K …, ♥Q …, ♥J …, ♥9 …, ♥8 …, ♥7 …")


@pytest.mark.parametrize(
    ("story", "scores"), [("", (-300, 140)), ("East: kontra, North: re", (-1200, 140))]
)
def test_a_declaring_side_sent_to_porvoo(story: str, scores: tuple[int, int]) -> None:
    """scoring.2: declaring side took no trick | −2C·2^k | +r5(P) |"""
    outcome = west_takes_everything(150, story).outcome
    assert outcome is not None
    assert (outcome.tricks, outcome.points, outcome.scores) == ((0, 9), (0, 140), scores)
    assert (outcome.porvoo, outcome.made) == (Side.SOUTH_NORTH, False)


@pytest.mark.parametrize(
    ("contract", "story", "scores"),
    [
        (140, "", (140, -280)),
        (145, "", (-145, 0)),
        (145, "West: kontra", (-145, 0)),
        (145, "West: kontra, South: re", (-290, 0)),
    ],
)
def test_a_side_that_takes_every_trick(contract: int, story: str, scores: tuple[int, int]) -> None:
    """scoring.2: fails though it took every trick | −C·2^max(0, k−1) | 0 |"""
    deal = undertaken(dealt(AUCTION_GAME, south="♥AKQJ109876"), contract)
    outcome = played_out(then(deal, story))
    assert (outcome.points, outcome.scores) == ((140, 0), scores)


@pytest.mark.parametrize(
    ("tricks", "points", "porvoo"),
    [((9, 0), (120, 0), Side.WEST_EAST), ((8, 1), (120, 0), None), ((1, 8), (0, 120), None)],
)
def test_porvoo_is_about_tricks(
    tricks: tuple[int, int], points: tuple[int, int], porvoo: Side | None
) -> None:
    """scoring.2: makes it, defenders took no trick"""
    result = Result(tricks, points, (0, 0), (0, 0), Side.SOUTH_NORTH, WEST, 120)
    assert ByContract().settle(result).porvoo is porvoo


@pytest.mark.parametrize(
    ("card_points", "last", "marriages", "scores"),
    [
        ((61, 59), 0, (0, 0), (2, 0)),
        ((61, 59), 1, (0, 0), (1, 1)),
        ((59, 61), 1, (0, 0), (0, 2)),
        ((60, 60), 0, (0, 0), (1, 0)),
        ((70, 70), 1, (0, 0), (0, 1)),
        ((71, 69), 1, (3, 1), (4, 2)),
        ((69, 71), 0, (2, 3), (3, 4)),
        ((0, 120), 1, (0, 5), (0, 7)),
    ],
)
def test_game_points(
    card_points: tuple[int, int],
    last: int,
    marriages: tuple[int, int],
    scores: tuple[int, int],
) -> None:
    """scoring.3: (TP) Game points of a deal: the marriages (marriage.9), 1 for the last trick, 1 to
    the side with more than half of the card points (61+ or 71+; an even split gives it to nobody).
    """
    result = Result((5, 4), card_points, (0, 0), marriages, Side(last))
    assert GamePoints().settle(result).scores == scores


@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_the_last_trick_does_not_count_among_the_card_points(name: str) -> None:
    """scoring.3: 1 for the last trick, 1 to the side with more than half of the card points"""
    outcome = played_out(dealt(name))
    assert sum(outcome.points) == (120 if name == "ten-point-36" else 140)


def test_marriages_do_not_count_among_the_card_points() -> None:
    """scoring.3: 1 to the side with more than half of the card points"""
    deal = south_speaks("ten-point-36", south="♥KQ")
    assert sum(played_out(then(deal, "declare ♥")).points) == 120
