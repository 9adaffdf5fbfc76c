"""Positions, written as players would tell them.

A position is a deal with the hands that matter, and what happened since:

>>> deal = south_speaks("partnership-auction", south="♥KQ", north="♣KQ")
>>> legal(deal, "declare")
{'declare hearts'}
>>> made = then(deal, "ask marriage, make ♣, ♥K …")
>>> made.trumps, refused(deal, "declare ♠")
(Suit.CLUBS, 'marriage.1')
"""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

from attrs import evolve

from marjapussi import (
    Action,
    Card,
    Deal,
    Give,
    IllegalActionError,
    Outcome,
    Pass,
    Phase,
    Play,
    Seat,
    Variant,
    load_variant,
    parse_action,
    parse_card,
)
from marjapussi.cards import cards_in, mask_of, show

SOUTH, WEST, NORTH, EAST = Seat
AUCTION_GAME = "partnership-auction"
TEN_POINT_GAMES = ("ten-point-36", "ten-point-32", "ten-point-28")
BOTH_FAMILIES = (AUCTION_GAME, "ten-point-36")
EVERY_DECK = (AUCTION_GAME, *TEN_POINT_GAMES)

_SUIT_OF_CARDS = re.compile(r"[♥♦♣♠](?:10|[AKQJ9876])*–?|[rseg][6789UOKZA]")


@cache
def variant(name: str) -> Variant:
    """The shipped variant of that name."""
    return load_variant(name)


def with_knobs(name: str, slot: str, **knobs: Any) -> Variant:
    """The shipped variant of that name, with some knobs of one slot set otherwise.

    >>> with_knobs("partnership-auction", "auction", minimum=100).auction.minimum
    100
    """
    chosen = variant(name)
    rule: Any = getattr(chosen, slot)
    changes: dict[str, Any] = {slot: evolve(rule, **knobs)}
    return evolve(chosen, **changes)


def cards(text: str) -> list[Card]:
    """Cards, a suit at a time (``♣K7 ♥A``) or one by one in German letters (``eK e7 rA``).

    >>> show(mask_of(cards("♣K7 ♥A10"))), show(mask_of(cards("eK e7 rA rZ")))
    ('♥A ♥10 ♣K ♣7', '♥A ♥10 ♣K ♣7')
    """
    found: list[Card] = []
    for word in text.split():
        assert _SUIT_OF_CARDS.fullmatch(word), f"{word!r} is no suit of cards"
        suit = f"{word[0]}-" if word[0] in "rseg" else word[0]
        found += [parse_card(suit + rank) for rank in re.findall(r"10|[^–]", word[1:])]
    return found


def dealt(
    rules: str | Variant,
    *,
    south: str = "",
    west: str = "",
    north: str = "",
    east: str = "",
    forehand: Seat = SOUTH,
    scores: tuple[int, int] = (0, 0),
) -> Deal:
    """A new deal in which the seats hold these cards.

    The rest of the pack goes round to whoever has too few. A dash keeps it out of a suit: ``♣K7–``
    are all the clubs of a hand, and ``♣–`` says that it has none.

    >>> deal = dealt("ten-point-28", south="♠AKQ ♣–")
    >>> show(mask_of(deal.hand(SOUTH)))
    '♥A ♥J ♦10 ♦9 ♠A ♠K ♠Q'
    """
    chosen = variant(rules) if isinstance(rules, str) else rules
    told = [hand.split() for hand in (south, west, north, east)]
    hands = [cards(" ".join(words)) for words in told]
    complete = [{word[0] for word in words if word[-1] == "–"} for words in told]
    rest = cards_in(chosen.deck.cards & ~mask_of(card for hand in hands for card in hand))
    room = [chosen.deck.hand_size - len(hand) for hand in hands]
    places: dict[Card, int] = {}

    def place(card: Card, tried: set[int]) -> bool:
        """Find a place, if need be by finding another one for a card that was placed before."""
        for seat in ((card + i) % 4 for i in range(4)):
            if seat not in tried and card.suit.symbol not in complete[seat]:
                tried.add(seat)
                there = [each for each in places if places[each] == seat]
                if len(there) < room[seat] or any(place(each, tried) for each in there):
                    places[card] = seat
                    return True
        return False

    for card in rest:
        assert place(card, set()), f"nobody has room for {card}"
    for card, seat in places.items():
        hands[seat].append(card)
    return Deal.start(chosen, hands, forehand, scores=scores)


def then(deal: Deal, story: str) -> Deal:
    """The deal after what the story tells, action by action.

    Actions are separated by commas or lines. Those of a seat that is not on turn begin with its
    name. Cards are played in turn, and ``…`` stands for the lowest legal cards of all who have yet
    to play to the trick: ``bid 120, pass, East: kontra, ♥A ♥6 …``.
    """
    for told in filter(None, (part.strip() for part in re.split(r"[,\n]", story))):
        who, colon, what = told.rpartition(":")
        if colon:
            deal = deal.apply(parse_action(what), Seat[who.upper()])
        elif _SUIT_OF_CARDS.fullmatch(told.split()[0]):
            deal = _played(deal, told)
        else:
            deal = deal.apply(parse_action(told))
    return deal


def _played(deal: Deal, trick: str) -> Deal:
    named, rest, _ = trick.partition("…")
    for card in cards(named):
        deal = deal.apply(Play(card))
    if rest:
        while deal.trick:
            deal = deal.apply(_lowest(deal))
    return deal


