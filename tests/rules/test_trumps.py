"""Slot ``trumps``: when trumps are made, and what a marriage does to them."""

import pytest

from marjapussi import Card, Deal, Made, Phase, Seat, Suit

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
    EAST,
    EVERY_DECK,
    NORTH,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    dealt,
    legal,
    playable,
    ready_to_lead,
    refused,
    south_speaks,
    then,
    undertaken,
)

both_families = pytest.mark.parametrize("name", BOTH_FAMILIES)
every_deck = pytest.mark.parametrize("name", EVERY_DECK)
MAKING_TRUMPS = ["declare ♥", "ask marriage", "ask half ♥"]


@pytest.mark.parametrize("name", [AUCTION_GAME, *TEN_POINT_GAMES])
def test_a_deal_starts_without_trumps(name: str) -> None:
    """trumps.1: A deal starts without trumps."""
    deal = dealt(name, south="♥AKQ", north="♣KQ")
    assert deal.trumps is None
    deal = ready_to_lead(deal)
    assert then(deal, "♥A …").trumps is None


@every_deck
def test_the_winner_of_a_trick_may_act_before_leading(name: str) -> None:
    """trumps.2: Only the seat that has just won a trick may act, before it leads to the next"""
    deal = south_speaks(name, south="♥KQ")
    assert {"declare hearts", "ask marriage", "ask half hearts"} <= legal(deal)
    for seat in (WEST, NORTH, EAST):
        assert legal(deal, seat=seat) == set()
        assert refused(deal, "ask marriage", seat) == "lead.5"


@every_deck
def test_it_need_not_act(name: str) -> None:
    """trumps.2: declare an own marriage, or ask partner one question, or do neither."""
    deal = then(south_speaks(name, south="♥KQ ♠A"), "♠A …")
    assert (deal.turn, deal.trumps) == (SOUTH, None)
    assert "declare hearts" in legal(deal)


@every_deck
@pytest.mark.parametrize("told", MAKING_TRUMPS)
def test_nobody_acts_before_the_first_trick(name: str, told: str) -> None:
    """trumps.2: So never before the first trick and never after the last."""
    deal = dealt(name, south="♥AKQ")
    deal = ready_to_lead(deal)
    assert refused(deal, told) == "trumps.2"


@pytest.mark.parametrize("told", MAKING_TRUMPS)
def test_not_even_declarer_acts_before_the_first_trick(told: str) -> None:
    """trumps.2: So never before the first trick"""
    assert refused(undertaken(dealt(AUCTION_GAME, south="♥AKQ"), 120), told) == "trumps.2"


@every_deck
@pytest.mark.parametrize("told", MAKING_TRUMPS)
def test_nobody_acts_during_a_trick(name: str, told: str) -> None:
    """trumps.2: before it leads to the next"""
    deal = then(south_speaks(name, south="♠A", west="♥KQ"), "♠A")
    assert deal.turn is WEST
    assert refused(deal, told) == "trumps.2"


@every_deck
@pytest.mark.parametrize(
    "spoken", ["declare ♥", "ask marriage, no", "ask half ♥, no", "ask half ♠, yes"]
)
@pytest.mark.parametrize("told", ["declare ♣", "ask marriage", "ask half ♥"])
def test_only_one_thing_is_said_for_a_trick(name: str, spoken: str, told: str) -> None:
    """trumps.2: and only once per trick won"""
    deal = south_speaks(name, south="♥KQ ♣KQ ♠Q ♠A", north="♠K")
    deal = then(deal, spoken)
    assert refused(deal, told) == "trumps.2"
    later = then(deal, "♠A …")
    assert (later.turn, legal(later, "ask half hearts")) == (SOUTH, {"ask half hearts"})


@both_families
def test_after_the_last_trick_nothing_can_be_made(name: str) -> None:
    """trumps.2: So never before the first trick and never after the last."""
    deal = dealt(name, south="♥AKQJ109876")
    deal = ready_to_lead(deal)
    deal = then(deal, "♥A …, ♥10 …, ♥9 …, ♥8 …, ♥7 …, ♥6 …, ♥J …, ♥Q …, ♥K …")
    assert (deal.phase, deal.turn, deal.trumps) == (Phase.OVER, None, None)
    for told in MAKING_TRUMPS:
        assert refused(deal, told) == refused(deal, told, SOUTH) == "scoring.1"


@both_families
def test_the_last_two_cards_can_still_be_made(name: str) -> None:
    """trumps.2: Only the seat that has just won a trick may act, before it leads to the next"""
    deal = dealt(name, south="♥A10KQJ987 ♠Q", north="♠K–")
    deal = ready_to_lead(deal)
    deal = then(deal, "♥A …, ♥10 …, ♥K …, ♥Q …, ♥J …, ♥9 …, ♥8 …, ♥7 …")
    assert (deal.turn, len(deal.hand(SOUTH))) == (SOUTH, 1)
    assert then(deal, "ask half ♠, yes").trumps is Suit.SPADES


@both_families
def test_king_and_queen_may_be_the_last_two_of_a_hand(name: str) -> None:
    """trumps.2: declare an own marriage"""
    deal = dealt(name, south="♥AKQJ109876")
    deal = ready_to_lead(deal)
    deal = then(deal, "♥A …, ♥10 …, ♥9 …, ♥8 …, ♥7 …, ♥6 …, ♥J …, declare ♥")
    assert deal.trumps is Suit.HEARTS


def south_makes_hearts_then_spades(name: str) -> Deal:
    """South has declared hearts, then spades, and leads the nine of clubs."""
    deal = south_speaks(name, south="♥KQ ♠AKQ ♣9", west="♥A ♠108– ♣–", north="♠J ♥–", east="♠9 ♥–")
    return then(deal, "declare ♥, ♠A …, declare ♠, ♣9")


