"""Kontra and Re: who may say them now, and what they do to the table."""

from __future__ import annotations

from marjapussi.actions import Actions, Kontra, Re
from marjapussi.cards import Cards
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Call, Table


def open_to(call: Call | None, seat: Seat, hand: Cards) -> Actions:
    """The next call, if the seat may make it holding this hand (rules doubling.1, doubling.2)."""
    if call is None or call.side != seat % 2 or hand.bit_count() < call.cards:
        return 0
    return call.bit


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


def double(rules: Rules, table: Table, seat: Seat, action: Kontra | Re) -> Table:
    """The table after a Kontra or a Re; the seat on turn stays on turn."""
    assert table.declarer is not None
    said = table.doublings + 1
    call = next_call(rules, table.declarer, said)
    options = table.options
    if options and table.turn is not None:
        options &= ~action.bit
        options |= open_to(call, table.turn, table.hands[table.turn])
    return table._replace(doublings=said, call=call, options=options)
