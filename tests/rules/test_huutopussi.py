"""Huutopussi: what the two shipped variants say, as far as the sources go."""

import pytest

from marjapussi import Deal, Outcome, Phase, Seat, Side

from .positions import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    dealt,
    legal,
    passed_out,
    playable,
    played_out,
    refused,
    south_speaks,
    then,
    undertaken,
    variant,
    with_knobs,
)

HELSINKI = "huutopussi-helsinki"
ILLISOFT = "huutopussi-illisoft"
ALL_HEARTS = "♥AKQJ109876"


def test_helsinki_has_36_cards_and_simplified_values() -> None:
    """HH: 36 cards; simplified values; last trick 20"""
    deal = undertaken(dealt(HELSINKI, south=ALL_HEARTS), 50)
    assert played_out(deal).points == (140 + 20, 0)


@pytest.mark.parametrize(("suit", "points"), [("♥", 100), ("♦", 80), ("♣", 60), ("♠", 40)])
def test_helsinki_marriages(suit: str, points: int) -> None:
    """HH: marriages 100/80/60/40, each changes trumps"""
    deal = undertaken(dealt(HELSINKI, south=f"{suit}AKQJ109876"), 50)
    deal = then(deal, f"{suit}A …, declare {suit}")
    assert deal.trumps is not None
    assert deal.trumps.symbol == suit
    assert played_out(deal).points == (160 + points, 0)


@pytest.mark.parametrize("forehand", Seat)
def test_in_helsinki_forehand_must_open(forehand: Seat) -> None:
    """HH: forehand must open, at 50 or more; step 5"""
    deal = dealt(HELSINKI, south="♥AKQ", west="♦AKQ", north="♣AKQ", forehand=forehand)
    assert legal(deal, "pass") == set()
    assert refused(deal, "pass") == "auction.1"
    assert (refused(deal, "bid 45"), refused(deal, "bid 52")) == ("auction.2", "auction.2")
    assert min(legal(deal, "bid"), key=lambda bid: int(bid.split()[1])) == "bid 50"
    opened = then(deal, "bid 50")
    assert {"pass", "bid 55"} < legal(opened)
    assert then(opened, "pass, pass, pass").declarer is forehand


def test_in_helsinki_the_contract_stands_between_gift_and_return() -> None:
    """HH: 3 cards from partner, then the contract is announced, then 3 back"""
    deal = then(dealt(HELSINKI, north="♥AKQ"), "bid 50, pass, pass, pass")
    assert (deal.phase, deal.turn) == (Phase.GIVING, NORTH)
    assert refused(deal, "give ♥A ♥K ♥Q ♥J") == "exchange.1"
    deal = then(deal, "give ♥A ♥K ♥Q")
    assert (deal.phase, deal.turn, len(deal.hand(SOUTH))) == (Phase.ANNOUNCING, SOUTH, 12)
    assert (refused(deal, "give ♥A ♥K ♥Q"), refused(deal, "announce 45")) == ("contract.1",) * 2
    deal = then(deal, "announce 120")
    assert (deal.phase, deal.turn, deal.contract) == (Phase.RETURNING, SOUTH, 120)
    deal = then(deal, "give ♥A ♥K ♥Q")
    assert (deal.phase, deal.turn) == (Phase.PLAYING, SOUTH)
    assert {len(deal.hand(seat)) for seat in Seat} == {9}


def test_in_helsinki_the_first_lead_is_free() -> None:
    """HH: first lead free"""
    deal = undertaken(dealt(HELSINKI, south="♥A ♦10 ♠9", west="♦AKQ–"), 50)
    assert len(playable(deal).split()) == 9
    assert playable(then(deal, "♦10")) == "♦A"
    deal = undertaken(dealt(HELSINKI, south="♠9", west="♠AKQ–"), 50)
    assert playable(then(deal, "♠9")) == "♠A ♠K ♠Q"


