"""Slot ``auction``: who becomes declarer, and for how many points."""

import pytest

from marjapussi import Announce, Bid, Deal, Pass, Phase, Seat

from .positions import (
    AUCTION_GAME,
    EAST,
    NORTH,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    dealt,
    exchanged,
    legal,
    passed_out,
    playable,
    refused,
    then,
    with_knobs,
)


def auction(story: str = "", forehand: Seat = SOUTH) -> Deal:
    return then(dealt(AUCTION_GAME, forehand=forehand), story)


@pytest.mark.parametrize("forehand", Seat)
def test_forehand_speaks_first_then_clockwise(forehand: Seat) -> None:
    """auction.1: Forehand speaks first, then clockwise."""
    deal = auction(forehand=forehand)
    order: list[Seat | None] = []
    for action in (Bid(120), Pass(), Bid(125), Bid(130), Bid(135)):
        order.append(deal.turn)
        deal = deal.apply(action)
    following = forehand.next.next
    assert order == [forehand, forehand.next, following, following.next, forehand]


def test_whoever_passes_may_not_bid_again() -> None:
    """auction.1: a seat that passes may not bid again in this deal."""
    deal = auction("pass, bid 120, bid 125, bid 130")
    assert deal.turn is WEST
    assert refused(deal, "bid 135", SOUTH) == "auction.1"
    turns: list[Seat | None] = []
    for points in (135, 140, 145, 150):
        turns.append(deal.turn)
        deal = deal.apply(Bid(points))
    assert turns == [WEST, NORTH, EAST, WEST]


def test_a_pass_before_any_bid_is_for_good_too() -> None:
    """auction.1: a seat that passes may not bid again in this deal."""
    assert auction("pass, pass, bid 120, bid 125, pass").phase is Phase.GIVING
    assert auction("pass, pass, bid 120, bid 125, pass").declarer is EAST


@pytest.mark.parametrize("told", ["♥6", "announce 120", "give ♥6 ♥7 ♥8 ♥9", "kontra", "yes"])
def test_during_the_auction_there_are_only_calls(told: str) -> None:
    """auction.1: A bid is a number of points"""
    assert refused(auction(), told) == ("doubling.1" if told == "kontra" else "auction.1")


@pytest.mark.parametrize(
    ("story", "lowest"), [("", 120), ("bid 120", 125), ("bid 120, pass, bid 220", 225)]
)
def test_bids_go_up_by_multiples_of_five(story: str, lowest: int) -> None:
    """auction.2: The lowest bid is 120; every bid is a multiple of 5 and higher than the one
    before. Jumps are allowed.
    """
    expected = {f"bid {points}" for points in range(lowest, 425, 5)}
    assert legal(auction(story)) == {"pass", *expected}


@pytest.mark.parametrize(
    ("story", "told"),
    [
        ("", "bid 115"),
        ("", "bid 0"),
        ("", "bid 121"),
        ("bid 130", "bid 130"),
        ("bid 130", "bid 125"),
        ("bid 130", "bid 132"),
        ("bid 130, pass", "bid 120"),
    ],
)
def test_other_bids_are_refused(story: str, told: str) -> None:
    """auction.2: every bid is a multiple of 5 and higher than the one before."""
    assert refused(auction(story), told) == "auction.2"


def test_openings_may_jump() -> None:
    """auction.2: SV: openings from 120 to 220."""
    assert auction("bid 220, pass, bid 300, pass, bid 420, pass").declarer is SOUTH


def test_420_can_be_bid() -> None:
    """auction.3: the default `maximum` is 420, inclusive."""
    assert "bid 420" in legal(auction())
    assert "bid 420" in legal(auction("bid 415"))
    assert refused(auction(), "bid 425") == "auction.3"
    assert refused(auction("bid 415"), "bid 425") == "auction.3"


def test_after_420_the_others_can_only_pass() -> None:
    """auction.3: the default `maximum` is 420, inclusive."""
    deal = auction("bid 420")
    assert legal(deal) == {"pass"}
    assert {refused(deal, told) for told in ("bid 415", "bid 420", "bid 425")} == {"auction.3"}
    assert then(deal, "pass, pass, pass").declarer is SOUTH


