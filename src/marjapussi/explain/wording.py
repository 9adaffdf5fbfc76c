"""Wording: how the table talks in one language, with one pack of cards.

The words and sentences are in the files ``messages/*.toml``, a file a language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from attrs import frozen

from marjapussi.cards import PACK, SUITS, Card, Suit
from marjapussi.seats import SEATS, SIDES, Seat, Side

Language: TypeAlias = Literal["en", "de", "fi"]
"""English, German or Finnish."""

Pack: TypeAlias = Literal["french", "german"]
"""Clubs, queen and jack, or Eichel, Ober and Unter."""

LANGUAGES: tuple[Language, ...] = get_args(Language)
PACKS: tuple[Pack, ...] = get_args(Pack)

_Thing: TypeAlias = Seat | Side | Suit | Card
_Key: TypeAlias = tuple[type[_Thing], _Thing]  # since Seat(1) == Suit(1), as both are numbers

_FOLDER = Path(__file__).parent / "messages"


@frozen
class Word:
    """A name, and its forms in languages whose words change in a sentence.

    ``of`` is the genitive, ``whole`` the whole object of a verb; ``to``, ``by`` and ``at`` are
    where a thing goes to, comes from and is, or the means by which something is done.

    >>> word = Word.of_table({"name": "Itä", "to": "Idälle"})
    >>> f"{word} {word.to} {word.at}"
    'Itä Idälle Itä'
    """

    name: str
    short: str
    of: str
    whole: str
    to: str
    by: str
    at: str

    @classmethod
    def of_table(cls, table: Mapping[str, str]) -> Word:
        """The word of a table of forms, where the name stands in for every form left out."""
        forms = ("short", "of", "whole", "to", "by", "at")
        return cls(table["name"], *(table.get(form, table["name"]) for form in forms))

    def __str__(self) -> str:
        return self.name


@frozen
class Wording:
    """The words and sentences of a language, with the names of the cards of one pack.

    >>> print(Wording.of("de", "german").say("leads", seat=Seat.WEST, card=Card.CQ))
    West spielt Eichel-Ober aus
    """

    words: Mapping[_Key, Word]
    counts: Mapping[str, str]
    messages: Mapping[str, str]

    @classmethod
    def of(cls, language: Language, pack: Pack) -> Wording:
        """The wording of a language and a pack; raises ``ValueError`` if there is none."""
        if language not in LANGUAGES:
            raise ValueError(f"there are the languages {', '.join(LANGUAGES)}, not {language!r}")
        if pack not in PACKS:
            raise ValueError(f"there are the packs {', '.join(PACKS)}, not {pack!r}")
        return _wording(language, pack)

    def say(self, message: str, **things: object) -> str:
        """The message about these things, which may be seats, sides, suits, cards and texts."""
        words = {name: self._word(thing) for name, thing in things.items()}
        return self.messages[message].format(**words)

    def _word(self, thing: object) -> object:
        return self.words[_key(thing)] if isinstance(thing, _Thing) else thing

    def count(self, cards: int) -> str:
        """So many cards, 1 to 9."""
        return self.counts[str(cards)]

    def listed(self, cards: Iterable[Card]) -> str:
        """The cards, as what is given."""
        return ", ".join(self.words[_key(card)].whole for card in cards)


def _key(thing: _Thing) -> _Key:
    return type(thing), thing


def catalogue(language: Language) -> Mapping[str, Any]:
    """The file of a language.

    >>> catalogue("fi")["messages"]["passes"]
    '{seat} passaa'
    """
    import tomli  # late, because it is slow to import and many programs explain nothing

    return tomli.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


@cache  # as many entries as there are languages and packs
def _wording(language: Language, pack: Pack) -> Wording:
    file = catalogue(language)
    names = file[pack]
    words = {_key(seat): Word.of_table(file["seats"][str(seat)]) for seat in SEATS}
    words |= {_key(side): Word.of_table(file["sides"][str(side)]) for side in SIDES}
    words |= {_key(suit): Word.of_table(names["suits"][str(suit)]) for suit in SUITS}
    for card in PACK:
        suit, ranks = words[_key(card.suit)], names["ranks"][str(card.rank)]
        forms = {form: names["card"].format(suit=suit, rank=rank) for form, rank in ranks.items()}
        words[_key(card)] = Word.of_table(forms)
    return Wording(words, file["counts"], file["messages"])
