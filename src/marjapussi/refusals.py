"""Why an action is not possible, in a sentence for the player.

Called only for actions that are not legal. A reason is drawn from what the refused seat knows: its
own hand, what lies on the table, what was said aloud.
"""

from __future__ import annotations

from marjapussi.actions import (
    Action,
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Declare,
    Give,
    Kontra,
    Pass,
    Play,
    Re,
    Redeal,
)
from marjapussi.errors import Refusal
from marjapussi.phases import Phase
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.spelling import counted
from marjapussi.table import Table


def refusal(rules: Rules, table: Table, seat: Seat | None, action: Action) -> Refusal:
    """Why the seat may not do this now; nobody is to act (``None``) when the deal is over."""
    if seat is None or table.turn is None:
        return Refusal("The deal is over.", "scoring.1")
    if isinstance(action, Kontra | Re):
        return _no_doubling(rules, table, seat, action)
    if seat != table.turn:
        return Refusal(f"It is not your turn but that of {table.turn}.", _turn_rule(table))
    match table.phase:
        case Phase.AUCTION:
            return _no_call(rules, table, seat, action)
        case Phase.GIVING | Phase.RETURNING:
            assert rules.exchange is not None
            return rules.exchange.refuse(table.hands[seat], action)
        case Phase.ANNOUNCING:
            assert rules.contract is not None
            assert rules.auction is not None
            assert table.bidding.points is not None
            return rules.contract.refuse(table.bidding.points, rules.auction.amounts, action)
        case _:
            return _no_play(rules, table, seat, action)


def _turn_rule(table: Table) -> str:
    match table.phase:
        case Phase.AUCTION:
            return "auction.1"
        case Phase.GIVING | Phase.RETURNING:
            return "exchange.1"
        case Phase.ANNOUNCING:
            return "contract.1"
        case _ if table.marriages.question is not None:
            return _answer_first(table.marriages.question).rule
        case _ if table.trick:
            return "follow.1"
        case _:
            return "lead.1" if table.tally.last is None else "lead.5"


def _answer_first(question: AskMarriage | AskHalf) -> Refusal:
    rule = "marriage.3" if isinstance(question, AskHalf) else "marriage.2"
    return Refusal("Answer your partner's question first.", rule)


def _no_doubling(rules: Rules, table: Table, seat: Seat, action: Kontra | Re) -> Refusal:
    if rules.doubling is None:
        return Refusal("This game has no Kontra and Re.", "doubling.1")
    if table.terms.declarer is None and table.phase is Phase.PLAYING:
        return Refusal("Without a declarer there is no Kontra.", "doubling.4")
    if table.terms.contract is None:
        return Refusal("The contract has not been announced yet.", "doubling.1")
    call = table.terms.call
    if call is None:
        return Refusal("Nobody can double any more.", "doubling.2")
    if action.bit != call.bit:
        turn = "Kontra" if call.bit == Kontra.bit else "Re"
        return Refusal(f"The next call would be {turn}, not {_named(action)}.", "doubling.1")
    if call.side != seat.side:
        whose = "the defenders" if call.bit == Kontra.bit else "the declaring side"
        return Refusal(f"Only {whose} may say {_named(action)}.", "doubling.1")
    return Refusal(
        f"It is too late: {_named(action)} needs {counted(call.cards, 'card')} in hand.",
        "doubling.2",
    )


def _named(action: Kontra | Re) -> str:
    return str(action).capitalize()


def _no_call(rules: Rules, table: Table, seat: Seat, action: Action) -> Refusal:
    assert rules.auction is not None
    if isinstance(action, Redeal):
        if rules.redeal is None:
            return Refusal("This game has no new deal on demand.", "redeal")
        if table.bidding.has_spoken(seat):
            return Refusal("A new deal can be asked for only at your first turn.", "redeal")
        return rules.redeal.refuse(table.hands[seat])
    return rules.auction.refuse(table.bidding, action)


def _no_play(rules: Rules, table: Table, seat: Seat, action: Action) -> Refusal:
    match action:
        case Bid() | Pass() | Redeal():
            return Refusal("There is no auction now.", "auction.4")
        case Give():
            return Refusal("There is no exchange now.", "exchange.1")
        case Announce():
            return Refusal("There is no contract to announce now.", "contract.1")
        case Play():
            return _no_card(rules, table, seat, action)
        case Declare() | AskMarriage() | AskHalf():
            return _no_question(rules, table, seat, action)
        case _:
            return _no_answer(rules, table, seat, action)


def _no_card(rules: Rules, table: Table, seat: Seat, action: Play) -> Refusal:
    hand, card = table.hands[seat], action.card
    if not hand & action.bit:
        return Refusal(f"You do not hold {card}.", "deck.2")
    if table.marriages.question is not None:
        return _answer_first(table.marriages.question)
    first_trick = table.tally.last is None
    if not table.trick:
        return rules.lead.refuse(hand, None, card)
    led = table.trick[0]
    if first_trick and rules.lead.falls(hand, led):
        return rules.lead.refuse(hand, led, card)
    return rules.follow.refuse(hand, led, table.best, table.marriages.trumps, card)


def _no_question(
    rules: Rules, table: Table, seat: Seat, action: Declare | AskMarriage | AskHalf
) -> Refusal:
    if rules.marriage is None:
        return Refusal("This game has no marriages.", "marriage.1")
    if table.marriages.question is not None:
        return _answer_first(table.marriages.question)
    if table.tally.last is None:
        return Refusal("Before the first trick nobody can make trumps.", "trumps.2")
    if table.trick:
        return Refusal("Only before leading to a trick can you do that.", "trumps.2")
    if not table.may_speak:
        return Refusal("You have spoken: lead to the next trick.", "trumps.2")
    return rules.marriage.refuse(table.hands[seat], seat, table.marriages, action)


def _no_answer(rules: Rules, table: Table, seat: Seat, action: Action) -> Refusal:
    if rules.marriage is None:
        return Refusal("This game has no marriages.", "marriage.1")
    return rules.marriage.refuse(table.hands[seat], seat, table.marriages, action)
