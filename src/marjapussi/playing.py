"""The play of the cards: how a card, a declaration, a question and an answer change the table.

Nothing here checks whether an action is legal; ``options`` of each new table are the actions that
are.
"""

from __future__ import annotations

from attrs import evolve

from marjapussi import kontra
from marjapussi.actions import AskHalf, AskMarriage, Declare, Make, No, Play, Yes
from marjapussi.cards import Card, Suit, halves_in
from marjapussi.protocols import Rules
from marjapussi.seats import SEATS, Seat
from marjapussi.table import Hands, Phase, Table, Tally


def start_play(rules: Rules, table: Table, leader: Seat) -> Table:
    """The table when the first card is to be led (rule lead.1)."""
    table = table.but(phase=Phase.PLAYING, turn=leader)
    lead = rules.lead.lead(table.hands[leader])
    return table.but(options=lead | kontra.open_to(table, leader))


def play(rules: Rules, table: Table, seat: Seat, action: Play) -> Table:
    """The table after a card was played (rules follow.5, lead.5)."""
    card = action.card
    trumps = table.marriages.trumps
    hands = table.hands_but(seat, action.bit)
    best, taker = table.best, table.taker
    if not table.trick or rules.follow.beats(best, trumps) >> card & 1:
        best, taker = card, seat
    trick = (*table.trick, card)
    if len(trick) == 4:
        return _take(rules, table, hands, trick, taker)
    turn = SEATS[(seat + 1) % 4]
    hand = hands[turn]
    options = rules.lead.falls(hand, trick[0]) if table.tally.last is None else 0
    options = options or rules.follow.legal(hand, trick[0], best, trumps)
    if table.call is not None:
        options |= kontra.open_to(table, turn)
    return table.but(turn=turn, hands=hands, trick=trick, best=best, taker=taker, options=options)


def _take(rules: Rules, table: Table, hands: Hands, trick: tuple[Card, ...], taker: Seat) -> Table:
    """The trick is complete and goes to its taker, who speaks and leads next."""
    points = rules.card_points
    worth = sum(points[card] for card in trick)
    tally = table.tally
    (t0, t1), (p0, p1) = tally.tricks, tally.card_points
    if taker % 2 == 0:
        tally = Tally((t0 + 1, t1), (p0 + worth, p1), taker)
    else:
        tally = Tally((t0, t1 + 1), (p0, p1 + worth), taker)
    hand = hands[taker]
    if not hand:
        return table.but(
            phase=Phase.OVER, turn=None, hands=hands, trick=(), tally=tally, options=0, call=None
        )
    options = hand
    if rules.marriage is not None:
        options |= rules.marriage.options(hand, taker, table.marriages)
    table = table.but(
        turn=taker, hands=hands, trick=(), tally=tally, options=options, may_speak=True
    )
    if table.call is None:
        return table
    return table.but(options=options | kontra.open_to(table, taker))


def _lead_now(table: Table, leader: Seat) -> Table:
    """After a declaration or an answer the winner of the trick leads (rule trumps.2)."""
    options = table.hands[leader] | kontra.open_to(table, leader)
    return table.but(turn=leader, options=options, may_speak=False)


def _made(rules: Rules, table: Table, suit: Suit, seat: Seat) -> Table:
    marriages = table.marriages
    trumps = marriages.trumps
    if rules.trumps is not None:
        trumps = rules.trumps.after(trumps, suit)
    return table.but(marriages=marriages.make(suit, seat, trumps))


def declare(rules: Rules, table: Table, seat: Seat, action: Declare) -> Table:
    """The table after an own marriage was declared (rule marriage.1)."""
    return _lead_now(_made(rules, table, action.suit, seat), seat)


def ask(rules: Rules, table: Table, seat: Seat, action: AskMarriage | AskHalf) -> Table:
    """The table after a question, which partner is to answer (rules marriage.2, marriage.3)."""
    assert rules.marriage is not None
    partner = seat.partner
    table = table.but(marriages=evolve(table.marriages, question=action), turn=partner)
    answers = rules.marriage.answers(action, table.hands[partner], table.marriages)
    return table.but(options=answers | kontra.open_to(table, partner))


def answer(rules: Rules, table: Table, seat: Seat, action: Make | Yes | No) -> Table:
    """The table after an answer; the asker leads (rules marriage.2, marriage.3)."""
    assert rules.marriage is not None
    asker = seat.partner
    question = table.marriages.question
    assert question is not None
    made = _suit_made(table, asker, question, action)
    marriages = evolve(table.marriages, question=None)
    if isinstance(question, AskHalf) and isinstance(action, No):
        marriages = evolve(marriages, denied=marriages.denied | {(asker, question.suit)})
    marriages = rules.marriage.lock(marriages, asker, question, made)
    table = table.but(marriages=marriages)
    if made is not None:
        table = _made(rules, table, made, seat)
    return _lead_now(table, asker)


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
