"""A reason is true: the rule that a refusal names is the one that the action would break."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from marjapussi import (
    Action,
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Card,
    Deal,
    Declare,
    Give,
    Kontra,
    Make,
    No,
    Pass,
    Phase,
    Play,
    Rank,
    Re,
    Redeal,
    Refusal,
    Seat,
    Yes,
    load_variant,
    variant_names,
)
from marjapussi.testing import deals, randoms
from tests.naive.cards import has_half, has_marriage
from tests.properties.referee import lively_deal, random_deal, settings_of
from tests.properties.universe import actions_to_try

PHASE_RULES = {
    Phase.AUCTION: {"auction.1"},
    Phase.GIVING: {"exchange.1"},
    Phase.RETURNING: {"exchange.1"},
    Phase.ANNOUNCING: {"contract.1"},
}
LOCKS = {"marriage.7", "marriage.8"}


def question(deal: Deal) -> AskMarriage | AskHalf | None:
    """The question that waits for its answer."""
    said = [action for _, action in deal.history if not isinstance(action, Kontra | Re)]
    last = said[-1] if said else None
    return last if isinstance(last, AskMarriage | AskHalf) else None


def broken(deal: Deal, seat: Seat, action: Action) -> set[str]:
    """The rules of which one must be named if the seat may not do this."""
    if deal.turn is None:
        return {"scoring.1"}
    if isinstance(action, Kontra | Re):
        return _by_doubling(deal, seat, action)
    if seat != deal.turn:
        before_play = PHASE_RULES.get(deal.phase)
        return before_play or _by_question(deal) or {_turn_in_play(deal)}
    if deal.phase is Phase.AUCTION:
        return _by_calling(deal, action)
    if deal.phase is not Phase.PLAYING:
        return PHASE_RULES[deal.phase]
    match action:
        case Bid() | Pass() | Redeal():
            return {"auction.4"}
        case Give():
            return {"exchange.1"}
        case Announce():
            return {"contract.1"}
        case Play(card=card):
            return _by_playing(deal, seat, card)
        case Make() | Yes() | No():
            return {"marriage.1", "marriage.2", "marriage.3", "trumps.4"}
    return _by_speaking(deal, seat, action)


def _by_question(deal: Deal) -> set[str]:
    """The rule by which partner's question must be answered; none if nobody has asked."""
    match question(deal):
        case AskHalf():
            return {"marriage.3"}
        case AskMarriage():
            return {"marriage.2"}
    return set()


def _turn_in_play(deal: Deal) -> str:
    if deal.trick:
        return "follow.1"
    played = any(isinstance(action, Play) for _, action in deal.history)
    return "lead.5" if played else "lead.1"


def _by_doubling(deal: Deal, seat: Seat, action: Action) -> set[str]:
    table = settings_of(deal.variant).get("doubling")  # type: ignore[arg-type]
    if table is None or (deal.contract is None and deal.phase is not Phase.PLAYING):
        return {"doubling.1"}  # too early, or never
    if deal.declarer is None:
        return {"doubling.4"}
    number = deal.doublings + 1
    needed = deal.variant.deck.hand_size + 1 - number
    defenders_call = number % 2 == 1
    callers = [s for s in Seat if (s.side != deal.declarer.side) == defenders_call]
    too_late = all(len(deal.hand(caller)) < needed for caller in callers)
    if number > table["calls"] or needed < 1 or too_late:
        return {"doubling.1", "doubling.2"}
    right = isinstance(action, Kontra) == defenders_call and seat in callers
    return {"doubling.2"} if right else {"doubling.1"}


def _by_calling(deal: Deal, action: Action) -> set[str]:
    table: dict[str, Any] = settings_of(deal.variant)["auction"]  # type: ignore[arg-type]
    standing = deal.view(Seat.SOUTH).bid
    match action:
        case Redeal():
            return {"redeal"}
        case Bid(points=points) if points % table["step"]:
            return {"auction.2"}
        case Bid(points=points) if points > table["maximum"] or standing == table["maximum"]:
            return {"auction.3"}
        case Bid():
            return {"auction.2"}
    return {"auction.1"}


