"""Slot ``deck``: the pack, the deal and the dealer."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from marjapussi import Card, Deal, Game, Seat, WrongDealError, variant_names
from marjapussi.cards import cards_in, mask_of
from marjapussi.testing import play_out

from .positions import AUCTION_GAME, WEST, cards, dealt, passed_out, refused, then, variant

RANKS = ["A", "10", "K", "Q", "J", "9", "8", "7", "6"]
PACKS = {
    "partnership-auction": 36,
    "marjapussi-de": 36,
    "ten-point-36": 36,
    "ten-point-32": 32,
    "ten-point-28": 28,
    "ten-point-24": 24,
}


@pytest.mark.parametrize(("name", "size"), list(PACKS.items()))
def test_the_pack_ends_with_its_lowest_rank(name: str, size: int) -> None:
    """deck.1: 36 cards: … 32 cards: without the 6s; 28: without the 6s and 7s. (24, without the
    8s too, is played as well.)
    """
    pack = [str(card) for card in cards_in(variant(name).deck.cards)]
    assert sorted(pack) == sorted(suit + rank for suit in "♥♦♣♠" for rank in RANKS[: size // 4])


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(RANKS)))
@pytest.mark.parametrize("suit", "♥♦♣♠")
def test_each_rank_beats_the_next(suit: str, higher: str, lower: str) -> None:
    """deck.1: four suits of A 10 K Q J 9 8 7 6, highest to lowest in that order."""
    rest = "".join(rank for rank in RANKS if rank != higher)
    deal = dealt("ten-point-36", south=suit + rest, west=suit + higher)
    assert then(deal, f"{suit}{lower} {suit}{higher} …").turn is WEST


@pytest.mark.parametrize(("name", "size"), list(PACKS.items()))
def test_everyone_gets_a_quarter_of_the_pack(name: str, size: int) -> None:
    """deck.2: All cards are dealt singly, clockwise, from forehand on; everyone gets a quarter of
    the deck (9, 8, 7 or 6).
    """
    deal = Deal.shuffled(variant(name), Random(1))
    assert [len(hand) for hand in deal.hands] == [size // 4] * 4
    assert mask_of(card for hand in deal.hands for card in hand) == variant(name).deck.cards


def test_a_card_that_was_not_dealt_to_you_cannot_be_played() -> None:
    """deck.2: everyone gets a quarter of the deck"""
    deal = dealt("ten-point-28", south="♥A", west="♠A")
    assert refused(deal, "♠A") == "deck.2"
    assert refused(then(deal, "♥A …"), "♥A") == "deck.2"


def hands_of(name: str) -> list[list[Card]]:
    return [sorted(hand) for hand in dealt(name).hands]


def said_of(name: str, hands: list[list[Card]]) -> str:
    with pytest.raises(WrongDealError) as caught:
        Deal.start(variant(name), hands)
    return str(caught.value)


def test_a_card_in_two_hands_is_refused() -> None:
    """deck.2: All cards are dealt singly"""
    hands = hands_of("ten-point-28")
    gone, hands[0][0] = hands[0][0], hands[3][0]
    said = said_of("ten-point-28", hands)
    assert said == f"{hands[3][0]} is dealt 2 times; {gone} is missing"


def test_a_card_twice_in_one_hand_is_refused() -> None:
    """deck.2: All cards are dealt singly"""
    hands = hands_of(AUCTION_GAME)
    gone = hands[2][0]
    hands[2][0] = hands[2][1]
    said = said_of(AUCTION_GAME, hands)
    assert said == f"{hands[2][1]} is dealt 2 times; {gone} is missing"


def test_a_missing_card_is_refused() -> None:
    """deck.2: everyone gets a quarter of the deck"""
    hands = hands_of(AUCTION_GAME)
    gone = hands[1].pop()
    assert said_of(AUCTION_GAME, hands) == f"West holds 8 cards, not 9; {gone} is missing"


def test_a_fourth_hand_is_needed() -> None:
    """deck.2: everyone gets a quarter of the deck"""
    assert said_of(AUCTION_GAME, hands_of(AUCTION_GAME)[:3]) == "a deal has four hands, not 3"


@pytest.mark.parametrize(
    ("name", "stranger"), [("ten-point-32", "♥6"), ("ten-point-28", "♣7"), ("ten-point-24", "♠8")]
)
def test_a_card_that_is_not_in_the_pack_is_refused(name: str, stranger: str) -> None:
    """deck.1: 32 cards: without the 6s; 28: without the 6s and 7s."""
    hands = hands_of(name)
    gone = hands[0][0]
    [hands[0][0]] = cards(stranger)
    assert said_of(name, hands) == f"{stranger} is not in the pack; {gone} is missing"


def test_any_seat_may_deal_first() -> None:
    """deck.3: The first dealer is random"""
    dealers = [Game.start(variant("ten-point-28"), Random(seed)).dealer for seed in range(40)]
    assert set(dealers) == set(Seat)


@pytest.mark.parametrize("name", ["partnership-auction", "ten-point-36"])
@pytest.mark.parametrize("dealer", Seat)
def test_the_deal_passes_to_the_left(name: str, dealer: Seat) -> None:
    """deck.3: the deal passes to the left after every deal."""
    rng = Random(3)
    game = Game.start(variant(name), rng, dealer)
    assert (game.dealer, game.deal.forehand, game.deal.turn) == (dealer, *[dealer.next] * 2)
    game = Game(game.variant, play_out(game.deal, rng)).next_deal(rng)
    assert (game.dealer, game.deal.forehand) == (dealer.next, dealer.next.next)


def test_the_deal_passes_to_the_left_after_all_have_passed() -> None:
    """deck.3: the deal passes to the left after every deal."""
    game = Game(variant(AUCTION_GAME), passed_out(dealt(AUCTION_GAME, forehand=Seat.NORTH)))
    game = Game(game.variant, play_out(game.deal, Random(1)))
    assert (game.dealer, game.next_deal(Random(2)).dealer) == (Seat.WEST, Seat.NORTH)


@pytest.mark.parametrize("name", variant_names())
def test_the_seed_decides_the_deal(name: str) -> None:
    """deck.2: All cards are dealt"""
    first, again, other = (Deal.shuffled(variant(name), Random(seed)) for seed in (5, 5, 6))
    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ([], "a deal has four hands, not 0"),
        ([[]] * 5, "a deal has four hands, not 5"),
        ([[], ["♥A"], [], []], "West holds '♥A', which is not a card"),
    ],
)
def test_what_is_no_four_hands_of_cards_is_refused(hands: Any, said: str) -> None:
    """deck.2: everyone gets a quarter of the deck"""
    assert said_of("ten-point-28", hands) == said
