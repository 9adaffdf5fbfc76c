"""Sets of the actions of the play, one bit an action, and the actions that they hold."""

from __future__ import annotations

from functools import cache

from marjapussi.actions import (
    ASK_HALF_SHIFT,
    DECLARE_SHIFT,
    MAKE_SHIFT,
    Action,
    Actions,
    AskHalf,
    AskMarriage,
    Declare,
    Kontra,
    Make,
    No,
    Play,
    Re,
    Yes,
)
from marjapussi.cards import PACK, SUITS, Suits, subsets

_PLAYS = tuple(Play(card) for card in PACK)

_SPOKEN: tuple[Action, ...] = (
    *(Declare(suit) for suit in SUITS),
    AskMarriage(),
    *(AskHalf(suit) for suit in SUITS),
    *(Make(suit) for suit in SUITS),
    Yes(),
    No(),
    Kontra(),
    Re(),
)


_HEARTS, _DIAMONDS, _CLUBS, _SPADES = (subsets(_PLAYS[9 * suit : 9 * suit + 9]) for suit in SUITS)


@cache  # as many entries as there are combinations of speeches that rules offer together
def _speeches(bits: int) -> tuple[Action, ...]:
    return tuple(action for i, action in enumerate(_SPOKEN) if bits >> i & 1)


def actions_in(options: Actions) -> tuple[Action, ...]:
    """The actions of a set: cards first, suit by suit in rising strength, then speeches.

    >>> from marjapussi.cards import Card
    >>> [str(action) for action in actions_in(Play(Card.HA).bit | AskMarriage().bit)]
    ['play ♥A', 'ask marriage']
    """
    plays = (
        _HEARTS[options & 511]
        + _DIAMONDS[options >> 9 & 511]
        + _CLUBS[options >> 18 & 511]
        + _SPADES[options >> 27 & 511]
    )
    return plays + _speeches(options >> 36) if options >> 36 else plays


def declarations(suits: Suits) -> Actions:
    """The declaration of a marriage in each of these suits, as a set of actions."""
    return suits << DECLARE_SHIFT


def half_questions(suits: Suits) -> Actions:
    """The question for a half in each of these suits, as a set of actions."""
    return suits << ASK_HALF_SHIFT


def makings(suits: Suits) -> Actions:
    """The answer "I have this marriage" in each of these suits, as a set of actions."""
    return suits << MAKE_SHIFT
