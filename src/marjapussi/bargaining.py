"""The auction, the exchange and the contract: how what is said there changes the table.

Nothing here checks whether an action is legal.
"""

from __future__ import annotations

from marjapussi.actions import Announce, Bid, Give, Pass, Redeal, gift_mask
from marjapussi.bidding import Bidding
from marjapussi.kontra import next_call
from marjapussi.playing import start_play
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Hands, Phase, Table


def start(rules: Rules, hands: Hands, forehand: Seat, scores: tuple[int, int]) -> Table:
    """The table when the cards have been dealt."""
    bidding = Bidding(forehand, scores)
    table = Table(Phase.AUCTION, forehand, hands, bidding)
    if rules.auction is None:
        return start_play(rules, table, forehand)
    return table.but(turn=rules.auction.speaker(bidding))


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
        return table.but(bidding=bidding, turn=speaker)
    declarer = bidding.bidder
    table = table.but(bidding=bidding, declarer=declarer)
    if declarer is None:
        return start_play(rules, table, bidding.forehand)
    return _next_phase(rules, table, declarer)


def redeal(rules: Rules, table: Table, seat: Seat, action: Redeal) -> Table:
    """The table of a deal that is thrown in."""
    return table.but(phase=Phase.OVER, turn=None)


def _next_phase(rules: Rules, table: Table, declarer: Seat) -> Table:
    """Go on from the auction to the play by way of what the variant has in between."""
    for phase in _between(rules)[_between(rules).index(table.phase) + 1 :]:
        if phase is Phase.PLAYING:
            break
        turn = declarer.partner if phase is Phase.GIVING else declarer
        return table.but(phase=phase, turn=turn)
    return start_play(rules, table, declarer)


def _between(rules: Rules) -> list[Phase]:
    announcing = [Phase.ANNOUNCING] if rules.contract is not None else []
    first = announcing if rules.contract is not None and rules.contract.before_return else []
    exchange = [Phase.GIVING, *first, Phase.RETURNING] if rules.exchange is not None else []
    last = [] if first and exchange else announcing
    return [Phase.AUCTION, *exchange, *last, Phase.PLAYING]


def give(rules: Rules, table: Table, seat: Seat, action: Give) -> Table:
    """The table after partner's gift, or after declarer's return (rule exchange.1)."""
    cards = gift_mask(action)
    declarer = seat.partner if table.phase is Phase.GIVING else seat
    went = {"given" if table.phase is Phase.GIVING else "returned": cards}
    table = table.but(hands=table.hands_but(seat, cards), **went)
    table = table.but(hands=table.hands_but(seat.partner, cards))
    return _next_phase(rules, table, declarer)


def announce(rules: Rules, table: Table, seat: Seat, action: Announce) -> Table:
    """The table after the contract was announced, from when on Kontra is possible (contract.1)."""
    table = table.but(contract=action.points)
    return _next_phase(rules, table.but(call=next_call(rules, table)), seat)
