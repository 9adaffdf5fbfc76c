"""Slot ``exchange``: the cards that partner and declarer give each other."""

from itertools import combinations, permutations
from math import comb

import pytest

from marjapussi import Card, Deal, Give, Phase, Seat

from .positions import (
    AUCTION_GAME,
    EAST,
    NORTH,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    cards,
    dealt,
    legal,
    passed_out,
    refused,
    then,
)

SOUTH_WINS = "bid 120, pass, pass, pass"
SOUTH_HAND = "♥A10KQ ♦A10KQ ♣A"
NORTH_HAND = "♠A10KQJ9876"


def exchange(story: str = "") -> Deal:
    """South is declarer and holds no spade, North holds all of them."""
    deal = dealt(AUCTION_GAME, south=SOUTH_HAND, north=NORTH_HAND)
    return then(deal, f"{SOUTH_WINS}, {story}")


def test_partner_gives_any_four_cards() -> None:
    """exchange.1: Declarer's partner gives any four cards face down"""
    deal = exchange()
    assert (deal.phase, deal.turn) == (Phase.GIVING, NORTH)
    gifts = list(deal.legal_actions())
    assert len(gifts) == comb(9, 4) == 126
    assert set(gifts) == {Give(four) for four in combinations(cards(NORTH_HAND), 4)}


def test_declarer_then_holds_thirteen_and_gives_any_four_back() -> None:
    """exchange.1: declarer, now holding 13, gives any four back, the same ones if she likes."""
    deal = exchange("give ♠A ♠K ♠Q ♠6")
    assert (deal.phase, deal.turn, len(deal.hand(SOUTH))) == (Phase.RETURNING, SOUTH, 13)
    assert len(deal.hand(NORTH)) == 5
    gifts = list(deal.legal_actions())
    assert len(gifts) == comb(13, 4) == 715
    thirteen = cards(f"{SOUTH_HAND} ♠AKQ6")
    assert set(gifts) == {Give(four) for four in combinations(thirteen, 4)}


@pytest.mark.parametrize(
    ("back", "south", "north"),
    [
        ("♠A ♠K ♠Q ♠6", SOUTH_HAND, NORTH_HAND),
        ("♥A ♦A ♣A ♠A", "♥10KQ ♦10KQ ♠KQ6", "♥A ♦A ♣A ♠A10J987"),
        ("♥Q ♥K ♥10 ♠6", "♥A ♦A10KQ ♣A ♠AKQ", "♥10KQ ♠10J9876"),
    ],
)
def test_both_hold_nine_cards_afterwards(back: str, south: str, north: str) -> None:
    """exchange.1: gives any four back, the same ones if she likes."""
    deal = exchange(f"give ♠A ♠K ♠Q ♠6, give {back}")
    assert (deal.phase, deal.turn) == (Phase.ANNOUNCING, SOUTH)
    assert (set(deal.hand(SOUTH)), set(deal.hand(NORTH))) == (set(cards(south)), set(cards(north)))
    untouched = exchange()
    assert all(deal.hand(seat) == untouched.hand(seat) for seat in (WEST, EAST))


@pytest.mark.parametrize("declarer", Seat)
def test_it_is_declarers_partner_who_gives(declarer: Seat) -> None:
    """exchange.1: Declarer's partner gives any four cards"""
    calls = ["pass"] * declarer + ["bid 120"] + ["pass"] * (3 - declarer)
    deal = then(dealt(AUCTION_GAME), ", ".join(calls))
    assert deal.turn is declarer.partner
    gift = Give(deal.hand(declarer.partner)[:4])
    for seat in set(Seat) - {declarer.partner}:
        assert refused(deal, str(Give(deal.hand(seat)[:4])), seat) == "exchange.1"
    assert deal.apply(gift).turn is declarer


