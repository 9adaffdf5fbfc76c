"""Faults that other programs are known to have had: each test is named after the one it forbids."""

import random
from itertools import permutations

import pytest

from marjapussi import Deal, Game, Outcome, Phase, Side, Suit, WrongDealError
from marjapussi.testing import play_out

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
    EAST,
    EVERY_DECK,
    NORTH,
    SOUTH,
    cards,
    dealt,
    legal,
    playable,
    played_out,
    south_speaks,
    then,
    undertaken,
    variant,
)

both_families = pytest.mark.parametrize("name", BOTH_FAMILIES)
every_deck = pytest.mark.parametrize("name", EVERY_DECK)
MAKING = ["declare ♥", "ask marriage, make ♣", "ask half ♠, yes"]


def both_call_spades(name: str) -> Deal:
    """South has asked its partner for a half of spades and got it; then North has asked South."""
    deal = south_speaks(name, south="♠K ♣1097–", west="♣8–", north="♠Q ♣AJ", east="♣6– ♠J")
    deal = then(deal, "ask half ♠, yes, ♣7 …")
    assert deal.turn is NORTH
    return then(deal, "ask half ♠, yes")


def test_a_marriage_is_paid_twice_when_both_partners_call_it() -> None:
    """marriage.5: It must never make the suit again or pay again."""
    assert sum(played_out(both_call_spades(AUCTION_GAME)).points) == 140 + 40
    assert sum(played_out(both_call_spades("ten-point-36")).scores) == 2 + 1 + 1


@both_families
def test_a_suit_is_made_trumps_again_by_asking_its_half(name: str) -> None:
    """trumps.4: A suit is made (declared) at most once per deal, by either side."""
    deal = both_call_spades(name)
    assert [made.suit for made in deal.made] == [Suit.SPADES]
    deal = south_speaks(name, south="♥K ♣KQ ♠A7", west="♠9–", north="♥Q ♠8", east="♠J")
    deal = then(deal, "ask half ♥, yes, ♠A …, ask half ♥, yes")
    assert ([made.suit for made in deal.made], deal.trumps) == ([Suit.HEARTS], Suit.HEARTS)


@pytest.mark.parametrize(("contract", "made"), [(135, True), (140, True), (145, False)])
def test_a_contract_that_is_met_exactly_counts_as_lost(contract: int, made: bool) -> None:
    """scoring.2: makes it (P ≥ C, unrounded)"""
    deal = undertaken(dealt(AUCTION_GAME, south="♥AKQJ109876"), contract)
    outcome = played_out(deal)
    assert (outcome.points, outcome.made) == ((140, 0), made)


