"""Kontra and Re: which call comes next, and who may make it."""

from __future__ import annotations

from typing import NamedTuple

from marjapussi.actions import Actions, Kontra, Re
from marjapussi.cards import Cards
from marjapussi.protocols import Rules
from marjapussi.seats import Seat, Side


class Call(NamedTuple):
    """The next possible Kontra or Re: which side may say it, holding how many cards at least."""

    bit: Actions
    side: Side
    cards: int

    def open_to(self, seat: Seat, hand: Cards) -> Actions:
        """The call, if the seat may make it holding this hand (rules doubling.1, doubling.2)."""
        return self.bit if seat.side is self.side and hand.bit_count() >= self.cards else 0


def next_call(rules: Rules, declarer: Seat, said: int) -> Call | None:
    """The call that may follow after so many were said, whoever may make it."""
    if rules.doubling is None:
        return None
    needed = rules.doubling.cards_needed(said + 1, rules.hand_size)
    if needed is None:
        return None
    if said % 2 == 0:
        return Call(Kontra.bit, declarer.side.other, needed)
    return Call(Re.bit, declarer.side, needed)