@pytest.mark.parametrize(
    ("story", "declarer"),
    [
        ("bid 120, pass, pass, pass", SOUTH),
        ("pass, bid 120, pass, pass", WEST),
        ("bid 120, bid 125, pass, pass, pass", WEST),
        ("bid 120, bid 125, pass, pass, bid 130, pass", SOUTH),
        ("bid 120, pass, bid 125, pass, pass", NORTH),
        ("bid 120, pass, pass, bid 125, pass", EAST),
    ],
)
def test_three_passes_and_a_bid_end_the_auction(story: str, declarer: Seat) -> None:
    """auction.4: The auction ends when three seats have passed and there is a bid: the bidder is
    declarer.
    """
    before, deal = auction(story.rpartition(",")[0]), auction(story)
    assert (before.phase, before.declarer) == (Phase.AUCTION, None)
    assert (deal.phase, deal.declarer, deal.turn) == (Phase.GIVING, declarer, declarer.partner)
    assert refused(then(before, "pass"), "bid 200", declarer.partner) == "exchange.1"


def test_the_fourth_may_bid_or_pass_when_three_have_passed() -> None:
    """auction.4: If three have passed and nobody has bid, the fourth may still bid or pass."""
    deal = auction("pass, pass, pass")
    assert deal.turn is EAST
    assert {"pass", "bid 120", "bid 420"} < legal(deal)
    won = then(deal, "bid 120")
    assert (won.phase, won.declarer, won.turn) == (Phase.GIVING, EAST, WEST)


@pytest.mark.parametrize("points", [120, 200, 415, 420])
def test_nobody_outbids_itself(points: int) -> None:
    """auction.5: A standing bidder is not asked to outbid itself."""
    deal = auction(f"bid {points}, pass, pass")
    assert deal.turn is EAST
    assert refused(deal, f"bid {min(points + 5, 420)}", SOUTH) == "auction.1"
    assert then(deal, "pass").phase is Phase.GIVING


def test_a_bidder_may_raise_itself_where_a_knob_lets_it() -> None:
    """auction.5: (WZ lets it, before the exchange: knob `self_raise`, default false.)"""
    rules = with_knobs(AUCTION_GAME, "auction", self_raise=True)
    deal = then(dealt(rules), "bid 120, pass, pass, pass")
    assert (deal.phase, deal.turn) == (Phase.AUCTION, SOUTH)
    for told, least in (("pass", 120), ("bid 150", 150)):
        raised = then(deal, told)
        assert (raised.phase, raised.declarer) == (Phase.GIVING, SOUTH)
        announcing = exchanged(raised)
        assert announcing.legal_actions()[0] == Announce(least)


def test_when_all_pass_forehand_leads() -> None:
    """auction.6: If all four pass there is no declarer, no exchange, no contract and no Kontra;
    forehand leads, and the first-trick rules still hold.
    """
    for forehand in Seat:
        deal = passed_out(dealt(AUCTION_GAME, forehand=forehand))
        assert (deal.phase, deal.turn, deal.leader) == (Phase.PLAYING, forehand, forehand)
        assert (deal.declarer, deal.contract) == (None, None)
        for seat in Seat:
            assert legal(deal, "kontra", seat) == set()
            assert refused(deal, "kontra", seat) == "doubling.4"


def test_when_all_pass_the_first_trick_rules_hold() -> None:
    """auction.6: forehand leads, and the first-trick rules still hold."""
    deal = passed_out(dealt(AUCTION_GAME, south="♥10 ♠96–", west="♥A ♦A ♣A", north="♠A10"))
    assert playable(deal) == "♠9 ♠6"
    assert refused(deal, "♥10") == "lead.2"
    deal = then(deal, "♠6")
    while deal.turn is not NORTH:
        deal = deal.apply(deal.legal_actions()[0])
    assert playable(deal) == "♠A"


@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_the_ten_point_game_has_no_auction(name: str) -> None:
    """auction.6: forehand leads"""
    deal = dealt(name, forehand=WEST)
    assert (deal.phase, deal.turn, deal.declarer) == (Phase.PLAYING, WEST, None)
    assert refused(deal, "bid 120") == "auction.4"
    assert refused(deal, "pass") == "auction.4"


def test_the_list_of_bids_has_an_end() -> None:
    """auction.2: The lowest bid is 120"""
    actions = dealt(AUCTION_GAME).legal_actions()
    assert str(actions[-len(actions)]) == "pass"
    for beyond in (len(actions), -len(actions) - 1):
        with pytest.raises(IndexError):
            actions[beyond]
    with pytest.raises(IndexError, match="there are 62 actions, and none at -63"):
        actions[-63]
