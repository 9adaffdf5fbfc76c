"""The auction, the exchange and the contract: how what is said there changes the table.

Nothing here checks whether an action is legal.
"""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi.actions import Action, Actions, Announce, Bid, Give, Pass, Redeal
from marjapussi.bidding import Bidding
from marjapussi.cards import Cards
from marjapussi.choices import Amounts, Gifts
from marjapussi.hands import Hands, passed_across
from marjapussi.kontra import next_call
from marjapussi.options import actions_in
from marjapussi.phases import Phase
from marjapussi.playing import start_play
from marjapussi.protocols import Auction, Rules
from marjapussi.seats import Seat
from marjapussi.table import Table
from marjapussi.terms import Terms

_PASS: tuple[Action, ...] = (Pass(),)
_REDEAL: tuple[Action, ...] = (Redeal(),)


def start(rules: Rules, hands: Hands, forehand: Seat, scores: tuple[int, int]) -> Table:
    """The table when the cards have been dealt (rules auction.1, lead.1)."""
    first, second = scores
    bidding = Bidding(forehand, (first, second))
    table = Table.dealt(hands, bidding)
    if rules.auction is None:
        return start_play(rules, table, forehand, hands, Terms())
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
    return table.settled(Phase.OVER, None, table.hands, table.terms, 0, ())


def _go_on(rules: Rules, auction: Auction, table: Table, bidding: Bidding) -> Table:
    """Ask the next speaker, or end the auction (rules auction.4, auction.6)."""
    speaker = auction.speaker(bidding)
    if speaker is None:
        return _end(rules, table.called(bidding, bidding.forehand, ()), bidding)
    bids = auction.bids(bidding)
    others = _PASS if not bids or auction.may_pass(bidding) else ()
    if rules.redeal is not None and not bidding.has_spoken(speaker):
        others += _REDEAL if rules.redeal.may_demand(table.hands[speaker]) else ()
    return table.called(bidding, speaker, Amounts(others, Bid, bids))


def _end(rules: Rules, table: Table, bidding: Bidding) -> Table:
    """Begin what follows the auction: the exchange, or the play if all have passed."""
    if bidding.bidder is None:
        return start_play(rules, table, bidding.forehand, table.hands, Terms())
    return _next_phase(rules, table, table.hands, Terms(declarer=bidding.bidder))


def give(rules: Rules, table: Table, seat: Seat, action: Give) -> Table:
    """The table after partner's gift, or after declarer's return (rule exchange.1)."""
    hands = passed_across(table.hands, seat.side, action.mask)
    return _next_phase(rules, table, hands, table.terms)


def announce(rules: Rules, table: Table, seat: Seat, action: Announce) -> Table:
    """The table after the contract was announced, from when on Kontra is possible (contract.1)."""
    call = next_call(rules, declarer=seat, said=0)
    terms = Terms(seat, action.points, call=call)
    return _next_phase(rules, table, table.hands, terms)


def _next_phase(rules: Rules, table: Table, hands: Hands, terms: Terms) -> Table:
    """Go on from the auction to the play by way of what the variant has in between."""
    declarer = terms.declarer
    assert declarer is not None
    phase = rules.phases[rules.phases.index(table.phase) + 1]
    if phase is Phase.PLAYING:
        return start_play(rules, table, declarer, hands, terms)
    turn = declarer.partner if phase is Phase.GIVING else declarer
    if phase is Phase.ANNOUNCING:
        offers = _announcements(rules, table.bidding)
    else:
        offers = _gifts(rules, hands[turn], terms.doubling(turn, hands[turn]))
    return table.settled(phase, turn, hands, terms, 0, offers)


def _announcements(rules: Rules, bidding: Bidding) -> Sequence[Action]:
    """The contracts that declarer may announce (rule contract.1)."""
    assert rules.auction is not None
    assert rules.contract is not None
    assert bidding.points is not None
    amounts = rules.contract.amounts(bidding.points, rules.auction.amounts)
    return Amounts((), Announce, amounts)


def _gifts(rules: Rules, hand: Cards, doubling: Actions) -> Sequence[Action]:
    """What may be given from this hand, or said instead (rule exchange.1)."""
    assert rules.exchange is not None
    return Gifts(actions_in(doubling), hand, rules.exchange.cards)
