"""Slot ``trumps``: what a marriage does to the trumps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.cards import Suit
from marjapussi.protocols import Conflict, Rules
from marjapussi.sentences import Sentence

_WHEN = (
    Sentence("trumps.1", "A deal starts without trumps."),
    Sentence(
        "trumps.2",
        "Whoever has just won a trick, other than the last, may declare an own marriage or ask "
        "partner one question before leading to the next trick.",
    ),
)
_ONCE = (
    Sentence("trumps.4", "A suit is made at most once in a deal, by either side."),
    Sentence(
        "trumps.5", "King and queen must both still be in hand; no card is shown for a marriage."
    ),
)


def _unmade(rules: Rules) -> Iterator[Conflict]:
    if rules.marriage is None:
        yield Conflict(
            "rule",
            "only marriages make trumps, and there are none",
            beside=(("marriage", "rule"),),
        )


@frozen
class Changing:
    """Every marriage makes its suit trumps in place of the old ones (rules trumps.1 to trumps.5).

    >>> Changing().after(Suit.HEARTS, Suit.SPADES)
    Suit.SPADES
    """

    rule: ClassVar[str] = "changing"

    def after(self, trumps: Suit | None, made: Suit) -> Suit | None:
        return made

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        return _unmade(rules)

    def sentences(self) -> tuple[Sentence, ...]:
        text = "Every marriage makes its suit trumps at once, in place of the old trumps."
        return (*_WHEN, Sentence("trumps.3", text), *_ONCE)


@frozen
class FirstStays:
    """The first marriage makes trumps for the rest of the deal (rules trumps.1 to trumps.5).

    >>> FirstStays().after(Suit.HEARTS, Suit.SPADES)
    Suit.HEARTS
    """

    rule: ClassVar[str] = "first-stays"

    def after(self, trumps: Suit | None, made: Suit) -> Suit | None:
        return made if trumps is None else trumps

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        return _unmade(rules)

    def sentences(self) -> tuple[Sentence, ...]:
        text = (
            "The first marriage of the deal, by either side, makes its suit trumps for the rest "
            "of the deal; later ones only score."
        )
        return (*_WHEN, Sentence("trumps.3", text), *_ONCE)
