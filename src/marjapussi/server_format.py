"""The notation of the public Marjapussi server: one JSON object for each deal.

========================================  ======================================================
``cards``                                 each player's cards as dealt: suits ``r`` hearts,
                                          ``s`` diamonds, ``e`` clubs, ``g`` spades; ranks
                                          ``6 7 8 9 U O K Z A`` (``U`` jack, ``O`` queen, ``Z`` ten)
``actions``                               ``seat,kind,value`` in order, see below
``passed_cards``                          the cards given to declarer (``forth``) and ``back``
``tricks``                                the cards of each trick in order of play
``playing_player``, ``game_value``        declarer and contract; ``null`` and 115 when all passed
``players_sup``, ``players_points``       what each player made and took, see ``Recording``
``players``, and perhaps ``id, fault``    names of the players; notes of the recorder
========================================  ======================================================

====================  ==========================================================================
``PROV`` 0, points    a pass, a bid
``PASS``, ``PBCK``    a card given to declarer, a card given back: a line for each card
``PRMO`` 0, points    the contract: the bid, or more than it
``TRCK`` card         a card played
``QUES``              ``myX`` declares the marriage in suit X, ``you`` asks for a marriage, ``ouX``
                      for a half in X
``ANSW``              ``myX`` makes the marriage in X, ``nmy`` has none, ``ouX`` has a half in X,
                      ``noX`` has none
====================  ==========================================================================

The server plays without Kontra. Its format knows no running scores, and no order in which the cards
of a gift were chosen: it writes them in the order of ``Card``, and reads them in any.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TypeAlias

from marjapussi.actions import (
    Action,
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Declare,
    Give,
    Make,
    No,
    Pass,
    Play,
    Yes,
)
from marjapussi.cards import PACK, SUITS, Card, Suit
from marjapussi.entry import Entry
from marjapussi.recording import ALL_PASSED, Recording
from marjapussi.seats import SEATS, Seat

MOST_BYTES = 16 * 1024
"""The longest line that is read; a deal takes about 1,500 bytes."""

_Line: TypeAlias = tuple[Seat, str, str, Entry]

_LETTERS = "rseg"
_SUITS = dict(zip(_LETTERS, SUITS, strict=True))
_WORDS = {card: f"{_LETTERS[card.suit]}-{'6789UOKZA'[card.rank]}" for card in PACK}
_CARDS = {word: card for card, word in _WORDS.items()}
_KINDS = ("PROV", "PASS", "PBCK", "PRMO", "TRCK", "QUES", "ANSW")
_GIFTS = ("PASS", "PBCK")
_QUESTIONS: Mapping[str, Action] = {
    "you": AskMarriage(),
    **{f"my{letter}": Declare(suit) for letter, suit in _SUITS.items()},
    **{f"ou{letter}": AskHalf(suit) for letter, suit in _SUITS.items()},
}
_QUESTION_WORDS = {action: word for word, action in _QUESTIONS.items()}
_ANSWERS: Mapping[str, Action] = {
    "nmy": No(),
    **{f"my{letter}": Make(suit) for letter, suit in _SUITS.items()},
    **{f"ou{letter}": Yes() for letter in _SUITS},
    **{f"no{letter}": No() for letter in _SUITS},
}
_KEYS = (
    *("players", "cards", "passed_cards", "tricks", "actions"),
    *("playing_player", "game_value", "players_points", "players_sup"),
)
_NOTES = ("id", "fault")
_MOST_ACTIONS = 500
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
    history = tuple(_history(_lines(record["actions"])))
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
        "cards": dict(zip(names, [_written(sorted(h)) for h in recording.hands], strict=True)),
        "passed_cards": {
            "forth": _written(sorted(recording.forth)),
            "back": _written(sorted(recording.back)),
        },
        "tricks": [_written(trick) for trick in recording.tricks],
        "actions": list(_actions(recording)),
        "playing_player": None if recording.declarer is None else names[recording.declarer],
        "game_value": ALL_PASSED if recording.contract is None else recording.contract,
        "players_points": dict(zip(names, recording.points, strict=True)),
        "players_sup": {
            name: [_LETTERS[suit] for suit in made]
            for name, made in zip(names, recording.made, strict=True)
        },
    }
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False)


# --- reading


def _players(entry: Entry) -> tuple[str, ...]:
    names = [name.text() for name in entry.listed(most=len(SEATS), exactly=True)]
    if len(set(names)) < len(names):
        entry.fail("two players have the same name")
    return tuple(names)


def _by_seat(entry: Entry, players: tuple[str, ...]) -> list[Entry]:
    """What an object says of each player, in the order of the seats."""
    found = entry.keyed(players)
    return [found[name] for name in players]


def _card(entry: Entry, word: str) -> Card:
    card = _CARDS.get(word)
    return entry.expected("a card such as r-A or s-Z") if card is None else card


def _cards(entry: Entry, most: int = 9) -> list[Card]:
    cards: list[Card] = []
    for each in entry.listed(most=most):
        card = _card(each, each.text())
        if card in cards:
            each.fail(f"{_WORDS[card]} stands here a second time")
        cards.append(card)
    return cards


def _suits(entry: Entry) -> list[Suit]:
    listed = entry.listed(most=len(SUITS))
    wrong = [each for each in listed if each.text() not in _SUITS]
    if wrong:
        wrong[0].expected("a suit: r, s, e or g")
    return [_SUITS[each.text()] for each in listed]


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


def _lines(entry: Entry) -> Iterator[_Line]:
    """The parts of each line of the actions, and where it stands."""
    for line in entry.listed(most=_MOST_ACTIONS):
        seat, kind, value = [*line.text().split(",", 2), "", ""][:3]
        if seat not in ("0", "1", "2", "3") or kind not in _KINDS or not value:
            line.expected(f"a line such as 0,TRCK,r-A, of the kinds {', '.join(_KINDS)}")
        yield SEATS[int(seat)], kind, value, line


def _history(lines: Iterator[_Line]) -> Iterator[tuple[Seat, Action]]:
    gifts: list[str] = []
    bid = 0
    before: Action | None = None
    for (seat, kind), run in groupby(lines, key=lambda line: line[:2]):
        if kind in _GIFTS:
            gifts.append(kind)
            before = _gift(kind, list(run), gifts)
            yield seat, before
            continue
        for _, _, value, line in run:
            before = _action(kind, value, line, bid, before)
            if isinstance(before, Bid):
                bid = before.points
            yield seat, before


def _gift(kind: str, run: list[_Line], gifts: list[str]) -> Give:
    first = run[0][-1]
    if gifts != list(_GIFTS[: len(gifts)]):
        first.fail("first cards go to declarer (PASS), then as many go back (PBCK), each time once")
    cards = [_card(line, value) for _, _, value, line in run]
    if len(set(cards)) < len(cards):
        first.fail(f"a card is given twice in these {len(cards)} lines")
    return Give(cards)


def _action(kind: str, value: str, line: Entry, bid: int, before: Action | None) -> Action:
    match kind:
        case "PROV":
            points = _amount(value, line)
            return Bid(points) if points else Pass()
        case "PRMO":
            points = _amount(value, line) or bid
            return Announce(points) if points else line.fail("nobody has bid what this keeps")
        case "TRCK":
            return Play(_card(line, value))
        case "QUES":
            return _QUESTIONS.get(value) or line.expected("you, my or ou with a suit, as in our")
        case _:
            answer = _ANSWERS.get(value) or line.expected(
                "nmy, or my, ou or no with a suit, as in nor"
            )
            if isinstance(before, AskHalf | AskMarriage) and _answered(before, answer) != value:
                line.fail(f"this does not answer the question {_QUESTION_WORDS[before]}")
            return answer


def _amount(value: str, line: Entry) -> int:
    if not (value.isascii() and value.isdigit() and str(int(value[:5])) == value):
        line.expected("points, as in 120, or 0")
    return int(value)


# --- writing


def _written(cards: Iterable[Card]) -> list[str]:
    return [_WORDS[card] for card in cards]


def _actions(recording: Recording) -> Iterator[str]:
    """The lines of the actions."""
    kinds = iter(_GIFTS)
    bid = 0
    before: Action | None = None
    for seat, action in recording.history:
        match action:
            case Give():
                kind = next(kinds)
                yield from (f"{seat:d},{kind},{word}" for word in _written(sorted(action.cards)))
            case Bid():
                bid = action.points
                yield f"{seat:d},PROV,{bid}"
            case Pass():
                yield f"{seat:d},PROV,0"
            case Announce():
                yield f"{seat:d},PRMO,{0 if action.points == bid else action.points}"
            case Play():
                yield f"{seat:d},TRCK,{_WORDS[action.card]}"
            case Declare() | AskMarriage() | AskHalf():
                yield f"{seat:d},QUES,{_QUESTION_WORDS[action]}"
            case _:
                yield f"{seat:d},ANSW,{_answered(before, action)}"
        before = action


def _answered(question: Action | None, answer: Action) -> str:
    """How the answer to a question is written."""
    match question, answer:
        case _, Make():
            return f"my{_LETTERS[answer.suit]}"
        case AskHalf(), Yes():
            return f"ou{_LETTERS[question.suit]}"
        case AskHalf(), No():
            return f"no{_LETTERS[question.suit]}"
        case _:
            return "nmy"
