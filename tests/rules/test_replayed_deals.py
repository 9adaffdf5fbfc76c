"""A deal that is replayed, written as code or pickled is the same deal, whatever happened in it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import marjapussi
from marjapussi import Deal, Seat, rules
from marjapussi.rules.suit_points import SuitPoints

from .positions import AUCTION_GAME, EAST, WEST, dealt, then, undertaken

NAMES = {name: getattr(marjapussi, name) for name in marjapussi.__all__}
NAMES |= {rule.__name__: rule for slot in rules.RULES.values() for rule in slot.values()}
NAMES |= {"SuitPoints": SuitPoints}


@pytest.fixture
def deal() -> Deal:
    """A deal with another forehand, with scores, and with calls of seats that were not on turn."""
    begun = dealt(AUCTION_GAME, west="♥A", forehand=EAST, scores=(-35, 240))
    begun = undertaken(begun, 150, by=WEST)
    return then(begun, "South: kontra, East: re, ♥A")


def replayed(deal: Deal) -> Deal:
    return Deal.replay(deal.variant, deal.hands, deal.history, deal.forehand, scores=deal.scores)


def unpickled(deal: Deal) -> Deal:
    again = pickle.loads(pickle.dumps(deal))
    assert isinstance(again, Deal)
    return again


def evaluated(deal: Deal) -> Deal:
    again = eval(repr(deal), NAMES)
    assert isinstance(again, Deal)
    return again


@pytest.mark.parametrize("copied", [replayed, unpickled, evaluated])
def test_it_is_the_same_deal(deal: Deal, copied: Callable[[Deal], Deal]) -> None:
    again = copied(deal)
    assert again == deal
    assert hash(again) == hash(deal)
    assert repr(again) == repr(deal)
    assert (again.forehand, again.scores, again.turn) == (EAST, (-35, 240), Seat.NORTH)
    assert (again.history, again.doublings, again.trick) == (deal.history, 2, deal.trick)
    assert again.legal_actions() == deal.legal_actions()


def test_other_deals_are_others(deal: Deal) -> None:
    others = [
        Deal.replay(deal.variant, deal.hands, deal.history[:-1], EAST, scores=deal.scores),
        Deal.replay(deal.variant, deal.hands, deal.history, EAST, scores=(0, 240)),
        Deal.start(deal.variant, deal.hands),
        Deal.start(deal.variant, deal.hands[::-1]),
    ]
    assert deal not in others
    assert len({deal, *others}) == 5
    assert deal != "a deal"
    assert hash(deal) != hash(others[0])


def test_a_start_without_more_words_is_forehand_south_and_no_scores(deal: Deal) -> None:
    start = Deal.start(deal.variant, deal.hands)
    assert (start.forehand, start.scores) == (Seat.SOUTH, (0, 0))
    assert Deal.replay(deal.variant, deal.hands, ()) == start


@pytest.mark.parametrize("number", range(4))
def test_a_seat_may_be_given_by_its_number(deal: Deal, number: Any) -> None:
    assert deal.legal_actions(number) == deal.legal_actions(Seat(number))