def _lowest(deal: Deal) -> Play:
    """The play of the lowest legal card; hearts are lowest, then diamonds, clubs and spades."""
    return next(action for action in deal.legal_actions() if isinstance(action, Play))


def finished(deal: Deal) -> Deal:
    """The deal at its end, when from now on everybody plays the lowest legal card."""
    while not deal.is_over:
        deal = deal.apply(_lowest(deal))
    return deal


def played_out(deal: Deal) -> Outcome:
    """What the deal comes to when from now on everybody plays the lowest legal card."""
    outcome = finished(deal).outcome
    assert outcome is not None
    return outcome


def passed_out(deal: Deal) -> Deal:
    """The deal after all four have passed."""
    return then(deal, "pass, pass, pass, pass")


def ready_to_lead(deal: Deal) -> Deal:
    """The deal when forehand leads: all have passed, if there is an auction."""
    return deal if deal.variant.auction is None else passed_out(deal)


def undertaken(deal: Deal, points: int, by: Seat = SOUTH) -> Deal:
    """The deal when the first card is to be led, after one seat has bid and announced so much.

    Everybody else has passed, and declarer has given back the cards that it got.
    """
    while deal.phase is Phase.AUCTION:
        deal = deal.apply(parse_action(f"bid {points}") if deal.turn is by else Pass())
    while deal.phase is not Phase.PLAYING:
        announcing = deal.phase is Phase.ANNOUNCING
        deal = then(deal, f"announce {points}") if announcing else exchanged(deal)
    return deal


def exchanged(deal: Deal) -> Deal:
    """The deal after partner has given its lowest cards and declarer has given the same back.

    Where declarer announces the contract in between, it stops there, and goes on the next time.
    """
    gifts = [action for _, action in deal.history if isinstance(action, Give)]
    assert deal.variant.exchange is not None
    while deal.phase in (Phase.GIVING, Phase.RETURNING):
        assert deal.turn is not None
        lowest = Give(deal.hand(deal.turn)[: deal.variant.exchange.cards])
        gifts.append(gifts[0] if gifts else lowest)
        deal = deal.apply(gifts[-1])
    return deal


def south_speaks(
    rules: str | Variant, *, south: str = "", west: str = "", north: str = "", east: str = ""
) -> Deal:
    """South has just won the first trick with the ace of diamonds, and is to speak or lead.

    If there is an auction, everybody has passed. West, North and East have followed with the 8, the
    9 and the jack of diamonds.
    """
    deal = dealt(
        rules,
        south=f"{south} ♦A",
        west=f"{west} ♦8",
        north=f"{north} ♦9",
        east=f"{east} ♦J",
    )
    return then(ready_to_lead(deal), "♦A ♦8 ♦9 ♦J")


def legal(deal: Deal, kind: str = "", seat: Seat | None = None) -> set[str]:
    """What the seat may do, as text: all of it, or what begins with a word."""
    return {str(action) for action in deal.legal_actions(seat) if str(action).startswith(kind)}


def playable(deal: Deal) -> str:
    """The cards that the seat on turn may play, suit by suit, the strongest first."""
    plays = (action for action in deal.legal_actions() if isinstance(action, Play))
    return show(mask_of(play.card for play in plays))


def refused(deal: Deal, told: str, seat: Seat | None = None) -> str:
    """The number of the rule by which the action is refused, which it must be in every way.

    It is not offered, it is not applied, nothing changes, and whoever is refused hears the same
    words in every deal that looks the same from its seat.
    """
    action = parse_action(told)
    assert action not in deal.legal_actions(seat), f"{action} is offered"
    before = deal.history, deal.turn, deal.trick, deal.hands
    try:
        deal.apply(action, seat)
    except IllegalActionError as error:
        refusal = error.refusal
    else:
        raise AssertionError(f"{action} is not refused")
    assert (deal.history, deal.turn, deal.trick, deal.hands) == before
    assert deal.why_not(action, seat) == refusal
    who = deal.turn if seat is None else seat
    for twin in () if who is None else twins(deal, who):
        assert twin.why_not(action, seat) == refusal, f"{refusal} tells what {who} cannot know"
    return refusal.rule


def twins(deal: Deal, seat: Seat) -> list[Deal]:
    """Other deals that the seat cannot tell from this one: the hidden cards lie otherwise."""
    seen = {card for _, action in deal.history for card in _shown(action)} | deal.hands[seat]
    others = [each for each in Seat if each != seat]
    hidden = [card for each in others for card in sorted(deal.hands[each] - seen)]
    rng = Random(len(deal.history))
    found = []
    for _ in range(8):
        rng.shuffle(hidden)
        left = iter(hidden)
        hands = [
            hand if each == seat else {card if card in seen else next(left) for card in hand}
            for each, hand in zip(Seat, deal.hands, strict=True)
        ]
        try:
            twin = Deal.replay(deal.variant, hands, deal.history, deal.forehand, scores=deal.scores)
        except IllegalActionError:
            continue
        found.append(twin)
    return found


def _shown(action: Action) -> frozenset[Card]:
    """The cards of which an action says where they were."""
    match action:
        case Play(card=card):
            return frozenset({card})
        case Give(cards=given):
            return given
        case _:
            return frozenset()
