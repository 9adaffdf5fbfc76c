"""The play of the cards: how a card, a declaration, a question and an answer change the table.

Nothing here checks whether an action is legal; ``options`` of each new table are the actions that
are.
"""

from __future__ import annotations

from attrs import evolve

from marjapussi.actions import (
    AskHalf,
    AskMarriage,
    Declare,
    Kontra,
    Make,
    No,
    Play,
    Re,
    Yes,
)
from marjapussi.cards import Card, Suit, halves_in
from marjapussi.choices import Gifts
from marjapussi.hands import Hands, without
from marjapussi.kontra import next_call
from marjapussi.marriages import Marriages
from marjapussi.options import actions_in
from marjapussi.phases import Phase
from marjapussi.protocols import Rules
from marjapussi.seats import Seat
from marjapussi.table import Table
from marjapussi.terms import Terms


def start_play(rules: Rules, table: Table, leader: Seat, hands: Hands, terms: Terms) -> Table:
    """The table when the first card is to be led (rule lead.1)."""
    options = rules.lead.lead(hands[leader]) | terms.doubling(leader, hands[leader])
    return table.settled(Phase.PLAYING, leader, hands, terms, options, ())


def play(rules: Rules, table: Table, seat: Seat, action: Play) -> Table:
    """The table after a card was played (rules follow.5, lead.5)."""
    card = action.card
    trumps = table.marriages.trumps
    hands = without(table.hands, seat, action.bit)
    best, taker, trick = table.best, table.taker, table.trick
    if not trick or rules.follow.beats(best, trumps) >> card & 1:
        best, taker = card, seat
    trick = (*trick, card)
    if len(trick) == 4:
        return _take(rules, table, hands, trick, taker)
    turn = seat.next
    hand = hands[turn]
    options = rules.lead.falls(hand, trick[0]) if table.tally.last is None else 0
    options = options or rules.follow.legal(hand, trick[0], best, trumps)
    terms = table.terms
    if terms.call is not None:
        options |= terms.call.open_to(turn, hand)
    return table.played(hands, trick, best, taker, turn, options)


def _take(rules: Rules, table: Table, hands: Hands, trick: tuple[Card, ...], taker: Seat) -> Table:
    """The table when the trick goes to its taker, who may speak and then leads (rule trumps.2)."""
    points = rules.card_points
    first, second, third, fourth = trick
    worth = points[first] + points[second] + points[third] + points[fourth]
    tally = table.tally.take(taker, worth)
    hand, terms = hands[taker], table.terms
    if terms.call is not None and terms.call.cards > hand.bit_count():
        terms = Terms(terms.declarer, terms.contract, terms.doublings)  # too late for anybody
    if not hand:
        table = table.taken(hands, tally, terms, taker, 0)
        return table.settled(Phase.OVER, None, hands, terms, 0, ())
    options = hand | terms.doubling(taker, hand)
    if rules.marriage is not None:
        options |= rules.marriage.options(hand, taker, table.marriages)
    return table.taken(hands, tally, terms, taker, options)


def _lead_now(table: Table, leader: Seat, marriages: Marriages) -> Table:
    """After a declaration or an answer the winner of the trick leads (rule trumps.2)."""
    options = table.hands[leader] | table.doubling(leader)
    return table.spoken(marriages, leader, options)


def _make(rules: Rules, marriages: Marriages, suit: Suit, seat: Seat) -> Marriages:
    trumps = marriages.trumps
    if rules.trumps is not None:
        trumps = rules.trumps.after(trumps, suit)
    return marriages.make(suit, seat, trumps)


def declare(rules: Rules, table: Table, seat: Seat, action: Declare) -> Table:
    """The table after an own marriage was declared (rule marriage.1)."""
    return _lead_now(table, seat, _make(rules, table.marriages, action.suit, seat))


def ask(rules: Rules, table: Table, seat: Seat, action: AskMarriage | AskHalf) -> Table:
    """The table after a question, which partner is to answer (rules marriage.2, marriage.3)."""
    assert rules.marriage is not None
    partner = seat.partner
    hand = table.hands[partner]
    marriages = table.marriages.ask(action)
    options = rules.marriage.answers(action, hand, marriages)
    options |= table.doubling(partner)
    return table.spoken(marriages, partner, options)


def answer(rules: Rules, table: Table, seat: Seat, action: Make | Yes | No) -> Table:
    """The table after an answer; the asker leads (rules marriage.2, marriage.3)."""
    assert rules.marriage is not None
    asker = seat.partner
    question = table.marriages.question
    assert question is not None
    made = _suit_made(table, asker, question, action)
    marriages = table.marriages.ask(None)
    if isinstance(question, AskHalf) and isinstance(action, No):
        marriages = marriages.deny(asker, question.suit)
    marriages = rules.marriage.lock(marriages, asker, question, made)
    if made is not None:
        marriages = _make(rules, marriages, made, seat)
    return _lead_now(table, asker, marriages)


def double(rules: Rules, table: Table, seat: Seat, action: Kontra | Re) -> Table:
    """The table after a Kontra or a Re; whoever is on turn stays on turn (rule doubling.1)."""
    turn, terms = table.turn, table.terms
    assert turn is not None
    assert terms.declarer is not None
    said = terms.doublings + 1
    call = next_call(rules, terms.declarer, said)
    terms = Terms(terms.declarer, terms.contract, said, call)
    now_open = terms.doubling(turn, table.hands[turn])
    if isinstance(table.offers, Gifts):
        offers = evolve(table.offers, others=actions_in(now_open))
        return table.doubled(terms, table.options, offers)
    return table.doubled(terms, table.options & ~action.bit | now_open, table.offers)


def _suit_made(
    table: Table, asker: Seat, question: AskMarriage | AskHalf, answer: Make | Yes | No
) -> Suit | None:
    """The suit that an answer makes, if it makes one (rules marriage.2, marriage.3, marriage.5)."""
    if isinstance(answer, Make):
        return answer.suit
    if isinstance(answer, No) or isinstance(question, AskMarriage):
        return None
    suit = question.suit
    made_before = table.marriages.made_suits >> suit & 1
    asker_has_other = halves_in(table.hands[asker]) >> suit & 1
    return suit if asker_has_other and not made_before else None
