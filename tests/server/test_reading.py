"""Whatever is not a deal in the server's notation is refused with what is wrong and where."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi import (
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Card,
    Deal,
    Declare,
    Give,
    No,
    Pass,
    Play,
    RecordError,
    Seat,
    Suit,
    Yes,
    load_variant,
)
from marjapussi.server_format import Recording, faults, read_recording, write_recording
from marjapussi.trial import play_out
from tests.server.records import PASSED_OUT, PLAYED, changed, with_actions

RULES = load_variant("marjapussi-de")


def test_a_record_is_read_as_hands_and_what_happened() -> None:
    recording = read_recording(PLAYED)
    assert recording.hands[0] == {
        *(Card.H6, Card.HQ, Card.D6, Card.DA, Card.C6, Card.C8, Card.CJ, Card.S7, Card.S8)
    }
    assert recording.history[:10] == (
        (Seat(0), Pass()),
        (Seat(1), Bid(125)),
        (Seat(2), Pass()),
        (Seat(3), Pass()),
        (Seat(3), Give([Card.D7, Card.C7, Card.S10, Card.SA])),
        (Seat(1), Give([Card.H9, Card.D9, Card.DQ, Card.C10])),
        (Seat(1), Announce(125)),
        (Seat(1), Play(Card.SA)),
        (Seat(2), Play(Card.S9)),
        (Seat(3), Play(Card.S6)),
    )
    said = [action for _, action in recording.history[11:] if not isinstance(action, Play)]
    assert said == [
        Declare(Suit.SPADES),
        *(AskMarriage(), No()),
        *(AskHalf(Suit.DIAMONDS), Yes()),
        *(AskHalf(Suit.SPADES), Yes()),
        *(AskMarriage(), No()),
        *(AskHalf(Suit.DIAMONDS), No()),
    ]
    assert (recording.declarer, recording.contract) == (Seat(1), 125)
    assert recording.made == ((), (Suit.SPADES,), (), (Suit.DIAMONDS,))
    assert recording.points == (11, 123, 14, 112)
    assert recording.forth == {Card.D7, Card.C7, Card.S10, Card.SA}


def test_a_deal_that_was_passed_out_has_no_declarer() -> None:
    recording = read_recording(PASSED_OUT)
    assert (recording.declarer, recording.contract, recording.forth) == (None, None, frozenset())


def test_a_gift_counts_as_many_lines_as_it_has_cards() -> None:
    recording = read_recording(PLAYED)
    assert [recording.number(index) for index in (0, 4, 5, 6, 7)] == [1, 5, 9, 13, 14]


def test_the_seat_of_the_first_line_is_forehand() -> None:
    deal = play_out(Deal.shuffled(RULES, Random(3), Seat(2)), Random(3))
    assert read_recording(write_recording(Recording.of(deal))).forehand == Seat(2)


WRONG = {
    "nothing": ("", "this is not JSON: Expecting value (column 1); the end is missing"),
    "no object": ("[]", "found an array, expected an object in curly brackets"),
    "cut": (
        PLAYED[:700],
        "this is not JSON: Unterminated string starting at (column 700); the end is missing",
    ),
    "two records": (PLAYED.strip() + PLAYED, "this is not JSON: Extra data (column 1547)"),
    "a key twice": ('{"cards": {"P0": [], "P0": []}}', 'the key "P0" stands twice in one object'),
    "infinite": (
        changed("game_value", to=float("inf")),
        "found Infinity, but numbers are whole here",
    ),
    "many digits": (
        changed("game_value", to=10**40),
        "a number has up to 15 digits, not 41",
    ),
    "too long": (
        changed("id", to="x" * 20_000),
        "a record has up to 16,384 bytes, and this has more",
    ),
    "a key missing": (changed("tricks", to=...), '"tricks" is missing'),
    "more keys missing": (
        '{"cards": {}, "players": []}',
        '"passed_cards", "tricks", "actions", "playing_player", "game_value", "players_points" and '
        '"players_sup" are missing',
    ),
    "a key unknown": (
        changed("game_values", to=1),
        'unknown key "game_values"; did you mean "game_value"?',
    ),
    "a note that is no text": (changed("id", to=7), "id: found 7, expected text"),
    "three players": (
        changed("players", to=["A", "B", "C"]),
        "players: found a list of 3, expected one of 4",
    ),
    "the same player twice": (
        changed("players", to=["P0", "P1", "P2", "P0"]),
        "players: two players have the same name",
    ),
    "a player without a name": (
        changed("players", 1, to="\x1b"),
        'players, number 2: found "\\x1b", expected a name of 1 to 40 printable characters',
    ),
    "a player without cards": (changed("cards", "P3", to=...), 'cards: "P3" is missing'),
    "no card": (
        changed("cards", "P0", 2, to="s-B"),
        'cards, P0, number 3: found "s-B", expected a card such as r-A or s-Z',
    ),
    "a card that is a number": (
        changed("cards", "P0", 2, to=6),
        "cards, P0, number 3: found 6, expected text",
    ),
    "a card twice": (
        changed("cards", "P0", 2, to="r-6"),
        "cards, P0, number 3: r-6 stands here a second time",
    ),
    "ten cards": (
        changed("cards", "P0", to=["r-6"] * 10),
        "cards, P0: found a list of 10, expected one of at most 9",
    ),
    "a trick of five": (
        changed("tricks", 0, to=["r-6", "r-7", "r-8", "r-9", "r-U"]),
        "tricks, number 1: found a list of 5, expected one of at most 4",
    ),
    "passed cards that are no object": (
        changed("passed_cards", to=[]),
        'passed_cards: found an array, expected an object with "forth" and "back"',
    ),
    "a declarer who is nobody": (
        changed("playing_player", to="P4"),
        'playing_player: found "P4", expected one of the players, P0, P1, P2, P3, or null when all '
        "passed",
    ),
    "a contract of nobody": (
        changed("playing_player", to=None),
        "game_value: found 125, expected 115, as all passed",
    ),
    "a contract that is true": (
        changed("game_value", to=True),
        "game_value: found true, expected a whole number from 0 to 9999",
    ),
    "points below zero": (
        changed("players_points", "P1", to=-1),
        "players_points, P1: found -1, expected a whole number from 0 to 9999",
    ),
    "no suit": (
        changed("players_sup", "P1", to=["h"]),
        'players_sup, P1, number 1: found "h", expected a suit: r, s, e or g',
    ),
    "too many actions": (
        changed("actions", to=["0,PROV,0"] * 501),
        "actions: found a list of 501, expected one of at most 500",
    ),
    "no such seat": (
        with_actions(3, "4,PROV,0"),
        'actions, number 3: found "4,PROV,0", expected a line such as 0,TRCK,r-A, of the kinds '
        "PROV, PASS, PBCK, PRMO, TRCK, QUES, ANSW",
    ),
    "no such kind": (
        with_actions(3, "2,PROB,0"),
        'actions, number 3: found "2,PROB,0", expected a line such as 0,TRCK,r-A, of the kinds '
        "PROV, PASS, PBCK, PRMO, TRCK, QUES, ANSW",
    ),
    "no value": (
        with_actions(3, "2,PROV,"),
        'actions, number 3: found "2,PROV,", expected a line such as 0,TRCK,r-A, of the kinds '
        "PROV, PASS, PBCK, PRMO, TRCK, QUES, ANSW",
    ),
    "a bid that is no number": (
        with_actions(2, "1,PROV,0125"),
        'actions, number 2: found "1,PROV,0125", expected points, as in 120, or 0',
    ),
    "a bid of many digits": (
        with_actions(2, "1,PROV," + "1" * 5_000),
        f'actions, number 2: found "1,PROV,{"1" * 72}…", expected points, as in 120, or 0',
    ),
    "a contract that nobody bid": (
        with_actions(2, "1,PROV,0"),
        "actions, number 13: nobody has bid what this keeps",
    ),
    "back before forth": (
        with_actions(5, "3,PBCK,s-7", "3,PBCK,e-7", "3,PBCK,g-Z", "3,PBCK,g-A", instead_of=4),
        "actions, number 5: first cards go to declarer (PASS), then as many go back (PBCK), "
        "each time once",
    ),
    "a card given twice": (
        with_actions(6, "3,PASS,s-7"),
        "actions, number 5: a card is given twice in these 4 lines",
    ),
    "no such question": (
        with_actions(18, "1,QUES,myx"),
        'actions, number 18: found "1,QUES,myx", expected you, my or ou with a suit, as in our',
    ),
    "no such answer": (
        with_actions(32, "1,ANSW,yes"),
        'actions, number 32: found "1,ANSW,yes", expected nmy, or my, ou or no with a suit, '
        "as in nor",
    ),
    "the answer to another question": (
        with_actions(32, "1,ANSW,nor"),
        "actions, number 32: this does not answer the question you",
    ),
    "control characters": (
        changed("playing_player", to="\x1b[2J\ud800"),
        'playing_player: found "\\x1b[2J\\ud800", expected one of the players, P0, P1, P2, P3, '
        "or null when all passed",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_with_its_place(name: str) -> None:
    text, message = WRONG[name]
    with pytest.raises(RecordError) as caught:
        read_recording(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("text", ["[" * 9_000, "[" * 8_000 + "]" * 8_000, '{"id":' * 2_500])
def test_what_is_nested_deeply_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_recording(text)


@given(st.integers(0, len(PLAYED.strip()) - 1))
def test_no_beginning_of_a_record_is_a_record(end: int) -> None:
    with pytest.raises(RecordError):
        read_recording(PLAYED[:end])


def verdict(text: str | bytes) -> str:
    """Why the text is refused, or what is wrong with the deal that it tells of."""
    try:
        recording = read_recording(text)
    except RecordError as error:
        return str(error)
    return "; ".join(str(fault) for fault in faults(recording, RULES)) or "no fault"


@given(st.integers(0, len(PLAYED) - 1), st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_judged(place: int, damage: bytes) -> None:
    data = PLAYED.encode()
    found = verdict(data[:place] + damage + data[place + len(damage) :])
    assert found.isprintable()


@given(st.recursive(st.none() | st.integers() | st.text(), st.lists), st.data())
def test_any_value_anywhere_is_refused_or_judged(value: object, data: st.DataObject) -> None:
    whole = json.loads(PLAYED)
    key = data.draw(st.sampled_from(sorted(whole)))
    inside = whole[key]
    if isinstance(inside, list | dict) and data.draw(st.booleans()):
        keys = list(inside) if isinstance(inside, dict) else range(len(inside))
        found = verdict(changed(key, data.draw(st.sampled_from(keys)), to=value))
    else:
        found = verdict(changed(key, to=value))
    assert found.isprintable()
