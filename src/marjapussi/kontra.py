"""Kontra and Re: who may say them now, and what they do to the table."""

from __future__ import annotations

from marjapussi.actions import Actions, Kontra, Re
from marjapussi.cards import Cards
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Call, Phase, Table


def open_to(call: Call | None, seat: Seat, hand: Cards) -> Actions:
    """The next call, if the seat may make it holding this hand (rules doubling.1, doubling.2)."""
    if call is None or call.side != seat % 2 or hand.bit_count() < call.cards:
        return 0
    return call.bit


def next_call(rules: Rules, table: Table) -> Call | None:
    """The call that may follow those made so far, whoever may make it."""
    if rules.doubling is None or table.declarer is None:
        return None
    number = table.doublings + 1
    needed = rules.doubling.cards_needed(number, rules.hand_size)
    if needed is None:
        return None
    side = table.declarer.side
    return Call(Re.bit, side, needed) if number % 2 == 0 else Call(Kontra.bit, side.other, needed)


def double(rules: Rules, table: Table, seat: Seat, action: Kontra | Re) -> Table:
    """The table after a Kontra or a Re; the seat on turn stays on turn."""
    table = table._replace(doublings=table.doublings + 1)
    table = table._replace(call=next_call(rules, table))
    if table.phase is not Phase.PLAYING or table.turn is None:
        return table
    others = table.options & ~(Kontra.bit | Re.bit)
    return table._replace(options=others | open_to(table.call, table.turn, table.hands[table.turn]))
