"""Every world of a late position, found by trying all there is: slow, and in no need of clues."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from marjapussi import Action, Card, Deal, FaceDown, Give, IllegalActionError, Play, Seat

SEATS = tuple(Seat)
Hands = tuple[frozenset[Card], ...]


def looks(deal: Deal, seat: Seat) -> tuple[Any, ...]:
    """What lies open on the table, and the hand of the seat."""
    table = deal.phase, deal.turn, deal.leader, deal.trick, deal.trumps, deal.made
    terms = deal.declarer, deal.contract, deal.doublings, deal.outcome
    own = deal.hands[seat], deal.hand(seat), list(deal.legal_actions(seat))
    return (*table, *terms, *own)


def every_world(deal: Deal, seat: Seat) -> list[Deal]:
    """All the deals that look like this one to the seat, the deal itself among them."""
    view = deal.view(seat)
    found = []
    for hands in _layouts(deal, seat):
        for dealt, history in _gifts(hands, view.history):
            try:
                world = Deal.replay(deal.variant, dealt, history, deal.forehand, scores=deal.scores)
            except IllegalActionError:
                continue
            if looks(world, seat) == looks(deal, seat):
                found.append(world)
    return found


def unseen(deal: Deal, seat: Seat) -> list[Card]:
    """The cards in the hands of the others."""
    return sorted(card for other in SEATS if other != seat for card in deal.hand(other))


def _layouts(deal: Deal, seat: Seat) -> Iterator[Hands]:
    """The hands at the first lead, however the unseen cards lie."""
    played = [
        {action.card for who, action in deal.history if who == each and isinstance(action, Play)}
        for each in SEATS
    ]
    others = [other for other in SEATS if other != seat]
    sizes = [len(deal.hand(other)) for other in others]
    for parts in _parts(unseen(deal, seat), sizes):
        held = dict(zip(others, parts, strict=True)) | {seat: deal.hand(seat)}
        yield tuple(frozenset(played[each]) | frozenset(held[each]) for each in SEATS)


def _parts(cards: list[Card], sizes: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    if not sizes:
        yield []
        return
    for part in combinations(cards, sizes[0]):
        for parts in _parts([card for card in cards if card not in part], sizes[1:]):
            yield [part, *parts]


def _gifts(
    hands: Hands, events: tuple[tuple[Seat, Action | FaceDown], ...]
) -> Iterator[tuple[Hands, tuple[tuple[Seat, Action], ...]]]:
    """The hands as dealt, and what happened since, whatever was given face down."""
    if not events:
        yield hands, ()
        return
    *before, (who, event) = events
    for action in _meant(event, hands[who.partner]):
        earlier = hands
        if isinstance(action, Give):
            if not action.cards <= hands[who.partner]:
                continue
            changed = {
                who: hands[who] | action.cards,
                who.partner: hands[who.partner] - action.cards,
            }
            earlier = tuple(changed.get(each, hands[each]) for each in SEATS)
        for dealt, history in _gifts(earlier, tuple(before)):
            yield dealt, (*history, (who, action))


def _meant(event: Action | FaceDown, taker: frozenset[Card]) -> Iterator[Action]:
    if isinstance(event, FaceDown):
        yield from (Give(cards) for cards in combinations(sorted(taker), event.count))
    else:
        yield event


def late(deal: Deal, seat: Seat, most: int = 400) -> bool:
    """Whether there are few enough ways to deal the unseen cards to try them all."""
    ways, cards = 1, 0
    for other in SEATS:
        if other != seat:
            for place in range(1, len(deal.hand(other)) + 1):
                cards += 1
                ways = ways * cards // place
    return ways <= most
