"""The lines in which the public Marjapussi server notes what was said and done: ``0,TRCK,r-A``.

Each has a seat, a kind and a value:

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

Suits are ``r`` hearts, ``s`` diamonds, ``e`` clubs, ``g`` spades; ranks are ``6 7 8 9 U O K Z A``,
of which ``U`` is the jack, ``O`` the queen and ``Z`` the ten. The cards of a gift are written in
the order of ``Card``, and read in any.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from marjapussi.record.entry import Entry
from marjapussi.seats import SEATS, Seat

_Line: TypeAlias = tuple[Seat, str, str, Entry]

LETTERS = "rseg"
"""The letters of the suits, in the order of ``Suit``."""

SUIT_OF: Mapping[str, Suit] = dict(zip(LETTERS, SUITS, strict=True))
"""The suits by their letters."""

_WORDS = {card: f"{LETTERS[card.suit]}-{'6789UOKZA'[card.rank]}" for card in PACK}
_CARDS = {word: card for card, word in _WORDS.items()}
_KINDS = ("PROV", "PASS", "PBCK", "PRMO", "TRCK", "QUES", "ANSW")
_GIFTS = ("PASS", "PBCK")
_QUESTIONS: Mapping[str, Action] = {
    "you": AskMarriage(),
    **{f"my{letter}": Declare(suit) for letter, suit in SUIT_OF.items()},
    **{f"ou{letter}": AskHalf(suit) for letter, suit in SUIT_OF.items()},
}
_QUESTION_WORDS = {action: word for word, action in _QUESTIONS.items()}
_ANSWERS: Mapping[str, Action] = {
    "nmy": No(),
    **{f"my{letter}": Make(suit) for letter, suit in SUIT_OF.items()},
    **{f"ou{letter}": Yes() for letter in SUIT_OF},
    **{f"no{letter}": No() for letter in SUIT_OF},
}


def card_words(cards: Iterable[Card]) -> list[str]:
    """How cards are written.

    >>> card_words([Card.HA, Card.D10])
    ['r-A', 's-Z']
    """
    return [_WORDS[card] for card in cards]


def card_of(word: str, entry: Entry) -> Card:
    """The card that is written like this; the entry is refused if there is none."""
    card = _CARDS.get(word)
    return entry.expected("a card such as r-A or s-Z") if card is None else card


# --- reading


def history_of(lines: Sequence[Entry]) -> Iterator[tuple[Seat, Action]]:
    """What lines tell: who did what. Lines that tell nothing raise ``RecordError``.

    >>> lines = Entry(["0,PROV,120", "1,PROV,0"]).listed(most=2)
    >>> list(history_of(lines))
    [(Seat.SOUTH, Bid(points=120)), (Seat.WEST, Pass())]
    """
    gifts: list[str] = []
    bid = 0
    before: Action | None = None
    for (seat, kind), run in groupby(map(_parts, lines), key=lambda line: line[:2]):
        if kind in _GIFTS:
            gifts.append(kind)
            before = _gift(list(run), gifts)
            yield seat, before
            continue
        for _, _, value, line in run:
            before = _action(kind, value, line, bid, before)
            if isinstance(before, Bid):
                bid = before.points
            yield seat, before


def _parts(line: Entry) -> _Line:
    """The seat, the kind and the value of a line."""
    seat, kind, value = [*line.text().split(",", 2), "", ""][:3]
    if seat not in ("0", "1", "2", "3") or kind not in _KINDS or not value:
        line.expected(f"a line such as 0,TRCK,r-A, of the kinds {', '.join(_KINDS)}")
    return SEATS[int(seat)], kind, value, line


def _gift(run: Sequence[_Line], gifts: Sequence[str]) -> Give:
    """The gift that the lines of one seat make up; ``gifts`` are the kinds of all so far."""
    first = run[0][-1]
    if tuple(gifts) != _GIFTS[: len(gifts)]:
        first.fail("first cards go to declarer (PASS), then as many go back (PBCK), each time once")
    cards = [card_of(value, line) for _, _, value, line in run]
    if len(set(cards)) < len(cards):
        first.fail(f"a card is given twice in these {len(cards)} lines")
    return Give(cards)


def _action(kind: str, value: str, line: Entry, bid: int, before: Action | None) -> Action:
    """What a line says after the standing ``bid`` and the action ``before`` it."""
    match kind:
        case "PROV":
            points = _points(value, line)
            return Bid(points) if points else Pass()
        case "PRMO":
            points = _points(value, line) or bid
            return Announce(points) if points else line.fail("nobody has bid what this keeps")
        case "TRCK":
            return Play(card_of(value, line))
        case "QUES":
            return _QUESTIONS.get(value) or line.expected("you, my or ou with a suit, as in our")
        case _:
            answer = _ANSWERS.get(value)
            if answer is None:
                line.expected("nmy, or my, ou or no with a suit, as in nor")
            if isinstance(before, AskHalf | AskMarriage) and _answer(before, answer) != value:
                line.fail(f"this does not answer the question {_QUESTION_WORDS[before]}")
            return answer


def _points(value: str, line: Entry) -> int:
    if not (value.isascii() and value.isdigit() and str(int(value[:5])) == value):
        line.expected("points, as in 120, or 0")
    return int(value)


# --- writing


def lines_of(history: Iterable[tuple[Seat, Action]]) -> Iterator[str]:
    """The lines that tell of this; a Kontra or Re cannot be told.

    >>> list(lines_of([(Seat.SOUTH, Bid(120)), (Seat.WEST, Pass())]))
    ['0,PROV,120', '1,PROV,0']
    """
    kinds = iter(_GIFTS)
    bid = 0
    before: Action | None = None
    for seat, action in history:
        match action:
            case Give():
                kind = next(kinds)
                yield from (f"{seat:d},{kind},{word}" for word in card_words(sorted(action.cards)))
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
                yield f"{seat:d},ANSW,{_answer(before, action)}"
        before = action


def _answer(question: Action | None, answer: Action) -> str:
    """How the answer to a question is written."""
    match question, answer:
        case _, Make():
            return f"my{LETTERS[answer.suit]}"
        case AskHalf(), Yes():
            return f"ou{LETTERS[question.suit]}"
        case AskHalf(), No():
            return f"no{LETTERS[question.suit]}"
        case _:
            return "nmy"
