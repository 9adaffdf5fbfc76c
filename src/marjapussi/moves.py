"""What each kind of action does to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from marjapussi import bargaining, playing
from marjapussi.actions import (
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
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Table

Move: TypeAlias = Callable[[Rules, Table, Seat, Any], Table]
"""Makes of a table the next one, by a legal action of a seat."""

MOVES: Mapping[type, Move] = {
    Bid: bargaining.bid,
    Pass: bargaining.drop,
    Redeal: bargaining.redeal,
    Give: bargaining.give,
    Announce: bargaining.announce,
    Kontra: playing.double,
    Re: playing.double,
    Play: playing.play,
    Declare: playing.declare,
    AskMarriage: playing.ask,
    AskHalf: playing.ask,
    Make: playing.answer,
    Yes: playing.answer,
    No: playing.answer,
}


def move_of(action: object) -> Move:
    """What the action does; raises ``TypeError`` for anything that is not an action."""
    move = MOVES.get(type(action))
    if move is None:
        hint = "; parse_action reads one from text" if isinstance(action, str) else ""
        raise TypeError(f"{action!r} is not an action{hint}")
    return move
