"""The checks for authors of rules: the shipped rules pass them, rules with a fault do not."""

from random import Random
from typing import ClassVar

import pytest
from attrs import frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import Deal, Game
from marjapussi.cards import Card, Cards
from marjapussi.errors import ConformanceError, Refusal
from marjapussi.protocols import Rule
from marjapussi.rules import RULES
from marjapussi.rules.auction import Ascending
from marjapussi.sentences import Sentence
from marjapussi.testing import (
    check_position,
    check_rule,
    deals,
    games,
    hands,
    randoms,
    rules,
    try_out,
    variants,
)
from marjapussi.variant import Variant, load_variant, variant_names


@settings(deadline=None, max_examples=200)
@given(
    st.sampled_from(list(RULES)).flatmap(lambda slot: st.tuples(st.just(slot), rules(slot))),
    randoms(),
)
def test_shipped_rules_pass_with_any_knobs(slot_and_rule: tuple[str, Rule], rng: Random) -> None:
    slot, rule = slot_and_rule
    check_rule(slot, rule, rng)


@pytest.mark.parametrize("name", variant_names())
def test_shipped_variants_can_be_played(name: str) -> None:
    try_out(load_variant(name), Random(1), deals=20)


@settings(deadline=None)
@given(variants(), randoms())
def test_any_variant_can_be_played(variant: Variant, rng: Random) -> None:
    try_out(variant, rng, deals=2)


@settings(deadline=None)
@given(deals())
def test_deals_at_any_stage(deal: Deal) -> None:
    check_position(deal)


@settings(deadline=None, max_examples=30)
@given(games())
def test_games(game: Game) -> None:
    check_position(game.deal)
    assert len(game.earlier) < 5


@given(hands(least=3, most=9))
def test_hands(hand: frozenset[Card]) -> None:
    assert 3 <= len(hand) <= 9


@given(variants(auction=Ascending(minimum=200), redeal=None))
def test_a_chosen_rule_is_kept(variant: Variant) -> None:
    assert variant.auction == Ascending(minimum=200)
    assert variant.redeal is None


@frozen
class Empty:
    """Allows nothing to a hand without an ace."""

    rule: ClassVar[str] = "empty"

    def lead(self, hand: Cards) -> Cards:
        return hand & 1 << Card.HA

    def falls(self, hand: Cards, led: Card) -> Cards:
        return 0

    def refuse(self, hand: Cards, led: Card | None, card: Card) -> Refusal:
        return Refusal("Lead the ace of hearts.", "lead.4")

    def sentences(self) -> tuple[Sentence, ...]:
        return (Sentence("lead.4", "The ace of hearts is led."),)


@frozen
class Foreign:
    """Allows cards that are not in the hand, and explains nothing."""

    rule: ClassVar[str] = "foreign"

    def lead(self, hand: Cards) -> Cards:
        return hand | 1 << Card.HA

    def falls(self, hand: Cards, led: Card) -> Cards:
        return 0

    def refuse(self, hand: Cards, led: Card | None, card: Card) -> Refusal:
        return Refusal("No.", "lead.4")

    def sentences(self) -> tuple[Sentence, ...]:
        return ()


def test_nothing_to_play() -> None:
    with pytest.raises(ConformanceError, match=r"Empty\(\): nothing may be led"):
        check_rule("lead", Empty(), Random(1))


def test_no_words() -> None:
    with pytest.raises(ConformanceError, match=r"Foreign\(\): sentences\(\) is no tuple"):
        check_rule("lead", Foreign(), Random(1))


def test_another_slot() -> None:
    with pytest.raises(ConformanceError, match="Empty does not fit the slot follow: it has no"):
        check_rule("follow", Empty(), Random(1))


def test_a_variant_with_a_faulty_rule() -> None:
    chosen = dict(load_variant("ten-point").rules()) | {"lead": Empty()}
    variant = Variant(name="x", title="x", version=1, **chosen)  # type: ignore[arg-type]
    with pytest.raises(ConformanceError, match=r"^deal \d+: "):
        try_out(variant, Random(1))


def test_a_variant_with_a_rule_that_breaks_down() -> None:
    class Broken(Empty):
        def lead(self, hand: Cards) -> Cards:
            return hand // 0

    chosen = dict(load_variant("ten-point").rules()) | {"lead": Broken()}
    variant = Variant(name="x", title="x", version=1, **chosen)  # type: ignore[arg-type]
    said = "^deal 1: a rule gave an impossible answer: ZeroDivisionError "
    with pytest.raises(ConformanceError, match=said):
        try_out(variant, Random(1))
