"""The notation of the public Marjapussi server: one JSON object for each deal.

======================================  ========================================================
``cards``                               each player's cards as dealt, written as in
                                        ``server_lines``
``actions``                             what was said and done, as ``server_lines``
``passed_cards``                        the cards given to declarer (``forth``) and ``back``
``tricks``                              the cards of each trick in order of play
``playing_player``, ``game_value``      declarer and contract; ``null`` and 115 when all passed
``players_sup``, ``players_points``     what each player made and took, as in a ``Recording``
``players``                             the names of the players, seat 0 first
``id``, ``fault``                       notes of the recorder, which may be missing
======================================  ========================================================

The server plays without Kontra, and its format knows no running scores.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from marjapussi.cards import SUITS, Card, Suit
from marjapussi.record.entry import Entry
from marjapussi.seats import SEATS, Seat
from marjapussi.server_format.lines import (
    LETTERS,
    SUIT_OF,
    card_of,
    card_words,
    history_of,
    lines_of,
)
from marjapussi.server_format.recording import ALL_PASSED, Recording

MOST_BYTES = 16 * 1024
"""The longest line that is read; a deal takes about 1,500 bytes."""

_KEYS = (
    *("players", "cards", "passed_cards", "tricks", "actions"),
    *("playing_player", "game_value", "players_points", "players_sup"),
)
_NOTES = ("id", "fault")
_MOST_ACTIONS = 500
_LONGEST_NAME = 40
_MOST_POINTS = 9_999


def read_recording(text: str | bytes) -> Recording:
    """Read a deal in the server's notation.

    Nothing is checked here that takes a rule of play: see ``replay`` for that. Raises
    ``RecordError``, which says what is wrong and where, for everything that is not a deal in this
    notation.

    >>> read_recording('{"players": ["P0", "P1", "P2", "P3"]')
    Traceback (most recent call last):
        ...
    marjapussi.errors.RecordError: this is not JSON: ... the end is missing
    """
    record = Entry.read(text, most_bytes=MOST_BYTES).keyed(_KEYS, _NOTES)
    for note in record.keys() & _NOTES:
        record[note].text()
    players = _players(record["players"])
    hands = [_cards(hand) for hand in _by_seat(record["cards"], players)]
    passed = record["passed_cards"].keyed(("forth", "back"))
    history = tuple(history_of(record["actions"].listed(most=_MOST_ACTIONS)))
    return Recording(
        tuple(frozenset(hand) for hand in hands),
        history,
        _declarer(record["playing_player"], players),
        _contract(record),
        frozenset(_cards(passed["forth"])),
        frozenset(_cards(passed["back"])),
        tuple(tuple(_cards(trick, most=4)) for trick in record["tricks"].listed(most=9)),
        tuple(tuple(_suits(made)) for made in _by_seat(record["players_sup"], players)),
        tuple(
            points.whole(least=0, most=_MOST_POINTS)
            for points in _by_seat(record["players_points"], players)
        ),
        players=players,
    )


def write_recording(recording: Recording) -> str:
    """A deal in the server's notation, on one line.

    >>> import random
    >>> from marjapussi import Deal, load_variant
    >>> from marjapussi.trial import play_out
    >>> rng = random.Random(1)
    >>> deal = play_out(Deal.shuffled(load_variant("marjapussi-de"), rng), rng)
    >>> recording = Recording.of(deal)
    >>> read_recording(write_recording(recording)) == recording
    True
    """
    names = recording.players
    record = {
        "players": list(names),
        "cards": dict(zip(names, [card_words(sorted(h)) for h in recording.hands], strict=True)),
        "passed_cards": {
            "forth": card_words(sorted(recording.forth)),
            "back": card_words(sorted(recording.back)),
        },
        "tricks": [card_words(trick) for trick in recording.tricks],
        "actions": list(lines_of(recording.history)),
        "playing_player": None if recording.declarer is None else names[recording.declarer],
        "game_value": ALL_PASSED if recording.contract is None else recording.contract,
        "players_points": dict(zip(names, recording.points, strict=True)),
        "players_sup": {
            name: [LETTERS[suit] for suit in made]
            for name, made in zip(names, recording.made, strict=True)
        },
    }
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False)


def _players(entry: Entry) -> tuple[str, ...]:
    names = [_name(each) for each in entry.listed(most=len(SEATS), exactly=True)]
    if len(set(names)) < len(names):
        entry.fail("two players have the same name")
    return tuple(names)


def _name(entry: Entry) -> str:
    name = entry.text()
    if not (name.isprintable() and 0 < len(name) <= _LONGEST_NAME):
        entry.expected(f"a name of 1 to {_LONGEST_NAME} printable characters")
    return name


def _by_seat(entry: Entry, players: tuple[str, ...]) -> list[Entry]:
    """What an object says of each player, in the order of the seats."""
    found = entry.keyed(players)
    return [found[name] for name in players]


def _cards(entry: Entry, most: int = 9) -> list[Card]:
    cards: list[Card] = []
    for each in entry.listed(most=most):
        card = card_of(each.text(), each)
        if card in cards:
            each.fail(f"{each.value} stands here a second time")
        cards.append(card)
    return cards


def _suits(entry: Entry) -> list[Suit]:
    listed = entry.listed(most=len(SUITS))
    wrong = [each for each in listed if each.text() not in SUIT_OF]
    if wrong:
        wrong[0].expected("a suit: r, s, e or g")
    return [SUIT_OF[each.text()] for each in listed]


def _declarer(entry: Entry, players: tuple[str, ...]) -> Seat | None:
    if entry.value is None:
        return None
    if entry.value not in players:
        entry.expected(f"one of the players, {', '.join(players)}, or null when all passed")
    return SEATS[players.index(entry.text())]


def _contract(record: Mapping[str, Entry]) -> int | None:
    entry = record["game_value"]
    points = entry.whole(least=0, most=_MOST_POINTS)
    if record["playing_player"].value is not None:
        return points
    return None if points == ALL_PASSED else entry.expected(f"{ALL_PASSED}, as all passed")