def test_every_marriage_changes_the_trumps() -> None:
    """trumps.3: PA: every marriage makes its suit trumps at once, in place of the old trumps."""
    deal = south_makes_hearts_then_spades(AUCTION_GAME)
    assert deal.trumps is Suit.SPADES
    assert deal.made == (
        Made(Suit.HEARTS, SOUTH, trumps=True),
        Made(Suit.SPADES, SOUTH, trumps=True),
    )
    assert (deal.turn, playable(deal), refused(deal, "♥A")) == (WEST, "♠10", "follow.3")


def test_the_first_marriage_makes_trumps_for_the_deal() -> None:
    """trumps.3: TP: the first marriage of the deal (by either side) makes trumps for the rest of
    the deal; later ones only score.
    """
    deal = south_makes_hearts_then_spades("ten-point-36")
    assert deal.trumps is Suit.HEARTS
    assert deal.made == (
        Made(Suit.HEARTS, SOUTH, trumps=True),
        Made(Suit.SPADES, SOUTH, trumps=False),
    )
    assert refused(deal, "♠10") == "follow.3"
    assert set(playable(deal).split()) == {str(card) for card in deal.hand(WEST) if card < Card.D6}


@every_deck
@pytest.mark.parametrize(
    ("south", "north", "answer"),
    [
        ("", "♣KQ", "ask marriage, make ♣"),
        ("♣K", "♣Q", "ask half ♣, yes"),
        ("♣Q", "♣K", "ask half ♣, yes"),
    ],
)
def test_a_question_makes_trumps_as_a_declaration_does(
    name: str, south: str, north: str, answer: str
) -> None:
    """trumps.3: every marriage makes its suit trumps at once"""
    deal = south_speaks(name, south=south, north=north)
    assert then(deal, answer).trumps is Suit.CLUBS


@pytest.mark.parametrize(
    ("name", "trumps"), [(AUCTION_GAME, Suit.CLUBS), ("ten-point-36", Suit.HEARTS)]
)
def test_either_side_may_make_the_first_marriage(name: str, trumps: Suit) -> None:
    """trumps.3: the first marriage of the deal (by either side) makes trumps"""
    deal = south_speaks(name, south="♠9 ♣7", west="♥KQ ♠A ♣6", north="♣AKQ ♠7", east="♠8 ♣8")
    deal = then(deal, "♠9 ♠A …, declare ♥")
    assert deal.trumps is Suit.HEARTS
    deal = then(deal, "♣6 ♣A …, declare ♣")
    assert deal.trumps is trumps
    assert [(made.suit, made.seat) for made in deal.made] == [
        (Suit.HEARTS, WEST),
        (Suit.CLUBS, NORTH),
    ]


@every_deck
def test_a_suit_cannot_be_declared_again(name: str) -> None:
    """trumps.4: A suit is made (declared) at most once per deal, by either side."""
    deal = south_speaks(name, south="♥KQ ♠A", west="♠10", north="♠J", east="♠9")
    deal = then(deal, "declare ♥, ♠A …")
    assert deal.turn is SOUTH
    assert refused(deal, "declare ♥") == "trumps.4"


@both_families
def test_a_made_suit_is_no_answer_to_a_question(name: str) -> None:
    """trumps.4: A suit is made (declared) at most once per deal"""
    deal = south_speaks(name, south="♥KQ ♠9 ♣K", west="♠8–", north="♠A", east="♠7–")
    deal = then(deal, "declare ♥, ♠9 ♠8 ♠A ♠7, ask marriage")
    assert (deal.turn, legal(deal)) == (SOUTH, {"no"})
    assert refused(deal, "make ♥") == "trumps.4"


@every_deck
def test_king_and_queen_must_both_still_be_in_hand(name: str) -> None:
    """trumps.5: K and Q must both still be in the hands of the making side."""
    deal = south_speaks(name, south="♣A10KQ")
    assert "declare clubs" in legal(deal)
    deal = then(deal, "♣K …")
    assert (deal.turn, refused(deal, "declare ♣")) == (SOUTH, "marriage.1")


def test_a_half_without_its_other_half_makes_nothing() -> None:
    """trumps.5: K and Q must both still be in the hands of the making side."""
    deal = then(south_speaks(AUCTION_GAME, south="♣A10K", north="♣Q7"), "♣K …, ask half ♣")
    assert legal(deal) == {"yes"}
    deal = then(deal, "yes")
    assert (deal.trumps, deal.made) == (None, ())


@every_deck
def test_a_card_that_was_played_is_no_half(name: str) -> None:
    """trumps.5: K and Q must both still be in the hands of the making side."""
    deal = then(south_speaks(name, south="♣AK", north="♣Q–"), "♣A …, ask half ♣")
    assert (legal(deal), refused(deal, "yes")) == ({"no"}, "marriage.3")
    asked = then(south_speaks(name, south="♣A", north="♣KQ–"), "♣A …, ask marriage")
    assert (legal(asked), refused(asked, "make ♣")) == ({"no"}, "marriage.2")


@every_deck
@pytest.mark.parametrize("told", ["declare ♥", "ask marriage, make ♣", "ask half ♥, no"])
def test_no_card_is_shown(name: str, told: str) -> None:
    """trumps.5: No card is shown."""
    before = south_speaks(name, south="♥KQ", north="♣KQ")
    after = then(before, told)
    assert [after.hand(seat) for seat in Seat] == [before.hand(seat) for seat in Seat]
    assert (after.turn, after.trick) == (SOUTH, ())
