"""Trials: random deals of a variant, to see that it can be played."""

from __future__ import annotations

from random import Random

from marjapussi.deal import Deal
from marjapussi.errors import ConformanceError
from marjapussi.seats import SEATS, Seat
from marjapussi.variant.model import Variant

_MOST_ACTIONS = 10_000


def try_out(variant: Variant, rng: Random, *, deals: int = 100) -> None:
    """Play random deals of a variant and check each of them.

    Raises ``ConformanceError`` if a deal cannot be played to its end, or ends in something that
    no deal can come to; then it is a rule that is wrong, not the file that chose it.

    >>> from marjapussi import load_variant
    >>> try_out(load_variant("ten-point-24"), Random(1), deals=3)
    """
    for number in range(1, deals + 1):
        try:
            scores = rng.randrange(-300, 300, 5), rng.randrange(-300, 300, 5)
            deal = Deal.shuffled(variant, rng, rng.choice(SEATS), scores=scores)
            check_position(play_out(deal, rng))
        except ConformanceError as error:
            raise ConformanceError(f"deal {number}: {error}") from error
        except Exception as error:  # whatever a faulty rule can lead to
            said = f"a rule gave an impossible answer: {type(error).__name__} {error}"
            raise ConformanceError(f"deal {number}: {said.rstrip()}") from error


def play_out(deal: Deal, rng: Random, *, most: int = _MOST_ACTIONS) -> Deal:
    """The deal after random actions, at its end or after as many actions as ``most``.

    Raises ``ConformanceError`` if a seat on turn has nothing to do.

    >>> from marjapussi import load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> len(play_out(deal, Random(2), most=5).history), play_out(deal, Random(2)).is_over
    (5, True)
    """
    for _ in range(most):
        seat, offered = deal.turn, deal.legal_actions()
        if seat is None:
            break
        if not offered:
            raise ConformanceError(f"{seat} is on turn and may do nothing")
        callers = [each for each in SEATS if each != seat and deal.legal_actions(each)]
        if callers and rng.random() < 0.1:  # Kontra and Re need not wait for one's turn
            seat = rng.choice(callers)
            offered = deal.legal_actions(seat)
        deal = deal.apply(rng.choice(offered), seat)
    return deal


def check_position(deal: Deal) -> None:
    """Check what must be true of any deal at any moment.

    Raises ``ConformanceError`` with what is not true.

    >>> from marjapussi import load_variant
    >>> check_position(Deal.shuffled(load_variant("ten-point-24"), Random(1)))
    """
    outcome = deal.outcome
    _demand(deal.is_over == (outcome is not None), "the outcome and the end do not come together")
    _demand(
        deal.is_over != bool(deal.legal_actions()), "there is something to do at the wrong time"
    )
    suits = [made.suit for made in deal.made]
    _demand(len(suits) == len(set(suits)), "a suit was made twice")
    again = Deal.replay(
        deal.variant, deal.hands, deal.history, Seat(deal.forehand), scores=deal.scores
    )
    _demand(again == deal and again.outcome == outcome, "the same actions lead to another deal")
    for seat in SEATS:
        for action in deal.legal_actions(seat)[:20]:
            _demand(deal.why_not(action, seat) is None, f"{action} is offered and refused")
    if outcome is not None and not outcome.redealt:
        played = sum(outcome.tricks)
        _demand(played == deal.variant.deck.hand_size, "not every card was played")
        _demand(min(outcome.points) >= 0, "a side took less than no points")


def _demand(fact: object, text: str) -> None:
    if not fact:
        raise ConformanceError(text)
