"""Slot ``game``: how scores run, and who wins."""

from random import Random

import pytest

from marjapussi import Game, NoNextDealError, Outcome, Side
from marjapussi.rules.game import Exactly, FirstPast
from marjapussi.testing import play_out

from .positions import (
    AUCTION_GAME,
    TEN_POINT_GAMES,
    dealt,
    finished,
    passed_out,
    then,
    undertaken,
    variant,
)

ONE, OTHER = Side


def scored(scores: tuple[int, int], porvoo: Side | None = None) -> Outcome:
    """A deal that scored so much."""
    return Outcome(tricks=(5, 4), points=(70, 50), scores=scores, porvoo=porvoo)


@pytest.mark.parametrize(
    ("before", "deal", "after", "winners"),
    [
        ((0, 0), (140, 35), (140, 35), ()),
        ((360, 300), (140, 35), (500, 335), (ONE,)),
        ((355, 300), (140, 35), (495, 335), ()),
        ((300, 480), (140, 20), (440, 500), (OTHER,)),
        ((480, 480), (140, 35), (620, 515), (ONE,)),
        ((490, 480), (25, 140), (515, 620), (OTHER,)),
        ((380, 480), (140, 40), (520, 520), ()),
        ((360, 460), (140, 40), (500, 500), ()),
        ((0, 0), (-145, 90), (-145, 90), ()),
        ((-225, 300), (-145, 200), (-370, 500), (OTHER,)),
        ((520, 520), (-150, -5), (370, 515), (OTHER,)),
    ],
)
def test_500_wins(
    before: tuple[int, int],
    deal: tuple[int, int],
    after: tuple[int, int],
    winners: tuple[Side, ...],
) -> None:
    """game.1: PA: after a deal, a side with 500 or more wins; if both have, the higher total wins;
    if they are equal, another deal is played. Scores may be negative.
    """
    rule, outcome = variant(AUCTION_GAME).game, scored(deal)
    assert rule == FirstPast()
    assert (rule.after(before, outcome), rule.winners(after, outcome)) == (after, winners)


@pytest.mark.parametrize(
    ("before", "deal", "porvoo", "after", "winners"),
    [
        ((0, 0), (3, 2), None, (3, 2), ()),
        ((7, 7), (3, 2), None, (10, 9), (ONE,)),
        ((7, 6), (2, 4), None, (9, 10), (OTHER,)),
        ((8, 3), (3, 0), None, (7, 3), ()),
        ((9, 9), (7, 2), None, (7, 7), ()),
        ((7, 8), (3, 2), None, (10, 10), (ONE, OTHER)),
        ((9, 6), (2, 4), None, (7, 10), (OTHER,)),
        ((5, 9), (5, 0), OTHER, (10, 0), (ONE,)),
        ((6, 9), (7, 0), OTHER, (7, 0), ()),
        ((9, 4), (0, 4), ONE, (0, 8), ()),
        ((0, 3), (0, 7), ONE, (0, 10), (OTHER,)),
        ((0, 4), (0, 7), ONE, (0, 7), ()),
    ],
)
def test_exactly_ten_wins(
    before: tuple[int, int],
    deal: tuple[int, int],
    porvoo: Side | None,
    after: tuple[int, int],
    winners: tuple[Side, ...],
) -> None:
    """game.2: TP: exactly 10 wins. After each deal, per side: add its game points; then a side that
    took no trick goes to 0; then a side above 10 goes to 7; then a side at exactly 10 has won. If
    both stand at exactly 10 the game is drawn
    """
    outcome = scored(deal, porvoo)
    for name in TEN_POINT_GAMES:
        rule = variant(name).game
        assert rule == Exactly()
        assert (rule.after(before, outcome), rule.winners(after, outcome)) == (after, winners)


def test_two_tens_may_mean_another_deal() -> None:
    """game.2: (knob `both = "draw" | "play-on"`)"""
    assert Exactly(both="play-on").winners((10, 10), scored((3, 2))) == ()
    assert Exactly(both="play-on").winners((10, 9), scored((3, 2))) == (ONE,)


@pytest.mark.parametrize(
    ("bid", "scores", "winner"),
    [
        (140, (510, 120), ONE),
        (135, (505, 130), ONE),
        (130, (500, 140), ONE),
        (125, (495, 150), None),
        (145, (225, 400), None),
    ],
)
def test_the_auction_game_goes_on_until_somebody_has_500(
    bid: int, scores: tuple[int, int], winner: Side | None
) -> None:
    """game.1: after a deal, a side with 500 or more wins"""
    deal = dealt(AUCTION_GAME, south="♥AKQJ109876", scores=(370, 400))
    game = Game(variant(AUCTION_GAME), undertaken(deal, bid))
    assert (game.is_over, game.winner, game.scores) == (False, None, (370, 400))
    game = Game(game.variant, finished(game.deal))
    assert (game.scores, game.winner, game.is_over) == (scores, winner, winner is not None)
    if winner is None:
        assert game.next_deal(Random(1)).deal.scores == scores
    else:
        with pytest.raises(NoNextDealError, match="the game is over"):
            game.next_deal(Random(1))


@pytest.mark.parametrize(
    ("before", "after", "winners"),
    [
        ((6, 3), (10, 0), (ONE,)),
        ((5, 3), (9, 0), ()),
        ((7, 9), (7, 0), ()),
        ((0, 9), (4, 0), ()),
    ],
)
@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_the_ten_point_game_goes_on_until_somebody_has_ten(
    name: str, before: tuple[int, int], after: tuple[int, int], winners: tuple[Side, ...]
) -> None:
    """game.2: add its game points; then a side that took no trick goes to 0; then a side above 10
    goes to 7; then a side at exactly 10 has won.
    """
    hearts = {36: "AKQJ109876", 32: "AKQJ10987", 28: "AKQJ1098"}[int(name[-2:])]
    deal = then(dealt(name, south=f"♥{hearts}", scores=before), "♥A …, declare ♥")
    game = Game(variant(name), finished(deal))
    assert (game.scores, game.winners) == (after, winners)
    assert game.is_over == bool(winners)


def test_a_drawn_game_is_over_and_has_no_winner() -> None:
    """game.2: If both stand at exactly 10 the game is drawn"""
    deal = finished(dealt("ten-point-36"))
    assert deal.outcome is not None
    ours, theirs = deal.outcome.scores
    again = dealt("ten-point-36", scores=(10 - ours, 10 - theirs))
    game = Game(variant("ten-point-36"), finished(again))
    assert (game.scores, game.winners, game.winner) == ((10, 10), (ONE, OTHER), None)
    assert game.is_over


def test_the_score_sheet_has_every_deal() -> None:
    """game.1: after a deal, a side with 500 or more wins"""
    rng = Random(11)
    game = Game.start(variant(AUCTION_GAME), rng)
    while not game.is_over:
        game = game.next_deal(rng) if game.deal.is_over else game
        bid = undertaken(game.deal, 120) if len(game.earlier) % 3 == 1 else passed_out(game.deal)
        game = Game(game.variant, play_out(bid, rng), game.earlier)
    lines = game.score_sheet().lines
    assert {line.result for line in lines if line.outcome.declarer is None} == {"all passed"}
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    before = (0, 0)
    for line in lines:
        ours, theirs = line.outcome.scores
        before = before[0] + ours, before[1] + theirs
        assert line.scores == before
    assert game.scores == before
    assert max(before) >= 500
    assert all(max(line.scores) < 500 for line in lines[:-1])
