"""Nothing that a seat can get from the library depends on what the seat does not know.

A twin is another deal that the seat cannot tell from the true one, because the cards that it does
not see lie otherwise. Whatever it asks, both must give it the same, byte for byte.
"""

import pickle
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import (
    Action,
    Card,
    Deal,
    Give,
    IllegalActionError,
    Play,
    Seat,
    load_variant,
    variant_names,
    worlds,
)
from marjapussi.cards import mask_of
from marjapussi.testing import deals, play_out, randoms
from tests.properties.universe import actions_to_try
from tests.worlds.listing import looks, unseen

SEATS = tuple(Seat)


def everything(deal: Deal, seat: Seat, tries: list[Action]) -> dict[str, object]:
    """All that the library tells the seat about the deal, and about what it might try to do."""
    view = deal.view(seat)
    return {
        "value": view,
        "hash": hash(view),
        "repr": repr(view),
        "text": str(view),
        "json": view.to_json(),
        "pickle": pickle.dumps(view),
        "deductions": [(card, sorted(seats)) for card, seats in view.deductions().items()],
        "count of worlds": worlds.count(view),
        "a world": worlds.sample(view, Random(1)),
        "offered": list(view.legal_actions()),
        "offered by the deal": list(deal.legal_actions(seat)),
        "refused": [repr(view.why_not(action)) for action in tries],
        "refused by the deal": [repr(deal.why_not(action, seat)) for action in tries],
        "done": [done(deal, seat, action) for action in tries],
    }


def done(deal: Deal, seat: Seat, action: Action) -> object:
    """What the seat sees when it has done something, or is told when it may not."""
    try:
        return deal.apply(action, seat).view(seat)
    except IllegalActionError as error:
        return str(error)


def assert_alike(deal: Deal, twin: Deal, seat: Seat, tries: list[Action]) -> None:
    told, told_twin = everything(deal, seat, tries), everything(twin, seat, tries)
    for what, answer in told.items():
        assert answer == told_twin[what], f"{what} tells {seat} the deals apart"


@settings(max_examples=100, deadline=None)
@given(deals(), st.sampled_from(SEATS), randoms())
def test_a_seat_cannot_tell_the_deal_from_a_world_drawn_from_its_view(
    deal: Deal, seat: Seat, rng: Random
) -> None:
    tries = rng.sample(list(actions_to_try(deal, rng)), 40)
    assert_alike(deal, worlds.sample(deal.view(seat), rng), seat, tries)


@pytest.mark.parametrize("name", variant_names())
def test_a_seat_cannot_tell_the_deal_from_one_with_two_hidden_cards_exchanged(name: str) -> None:
    """Here the twins come from exchanging cards and replaying, with no help from the sampler."""
    rng = Random(name)
    variant = load_variant(name)
    compared = 0
    for _ in range(10):
        deal = Deal.shuffled(variant, rng, rng.choice(SEATS))
        deal = play_out(deal, rng, most=rng.randrange(60))
        tries = rng.sample(list(actions_to_try(deal, rng)), 30)
        for seat in SEATS:
            for twin in some(twins(deal, seat), 2, rng):
                assert_alike(deal, twin, seat, tries)
                compared += 1
    assert compared > 20


def some(twins: Iterator[Deal], most: int, rng: Random) -> list[Deal]:
    found = list(twins)
    return rng.sample(found, min(most, len(found)))


def twins(deal: Deal, seat: Seat) -> Iterator[Deal]:
    """The deals with two unseen cards exchanged in which all went the same as far as seat saw."""
    for one, other in combinations(unseen(deal, seat), 2):
        turned = {one: other, other: one}
        hands = [{turned.get(card, card) for card in hand} for hand in deal.hands]
        history = [(who, _turned(action, turned)) for who, action in deal.history]
        try:
            twin = Deal.replay(deal.variant, hands, history, deal.forehand, scores=deal.scores)
        except IllegalActionError:
            continue
        own_gifts = deal.declarer is not None and seat.side is deal.declarer.side
        if looks(twin, seat) == looks(deal, seat) and (
            not own_gifts or twin.history == deal.history
        ):
            yield twin


def _turned(action: Action, turned: dict[Card, Card]) -> Action:
    if isinstance(action, Give) and not turned.keys().isdisjoint(action.cards):
        return Give(turned.get(card, card) for card in action.cards)
    return action


# --- what a view is made of

HIGHER_THAN_ANY_COUNT = 1_000_000
"""Hands of low hearts are as small as the number of a trick; others are told apart from counts."""


@settings(max_examples=100, deadline=None)
@given(deals(), st.sampled_from(SEATS))
def test_a_view_holds_no_deal_no_chance_and_no_hidden_card(deal: Deal, seat: Seat) -> None:
    hidden = {other: mask_of(deal.hand(other)) for other in SEATS if other != seat}
    cards_seen = {action.card for _, action in deal.history if isinstance(action, Play)}
    cards_seen |= set(deal.hand(seat)) | deal.hands[seat]
    view = deal.view(seat)
    cards_seen |= {
        card for _, event in view.history if isinstance(event, Give) for card in event.cards
    }
    known = mask_of(cards_seen)  # with partner's hand, if all of it came from here
    secret = {hand for hand in hidden.values() if hand & ~known and hand > HIGHER_THAN_ANY_COUNT}
    cards_seen |= {Card.H6}  # stands for the best card of an empty table
    for part in parts(view):
        assert not isinstance(part, Deal | Random)
        if isinstance(part, Card):
            assert part in cards_seen
        elif type(part) is int:
            assert part not in secret


def parts(value: Any) -> Iterator[object]:
    """Everything that can be reached from a value, the rules and the offered bids aside."""
    yield value
    if attrs.has(type(value)):
        names = [field.name for field in attrs.fields(type(value)) if field.name != "variant"]
        inside = [getattr(value, name) for name in names]
    elif isinstance(value, dict):
        inside = [*value, *value.values()]
    elif isinstance(value, tuple | list | set | frozenset):
        inside = [*value]
    else:
        inside = []
    for part in inside:
        yield from parts(part)
