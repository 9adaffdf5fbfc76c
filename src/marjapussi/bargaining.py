"""The auction, the exchange and the contract: how what is said there changes the table.

Nothing here checks whether an action is legal.
"""

from __future__ import annotations

from marjapussi.actions import Announce, Bid, Give, Pass, Redeal
from marjapussi.bidding import Bidding
from marjapussi.kontra import next_call
from marjapussi.playing import start_play
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Hands, Phase, Table


def start(rules: Rules, hands: Hands, forehand: Seat, scores: tuple[int, int]) -> Table:
    """The table when the cards have been dealt."""
    bidding = Bidding(forehand, scores)
    table = Table.dealt(hands, bidding)
    if rules.auction is None:
        return start_play(rules, table, forehand)
    return table._replace(turn=rules.auction.speaker(bidding))


def bid(rules: Rules, table: Table, seat: Seat, action: Bid) -> Table:
    """The table after a bid (rules auction.1, auction.4)."""
    return _speak(rules, table, table.bidding.bid(seat, action.points))


def drop(rules: Rules, table: Table, seat: Seat, action: Pass) -> Table:
    """The table after a pass (rules auction.1, auction.4, auction.6)."""
    return _speak(rules, table, table.bidding.drop(seat))


def _speak(rules: Rules, table: Table, bidding: Bidding) -> Table:
    assert rules.auction is not None
    speaker = rules.auction.speaker(bidding)
    if speaker is not None:
        return table._replace(bidding=bidding, turn=speaker)
    declarer = bidding.bidder
    table = table._replace(bidding=bidding, declarer=declarer)
    if declarer is None:
        return start_play(rules, table, bidding.forehand)
    return _next_phase(rules, table, declarer)


def redeal(rules: Rules, table: Table, seat: Seat, action: Redeal) -> Table:
    """The table of a deal that is thrown in."""
    return table._replace(phase=Phase.OVER, turn=None)


def _next_phase(rules: Rules, table: Table, declarer: Seat) -> Table:
    """Go on from the auction to the play by way of what the variant has in between."""
    order = _between(rules)
    phase = order[order.index(table.phase) + 1]
    if phase is Phase.PLAYING:
        return start_play(rules, table, declarer)
    return table._replace(phase=phase, turn=declarer.partner if phase is Phase.GIVING else declarer)


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
