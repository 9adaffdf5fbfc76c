"""Slot ``follow``: what may be played to a trick, and who takes it."""

import pytest

from marjapussi import Deal, Seat
from marjapussi.cards import mask_of, show

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    dealt,
    passed_out,
    playable,
    refused,
    south_speaks,
    then,
    with_knobs,
)

both_families = pytest.mark.parametrize("name", BOTH_FAMILIES)


def with_hearts_as_trumps(
    name: str, *, south: str = "", west: str = "", north: str = "", east: str = ""
) -> Deal:
    """South has made hearts trumps and is to lead to the second trick."""
    deal = south_speaks(name, south=f"♥KQ {south}", west=west, north=north, east=east)
    return then(deal, "declare ♥")


@both_families
@pytest.mark.parametrize(
    ("trick", "south", "west", "north", "legal"),
    [
        ("♣9 ♣Q", "♣9", "♣Q", "♣K7– ♥A", "♣K"),
        ("♣9 ♥8", "♣9", "♥8 ♣–", "♣K7– ♥A", "♣K ♣7"),
        ("♣9 ♥8", "♣9", "♥8 ♣–", "♥A6– ♠9 ♣–", "♥A"),
        ("♣9 ♥8", "♣9", "♥8 ♣–", "♥76– ♠9 ♣–", "♥7 ♥6"),
    ],
)
def test_third_to_play_when_hearts_are_trumps(
    name: str, trick: str, south: str, west: str, north: str, legal: str
) -> None:
    """follow.3: If you cannot follow suit, play a trump if you hold one, and beat the trick with it
    if you can; a trump that cannot win must be played all the same.
    """
    deal = then(with_hearts_as_trumps(name, south=south, west=west, north=north), trick)
    assert (deal.turn, deal.trick) == (NORTH, then(deal, "").trick)
    assert playable(deal) == legal


@both_families
def test_second_to_play_when_an_ace_is_led(name: str) -> None:
    """follow.1: Follow suit if you can."""
    deal = then(with_hearts_as_trumps(name, south="♣A", west="♣K7– ♥A"), "♣A")
    assert playable(deal) == "♣K ♣7"
    assert refused(deal, "♥A") == "follow.1"


@both_families
def test_third_to_play_without_trumps(name: str) -> None:
    """follow.4: Otherwise any card."""
    deal = south_speaks(name, south="♣9", west="♣J", north="♠A ♥10 ♦K ♣–")
    deal = then(deal, "♣9 ♣J")
    assert playable(deal) == show(mask_of(deal.hand(NORTH)))


def test_third_to_play_to_the_first_trick() -> None:
    """lead.3: whoever holds the ace of that suit must play it."""
    deal = dealt(AUCTION_GAME, south="♠9", west="♠Q", north="♠7JKA–", east="♥A ♦A ♣A")
    assert playable(then(passed_out(deal), "♠9 ♠Q")) == "♠A"


@both_families
def test_third_to_play_to_a_later_trick(name: str) -> None:
    """follow.2: While following suit, beat the trick if you can"""
    deal = south_speaks(name, south="♠9", west="♠Q", north="♠7JKA–")
    assert playable(then(deal, "♠9 ♠Q")) == "♠A ♠K"


@both_families
def test_a_suit_is_followed_though_a_trump_would_win(name: str) -> None:
    """follow.1: Follow suit if you can."""
    deal = with_hearts_as_trumps(name, south="♣9 ♥6", west="♥A10– ♣8– ♠A")
    assert playable(then(deal, "♣9")) == "♣8"
    for told, number in (("♥A", "follow.1"), ("♠A", "follow.1")):
        assert refused(then(deal, "♣9"), told) == number
    assert playable(then(deal, "♥6")) == "♥A ♥10"


@both_families
def test_partners_winning_card_must_be_beaten_too(name: str) -> None:
    """follow.2: beat the trick if you can, even if partner is winning it."""
    deal = south_speaks(name, south="♠10", west="♠9", north="♠AQ–")
    deal = then(deal, "♠10 ♠9")
    assert (playable(deal), refused(deal, "♠Q")) == ("♠A", "follow.2")


@both_families
def test_it_is_the_best_card_that_must_be_beaten_not_the_one_led(name: str) -> None:
    """follow.2: While following suit, beat the trick if you can"""
    deal = south_speaks(name, south="♠9", west="♠10", north="♠KQ–", east="♠AJ–")
    deal = then(deal, "♠9 ♠10")
    assert playable(deal) == "♠K ♠Q"
    assert playable(then(deal, "♠Q")) == "♠A"


@both_families
def test_any_card_of_the_suit_will_do_once_the_trick_is_trumped(name: str) -> None:
    """follow.2: A card of a plain suit cannot beat a trick that holds a trump, so then any card of
    the suit will do.
    """
    deal = with_hearts_as_trumps(name, south="♣9", west="♥6 ♣–", north="♣A107–", east="♣K8–")
    deal = then(deal, "♣9 ♥6")
    assert playable(deal) == "♣A ♣10 ♣7"
    assert playable(then(deal, "♣7")) == "♣K ♣8"


