"""Slot ``values``: what the cards count."""

import pytest

from marjapussi import Rank
from marjapussi.cards import cards_in
from marjapussi.rules.values import Simplified, Traditional

from .positions import cards, dealt, then, variant, with_knobs

TRADITIONAL = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0, "6": 0}
SIMPLIFIED = {"A": 10, "10": 10, "K": 5, "Q": 5, "J": 5, "9": 0, "8": 0, "7": 0, "6": 0}


def test_traditional_card_points() -> None:
    """values.1: Traditional card points: A 11, 10 10, K 4, Q 3, J 2, others 0"""
    assert {str(rank): Traditional().points(rank) for rank in Rank} == TRADITIONAL


def test_simplified_card_points() -> None:
    """values.2: Simplified card points: A 10, 10 10, K 5, Q 5, J 5, others 0"""
    assert {str(rank): Simplified().points(rank) for rank in Rank} == SIMPLIFIED


@pytest.mark.parametrize("lowest", [Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE])
def test_the_pack_counts_120_whatever_its_size(lowest: Rank) -> None:
    """values.1: 120 in the pack whatever its size."""
    rules = with_knobs("partnership-auction", "deck", lowest=lowest)
    assert sum(rules.card_points[card] for card in cards_in(rules.deck.cards)) == 120


@pytest.mark.parametrize("name", ["ten-point-32", "ten-point-28", "ten-point-24"])
def test_the_simplified_pack_counts_140(name: str) -> None:
    """values.2: 140 in the pack."""
    rules = variant(name)
    assert sum(rules.card_points[card] for card in cards_in(rules.deck.cards)) == 140


@pytest.mark.parametrize(
    ("name", "ranks", "points"),
    [
        ("ten-point-36", "A10KQJ9876", (94, 26)),
        ("ten-point-32", "A10KQJ987", (115, 25)),
        ("ten-point-28", "A10KQJ98", (115, 25)),
        ("ten-point-24", "A10KQJ9", (115, 25)),
    ],
)
def test_a_side_counts_the_cards_of_its_tricks(
    name: str, ranks: str, points: tuple[int, int]
) -> None:
    """values.2: Simplified card points: A 10, 10 10, K 5, Q 5, J 5, others 0; 140 in the pack."""
    but_lowest, lowest = ranks[:-1], ranks[-1]
    deal = dealt(
        name,
        south=f"♥{but_lowest} ♠{lowest}",
        west="♣K",
        north="♣A10",
        east=f"♠{but_lowest}",
    )
    for card in cards(f"♥{but_lowest} ♠{lowest}"):
        deal = then(deal, f"{card} …")
    assert deal.outcome is not None
    assert [str(play) for _, play in deal.history[-3:]] == ["play ♣K", "play ♣A", "play ♠A"]
    assert deal.outcome.points == points