@pytest.mark.parametrize("told", ["", *MAKING])
def test_a_passed_out_deal_crashes_at_the_end_or_drops_marriage_points(told: str) -> None:
    """auction.6: If all four pass there is no declarer, no exchange, no contract and no Kontra"""
    deal = south_speaks(AUCTION_GAME, south="♥KQ ♠K", north="♣KQ ♠Q")
    worth = {"": 0, "declare ♥": 100, "ask marriage, make ♣": 60, "ask half ♠, yes": 40}[told]
    outcome = played_out(then(deal, told))
    assert sum(outcome.points) == 140 + worth
    assert outcome.scores == tuple(5 * ((points + 2) // 5) for points in outcome.points)
    assert (outcome.declarer, outcome.contract, outcome.made) == (None, None, None)


def test_the_fourth_bidder_is_forced_to_bid_against_itself() -> None:
    """auction.5: A standing bidder is not asked to outbid itself."""
    deal = then(dealt(AUCTION_GAME), "pass, pass, pass, bid 120")
    assert (deal.phase, deal.declarer, deal.turn) == (Phase.GIVING, EAST, EAST.partner)


def test_420_is_unreachable() -> None:
    """auction.3: No side can take more than 420 (120 + 20 + 100 + 80 + 60 + 40)"""
    deal = dealt(
        AUCTION_GAME,
        south="♥AKQJ109876",
        west="♦J10986 ♣J1098",
        north="♦AKQ ♣AKQ ♠AKQ",
        east="♦7 ♣76 ♠J109876",
    )
    deal = then(
        undertaken(deal, 420),
        """
        ♥A ♦6 ♦A ♦7, ask marriage, make ♠
        ♥10 ♦8 ♠A ♠6, declare ♣
        ♣A ♣6 ♥6 ♣8, ask marriage, make ♥
        ♣K ♣7 ♥7 ♣9
        ♥K ♦9 ♣Q ♠7
        ♥Q ♦J ♠Q ♠8
        ♥J ♦10 ♠K ♠9, ask marriage, make ♦
        ♥9 ♣J ♦K ♠J
        ♦Q ♠10 ♥8 ♣10
        """,
    )
    assert deal.outcome == Outcome(
        tricks=(9, 0),
        points=(420, 0),
        scores=(420, -840),
        declarer=SOUTH,
        contract=420,
        made=True,
        porvoo=Side.WEST_EAST,
    )


@both_families
def test_a_void_seat_need_not_trump_when_its_trump_cannot_win(name: str) -> None:
    """follow.3: a trump that cannot win must be played all the same."""
    deal = south_speaks(name, south="♥KQ ♣9", west="♥A ♣–", north="♥6– ♣– ♠A")
    assert playable(then(deal, "declare ♥, ♣9 ♥A")) == "♥6"


def test_porvoo_is_judged_by_points_instead_of_tricks() -> None:
    """scoring.2: makes it, defenders took no trick"""
    deal = dealt(
        AUCTION_GAME,
        south="♥A10KQJ987 ♦7",
        west="♦A10KQJ98",
        north="♥6 ♦6–",
        east="♠7",
    )
    deal = then(undertaken(deal, 120), "♥A …, declare ♥, ♦7 ♦9 ♦6 ♠7, ♦J …")
    outcome = played_out(deal)
    assert (outcome.tricks, outcome.points) == ((8, 1), (240, 0))
    assert (outcome.porvoo, outcome.scores) == (None, (120, 0))


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_an_exchange_is_refused_because_the_cards_came_in_another_order(
    order: tuple[int, ...],
) -> None:
    """exchange.1: Declarer's partner gives any four cards face down"""
    deal = then(dealt(AUCTION_GAME, north="♠A ♥A ♦A ♣A"), "bid 120, pass, pass, pass")
    gift = "give " + " ".join(["♠A", "♥A", "♦A", "♣A"][place] for place in order)
    assert then(deal, f"{gift}, {gift}").phase is Phase.ANNOUNCING


@pytest.mark.parametrize(
    ("south", "said"),
    [
        ("♥A10KQJ9877", "♥7 is dealt 2 times"),
        ("♥A10KQJ987 ♠A", "♠A is dealt 2 times"),
        ("♥A10KQJ98", "South holds 7 cards, not 9"),
    ],
)
def test_deals_with_duplicate_or_missing_cards_are_accepted(south: str, said: str) -> None:
    """deck.2: All cards are dealt singly"""
    _, west, north, east = dealt(AUCTION_GAME, south="♥A10KQJ9876", west="♠A").hands
    with pytest.raises(WrongDealError, match=said):
        Deal.start(variant(AUCTION_GAME), [cards(south), west, north, east])


@every_deck
def test_the_global_random_generator_is_reseeded(name: str) -> None:
    """deck.3: The first dealer is random"""
    before = random.getstate()
    rng = random.Random(4)
    game = Game.start(variant(name), rng)
    game = Game(game.variant, play_out(game.deal, rng)).next_deal(rng)
    assert game.deal.legal_actions()
    assert random.getstate() == before


@every_deck
@pytest.mark.parametrize("told", ["", *MAKING, "ask half ♥, no"])
def test_leading_is_impossible_after_a_question(name: str, told: str) -> None:
    """trumps.2: Only the seat that has just won a trick may act, before it leads to the next"""
    deal = then(south_speaks(name, south="♥KQ ♠K", north="♣KQ ♠Q"), told)
    assert deal.turn is SOUTH
    assert legal(deal, "play") == {f"play {card}" for card in deal.hand(SOUTH)}