@pytest.mark.parametrize(
    ("contract", "told", "scores"),
    [(160, "", (160, 0)), (165, "", (-165, 0)), (260, "declare ♥", (260, 0))],
)
def test_helsinki_has_no_porvoo(contract: int, told: str, scores: tuple[int, int]) -> None:
    """HH: opponents score exactly what they took; contract ±"""
    deal = then(undertaken(dealt(HELSINKI, south=ALL_HEARTS), contract), f"♥A …, {told}")
    assert played_out(deal).scores == scores


def test_in_helsinki_a_trickless_declarer_loses_the_contract_once() -> None:
    """HH: opponents score exactly what they took; contract ±"""
    deal = dealt(HELSINKI, south="♠6–", west="♠A ♥A10KQJ987", north="♥6")
    deal = then(undertaken(deal, 100), "♠6 ♠A …, ♥A …, ♥10 …, ♥K …, ♥Q …, ♥J …, ♥9 …, ♥8 …")
    assert played_out(deal).scores == (-100, 160)


def test_in_helsinki_opponents_score_what_they_took() -> None:
    """HH: opponents score exactly what they took"""
    deal = undertaken(
        dealt(HELSINKI, south="♥A10KQJ987 ♠6", west="♣K", north="♣A10", east="♠A10KQJ987"), 100
    )
    deal = then(deal, "♥A …, ♥10 …, ♥K …, ♥Q …, ♥J …, ♥9 …, ♥8 …, ♥7 …")
    outcome = then(deal, "♠6 ♣K ♣A ♠A").outcome
    assert outcome is not None
    assert outcome.scores == (100, 5 + 10 + 10 + 20)


def test_helsinki_is_played_to_500_without_kontra() -> None:
    """HH: to 500"""
    game = variant(HELSINKI).game
    deal = Outcome((5, 4), (80, 60), (80, 60))
    assert (game.winners((495, 0), deal), game.winners((500, 0), deal)) == ((), (Side(0),))
    assert refused(undertaken(dealt(HELSINKI), 50), "kontra", WEST) == "doubling.1"


def test_illisoft_bids_from_60_and_420_ends_the_auction() -> None:
    """IL: traditional values; lowest bid 60; 420 ends the auction; 4-card exchange"""
    deal = dealt(ILLISOFT)
    assert refused(deal, "bid 55") == "auction.2"
    assert {"pass", "bid 60", "bid 65", "bid 420"} < legal(deal)
    ended = then(deal, "bid 60, bid 420")
    assert (ended.phase, ended.declarer, ended.turn) == (Phase.GIVING, WEST, EAST)
    assert {str(gift).count(" ") for gift in ended.legal_actions()} == {4}


def test_illisoft_counts_traditionally() -> None:
    """IL: traditional values"""
    assert played_out(undertaken(dealt(ILLISOFT, south=ALL_HEARTS), 60)).points == (140, 0)


def test_illisofts_first_trick() -> None:
    """IL: first trick as lead.2–3"""
    deal = passed_out(dealt(ILLISOFT, south="♠9– ♥KQJ10987 ♦10", west="♠A10–"))
    assert playable(deal) == "♠9"
    assert playable(then(deal, "♠9")) == "♠A"


def said_in_illisoft(said: str, winner: Seat) -> Deal:
    """South holds a marriage of hearts, North one of clubs; South said something."""
    deal = south_speaks(ILLISOFT, south="♥KQ ♣K ♠AQ8–", west="♠9–", north="♦KQ ♣Q ♠K", east="♠J–")
    deal = then(deal, f"{said}, {'♠A' if winner is SOUTH else '♠8'} …")
    assert deal.turn is winner
    return deal


@pytest.mark.parametrize(
    ("said", "winner", "left"),
    [
        ("ask marriage, make ♦", SOUTH, {"ask marriage", "ask half"}),
        ("ask marriage, make ♦", NORTH, {"ask marriage", "ask half"}),
        ("ask half ♠, yes", SOUTH, {"ask half"}),
        ("ask half ♠, yes", NORTH, {"ask half"}),
        ("ask half ♥, no", SOUTH, {"ask half"}),
        ("ask half ♥, no", NORTH, {"ask half"}),
    ],
)
def test_what_questions_lock_in_illisoft(said: str, winner: Seat, left: set[str]) -> None:
    """IL: any question locks own marriages, a half question locks own and whole for both
    partners
    """
    deal = said_in_illisoft(said, winner)
    things = ("declare", "ask marriage", "ask half")
    assert {thing for thing in things if legal(deal, thing)} == left


