"""Kontra and Re: who may say them now, and what they do to the table."""

from __future__ import annotations

from marjapussi.actions import Actions, Kontra, Re
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Call, Phase, Table


def open_to(table: Table, seat: Seat) -> Actions:
    """Kontra or Re, if the seat may say it now (rules doubling.1 and doubling.2)."""
    call = table.call
    if call is None or call.side != seat % 2 or table.hands[seat].bit_count() < call.cards:
        return 0
    return call.bit


def next_call(rules: Rules, table: Table) -> Call | None:
    """The call that may follow those made so far, whoever may make it."""
    if rules.doubling is None or table.declarer is None:
        return None
    number = table.doublings + 1
    needed = rules.doubling.cards_needed(number, rules.deck.hand_size)
    if needed is None:
        return None
    side = table.declarer.side
    return Call(Re.bit, side, needed) if number % 2 == 0 else Call(Kontra.bit, side.other, needed)


def double(rules: Rules, table: Table, seat: Seat, action: Kontra | Re) -> Table:
    """The table after a Kontra or a Re; the seat on turn stays on turn."""
    table = table.but(doublings=table.doublings + 1)
    table = table.but(call=next_call(rules, table))
    if table.phase is not Phase.PLAYING or table.turn is None:
        return table
    others = table.options & ~(Kontra.bit | Re.bit)
    return table.but(options=others | open_to(table, table.turn))