def _by_playing(deal: Deal, seat: Seat, card: Card) -> set[str]:
    hand = deal.hand(seat)
    if card not in hand:
        return {"deck.2"}
    if question(deal):
        return _by_question(deal)
    if not deal.trick:
        return {"lead.2", "lead.4"}
    led = deal.trick[0].suit
    first_trick = sum(isinstance(action, Play) for _, action in deal.history) < 4
    if first_trick and deal.variant.lead.ace_falls and Card.of(led, Rank.ACE) in hand:  # type: ignore[attr-defined]
        return {"lead.3"}
    if any(held.suit == led for held in hand):
        return {"follow.2" if card.suit == led else "follow.1"}
    return {"follow.3"}


def _by_speaking(deal: Deal, seat: Seat, action: Action) -> set[str]:
    table = settings_of(deal.variant).get("marriage")  # type: ignore[arg-type]
    hand = [str(card) for card in deal.hand(seat)]
    made = [made.suit for made in deal.made]
    if table is None:
        return {"marriage.1"}
    if question(deal):
        return _by_question(deal)
    played = [action for _, action in deal.history if not isinstance(action, Kontra | Re)]
    if deal.trick or not played or not isinstance(played[-1], Play):
        return {"trumps.2"}  # not before the first trick, in a trick, or a second time after one
    match action:
        case Declare(suit=suit) if suit in made:
            return {"trumps.4"}
        case Declare(suit=suit) if not has_marriage(hand, str(suit)):
            return {"marriage.1"}
        case AskHalf(suit=suit) if table["half_needs_half"] and not has_half(hand, str(suit)):
            return {"marriage.4"}
        case AskHalf(suit=suit) if suit not in made:
            return {"marriage.6"}
        case AskHalf():
            return {"marriage.5", "marriage.6"}
    return LOCKS


@settings(max_examples=150, deadline=None)
@given(deals(), randoms())
def test_a_refusal_names_the_rule_that_the_action_would_break(deal: Deal, rng: Random) -> None:
    """A refusal says why in a sentence the player may read, with the rule's number."""
    for seat in Seat:
        for action in actions_to_try(deal, rng):
            refusal = deal.why_not(action, seat)
            if refusal is not None:
                assert refusal.rule in broken(deal, seat, action), (seat, action, refusal)
                assert_true(deal, seat, action, refusal)


@pytest.mark.parametrize("name", variant_names())
def test_no_reason_is_untrue_at_any_step_of_a_lively_deal(name: str) -> None:
    """The same where there are trumps, questions to answer and suits already made."""
    rng = Random(6)
    for _ in range(6):
        for deal in lively_deal(random_deal(load_variant(name), rng), rng):
            for action in actions_to_try(deal, rng) if deal.turn is not None else ():
                refusal = deal.why_not(action)
                if refusal is not None:
                    assert deal.turn is not None
                    assert refusal.rule in broken(deal, deal.turn, action), (action, refusal)
                    assert_true(deal, deal.turn, action, refusal)


def assert_true(deal: Deal, seat: Seat, action: Action, refusal: Refusal) -> None:
    """What the sentence says of the hand and of the cards on the table is so."""
    hand = deal.hand(seat)
    if refusal.rule == "follow.3":
        assert isinstance(action, Play)
        has_trump_already = action.card.suit == deal.trumps
        assert ("higher trump" in refusal.reason) == has_trump_already
    if "do not hold king and queen" in refusal.reason:
        assert isinstance(action, Declare | Make)
        assert not has_marriage([str(card) for card in hand], str(action.suit))
    if "was made before" in refusal.reason:
        assert isinstance(action, Declare | Make | AskHalf)
        assert action.suit in [made.suit for made in deal.made]
    if "You hold a half" in refusal.reason or "You hold no half" in refusal.reason:
        asked = question(deal)
        assert isinstance(asked, AskHalf)
        holds = has_half([str(card) for card in hand], str(asked.suit))
        assert holds == ("You hold a half" in refusal.reason)
