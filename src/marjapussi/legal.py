"""The one source of what is legal: lists, checks and options all come from here."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi import kontra
from marjapussi.actions import Action, Announce, Bid, Pass, Redeal, actions_in
from marjapussi.choices import Amounts, Gifts
from marjapussi.protocols import Redeal as RedealRule
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Phase, Table

_PASS = (Pass(),)


def legal_actions(rules: Rules, table: Table, seat: Seat) -> Sequence[Action]:
    """Everything that the seat may say or do now."""
    if seat != table.turn:
        return actions_in(kontra.open_to(table.call, seat, table.hands[seat]))
    if table.options:
        return actions_in(table.options)
    match table.phase:
        case Phase.AUCTION:
            return _calls(rules, table, seat)
        case Phase.ANNOUNCING:
            assert rules.auction is not None
            assert rules.contract is not None
            assert table.bidding.points is not None
            amounts = rules.contract.amounts(table.bidding.points, rules.auction.amounts)
            return Amounts((), Announce, amounts)
        case _:
            assert rules.exchange is not None
            others = actions_in(kontra.open_to(table.call, seat, table.hands[seat]))
            return Gifts(others, table.hands[seat], rules.exchange.cards)


def _calls(rules: Rules, table: Table, seat: Seat) -> Amounts:
    """What the seat on turn in the auction may call."""
    assert rules.auction is not None
    bids = rules.auction.bids(table.bidding)
    others: tuple[Action, ...] = ()
    if not bids or rules.auction.may_pass(table.bidding):
        others = _PASS
    if rules.redeal is not None and may_demand_redeal(rules.redeal, table, seat):
        others = (*others, Redeal())
    return Amounts(others, Bid, bids)


def may_demand_redeal(redeal: RedealRule, table: Table, seat: Seat) -> bool:
    """Whether the seat on turn in the auction may ask for a new deal."""
    return not table.bidding.has_spoken(seat) and redeal.may_demand(table.hands[seat])
