"""Slot ``lead``: who leads, and what may be played to the first trick."""

import pytest
from attrs import evolve

from marjapussi import Card, Rank, Refusal, Seat, parse_card
from marjapussi.cards import mask_of, show
from marjapussi.protocols import Lead
from marjapussi.rules.lead import AceFirst, AceThenSuit, Free

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
    EAST,
    NORTH,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    cards,
    dealt,
    passed_out,
    playable,
    ready_to_lead,
    refused,
    south_speaks,
    then,
    undertaken,
    variant,
)


@pytest.mark.parametrize("forehand", Seat)
@pytest.mark.parametrize("declarer", Seat)
def test_declarer_leads_to_the_first_trick(declarer: Seat, forehand: Seat) -> None:
    """lead.1: Declarer leads to the first trick; with no declarer, or no auction in the game,
    forehand does.
    """
    deal = undertaken(dealt(AUCTION_GAME, forehand=forehand), 120, by=declarer)
    assert (deal.turn, deal.leader) == (declarer, declarer)
    other = declarer.next
    assert refused(deal, f"{deal.hand(other)[0]}", other) == "lead.1"


@pytest.mark.parametrize("name", [AUCTION_GAME, *TEN_POINT_GAMES])
@pytest.mark.parametrize("forehand", Seat)
def test_forehand_leads_without_a_declarer(name: str, forehand: Seat) -> None:
    """lead.1: with no declarer, or no auction in the game, forehand does."""
    deal = dealt(name, forehand=forehand)
    deal = ready_to_lead(deal)
    assert (deal.turn, deal.leader) == (forehand, forehand)


@pytest.mark.parametrize("declared", [True, False])
@pytest.mark.parametrize(
    ("hand", "leads"),
    [
        ("♥A ♦K ♠10 ♠K ♠Q ♠J ♠9 ♠8 ♠7", "♥A"),
        ("♥A ♦A ♣A ♠A ♥10 ♦10 ♣10 ♠10 ♠9", "♥A ♦A ♣A ♠A"),
        ("♠A ♠10 ♠9 ♥10 ♥K ♥Q ♥J ♥9 ♥8", "♠A"),
        ("♠6 ♥10 ♥K ♥Q ♥J ♥9 ♥8 ♥7 ♥6", "♠6"),
        ("♠10 ♠6 ♥10 ♥K ♥Q ♥J ♥9 ♥8 ♥7", "♠10 ♠6"),
        ("♥10 ♥6 ♦10 ♦9 ♣10 ♣K ♣Q ♣7 ♣6", "♥10 ♥6 ♦10 ♦9 ♣10 ♣K ♣Q ♣7 ♣6"),
    ],
)
def test_an_ace_is_led_else_a_spade_else_any_card(hand: str, leads: str, declared: bool) -> None:
    """lead.2: To the *first* trick the leader plays an ace if she holds one, any of them; with no
    ace, a spade if she holds one; else any card.
    """
    deal = dealt(AUCTION_GAME, south=hand)
    deal = undertaken(deal, 120) if declared else passed_out(deal)
    assert playable(deal) == leads
    for card in deal.hand(SOUTH):
        if str(card) not in leads.split():
            assert refused(deal, f"{card}") == "lead.2"


def test_the_hand_after_the_exchange_decides() -> None:
    """lead.2: the leader plays an ace if she holds one"""
    deal = dealt(AUCTION_GAME, south="♥A10KQJ987 ♠9", north="♣A10KQJ9 ♦A10K")
    deal = then(deal, "bid 120, pass, pass, pass, give ♣A ♣10 ♣K ♣Q")
    kept = then(deal, "give ♥A ♥10 ♣10 ♣Q, announce 120")
    assert playable(kept) == "♣A"
    given = then(deal, "give ♥A ♣A ♣10 ♣Q, announce 120")
    assert playable(given) == "♠9"


def test_the_ace_of_the_first_suit_led_must_fall() -> None:
    """lead.3: If the card led to the first trick is no ace, whoever holds the ace of that suit must
    play it.
    """
    deal = dealt(AUCTION_GAME, south="♠987 ♥KQJ987", west="♠Q", north="♠A10K")
    deal = then(passed_out(deal), "♠9, ♠Q")
    assert deal.turn is NORTH
    assert playable(deal) == "♠A"
    assert refused(deal, "♠10") == "lead.3"
    assert then(deal, "♠A …").turn is NORTH


@pytest.mark.parametrize(
    ("west", "north", "east", "holder"),
    [
        ("♠A10J", "♠K9", "♠Q8", WEST),
        ("♠10J", "♠AK9", "♠Q8", NORTH),
        ("♠10J", "♠K9", "♠AQ8", EAST),
    ],
)
def test_it_must_fall_from_any_seat(west: str, north: str, east: str, holder: Seat) -> None:
    """lead.3: whoever holds the ace of that suit must play it."""
    deal = dealt(AUCTION_GAME, south="♠7 ♥KQJ10987 ♦K", west=west, north=north, east=east)
    deal = then(passed_out(deal), "♠7")
    while deal.turn is not holder:
        deal = deal.apply(deal.legal_actions()[0])
    assert playable(deal) == "♠A"


