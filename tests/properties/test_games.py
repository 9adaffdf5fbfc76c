"""Whole games: who deals, how the scores run, when it is over, by the naive rules too."""

from random import Random

import pytest

from marjapussi import Game, NoNextDealError, Seat, load_variant, variant_names
from tests.naive.scores import game_after, winners
from tests.properties.referee import referee, settings_of, told

MOST_DEALS = 40


def whole_game(name: str, seed: int) -> Game:
    """A game of lively deals, to its end or to as many deals as are looked at here."""
    rng = Random(seed)
    game = Game.start(load_variant(name), rng)
    while True:
        game = Game(game.variant, referee(game.deal, rng, all_gifts=False), game.earlier)
        if game.is_over or len(game.earlier) == MOST_DEALS:
            return game
        game = game.next_deal(rng)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", variant_names())
def test_scores_run_on_until_a_side_has_won_and_the_deal_passes_to_the_left(
    name: str, seed: int
) -> None:
    game = whole_game(name, seed)
    table = settings_of(game.variant)["game"]
    running, forehand = [0, 0], (*game.earlier, game.deal)[0].forehand
    for number, deal in enumerate((*game.earlier, game.deal), start=1):
        assert (list(deal.scores), deal.forehand) == (running, forehand), f"deal {number}"
        outcome = told(deal)
        running = game_after(table, running, outcome)
        forehand = forehand if outcome["redealt"] else Seat((forehand + 1) % 4)
        is_last = deal is game.deal
        assert not winners(table, running, outcome) or is_last, f"won in deal {number}"
    assert list(game.scores) == running
    assert list(game.winners) == winners(table, running, told(game.deal))
    assert game.is_over or len(game.earlier) == MOST_DEALS


@pytest.mark.parametrize("name", variant_names())
def test_after_a_game_that_is_over_there_is_no_further_deal(name: str) -> None:
    games = [whole_game(name, seed) for seed in range(5, 10)]
    over = [game for game in games if game.is_over]
    assert over
    for game in over:
        with pytest.raises(NoNextDealError):
            game.next_deal(Random(1))
