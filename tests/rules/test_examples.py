"""The worked examples of the rule book, with all their numbers."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from attrs import frozen

from marjapussi import Deal, Game, Kontra, Re, Seat, Side, Suit
from marjapussi.outcome import Result

from .positions import (
    AUCTION_GAME,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    dealt,
    legal,
    played_out,
    refused,
    then,
    undertaken,
    variant,
)

ALL_HEARTS = "♥AKQJ109876"
CALLS = (Kontra(), Re())


@frozen
class Line:
    """A line of a score sheet: what was played for, what came of it, the totals after it.

    ``points`` and ``totals`` are those of South and North, then those of West and East; a side with
    no points took no trick.
    """

    declarer: Seat
    contract: int
    calls: int
    points: tuple[int, int]
    totals: tuple[int, int]

    @property
    def result(self) -> Result:
        """The deal before it is scored; its last trick went to South and North if they took any."""
        ours, theirs = self.points
        return Result(
            tricks=(9 if not theirs else 5 if ours else 0, 9 if not ours else 4 if theirs else 0),
            card_points=(ours - 20, theirs) if ours else (0, theirs - 20),
            marriages=(0, 0),
            marriage_game_points=(0, 0),
            last_trick=Side.SOUTH_NORTH if ours else Side.WEST_EAST,
            declarer=self.declarer,
            contract=self.contract,
            doublings=self.calls,
        )


FIRST_SHEET = [
    Line(SOUTH, 140, 0, (143, 37), (140, 35)),
    Line(SOUTH, 165, 0, (240, 0), (305, -295)),
    Line(WEST, 145, 1, (69, 151), (375, -5)),
    Line(NORTH, 145, 0, (110, 90), (230, 85)),
    Line(EAST, 170, 0, (150, 90), (380, -85)),
    Line(WEST, 180, 1, (0, 140), (380, -265)),
    Line(SOUTH, 150, 0, (160, 40), (530, -225)),
]
SECOND_SHEET = [
    Line(SOUTH, 240, 0, (245, 35), (240, 35)),
    Line(SOUTH, 165, 0, (240, 0), (405, -295)),
    Line(WEST, 145, 1, (69, 151), (475, -5)),
    Line(SOUTH, 205, 0, (204, 90), (270, 85)),
    Line(EAST, 170, 0, (150, 90), (420, -85)),
    Line(WEST, 180, 1, (0, 140), (420, -265)),
    Line(SOUTH, 150, 0, (160, 40), (570, -225)),
]


@pytest.mark.parametrize("sheet", [FIRST_SHEET, SECOND_SHEET])
def test_the_score_sheets(sheet: list[Line]) -> None:
    """Worked examples 1 and 2: AC makes 140, BD took 37 → +140 / +35. …"""
    rules = variant(AUCTION_GAME)
    totals = (0, 0)
    for line in sheet:
        outcome = rules.scoring.settle(line.result)
        totals = rules.game.after(totals, outcome)
        assert totals == line.totals
        last = line is sheet[-1]
        assert rules.game.winners(totals, outcome) == ((Side.SOUTH_NORTH,) if last else ())


def test_the_first_score_sheet_played_at_the_table() -> None:
    """Worked examples 1: AC makes 140, BD took 37 → +140 / +35. …"""
    game = Game.start(variant(AUCTION_GAME), Random(1), dealer=EAST)
    for number, line in enumerate(FIRST_SHEET):
        if number:
            game = game.next_deal(Random(number))
        game = Game(game.variant, deal_for(line, game), game.earlier)
        assert game.scores == line.totals
    assert (game.is_over, game.winner) == (True, Side.SOUTH_NORTH)
    assert [line.scores for line in game.score_sheet().lines] == [
        line.totals for line in FIRST_SHEET
    ]


def deal_for(line: Line, game: Game) -> Deal:
    """The first deal, of those that random players play, that comes to what the line says."""
    defenders = line.declarer.side.other
    for seed in count():
        rng = Random(seed)
        deal = Deal.shuffled(game.variant, rng, game.deal.forehand, scores=game.scores)
        if not line.points[defenders]:
            deal = dealt(
                game.variant,
                south=ALL_HEARTS if line.declarer is SOUTH else "",
                west=ALL_HEARTS if line.declarer is WEST else "",
                forehand=game.deal.forehand,
                scores=game.scores,
            )
        deal = undertaken(deal, line.contract, by=line.declarer)
        deal = then(deal, f"{line.declarer.next}: kontra") if line.calls else deal
        while not deal.is_over:
            deal = deal.apply(rng.choice([a for a in deal.legal_actions() if a not in CALLS]))
        outcome = deal.outcome
        assert outcome is not None
        totals = game.variant.game.after(game.scores, outcome)
        if (outcome.points[defenders], totals) == (line.points[defenders], line.totals):
            return deal
    raise AssertionError("there is always another seed")


@pytest.mark.parametrize(("points", "score"), [((137, 3), 5), ((138, 2), 0), ((118, 22), 20)])
def test_small_tricks_are_rounded(points: tuple[int, int], score: int) -> None:
    """Worked examples 3: A side whose only trick holds 3 points scores 5; 2 points score 0; 2
    points in the last trick score 20.
    """
    line = Line(SOUTH, 115, 0, points, (115, score))
    assert variant(AUCTION_GAME).scoring.settle(line.result).scores == line.totals


def test_a_half_never_pays_twice() -> None:
    """Worked examples 4: A half never pays twice. All pass, seat 0 leads. …"""
    deal = dealt(
        AUCTION_GAME,
        south="r7 r9 rU rO rZ rA s9 g8 gK",
        west="r6 rK sU e6 eU eO eK eA gU",
        north="r8 s6 sK e9 eZ g6 gO gZ gA",
        east="s7 s8 sO sZ sA e7 e8 g7 g9",
    )
    deal = then(deal, "pass, pass, pass, pass")
    assert (deal.turn, deal.declarer) == (SOUTH, None)
    deal = then(deal, "rA rK r8 g9, ask half grün")
    assert legal(deal) == {"yes"}
    deal = then(deal, "yes")
    assert (deal.turn, deal.trumps) == (SOUTH, Suit.SPADES)
    deal = then(deal, "r7 r6 g6 g7")
    assert deal.turn is EAST
    deal = then(deal, "ask marriage")
    assert (deal.turn, legal(deal)) == (WEST, {"make clubs"})
    deal = then(deal, "make eichel, s7 s9 sU sK")
    assert (deal.turn, deal.trumps) == (NORTH, Suit.CLUBS)
    deal = then(deal, "ask half grün")
    assert (deal.turn, legal(deal)) == (SOUTH, {"yes"})
    made = deal.made
    deal = then(deal, "yes")
    assert (deal.turn, deal.trumps, deal.made) == (NORTH, Suit.CLUBS, made)
    assert [made.suit for made in deal.made] == [Suit.SPADES, Suit.CLUBS]
    assert sum(played_out(deal).points) == 140 + 40 + 60


def test_the_kontra_ladder() -> None:
    """Worked examples 5: a defender with 8 cards may not say the first Kontra while her partner
    with 9 may; a Re without Kontra, and two Kontras in a row, are illegal.
    """
    deal = then(undertaken(dealt(AUCTION_GAME, south="♥A", west="♥6"), 140), "♥A ♥6")
    assert (len(deal.hand(WEST)), len(deal.hand(EAST))) == (8, 9)
    assert refused(deal, "kontra", WEST) == "doubling.2"
    assert legal(deal, "kontra", EAST) == {"kontra"}
    assert refused(deal, "re", SOUTH) == refused(deal, "re", NORTH) == "doubling.1"
    deal = then(deal, "East: kontra")
    assert refused(deal, "kontra", EAST) == refused(deal, "kontra", WEST) == "doubling.1"