def test_it_must_fall_in_another_suit_than_spades_too() -> None:
    """lead.3: whoever holds the ace of that suit must play it."""
    deal = dealt(AUCTION_GAME, south="♥KQJ10987– ♦K ♣K", west="♥A6")
    deal = then(passed_out(deal), "♥K")
    assert playable(deal) == "♥A"
    assert refused(deal, "♥6") == "lead.3"


def test_aces_of_other_suits_need_not_fall() -> None:
    """lead.3: If the card led to the first trick is no ace, whoever holds the ace of that suit must
    play it.
    """
    deal = dealt(AUCTION_GAME, south="♠9 ♥K10J ♦K10 ♣–", west="♠6– ♥A ♦A", north="♣A ♠–")
    deal = then(passed_out(deal), "♠9")
    assert playable(deal) == "♠6"
    deal = then(deal, "♠6")
    assert playable(deal) == show(mask_of(deal.hand(NORTH)))


def test_the_first_trick_rules_are_for_the_first_trick() -> None:
    """lead.5: The winner of a trick leads to the next; later leads are free."""
    deal = south_speaks(AUCTION_GAME, south="♥A ♠76 ♣6", west="♠10", north="♠AJ–")
    assert playable(deal) == show(mask_of(deal.hand(SOUTH)))
    deal = then(deal, "♠7, ♠10")
    assert playable(deal) == "♠A"  # to beat the 10
    deal = south_speaks(AUCTION_GAME, south="♠K76 ♣6", west="♠9", north="♠AJ–")
    assert playable(then(deal, "♠7, ♠9")) == "♠A ♠J"


@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_any_card_may_be_led_in_the_ten_point_game(name: str) -> None:
    """lead.4: In the ten-point game any card may be led to the first trick."""
    deal = dealt(name, south="♥A10 ♦K ♠9")
    assert playable(deal) == show(mask_of(deal.hand(SOUTH)))


@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_no_ace_need_fall_in_the_ten_point_game(name: str) -> None:
    """lead.4: In the ten-point game any card may be led to the first trick."""
    deal = dealt(name, south="♠9", west="♠8J", north="♠AKQ–")
    assert playable(then(deal, "♠9, ♠J")) == "♠A ♠K ♠Q"


@pytest.mark.parametrize(
    ("hand", "leads"), [("♥A ♦A ♠10 ♣9", "♥A ♦A"), ("♥10 ♦10 ♠10 ♣9", "♥10 ♦10 ♣9 ♠10")]
)
def test_an_ace_if_held_is_a_rule_too(hand: str, leads: str) -> None:
    """lead.4: (KO: ace, else spade. Elsewhere: an ace if held.)"""
    rules = evolve(variant("ten-point-28"), lead=AceFirst())
    deal = dealt(rules, south=hand, west="♥Q ♦Q ♠Q ♣Q")
    first = playable(deal).split()
    assert set(leads.split()) <= set(first)
    assert ("♠10" in first) == ("♠10" in leads)
    if "♥A" in first:
        assert refused(deal, "♣9") == "lead.4"


@pytest.mark.parametrize("name", BOTH_FAMILIES)
def test_the_winner_of_a_trick_leads_to_the_next(name: str) -> None:
    """lead.5: The winner of a trick leads to the next; later leads are free."""
    deal = south_speaks(name, south="♣7 ♠A", west="♣Q", north="♣A", east="♣9")
    assert refused(deal, f"{deal.hand(NORTH)[0]}", NORTH) == "lead.5"
    deal = then(deal, "♣7 ♣Q ♣A ♣9")
    assert (deal.turn, deal.leader) == (NORTH, NORTH)
    assert playable(deal) == show(mask_of(deal.hand(NORTH)))
    assert refused(deal, "♠A", SOUTH) == "lead.5"


@pytest.mark.parametrize("lead", [AceThenSuit(), AceFirst(ace_falls=True), Free(ace_falls=True)])
@pytest.mark.parametrize("led", ["♥6", "♥K", "♠6"])
def test_whatever_opens_the_play_the_ace_of_its_suit_falls(lead: Lead, led: str) -> None:
    """lead.3: whoever holds the ace of that suit must play it."""
    opened = parse_card(led)
    hand = mask_of(cards("♥A7 ♠A9"))
    ace = Card.of(opened.suit, Rank.ACE)
    assert lead.falls(hand, opened) == mask_of([ace])
    assert lead.falls(hand & ~mask_of([ace]), opened) == 0
    for card in (Card.S9, Card.H7):
        reason = f"The ace of {opened.suit} must fall in the first trick."
        assert lead.refuse(hand, opened, card) == Refusal(reason, "lead.3")


@pytest.mark.parametrize("lead", [AceThenSuit(ace_falls=False), AceFirst(), Free()])
def test_no_ace_need_fall_where_the_knob_says_so(lead: Lead) -> None:
    """lead.3, with the knob ``ace_falls`` off."""
    assert lead.falls(mask_of(cards("♥A7 ♠A9")), Card.H6) == 0