def test_illisofts_half_needs_a_half() -> None:
    """IL: a half may be asked only holding one"""
    deal = south_speaks(ILLISOFT, south="♥KQ ♣K ♦–", north="♦KQ ♠KQ")
    assert legal(deal, "ask half") == {"ask half hearts", "ask half clubs"}
    assert refused(deal, "ask half ♠") == "marriage.4"


@pytest.mark.parametrize(("contract", "scores"), [(140, (140, -140)), (120, (120, -120))])
def test_in_illisoft_trickless_defenders_lose_the_bid(
    contract: int, scores: tuple[int, int]
) -> None:
    """IL: defenders without a trick lose the bid"""
    assert played_out(undertaken(dealt(ILLISOFT, south=ALL_HEARTS), contract)).scores == scores


def test_in_illisoft_a_trickless_declaring_side_loses_twice_the_contract() -> None:
    """IL: a declaring side without a trick loses twice the contract"""
    deal = dealt(ILLISOFT, south="♠6–", west="♠A ♥A10KQJ987", north="♥6 ♦A ♣A")
    deal = then(undertaken(deal, 100), "♠6 ♠A …, ♥A …, ♥10 …, ♥K …, ♥Q …, ♥J …, ♥9 …, ♥8 …")
    assert played_out(deal).scores == (-200, 140)


def test_in_illisoft_forehand_leads_when_all_pass() -> None:
    """IL: all pass: no exchange, forehand leads"""
    deal = passed_out(dealt(ILLISOFT, forehand=EAST))
    assert (deal.phase, deal.turn, deal.declarer) == (Phase.PLAYING, EAST, None)


@pytest.mark.parametrize(
    ("totals", "declarer", "winners"),
    [
        ((500, 0), SOUTH, ()),
        ((505, 0), WEST, (Side(0),)),
        ((505, 600), SOUTH, (Side(0),)),
        ((600, 505), WEST, (Side(1),)),
        ((505, 600), None, (Side(1),)),
    ],
)
def test_more_than_500_wins_in_illisoft(
    totals: tuple[int, int], declarer: Seat | None, winners: tuple[Side, ...]
) -> None:
    """IL: a game is won by *more than* 500, declaring side first if both"""
    deal = Outcome((5, 4), (80, 60), (80, 60), declarer=declarer)
    assert variant(ILLISOFT).game.winners(totals, deal) == winners


def test_a_side_below_zero_waits_in_illisoft() -> None:
    """IL: a side below zero may not bid unless everybody else passes."""
    deal = dealt(ILLISOFT, scores=(-5, 0))
    assert deal.turn is WEST
    assert then(deal, "bid 60").turn is EAST
    assert then(deal, "bid 60, pass").declarer is WEST
    late = then(deal, "pass, pass")
    assert (late.phase, late.turn) == (Phase.AUCTION, SOUTH)
    assert then(late, "bid 60, pass").declarer is SOUTH


def test_a_side_below_zero_waits_also_while_the_standing_bidder_is_asked_again() -> None:
    """IL: a side below zero may not bid unless everybody else passes; West, which bid, did not."""
    rules = with_knobs(ILLISOFT, "auction", self_raise=True)
    deal = then(dealt(rules, scores=(-5, 0)), "bid 60, pass")
    assert deal.turn is WEST
    assert then(deal, "bid 65").declarer is WEST
    assert then(deal, "pass").declarer is WEST


@pytest.mark.parametrize("scores", [(0, 0), (5, 0), (-5, -5)])
def test_otherwise_nobody_waits(scores: tuple[int, int]) -> None:
    """IL: a side below zero may not bid unless everybody else passes."""
    deal = dealt(ILLISOFT, scores=scores)
    assert deal.turn is SOUTH
    assert then(deal, "bid 60").turn is WEST
