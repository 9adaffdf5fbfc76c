"""What is legal: the list, the check and the reasons agree, and none of them tells too much."""

from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings

from marjapussi import (
    Action,
    Card,
    Deal,
    Game,
    Give,
    IllegalActionError,
    Seat,
    load_variant,
    variant_names,
)
from marjapussi.testing import deals, games, play_out, randoms
from tests.properties.universe import actions_to_try

SEATS = tuple(Seat)


def state(deal: Deal) -> tuple[object, ...]:
    """All that can be asked of a deal, to see whether it has changed."""
    return (
        deal.turn,
        deal.phase,
        deal.hands,
        [deal.hand(seat) for seat in SEATS],
        deal.trick,
        deal.leader,
        deal.trumps,
        deal.made,
        deal.declarer,
        deal.contract,
        deal.doublings,
        deal.history,
        deal.outcome,
        [list(deal.legal_actions(seat)[:100]) for seat in SEATS],
    )


@settings(max_examples=150, deadline=None)
@given(deals())
def test_there_is_something_to_do_exactly_while_the_deal_is_not_over(deal: Deal) -> None:
    """The seat on turn always has something to do; when nobody is on turn nobody has."""
    assert (len(deal.legal_actions()) > 0) == (deal.turn is not None) == (not deal.is_over)
    if deal.is_over:
        assert not any(deal.legal_actions(seat) for seat in SEATS)
    else:
        assert deal.legal_actions() == deal.legal_actions(deal.turn)


@settings(max_examples=150, deadline=None)
@given(deals(), randoms())
def test_an_action_is_refused_with_a_reason_exactly_if_it_is_not_among_the_legal_ones(
    deal: Deal, rng: Random
) -> None:
    """The list of legal actions and the check behind `apply` cannot disagree."""
    for seat in SEATS:
        legal = deal.legal_actions(seat)
        for action in actions_to_try(deal, rng):
            refusal = deal.why_not(action, seat)
            assert (action in legal) == (refusal is None), (action, seat)
            if refusal is not None:
                assert refusal.reason.endswith((".", "?"))
                assert refusal.rule


@settings(max_examples=60, deadline=None)
@given(deals(), randoms())
def test_a_refused_action_changes_nothing_and_says_why_it_is_refused(
    deal: Deal, rng: Random
) -> None:
    """An action is always checked, and the deal is never half changed."""
    before = state(deal)
    for seat in SEATS:
        for action in actions_to_try(deal, rng):
            reason = deal.why_not(action, seat)
            if reason is None:
                continue
            with pytest.raises(IllegalActionError) as caught:
                deal.apply(action, seat)
            assert (caught.value.action, caught.value.seat) == (action, seat)
            assert caught.value.refusal == reason
    assert state(deal) == before


@pytest.mark.parametrize("name", variant_names())
def test_at_every_step_of_a_deal_what_is_legal_can_be_done_and_nothing_else(name: str) -> None:
    """The mask, the list and the check come from one source, wherever the deal stands."""
    rng = Random(8)
    for _ in range(3):
        deal = Deal.shuffled(load_variant(name), rng, rng.choice(SEATS))
        while deal.turn is not None:
            for seat in SEATS:
                legal = deal.legal_actions(seat)
                for action in actions_to_try(deal, rng):
                    assert can_do(deal, action, seat) == (action in legal), (seat, action)
            deal = deal.apply(rng.choice(deal.legal_actions()))


def can_do(deal: Deal, action: Action, seat: Seat) -> bool:
    try:
        deal.apply(action, seat)
    except IllegalActionError:
        return False
    return True


@settings(max_examples=80, deadline=None)
@given(deals(), randoms())
def test_an_action_leads_to_another_deal_and_leaves_the_one_it_was_tried_on_as_it_was(
    deal: Deal, rng: Random
) -> None:
    """A deal is an immutable value; `apply` returns the next one."""
    before = state(deal)
    for seat in SEATS:
        legal = deal.legal_actions(seat)
        for action in rng.sample(legal, min(5, len(legal))):
            after = deal.apply(action, seat)
            assert after.history == (*deal.history, (seat, action))
            assert after != deal
    assert state(deal) == before


