"""Cards and actions read from text: French and German packs, and words.

``str(card)`` and ``str(action)`` are the other way; what they write is read back equal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from marjapussi.actions import (
    Action,
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Declare,
    Give,
    Kontra,
    Make,
    No,
    Pass,
    Play,
    Re,
    Redeal,
    Yes,
)
from marjapussi.cards import RANKS, SUITS, Card, Rank, Suit
from marjapussi.errors import NotationError
from marjapussi.spelling import brief, near, nearest

_SUIT_NAMES: Mapping[Suit, str] = {
    Suit.HEARTS: "♥ hearts heart herz rot hertta",
    Suit.DIAMONDS: "♦ diamonds diamond schellen karo ruutu",
    Suit.CLUBS: "♣ clubs club eichel kreuz risti",
    Suit.SPADES: "♠ spades spade grün gruen laub pik pata",
}
_RANK_NAMES: Mapping[Rank, str] = {
    Rank.SIX: "6 six sechs kuusi kuutonen",
    Rank.SEVEN: "7 seven sieben seitsemän seiska",
    Rank.EIGHT: "8 eight acht kahdeksan kasi",
    Rank.NINE: "9 nine neun yhdeksän ysi",
    Rank.JACK: "j jack unter bube sotamies jätkä",
    Rank.QUEEN: "q queen ober dame rouva",
    Rank.KING: "k king könig koenig kuningas",
    Rank.TEN: "10 ten zehn kymppi",
    Rank.ACE: "a ace ass ässä",
}
_LONGEST = 100  # characters of a card, a suit or an action
_SUITS = {word: suit for suit, words in _SUIT_NAMES.items() for word in words.split()}
_RANKS = {word: rank for rank, words in _RANK_NAMES.items() for word in words.split()}


def _short_names() -> dict[str, Card]:
    """The short names of the cards: ``♥A``, ``HA``, and ``r-A`` with German letters."""
    names = {}
    for suit, german_suit in zip(SUITS, "rseg", strict=True):
        for rank, german_rank in zip(RANKS, "6789UOKZA", strict=True):
            card = Card.of(suit, rank)
            names[str(card)] = card
            names[card.name] = card
            names[f"{german_suit}-{german_rank}"] = card
        names[f"{suit.symbol}T"] = names[f"{suit.name[0]}T"] = Card.of(suit, Rank.TEN)
    return names


_CARDS = _short_names()


def _stripped(text: str) -> str:
    """The text without the spaces around it; ``NotationError`` if it is too long for anything."""
    if len(text) > _LONGEST:
        limit = f"a card, a suit or an action has up to {_LONGEST} characters"
        raise NotationError(f"'{brief(text)}' is too long: {limit}")
    return text.strip()


def parse_card(text: str) -> Card:
    """Read a card: French ``♥A`` or ``HA``, German ``r-A``, or English, German or Finnish words.

    German letters have a lower-case suit and a dash: ``s-K`` is the king of Schellen (diamonds),
    ``SK`` the king of spades; ``sk`` could be either and is refused. Raises ``NotationError``, with
    the nearest names, for anything that is not one card.

    >>> parse_card("♥10"), parse_card("H10"), parse_card("r-Z"), parse_card("ten of hearts")
    (Card.H10, Card.H10, Card.H10, Card.H10)
    >>> parse_card("Schellen Ober"), parse_card("risti rouva")
    (Card.DQ, Card.CQ)
    """
    name = _stripped(text)
    card = _CARDS.get(name)
    if card is None and name[:1] != "s":
        card = _CARDS.get(name.upper())
    if card is None:
        card = _card_in_words(name.lower())
    if card is None:
        hint = _did_you_mean(_cards_near(name)) or ", as in ♥A, HA or r-A"
        raise NotationError(f"{text!r} is not a card{hint}")
    return card


def _cards_near(name: str) -> Iterable[object]:
    """The cards whose short names are like this one."""
    names = {short.lower(): card for short, card in _CARDS.items()}
    return (names[short] for short in near(name, names))


def _did_you_mean(meant: Iterable[object]) -> str:
    """The question whether it was one of these, each asked once; nothing if there are none."""
    said = " or ".join(dict.fromkeys(map(str, meant)))
    return said and f"; did you mean {said}?"


def _card_in_words(name: str) -> Card | None:
    words = [word for word in name.split() if word != "of"]
    if len(words) != 2:
        return None
    for suit, rank in (words, reversed(words)):
        if suit in _SUITS and rank in _RANKS:
            return Card.of(_SUITS[suit], _RANKS[rank])
    return None


def parse_suit(text: str) -> Suit:
    """Read a suit: ``♥``, or its English, German or Finnish name; raises ``NotationError``.

    >>> parse_suit("♠"), parse_suit("Schellen")
    (Suit.SPADES, Suit.DIAMONDS)
    """
    name = _stripped(text).lower()
    suit = _SUITS.get(name)
    if suit is None:
        meant = (_SUITS[word] for word in near(name, _SUITS))
        hint = _did_you_mean(meant) or ", as in hearts or ♥"
        raise NotationError(f"{text!r} is not a suit{hint}")
    return suit


_WORDS: Mapping[str, Action] = {
    str(action): action for action in (Pass(), Redeal(), AskMarriage(), Yes(), No(), Kontra(), Re())
}


_UNFINISHED: Mapping[str, str] = {
    "play": "play ♥A",
    "declare": "declare hearts",
    "ask": "ask marriage",
    "ask half": "ask half hearts",
    "make": "make hearts",
}
"""What says too little, and an example of all of it."""


def parse_action(text: str) -> Action:
    """Read an action as ``str`` writes it; raises ``NotationError``.

    A bare card is the play of that card. Cards and suits may be written in every way that
    ``parse_card`` and ``parse_suit`` know.

    >>> parse_action("bid 120"), parse_action("ask half Schellen"), parse_action("r-A")
    (Bid(points=120), AskHalf(suit=Suit.DIAMONDS), Play(card=Card.HA))
    """
    words = _stripped(text)
    if spoken := _WORDS.get(words.lower()):
        return spoken
    if whole := _UNFINISHED.get(words.lower()):
        raise NotationError(f"{text!r} is not all of an action, as in {whole!r}")
    verb, _, rest = words.partition(" ")
    match verb.lower():
        case "bid":
            return Bid(_points(rest, text))
        case "announce":
            return Announce(_points(rest, text))
        case "give":
            return _give(rest, text)
        case "play":
            return Play(parse_card(rest))
        case "declare":
            return Declare(parse_suit(rest))
        case "make":
            return Make(parse_suit(rest))
        case "ask" if rest.lower().startswith("half "):
            return AskHalf(parse_suit(rest[5:]))
        case _:
            return _bare_card(text)


def _points(number: str, text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", number):
        raise NotationError(f"{text!r} names no points; write a whole number, as in 'bid 120'")
    return int(number)


def _give(cards: str, text: str) -> Give:
    try:
        return Give([parse_card(card) for card in cards.split()])
    except NotationError:
        raise
    except ValueError as error:
        raise NotationError(f"{text!r}: {error}") from None


def _bare_card(text: str) -> Play:
    try:
        return Play(parse_card(text))
    except NotationError:
        words = text.strip()
        said = nearest(words, [*_WORDS, "bid 120", "announce 120"])
        cards = _cards_near(words) if len(words) <= 3 else ()  # as short as the name of a card
        hint = (
            _did_you_mean([repr(said)] if said else cards)
            or ", as in 'bid 120', 'pass' or 'play ♥A'"
        )
        raise NotationError(f"{text!r} is not an action{hint}") from None
