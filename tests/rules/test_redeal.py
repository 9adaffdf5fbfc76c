"""Slot ``redeal``: hands that may ask for a new deal. Its rule has no number in the rule book."""

from random import Random

import pytest

from marjapussi import Game, NoNextDealError, Outcome, Phase, Seat, variant_names

from .positions import AUCTION_GAME, EAST, WEST, dealt, legal, refused, then, variant

HELSINKI = "huutopussi-helsinki"
WITHOUT_REDEAL = [name for name in variant_names() if variant(name).redeal is None]


@pytest.mark.parametrize("hand", ["♥6 ♦6 ♣6 ♠A", "♥6 ♦6 ♣6 ♠6 ♠A", "♥J987 ♦J98 ♣97"])
def test_a_weak_hand_may_ask_for_a_new_deal(hand: str) -> None:
    """redeal: A seat holding three or more 6s, or nothing above a jack, may ask for a new deal at
    its first turn to bid.
    """
    assert legal(dealt(HELSINKI, south=hand), "redeal") == {"redeal"}


@pytest.mark.parametrize("hand", ["♥6 ♦6 ♣987 ♠J987", "♥J987 ♦J98 ♣97"])
def test_any_seat_may_ask_at_its_first_turn(hand: str) -> None:
    """redeal: may ask for a new deal at its first turn to bid"""
    deal = then(dealt(HELSINKI, west=hand), "bid 50")
    assert deal.turn is WEST
    assert legal(deal, "redeal") == {"redeal"}


@pytest.mark.parametrize("seat", Seat)
def test_nobody_elses_turn_counts(seat: Seat) -> None:
    """redeal: at its first turn to bid"""
    south, west, north, east = ("♥6 ♦6 ♣6" if each is seat else "" for each in Seat)
    deal = dealt(HELSINKI, south=south, west=west, north=north, east=east)
    for points in range(50, 90, 5):
        second = points >= 70
        assert deal.turn is not None
        may_ask = deal.turn is seat and not second
        assert legal(deal, "redeal") == ({"redeal"} if may_ask else set())
        if deal.turn is seat and second:
            assert refused(deal, "redeal") == "redeal"
        deal = then(deal, f"bid {points}")


@pytest.mark.parametrize("hand", ["♥6 ♦6 ♣QJ987 ♠97", "♥J987 ♦J98 ♣9 ♠Q", "♥A ♦A ♣A10KQ ♠A10K"])
def test_another_hand_may_not(hand: str) -> None:
    """redeal: A seat holding three or more 6s, or nothing above a jack"""
    assert refused(dealt(HELSINKI, south=hand), "redeal") == "redeal"


def test_later_it_is_too_late() -> None:
    """redeal: at its first turn to bid"""
    deal = then(dealt(HELSINKI, south="♥6 ♦6 ♣6"), "bid 50, bid 55, pass, pass")
    assert deal.turn is Seat.SOUTH
    assert refused(deal, "redeal") == "redeal"


def test_a_deal_that_is_thrown_in_scores_nothing() -> None:
    """redeal: may ask for a new deal"""
    deal = then(dealt(HELSINKI, south="♥6 ♦6 ♣6"), "redeal")
    assert (deal.phase, deal.turn, deal.is_over) == (Phase.OVER, None, True)
    assert deal.outcome == Outcome((0, 0), (0, 0), (0, 0), redealt=True)
    assert list(deal.legal_actions()) == []


def test_the_same_dealer_deals_again() -> None:
    """redeal: may ask for a new deal"""
    hands = dealt(HELSINKI, south="♥6 ♦6 ♣6").hands
    game = Game.start_with(variant(HELSINKI), hands, dealer=EAST)
    with pytest.raises(NoNextDealError):
        game.next_deal(Random(1))
    thrown_in = Game(game.variant, then(game.deal, "redeal"))
    assert (thrown_in.scores, thrown_in.is_over) == ((0, 0), False)
    assert [line.result for line in thrown_in.score_sheet().lines] == ["thrown in"]
    assert thrown_in.next_deal(Random(1)).dealer is EAST


@pytest.mark.parametrize("name", WITHOUT_REDEAL)
def test_most_games_have_no_new_deal_on_demand(name: str) -> None:
    """redeal: may ask for a new deal"""
    expected = "auction.4" if variant(name).auction is None else "redeal"
    deal = dealt(name)
    assert legal(deal, "redeal") == set()
    assert refused(deal, "redeal") == expected


def test_the_auction_game_knows_none_even_for_the_weakest_hand() -> None:
    """redeal: nothing above a jack"""
    assert refused(dealt(AUCTION_GAME, south="♥J987 ♦J98 ♣97"), "redeal") == "redeal"