@settings(max_examples=100, deadline=None)
@given(deals(), randoms())
def test_the_legal_actions_are_a_sequence_without_repetition(deal: Deal, rng: Random) -> None:
    """They can be counted, indexed, cut, turned round and searched without listing them."""
    for seat in SEATS:
        legal = deal.legal_actions(seat)
        listed = list(legal)
        assert len(listed) == len(legal) == len(set(listed))
        assert list(reversed(legal)) == listed[::-1]
        for index in rng.sample(range(len(legal)), min(10, len(legal))):
            assert legal[index] == listed[index] == legal[index - len(legal)]
            assert legal[index] in legal
            assert (legal.index(listed[index]), legal.count(listed[index])) == (index, 1)
            start, stop = rng.randint(-5, len(legal) + 5), rng.randint(-5, len(legal) + 5)
            step = rng.choice((-3, -1, 1, 2))
            assert list(legal[start:stop:step]) == listed[start:stop:step]
        for outside in (len(legal), -len(legal) - 1):
            with pytest.raises(IndexError):
                legal[outside]


@settings(max_examples=60, deadline=None)
@given(games(), randoms())
def test_a_game_allows_what_its_deal_allows(game: Game, rng: Random) -> None:
    if game.deal.is_over:
        return
    action = rng.choice(game.deal.legal_actions())
    assert game.apply(action).deal == game.deal.apply(action)


def seen_alike(deal: Deal, seat: Seat, rng: Random) -> Deal | None:
    """Another deal that the seat cannot tell from this one: two cards it never saw change places.

    ``None`` if with these two cards exchanged something that happened would not have been legal,
    or would have made another marriage.
    """
    unseen = {other: set(deal.hand(other)) for other in SEATS if other != seat}
    if deal.declarer is not None and seat.side == deal.declarer.side:
        for _, action in deal.history:  # the two partners know the cards they exchanged
            if isinstance(action, Give):
                unseen = {other: cards - action.cards for other, cards in unseen.items()}
    holders = [other for other, cards in unseen.items() if cards]
    if len(holders) < 2:
        return None
    first, second = (rng.choice(sorted(unseen[other])) for other in rng.sample(holders, 2))
    places = {first: second, second: first}
    hands = [_exchanged(hand, places) for hand in deal.hands]
    history = [
        (who, Give(_exchanged(action.cards, places)) if isinstance(action, Give) else action)
        for who, action in deal.history
    ]
    try:
        other = Deal.replay(deal.variant, hands, history, deal.forehand, scores=deal.scores)
    except IllegalActionError:
        return None
    return other if other.made == deal.made else None  # what a "yes" has made is known to all


def _exchanged(cards: frozenset[Card], places: Mapping[Card, Card]) -> set[Card]:
    return {places.get(card, card) for card in cards}


def assert_alike(deal: Deal, other: Deal, seat: Seat, rng: Random) -> None:
    """Both deals offer the seat the same, and refuse it the same for the same reasons."""
    assert deal.turn == other.turn
    assert list(deal.legal_actions(seat)) == list(other.legal_actions(seat))
    for action in (*actions_to_try(deal, rng), *actions_to_try(other, rng)):
        assert deal.why_not(action, seat) == other.why_not(action, seat), (action, seat)


@pytest.mark.parametrize("name", variant_names())
def test_neither_the_legal_actions_nor_a_reason_depend_on_cards_that_the_seat_cannot_see(
    name: str,
) -> None:
    """“Legal actions never leak: what a seat may ask does not depend on what partner holds.”"""
    rng, compared = Random(5), 0
    for _ in range(60):
        start = Deal.shuffled(load_variant(name), rng, rng.choice(SEATS))
        deal = play_out(start, rng, most=rng.randint(0, 60))
        for seat in SEATS:
            other = seen_alike(deal, seat, rng)
            if other is not None:
                assert other != deal
                assert_alike(deal, other, seat, rng)
                compared += 1
    assert compared > 60


@settings(max_examples=100, deadline=None)
@given(deals(), randoms())
def test_no_variant_lets_a_seat_learn_from_what_is_legal_where_the_cards_are(
    deal: Deal, rng: Random
) -> None:
    """The same, whatever rules a variant file puts together."""
    for seat in SEATS:
        other = seen_alike(deal, seat, rng)
        if other is not None:
            assert_alike(deal, other, seat, rng)
