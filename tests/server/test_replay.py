"""What a record says is compared with the rules, and each difference has a rule's number."""

from __future__ import annotations

import json

import pytest

from marjapussi import load_variant
from marjapussi.server_format import faults, read_recording
from tests.server.records import PASSED_OUT, PLAYED, changed, with_actions

RULES = load_variant("marjapussi-de")


def faults_in(text: str) -> list[str]:
    return [str(fault) for fault in faults(read_recording(text), RULES)]


@pytest.mark.parametrize("text", [PLAYED, PASSED_OUT])
def test_a_faithful_record_has_no_faults(text: str) -> None:
    assert faults_in(text) == []


def cut_after(actions: int) -> str:
    whole = json.loads(PLAYED)
    return changed("actions", to=whole["actions"][:actions])


FAULTY = {
    "another declarer": (
        changed("playing_player", to="P3"),
        ["playing_player is P3, by the rules it is P1 (auction.4)"],
    ),
    "another contract": (
        changed("game_value", to=130),
        ["game_value is 130, by the rules it is 125 (contract.1)"],
    ),
    "other cards passed": (
        changed("passed_cards", "forth", 0, to="s-6"),
        ["passed_cards, forth is ♦6 ♣7 ♠A ♠10, by the rules it is ♦7 ♣7 ♠A ♠10 (exchange.1)"],
    ),
    "another order of the trick": (
        changed("tricks", 0, to=["g-A", "g-6", "g-9", "g-7"]),
        ["tricks, number 1 is ♠A ♠6 ♠9 ♠7, by the rules it is ♠A ♠9 ♠6 ♠7 (lead.5)"],
    ),
    "a trick left out": (
        changed("tricks", 8, to=...),
        ["tricks, number 9 is nothing, by the rules it is ♠Q ♥K ♥9 ♣6 (lead.5)"],
    ),
    "a suit too many": (
        changed("players_sup", "P0", to=["r"]),
        ["players_sup, P0 is hearts, by the rules it is nothing (marriage.9)"],
    ),
    "a declared suit left out": (
        changed("players_sup", "P1", to=[]),
        ["actions, number 18: West makes spades, and players_sup, P1 leaves it out (marriage.1)"],
    ),
    "a suit made by a half left out": (
        changed("players_sup", "P3", to=[]),
        ["actions, number 38: East makes diamonds, and players_sup, P3 leaves it out (marriage.3)"],
    ),
    "an answered marriage left out": (
        changed("players_sup", "P0", to=[], record=PASSED_OUT),
        ["actions, number 14: South makes hearts, and players_sup, P0 leaves it out (marriage.2)"],
    ),
    "other points": (
        changed("players_points", "P2", to=15),
        ["players_points, P2 is 15, by the rules it is 14 (scoring.1)"],
    ),
    "a bid too low": (
        with_actions(2, "1,PROV,115"),
        ["actions, number 2: West: bid 115: The lowest bid is 120 points. (auction.2)"],
    ),
    "out of turn": (
        with_actions(3, "3,PROV,0"),
        [
            "actions, number 3: East: pass: It is not your turn but that of North. (auction.1)",
        ],
    ),
    "three cards given": (
        with_actions(8, instead_of=1),
        ["actions, number 5: East: give ♦7 ♣7 ♠10: Give exactly 4 cards, not 3. (exchange.1)"],
    ),
    "a hand of eight cards": (
        changed("cards", "P0", 0, to=...),
        ["cards: South holds 8 cards, not 9; ♥6 is missing (deck.2)"],
    ),
    "an end in the auction": (
        cut_after(2),
        ["the actions end, and the deal goes on: it is the turn of North (auction.1)"],
    ),
    "an end in a gift": (
        cut_after(6),
        ["actions, number 5: East: give ♦7 ♣7: Give exactly 4 cards, not 2. (exchange.1)"],
    ),
    "an end before the last card": (
        cut_after(len(json.loads(PLAYED)["actions"]) - 1),
        ["the actions end, and the deal goes on: it is the turn of South (follow.1)"],
    ),
    "no actions at all": (
        cut_after(0),
        ["the actions end, and the deal goes on: it is the turn of South (auction.1)"],
    ),
}


@pytest.mark.parametrize("name", FAULTY)
def test_each_difference_is_said_with_its_rule(name: str) -> None:
    text, expected = FAULTY[name]
    assert faults_in(text) == expected


def test_a_record_is_judged_by_the_variant_that_was_played() -> None:
    small = load_variant("ten-point-24")
    (fault,) = faults(read_recording(PLAYED), small)
    assert fault.rule == "deck.2"
