"""What cannot stand together: each clash says in which knob, why, and with which other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from marjapussi import Rank, Seat, Side
from marjapussi.outcome import Result
from marjapussi.protocols import Conflict
from marjapussi.rules.auction import Ascending
from marjapussi.rules.contract import Announced
from marjapussi.rules.deck import French
from marjapussi.rules.doubling import KontraRe
from marjapussi.rules.exchange import Partner
from marjapussi.rules.game import Exactly
from marjapussi.rules.redeal import WeakHand
from marjapussi.rules.scoring import ByContract, GamePoints
from marjapussi.rules.trumps import Changing, FirstStays

NO_TRUMPS = Conflict(
    "rule", "only marriages make trumps, and there are none", (("marriage", "rule"),)
)


def beside(rule: Any, **others: Any) -> list[Conflict]:
    """The clashes of a rule, in a game that has nothing else than ``others``."""
    nothing = dict.fromkeys(("auction", "contract", "exchange", "marriage", "lead", "follow"))
    usual = {"deck": French(), **nothing}
    return list(rule.conflicts(SimpleNamespace(**usual | others)))


@pytest.mark.parametrize(
    ("rule", "conflicts"),
    [
        (
            Ascending(minimum=125, maximum=120),
            [
                Conflict("minimum", "125 is above the maximum of 120", (("auction", "maximum"),)),
            ],
        ),
        (
            Ascending(minimum=121, maximum=422),
            [
                Conflict(
                    "minimum", "121 is not a multiple of the step of 5", (("auction", "step"),)
                ),
                Conflict(
                    "maximum", "422 is not a multiple of the step of 5", (("auction", "step"),)
                ),
            ],
        ),
        (
            Announced(before_return=True),
            [
                Conflict(
                    "rule",
                    "a contract needs an auction: without one nobody is declarer",
                    (("auction", "rule"),),
                ),
                Conflict(
                    "before_return",
                    "there is no exchange in which cards are returned",
                    (("exchange", "rule"),),
                ),
            ],
        ),
        (
            Partner(),
            [
                Conflict(
                    "rule",
                    "an exchange needs an auction: without one nobody is declarer",
                    (("auction", "rule"),),
                ),
            ],
        ),
        (
            WeakHand(),
            [
                Conflict(
                    "rule",
                    "a new deal is asked for at the first turn to bid, and there is no auction",
                    (("auction", "rule"),),
                ),
            ],
        ),
        (Changing(), [NO_TRUMPS]),
        (FirstStays(), [NO_TRUMPS]),
        (
            KontraRe(),
            [
                Conflict(
                    "rule",
                    "Kontra doubles a contract, and no contract is announced",
                    (("contract", "rule"),),
                ),
            ],
        ),
        (
            ByContract(),
            [
                Conflict(
                    "rule",
                    "scores come from a contract, and no contract is announced",
                    (("contract", "rule"),),
                ),
            ],
        ),
        (
            GamePoints(last_trick=0, most_points=0),
            [
                Conflict(
                    "most_points",
                    "there must be game points for the most card points or for the last trick",
                    (("scoring", "last_trick"),),
                ),
            ],
        ),
        (
            Exactly(target=7, back_to=7),
            [
                Conflict(
                    "back_to", "7 is no step back from the target of 7", (("game", "target"),)
                ),
            ],
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_rule_that_cannot_stand_alone(rule: Any, conflicts: list[Conflict]) -> None:
    assert beside(rule) == conflicts


def test_game_points_beside_a_contract() -> None:
    said = "game points know no contract, and one is announced"
    expected = [Conflict("rule", said, (("contract", "rule"),))]
    assert beside(GamePoints(), contract=Announced()) == expected


@pytest.mark.parametrize(("lowest", "most"), [(Rank.SIX, 9), (Rank.SEVEN, 8), (Rank.NINE, 6)])
def test_an_exchange_of_more_cards_than_a_hand_has(lowest: Rank, most: int) -> None:
    deck = French(lowest)
    assert beside(Partner(most), auction=Ascending(), deck=deck) == []
    for cards in range(most + 1, 10):
        said = f"{cards} cards cannot go from a hand of {most}"
        expected = [Conflict("cards", said, (("deck", "lowest"),))]
        assert beside(Partner(cards), auction=Ascending(), deck=deck) == expected


@pytest.mark.parametrize(
    ("rule", "others"),
    [
        (Ascending(minimum=120, maximum=120), {}),
        (Announced(), {"auction": Ascending()}),
        (Announced(before_return=True), {"auction": Ascending(), "exchange": Partner()}),
        (WeakHand(), {"auction": Ascending()}),
        (Changing(), {"marriage": object()}),
        (FirstStays(), {"marriage": object()}),
        (KontraRe(), {"contract": Announced()}),
        (ByContract(), {"contract": Announced()}),
        (GamePoints(last_trick=0), {}),
        (GamePoints(most_points=0), {}),
        (Exactly(target=8, back_to=7), {}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_can_stand_together(rule: Any, others: dict[str, Any]) -> None:
    assert beside(rule, **others) == []


@pytest.mark.parametrize("declarer", [None, *Seat])
def test_game_points_keep_who_declared(declarer: Seat | None) -> None:
    """An auction without a contract decides who leads; the score sheet still names declarer."""
    result = Result((4, 5), (70, 50), (0, 0), (2, 1), Side.WEST_EAST, declarer)
    outcome = GamePoints().settle(result)
    assert (outcome.declarer, outcome.scores, outcome.points) == (declarer, (3, 2), (70, 50))


def test_rounded_points_are_whole_numbers() -> None:
    """scoring.2: r5 = rounding to the nearest 5 (112→110, 113→115, 137→135, 138→140)"""
    for points, rounded in [(112, 110), (113, 115), (137, 135), (138, 140), (0, 0), (2, 0), (3, 5)]:
        result = Result((5, 4), (points, 0), (0, 0), (0, 0), Side.WEST_EAST)
        scores = ByContract(last_trick=0).settle(result).scores
        assert repr(scores) == repr((rounded, 0))