@pytest.mark.parametrize(
    ("story", "told"),
    [
        ("", "give ♠A ♠K ♠Q"),
        ("", "give ♠A ♠K ♠Q ♠J ♠9"),
        ("", "give ♠A ♠K ♠Q ♥A"),
        ("", "pass"),
        ("", "♠A"),
        ("", "announce 120"),
        ("give ♠A ♠K ♠Q ♠6", "give ♠A ♠K ♠Q ♠9"),
        ("give ♠A ♠K ♠Q ♠6", "give ♥A ♥K ♥Q"),
        ("give ♠A ♠K ♠Q ♠6", "announce 120"),
        ("give ♠A ♠K ♠Q ♠6", "♥A"),
    ],
)
def test_nothing_else_can_be_given_or_done(story: str, told: str) -> None:
    """exchange.1: gives any four cards face down"""
    assert refused(exchange(story), told) == "exchange.1"


def test_afterwards_there_is_no_exchange() -> None:
    """exchange.1: gives any four back"""
    deal = exchange("give ♠A ♠K ♠Q ♠6, give ♠A ♠K ♠Q ♠6")
    assert refused(deal, "give ♠A ♠K ♠Q ♠6", NORTH) == "contract.1"
    assert refused(then(deal, "announce 120"), "give ♥A ♥K ♥Q ♦A") == "exchange.1"


@pytest.mark.parametrize("order", list(permutations(["♠A", "♠K", "♠Q", "♠6"])))
def test_the_order_of_the_cards_does_not_matter(order: tuple[str, ...]) -> None:
    """exchange.1: gives any four cards face down"""
    gift = "give " + " ".join(order)
    assert exchange(f"{gift}, {gift}") == exchange("give ♠A ♠K ♠Q ♠6, give ♠A ♠K ♠Q ♠6")


def test_a_card_cannot_be_given_twice() -> None:
    """exchange.1: gives any four cards"""
    with pytest.raises(ValueError, match="♠A is given twice"):
        Give([Card.SA, Card.SA, Card.SK, Card.SQ])


@pytest.mark.parametrize("seat", [WEST, EAST])
def test_only_these_two_learn_which_cards_went(seat: Seat) -> None:
    """exchange.1: Only these two ever learn which cards went."""
    first = exchange("give ♠A ♠K ♠Q ♠6, give ♠A ♠K ♠Q ♠6, announce 120")
    second = exchange("give ♠9 ♠8 ♠7 ♠J, give ♥10 ♥K ♥Q ♦10, announce 120")
    assert first.hand(seat) == second.hand(seat)
    assert legal(first, seat=seat) == legal(second, seat=seat) == {"kontra"}
    assert first.view(seat) == second.view(seat)
    assert first.view(seat.next) != second.view(seat.next)


@pytest.mark.parametrize(
    ("south", "north", "gift"),
    [
        (SOUTH_HAND, "♥J ♠A10KQJ987", "♠A ♠10 ♠K ♠Q"),
        ("♥6789 ♦6789 ♣6", "♥A ♦A ♣A ♠A ♥K ♦K ♣K ♠K ♠Q", "♥A ♦A ♣A ♠A"),
        ("♥6789 ♦6789 ♣6", "♥AK ♦A10KQJ ♣A ♠6", "♥A ♦A ♣A ♠6"),
    ],
)
def test_aces_and_spades_may_all_be_given_away(south: str, north: str, gift: str) -> None:
    """exchange.2: There is no duty to keep an ace or a spade."""
    deal = then(dealt(AUCTION_GAME, south=south, north=north), SOUTH_WINS)
    gift_of_north, back = Give(cards(gift)), Give(cards(gift))
    assert deal.why_not(gift_of_north) is None
    assert deal.apply(gift_of_north).why_not(back) is None


@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_there_is_no_exchange_without_an_auction(name: str) -> None:
    """exchange.1: Declarer's partner gives"""
    assert refused(dealt(name), "give ♥A ♥K ♥Q ♥J") == "exchange.1"


def test_there_is_no_exchange_when_all_have_passed() -> None:
    """exchange.1: Declarer's partner gives"""
    deal = passed_out(dealt(AUCTION_GAME, south="♥A ♥K ♥Q ♥J"))
    assert deal.phase is Phase.PLAYING
    assert refused(deal, "give ♥A ♥K ♥Q ♥J") == "exchange.1"