@both_families
def test_when_trumps_are_led_they_must_be_beaten(name: str) -> None:
    """follow.2: While following suit, beat the trick if you can"""
    deal = with_hearts_as_trumps(name, south="♥9", west="♥A107–", north="♥86–", east="♥J")
    deal = then(deal, "♥9")
    assert (playable(deal), refused(deal, "♥7")) == ("♥A ♥10", "follow.2")
    assert playable(then(deal, "♥10")) == "♥8 ♥6"


@both_families
def test_a_lower_trump_is_refused_when_a_higher_one_beats(name: str) -> None:
    """follow.3: beat the trick with it if you can"""
    deal = with_hearts_as_trumps(name, south="♣9", west="♥8 ♣–", north="♥A96– ♠9 ♣–")
    deal = then(deal, "♣9 ♥8")
    assert playable(deal) == "♥A ♥9"
    assert (refused(deal, "♥6"), refused(deal, "♠9")) == ("follow.3", "follow.3")


@both_families
def test_partners_trump_must_be_overtrumped(name: str) -> None:
    """follow.3: play a trump if you hold one, and beat the trick with it if you can"""
    deal = with_hearts_as_trumps(name, south="♣9", west="♥8 ♣–", north="♣J", east="♥A6– ♣–")
    assert playable(then(deal, "♣9 ♥8 ♣J")) == "♥A"


@both_families
def test_a_trump_that_cannot_win_must_be_played(name: str) -> None:
    """follow.3: a trump that cannot win must be played all the same."""
    deal = with_hearts_as_trumps(name, south="♣9", west="♥A ♣–", north="♥106– ♠9 ♣–")
    deal = then(deal, "♣9 ♥A")
    assert (playable(deal), refused(deal, "♠9")) == ("♥10 ♥6", "follow.3")


@both_families
def test_without_suit_and_trump_any_card_goes(name: str) -> None:
    """follow.4: Otherwise any card."""
    deal = with_hearts_as_trumps(name, south="♣9", west="♣– ♥–")
    deal = then(deal, "♣9")
    assert playable(deal) == show(mask_of(deal.hand(WEST)))


@both_families
@pytest.mark.parametrize(
    ("trick", "west", "north", "east", "winner"),
    [
        ("♣9 ♣Q ♣K ♣8", "♣Q", "♣K", "♣8–", NORTH),
        ("♣9 ♥8 ♣K ♣8", "♥8 ♣–", "♣K", "♣8", WEST),
        ("♣9 ♥8 ♣J ♥9", "♥8 ♣–", "♣J", "♥9 ♣–", EAST),
        ("♣9 ♥10 ♣J ♥9", "♥10 ♣–", "♣J", "♥9– ♣–", WEST),
        ("♣9 ♥8 ♥7 ♣A", "♥8 ♣–", "♥7– ♣–", "♣A", WEST),
        ("♣9 ♠A ♣8 ♣7", "♠A ♣– ♥–", "♣8–", "♣76–", SOUTH),
        ("♥6 ♥7 ♥J ♥10", "♥7–", "♥J", "♥10", EAST),
        ("♥6 ♠A ♥J ♣A", "♠A ♥–", "♥J", "♣A ♥–", NORTH),
    ],
)
def test_the_highest_trump_wins_the_trick(
    name: str, trick: str, west: str, north: str, east: str, winner: Seat
) -> None:
    """follow.5: The highest trump wins the trick; without one, the highest card of the suit led."""
    south = trick.split()[0]
    deal = with_hearts_as_trumps(name, south=south, west=west, north=north, east=east)
    assert then(deal, trick).turn is winner


@both_families
@pytest.mark.parametrize(
    ("trick", "west", "north", "east", "winner"),
    [
        ("♣9 ♠A ♣8 ♣6", "♠A ♣–", "♣8–", "♣6–", SOUTH),
        ("♣9 ♥A ♣10 ♠A", "♥A ♣–", "♣10", "♠A ♣–", NORTH),
        ("♣9 ♣J ♥K ♣K", "♣J", "♥K ♣–", "♣K", EAST),
    ],
)
def test_without_trumps_only_the_suit_led_counts(
    name: str, trick: str, west: str, north: str, east: str, winner: Seat
) -> None:
    """follow.5: without one, the highest card of the suit led."""
    deal = south_speaks(name, south="♣9", west=west, north=north, east=east)
    assert then(deal, trick).turn is winner


@pytest.mark.parametrize(
    ("knobs", "follows", "trumps"),
    [
        ({}, "♠A", "♥A"),
        ({"must_beat": False}, "♠A ♠7", "♥A ♥6"),
        ({"must_trump": False}, "♠A", "any"),
    ],
)
def test_the_duties_are_knobs(knobs: dict[str, bool], follows: str, trumps: str) -> None:
    """follow.2: beat the trick if you can"""
    rules = with_knobs("ten-point-36", "follow", **knobs)
    deal = south_speaks(rules, south="♥KQ ♠9 ♣9", west="♠J ♥8 ♣–", north="♠A7– ♥A6– ♣–")
    assert playable(then(deal, "♠9 ♠J")) == follows
    deal = then(deal, "declare ♥, ♣9 ♥8")
    assert playable(deal) == (show(mask_of(deal.hand(NORTH))) if trumps == "any" else trumps)
