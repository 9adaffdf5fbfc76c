"""The auction, the exchange and the contract: how what is said there changes the table.

Nothing here checks whether an action is legal.
"""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi.actions import Action, Announce, Bid, Give, Pass, Redeal, actions_in
from marjapussi.bidding import Bidding
from marjapussi.choices import Amounts, Gifts
from marjapussi.kontra import next_call
from marjapussi.playing import start_play
from marjapussi.protocols import Auction, Rules
from marjapussi.seats import Seat
from marjapussi.table import Hands, Phase, Table

_PASS = (Pass(),)


def start(rules: Rules, hands: Hands, forehand: Seat, scores: tuple[int, int]) -> Table:
    """The table when the cards have been dealt (rules auction.1, lead.1)."""
    bidding = Bidding(forehand, scores)
    table = Table.dealt(hands, bidding)
    if rules.auction is None:
        return start_play(rules, table, forehand)
    return _go_on(rules, rules.auction, table, bidding)


def bid(rules: Rules, table: Table, seat: Seat, action: Bid) -> Table:
    """The table after a bid (rules auction.1, auction.4)."""
    assert rules.auction is not None
    return _go_on(rules, rules.auction, table, table.bidding.bid(seat, action.points))


def drop(rules: Rules, table: Table, seat: Seat, action: Pass) -> Table:
    """The table after a pass (rules auction.1, auction.4, auction.6)."""
    assert rules.auction is not None
    return _go_on(rules, rules.auction, table, table.bidding.drop(seat))


def redeal(rules: Rules, table: Table, seat: Seat, action: Redeal) -> Table:
    """The table of a deal that is thrown in."""
    return table._replace(phase=Phase.OVER, turn=None, offers=())


def _go_on(rules: Rules, auction: Auction, table: Table, bidding: Bidding) -> Table:
    """Ask the next speaker, or end the auction."""
    speaker = auction.speaker(bidding)
    if speaker is None:
        return _end(rules, table._replace(bidding=bidding), bidding.bidder)
    bids = auction.bids(bidding)
    others: tuple[Action, ...] = ()
    if not bids or auction.may_pass(bidding):
        others = _PASS
    if rules.redeal is not None and not bidding.has_spoken(speaker):
        others = (*others, Redeal()) if rules.redeal.may_demand(table.hands[speaker]) else others
    return table._replace(turn=speaker, offers=Amounts(others, Bid, bids), bidding=bidding)


def _end(rules: Rules, table: Table, declarer: Seat | None) -> Table:
    """The table when the auction is over (rules auction.4, auction.6)."""
    if declarer is None:
        return start_play(rules, table, table.bidding.forehand)
    return _next_phase(rules, table._replace(declarer=declarer), declarer)


def _next_phase(rules: Rules, table: Table, declarer: Seat) -> Table:
    """Go on from the auction to the play by way of what the variant has in between."""
    order = _between(rules)
    phase = order[order.index(table.phase) + 1]
    if phase is Phase.PLAYING:
        return start_play(rules, table, declarer)
    turn = declarer.partner if phase is Phase.GIVING else declarer
    return table._replace(phase=phase, turn=turn, offers=_offers(rules, table, phase, turn))


def _offers(rules: Rules, table: Table, phase: Phase, seat: Seat) -> Sequence[Action]:
    """What the seat may give or announce in this phase (rules exchange.1, contract.1)."""
    if phase is Phase.ANNOUNCING:
        assert rules.auction is not None
        assert rules.contract is not None
        assert table.bidding.points is not None
        amounts = rules.contract.amounts(table.bidding.points, rules.auction.amounts)
        return Amounts((), Announce, amounts)
    assert rules.exchange is not None
    others = actions_in(table.doubling(seat))
    return Gifts(others, table.hands[seat], rules.exchange.cards)


def _between(rules: Rules) -> tuple[Phase, ...]:
    """The phases from the auction to the play, in the order of this variant (contract.1)."""
    match rules.exchange, rules.contract:
        case None, None:
            return Phase.AUCTION, Phase.PLAYING
        case None, _:
            return Phase.AUCTION, Phase.ANNOUNCING, Phase.PLAYING
        case _, None:
            return Phase.AUCTION, Phase.GIVING, Phase.RETURNING, Phase.PLAYING
        case _, contract if contract.before_return:
            middle = Phase.GIVING, Phase.ANNOUNCING, Phase.RETURNING
        case _:
            middle = Phase.GIVING, Phase.RETURNING, Phase.ANNOUNCING
    return Phase.AUCTION, *middle, Phase.PLAYING


def give(rules: Rules, table: Table, seat: Seat, action: Give) -> Table:
    """The table after partner's gift, or after declarer's return (rule exchange.1)."""
    declarer = seat.partner if table.phase is Phase.GIVING else seat
    hands = table._replace(hands=table.hands_but(seat, action.mask)).hands_but(
        seat.partner, action.mask
    )
    if table.phase is Phase.GIVING:
        return _next_phase(rules, table._replace(hands=hands, given=action.mask), declarer)
    return _next_phase(rules, table._replace(hands=hands, returned=action.mask), declarer)


def announce(rules: Rules, table: Table, seat: Seat, action: Announce) -> Table:
    """The table after the contract was announced, from when on Kontra is possible (contract.1)."""
    call = next_call(rules, declarer=seat, said=0)
    return _next_phase(rules, table._replace(contract=action.points, call=call), seat)
