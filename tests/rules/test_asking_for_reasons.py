"""A rule that refuses is told who tried what with which hand, since rules of others may need it."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, frozen

from marjapussi import Deal, Seat, Variant, parse_action, parse_card
from marjapussi.cards import mask_of
from marjapussi.errors import Refusal

from .positions import dealt, passed_out, south_speaks, then, variant

SOUTH, WEST, NORTH, EAST = Seat


@frozen
class Listening:
    """A rule that keeps what it is asked when it is to refuse something."""

    rule_behind: Any
    heard: list[tuple[Any, ...]]

    def refuse(self, *told: Any) -> Refusal:
        self.heard.append(told)
        refusal: Refusal = self.rule_behind.refuse(*told)
        return refusal

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rule_behind, name)


def told_to(slot: str, name: str) -> tuple[Variant, list[tuple[Any, ...]]]:
    """The variant with a rule in this slot that listens, and what it hears."""
    chosen = variant(name)
    listening = Listening(getattr(chosen, slot), [])
    changes: dict[str, Any] = {slot: listening}
    return evolve(chosen, **changes), listening.heard


def hand(deal: Deal, seat: Seat) -> int:
    return mask_of(deal.hand(seat))


def test_who_may_not_have_a_new_deal() -> None:
    rules, heard = told_to("redeal", "huutopussi-helsinki")
    deal = dealt(rules, south="♥AK")
    assert deal.why_not(parse_action("redeal"))
    assert heard == [(hand(deal, SOUTH),)]


def test_who_leads_the_wrong_card() -> None:
    rules, heard = told_to("lead", "partnership-auction")
    deal = passed_out(dealt(rules, south="♥AK"))
    assert deal.why_not(parse_action("♥K"))
    assert heard == [(hand(deal, SOUTH), None, parse_card("♥K"))]


def test_who_keeps_the_ace_that_must_fall() -> None:
    rules, heard = told_to("lead", "partnership-auction")
    deal = then(passed_out(dealt(rules, south="♠6", north="♥A ♦A ♣A", west="♠A7")), "♠6")
    assert deal.why_not(parse_action("♠7"))
    assert heard == [(hand(deal, WEST), parse_card("♠6"), parse_card("♠7"))]


@pytest.mark.parametrize("action", ["declare ♥", "yes"])
def test_who_declares_or_answers_what_is_not_there(action: str) -> None:
    rules, heard = told_to("marriage", "partnership-auction")
    deal = south_speaks(rules, north="♥KQ")
    assert deal.why_not(parse_action(action))
    ((held, seat, marriages, tried),) = heard
    assert (held, seat, tried) == (hand(deal, SOUTH), SOUTH, parse_action(action))
    assert marriages.question is None
