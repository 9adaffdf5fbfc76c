"""A game step by step: who deals, what is kept, and its score sheet."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from marjapussi import Deal, Game, Kontra, NoNextDealError, Seat
from marjapussi.testing import play_out

from .positions import AUCTION_GAME, dealt, finished, passed_out, undertaken, variant

SOUTH, WEST, NORTH, EAST = Seat
TEN = "ten-point-24"


def played(game: Game) -> Game:
    """The game when its deal is over, which was played at random."""
    return Game(game.variant, play_out(game.deal, Random(1)), game.earlier)


@pytest.mark.parametrize("dealer", Seat)
def test_the_first_forehand_sits_at_the_left_of_the_dealer(dealer: Seat) -> None:
    """deck.3: the deal passes to the left"""
    hands = dealt(TEN).hands
    drawn = Game.start(variant(TEN), Random(1), dealer)
    for game in (Game.start_with(variant(TEN), hands, dealer), drawn):
        assert (game.dealer, game.deal.forehand) == (dealer, dealer.next)
        assert (game.variant, game.earlier, game.scores) == (variant(TEN), (), (0, 0))
    assert Game.start_with(variant(TEN), hands).dealer is EAST


def test_an_action_changes_the_deal_and_nothing_else() -> None:
    """doubling.1 A seat need not be on turn to speak."""
    first = played(Game.start(variant(AUCTION_GAME), Random(1), EAST))
    second = first.next_deal(Random(2))
    at_play = Game(second.variant, undertaken(second.deal, 150, by=WEST), second.earlier)
    doubled = at_play.apply(Kontra(), SOUTH)
    assert doubled.deal == at_play.deal.apply(Kontra(), SOUTH)
    assert (doubled.variant, doubled.earlier) == (variant(AUCTION_GAME), (first.deal,))
    led = doubled.apply(doubled.deal.legal_actions()[0])
    assert led.deal.history[-1] == (WEST, doubled.deal.legal_actions()[0])


def test_the_next_deal_may_be_dealt_by_hand() -> None:
    """deck.3: the deal passes to the left"""
    first = played(Game.start(variant(TEN), Random(1), SOUTH))
    hands = dealt(TEN, south="♥A").hands
    second = first.next_deal_with(hands)
    assert (second.deal.hands, second.dealer, second.earlier) == (hands, WEST, (first.deal,))
    assert second.deal.scores == second.scores == first.scores != (0, 0)
    assert second.variant is first.variant
    with pytest.raises(NoNextDealError) as caught:
        second.next_deal_with(hands)
    assert str(caught.value) == "the deal goes on: it is the turn of North"


def test_there_is_no_deal_after_the_game() -> None:
    """game.1: after a deal, a side with 500 or more wins"""
    deal = finished(passed_out(Deal.shuffled(variant(AUCTION_GAME), Random(1), scores=(490, 0))))
    over = Game(variant(AUCTION_GAME), deal)
    for attempt in (partial(over.next_deal, Random(1)), partial(over.next_deal_with, deal.hands)):
        with pytest.raises(NoNextDealError) as caught:
            attempt()
        assert str(caught.value) == "the game is over"


def test_the_score_sheet_has_the_finished_deals_with_their_dealers() -> None:
    """deck.3: the deal passes to the left"""
    game = Game.start(variant(TEN), Random(1), NORTH)
    assert game.score_sheet().lines == ()
    second = played(game).next_deal(Random(2))
    sheet = second.score_sheet()
    assert sheet.title == "Ten-point Marjapussi, 24 cards"
    assert [(line.number, line.dealer, line.result) for line in sheet.lines] == [(1, NORTH, "")]
    whole = played(second).score_sheet()
    assert [line.dealer for line in whole.lines] == [NORTH, EAST]
    assert whole.lines[-1].scores == played(second).scores
