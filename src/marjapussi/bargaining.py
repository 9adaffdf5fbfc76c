"""The auction, the exchange and the contract: how what is said there changes the table.

Nothing here checks whether an action is legal.
"""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi.actions import Action, Announce, Bid, Give, Pass, Redeal, actions_in
from marjapussi.bidding import Bidding
from marjapussi.cards import Cards
from marjapussi.choices import Amounts, Gifts
from marjapussi.kontra import next_call
from marjapussi.phases import Phase
from marjapussi.playing import start_play
from marjapussi.protocols import Auction, Rules
from marjapussi.seats import Seat
from marjapussi.table import Hands, Table
from marjapussi.terms import Terms

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
    """Ask the next speaker, or end the auction (rules auction.4, auction.6)."""
    speaker = auction.speaker(bidding)
    if speaker is not None:
        offers = _calls(rules, auction, bidding, speaker, table.hands[speaker])
        return table._replace(turn=speaker, offers=offers, bidding=bidding)
    table = table._replace(bidding=bidding)
    if bidding.bidder is None:
        return start_play(rules, table, bidding.forehand)
    return _next_phase(rules, table, Terms(declarer=bidding.bidder))


def _calls(
    rules: Rules, auction: Auction, bidding: Bidding, speaker: Seat, hand: Cards
) -> Sequence[Action]:
    """What the next speaker may say."""
    bids = auction.bids(bidding)
    others: tuple[Action, ...] = ()
    if not bids or auction.may_pass(bidding):
        others = _PASS
    if rules.redeal is not None and not bidding.has_spoken(speaker):
        others = (*others, Redeal()) if rules.redeal.may_demand(hand) else others
    return Amounts(others, Bid, bids)


def give(rules: Rules, table: Table, seat: Seat, action: Give) -> Table:
    """The table after partner's gift, or after declarer's return (rule exchange.1)."""
    terms = table.terms
    if table.phase is Phase.GIVING:
        terms = terms._replace(given=action.mask)
    else:
        terms = terms._replace(returned=action.mask)
    table = table._replace(hands=table.passed_across(seat.side, action.mask))
    return _next_phase(rules, table, terms)


def announce(rules: Rules, table: Table, seat: Seat, action: Announce) -> Table:
    """The table after the contract was announced, from when on Kontra is possible (contract.1)."""
    call = next_call(rules, declarer=seat, said=0)
    return _next_phase(rules, table, table.terms._replace(contract=action.points, call=call))


def _next_phase(rules: Rules, table: Table, terms: Terms) -> Table:
    """Go on from the auction to the play by way of what the variant has in between."""
    assert terms.declarer is not None
    phase = rules.phases[rules.phases.index(table.phase) + 1]
    table = table._replace(phase=phase, terms=terms)
    if phase is Phase.PLAYING:
        return start_play(rules, table, terms.declarer)
    turn = terms.declarer.partner if phase is Phase.GIVING else terms.declarer
    return table._replace(turn=turn, offers=_offers(rules, table, turn))


def _offers(rules: Rules, table: Table, seat: Seat) -> Sequence[Action]:
    """What the seat may announce or give in this phase (rules contract.1, exchange.1)."""
    if table.phase is Phase.ANNOUNCING:
        assert rules.auction is not None
        assert rules.contract is not None
        assert table.bidding.points is not None
        amounts = rules.contract.amounts(table.bidding.points, rules.auction.amounts)
        return Amounts((), Announce, amounts)
    assert rules.exchange is not None
    return Gifts(actions_in(table.doubling(seat)), table.hands[seat], rules.exchange.cards)
