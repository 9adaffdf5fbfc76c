"""Slot ``marriage``: what questions make impossible later, for whom.

South, who asked, may do less after its next trick; so may North after one that it won.
"""

import pytest

from marjapussi import Deal, Seat, Suit, Variant

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
    NORTH,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    legal,
    refused,
    south_speaks,
    then,
    with_knobs,
)

both_families = pytest.mark.parametrize("name", BOTH_FAMILIES)
NORTH_HOLDS = {"ask marriage, no": "♣K– ♦–"}
SOUTH_LEADS = {SOUTH: "♠A …", NORTH: "♠8 …"}
EVERYTHING = {"declare", "ask marriage", "ask half"}


def position(rules: str | Variant, said: str, winner: Seat) -> Deal:
    """South, who holds the marriage of hearts, has said something; then the winner took a trick."""
    north = NORTH_HOLDS.get(said, "♣KQ ♦KQ")
    deal = south_speaks(rules, south="♥KQ ♠AQ8–", west="♠9–", north=f"{north} ♠K", east="♠J–")
    deal = then(deal, f"{said}, {SOUTH_LEADS[winner]}")
    assert deal.turn is winner
    return deal


def open_to(deal: Deal) -> set[str]:
    """Which of the three things that can be said are open to the winner of the trick."""
    return {thing for thing in EVERYTHING if legal(deal, thing)}


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("ask marriage, no", {"ask marriage", "ask half"}),
        ("ask marriage, make ♣", {"ask marriage", "ask half"}),
        ("ask half ♥, no", {"ask half"}),
        ("ask half ♠, yes", {"ask half"}),
        ("ask half ♣, yes", {"ask half"}),
    ],
)
def test_the_ladder_binds_the_asker(said: str, left: set[str]) -> None:
    """marriage.7: after asking for a marriage, whatever the answer, a seat may no longer declare
    its own; after asking for a half, whatever the answer, it may no longer declare its own nor ask
    for a marriage.
    """
    deal = position(AUCTION_GAME, said, SOUTH)
    assert open_to(deal) == left
    assert refused(deal, "declare ♥") == "marriage.7"
    if "ask marriage" not in left:
        assert refused(deal, "ask marriage") == "marriage.7"


@pytest.mark.parametrize(
    "said", ["ask marriage, make ♣", "ask half ♥, no", "ask half ♠, yes", "ask half ♣, yes"]
)
def test_the_ladder_does_not_bind_partner(said: str) -> None:
    """marriage.7: for each seat by itself … Declaring, and answering, lock nothing."""
    assert open_to(position(AUCTION_GAME, said, NORTH)) == EVERYTHING


def test_a_half_after_a_marriage_locks_more() -> None:
    """marriage.7: after asking for a half, whatever the answer, it may no longer declare its own
    nor ask for a marriage.
    """
    deal = south_speaks(AUCTION_GAME, south="♥KQ ♠A106–", west="♠87", north="♣KQ ♠K9", east="♠QJ")
    deal = then(deal, "ask marriage, make ♣, ♠A …, ask half ♥, no, ♠10 …")
    assert (deal.turn, open_to(deal)) == (SOUTH, {"ask half"})


@both_families
def test_declaring_locks_nothing(name: str) -> None:
    """marriage.7: Declaring, and answering, lock nothing."""
    deal = south_speaks(name, south="♥KQ ♣KQ ♠A", west="♠7 ♥–", north="♠8", east="♠9 ♥–")
    deal = then(deal, "declare ♥, ♠A …")
    assert (deal.turn, open_to(deal)) == (SOUTH, EVERYTHING)
    assert then(deal, "declare ♣").made[1].suit is Suit.CLUBS


@pytest.mark.parametrize("said", ["ask marriage, make ♣", "ask half ♥, no", "ask half ♣, yes"])
def test_a_locked_marriage_can_be_drawn_out(said: str) -> None:
    """marriage.7: A locked seat's marriage can still be drawn out by partner's question."""
    deal = then(position(AUCTION_GAME, said, NORTH), "ask marriage")
    assert (deal.turn, legal(deal)) == (SOUTH, {"make hearts"})
    assert then(deal, "make ♥").trumps is Suit.HEARTS


@pytest.mark.parametrize(
    ("said", "winner", "left"),
    [
        ("ask marriage, no", SOUTH, {"ask marriage", "ask half"}),
        ("ask marriage, make ♣", SOUTH, {"ask marriage", "ask half"}),
        ("ask marriage, make ♣", NORTH, {"declare", "ask half"}),
        ("ask half ♥, no", SOUTH, {"ask half"}),
        ("ask half ♥, no", NORTH, {"ask half"}),
        ("ask half ♠, yes", SOUTH, {"ask half"}),
        ("ask half ♠, yes", NORTH, {"ask half"}),
    ],
)
@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_the_coupled_locks_bind_both(name: str, said: str, winner: Seat, left: set[str]) -> None:
    """marriage.8: after asking for a marriage a seat may not declare its own, and its *partner* may
    not ask it for marriages; halves stay open to both. After asking for a half, *both* partners may
    neither declare their own nor ask for marriages; halves stay open.
    """
    deal = position(name, said, winner)
    assert open_to(deal) == left
    for thing in EVERYTHING - left:
        told = {"declare": "declare ♥" if winner is SOUTH else "declare ♦"}.get(thing, thing)
        assert refused(deal, told) == "marriage.8"


@pytest.mark.parametrize(
    ("said", "winner", "left"),
    [
        ("ask half ♥, no", SOUTH, EVERYTHING),
        ("ask half ♥, no", NORTH, EVERYTHING),
        ("ask half ♠, yes", SOUTH, {"ask half"}),
        ("ask half ♠, yes", NORTH, {"ask half"}),
        ("ask marriage, no", SOUTH, {"ask marriage", "ask half"}),
    ],
)
def test_success_may_be_what_locks(said: str, winner: Seat, left: set[str]) -> None:
    """marriage.8: The attempt locks, not its success (TP's wording allows the other reading for a
    half: knob `half_locks = "attempt" | "success"`).
    """
    rules = with_knobs("ten-point-36", "marriage", half_locks="success")
    assert open_to(position(rules, said, winner)) == left


@both_families
@pytest.mark.parametrize("said", ["ask marriage, no", "ask half ♥, no"])
def test_the_other_side_is_never_locked(name: str, said: str) -> None:
    """marriage.8: *both* partners may neither declare their own nor ask for marriages"""
    deal = south_speaks(name, south="♥KQ ♠6", west="♣KQ ♠A", north="♠7–", east="♠8–")
    deal = then(deal, f"{said}, ♠6 ♠A …")
    assert (deal.turn, open_to(deal)) == (WEST, EVERYTHING)
