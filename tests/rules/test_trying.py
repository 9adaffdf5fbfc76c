"""Trying an action: by whom, and what the error holds when it is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from marjapussi import Action, Bid, IllegalActionError, Pass, Seat

from .positions import AUCTION_GAME, SOUTH, WEST, dealt


@pytest.mark.parametrize(
    ("nothing", "said"),
    [
        ("pass", "'pass' is not an action; parse_action reads one from text"),
        (None, "None is not an action"),
        (120, "120 is not an action"),
        (Pass, "<class 'marjapussi.actions.Pass'> is not an action"),
    ],
)
def test_what_is_no_action_is_an_error_of_the_program(nothing: Any, said: str) -> None:
    deal = dealt(AUCTION_GAME)
    attempts: list[Callable[[], object]] = [lambda: deal.view(WEST).why_not(nothing)]
    for seat in (None, WEST):
        attempts += [partial(deal.apply, nothing, seat), partial(deal.why_not, nothing, seat)]
    for attempt in attempts:
        with pytest.raises(TypeError) as caught:
            attempt()
        assert str(caught.value) == said


def test_a_refused_action_is_told_with_who_tried_what() -> None:
    deal = dealt(AUCTION_GAME)
    tries: list[tuple[Action, Seat | None, Seat]] = [
        (Bid(121), None, SOUTH),
        (Pass(), WEST, WEST),
        (Bid(5), SOUTH, SOUTH),
    ]
    for action, seat, who in tries:
        with pytest.raises(IllegalActionError) as caught:
            deal.apply(action, seat)
        error = caught.value
        assert (error.action, error.seat) == (action, who)
        assert error.refusal == deal.why_not(action, seat)


def test_a_seat_may_be_given_by_its_number() -> None:
    deal = dealt(AUCTION_GAME)
    for number in range(4):
        given: Any = number
        assert deal.why_not(Bid(121), given) == deal.why_not(Bid(121), Seat(number))
        if number != 0:
            with pytest.raises(IllegalActionError) as caught:
                deal.apply(Pass(), given)
            assert caught.value.seat is Seat(number)
    nobody: Any = 4
    for attempt in (deal.apply, deal.why_not, lambda _, seat: deal.legal_actions(seat)):
        with pytest.raises(ValueError, match="4 is not a valid Seat"):
            attempt(Pass(), nobody)
    zero: Any = 0
    ((seat, action),) = deal.apply(Pass(), zero).history
    assert (seat is SOUTH, action) == (True, Pass())
