"""For authors of rule modules: checks that a rule must pass, and Hypothesis strategies.

The checks are plain functions that raise ``ConformanceError``: ``check_rule`` plays with one rule,
``try_out`` plays whole deals of a variant, ``check_position`` looks at one deal. The strategies
make up hands, variants, deals at any stage and games; they need Hypothesis, which this library
does not install. A test of a rule module can be as short as this::

    @given(variants(auction=ForcedOpening()), randoms())
    def test_it_can_be_played(variant, rng):
        try_out(variant, rng, deals=5)
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from marjapussi.cards import PACK, Card
from marjapussi.conformance import check_rule
from marjapussi.deal import Deal
from marjapussi.errors import VariantError
from marjapussi.game import Game
from marjapussi.protocols import Rule
from marjapussi.rules import OPTIONAL_SLOTS, RULES
from marjapussi.rules.auction import Ascending
from marjapussi.rules.kinds import Kind, Name, Truth, Whole, Word
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.rules.suit_points import PerSuit, SuitPoints
from marjapussi.seats import SEATS
from marjapussi.trial import check_position, play_out, try_out
from marjapussi.variant.catalogue import variant_names
from marjapussi.variant.model import Variant
from marjapussi.variant.reader import load_variant

__all__ = [
    "check_position",
    "check_rule",
    "deals",
    "games",
    "hands",
    "play_out",
    "randoms",
    "rules",
    "shipped_variants",
    "try_out",
    "variants",
]

_MOST = 600  # of a knob without a bound, and of the bids in one auction


def randoms() -> st.SearchStrategy[Random]:
    """Sources of random numbers that Hypothesis can repeat.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(randoms())
    ... def test(rng):
    ...     assert 0 <= rng.random() < 1
    >>> test()
    """
    return st.integers(min_value=0, max_value=2**32).map(Random)


def hands(*, least: int = 1, most: int = 13) -> st.SearchStrategy[frozenset[Card]]:
    """Hands of ``least`` to ``most`` cards of the pack of 36.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(hands(most=9))
    ... def test(hand):
    ...     assert 1 <= len(hand) <= 9
    >>> test()
    """
    return st.frozensets(st.sampled_from(PACK), min_size=least, max_size=most)


def rules(slot: str) -> st.SearchStrategy[Rule]:
    """The rules of the library for a slot, with any values of their knobs.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(rules("auction"), randoms())
    ... def test(rule, rng):
    ...     check_rule("auction", rule, rng)
    >>> test()
    """
    return st.one_of(*(_with_knobs(rule) for rule in RULES[slot].values()))


def shipped_variants() -> st.SearchStrategy[Variant]:
    """The variants that come with the library.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(shipped_variants())
    ... def test(variant):
    ...     assert variant.name in variant_names()
    >>> test()
    """
    return st.sampled_from(variant_names()).map(load_variant)


@st.composite
def variants(draw: st.DrawFn, /, **chosen: Rule | None) -> Variant:
    """Variants with any rules that can stand together; ``chosen`` gives the rule of some slots.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(variants(auction=Ascending(minimum=50)))
    ... def test(variant):
    ...     assert variant.auction.minimum == 50
    >>> test()
    """
    drawn: dict[str, Any] = {slot: draw(rules(slot)) for slot in RULES}
    for slot in sorted(OPTIONAL_SLOTS):
        if draw(st.booleans()):
            drawn[slot] = None
    drawn |= chosen
    for _ in RULES:  # what clashes gives way, which can make something else clash
        try:
            return Variant(name="drawn", title="Drawn by lot", version=1, **drawn)
        except VariantError as error:
            for slot in {problem.key[0] for problem in error.problems} - set(chosen):
                drawn[slot] = None if slot in OPTIONAL_SLOTS else draw(rules(slot))
    assume(False)
    raise AssertionError("Hypothesis gives up before this")


@st.composite
def deals(draw: st.DrawFn, variant: Variant | None = None) -> Deal:
    """Deals at any stage of their play, of one variant or of any.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(deals())
    ... def test(deal):
    ...     check_position(deal)
    >>> test()
    """
    variant = draw(st.one_of(shipped_variants(), variants())) if variant is None else variant
    rng = draw(randoms())
    scores = rng.randrange(-300, 300, 5), rng.randrange(-300, 300, 5)
    deal = Deal.shuffled(variant, rng, rng.choice(SEATS), scores=scores)
    return play_out(deal, rng, most=draw(st.integers(min_value=0, max_value=120)))


@st.composite
def games(draw: st.DrawFn, variant: Variant | None = None, *, most_deals: int = 5) -> Game:
    """Games in one of their first deals, of one variant or of any shipped one.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5, deadline=None)
    ... @given(games(most_deals=3))
    ... def test(game):
    ...     assert len(game.earlier) < 3
    >>> test()
    """
    variant = draw(shipped_variants()) if variant is None else variant
    rng = draw(randoms())
    game = Game.start(variant, rng)
    for _ in range(draw(st.integers(min_value=0, max_value=most_deals - 1))):
        game = Game(variant, play_out(game.deal, rng), game.earlier)
        if game.is_over:
            return game
        game = game.next_deal(rng)
    most = draw(st.integers(min_value=0, max_value=120))
    return Game(variant, play_out(game.deal, rng, most=most), game.earlier)


def _with_knobs(rule: type[Rule]) -> st.SearchStrategy[Rule]:
    values = {key: _values(Knob.of(rule, key).kind) for key in knobs(rule)}
    return _auctions(values) if rule is Ascending else st.builds(rule, **values)


def _auctions(values: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[Rule]:
    """Auctions whose three amounts fit together, as hardly any that are drawn singly do."""

    def fitting(step: int, minimum: int, maximum: int, **others: bool) -> Rule:
        lowest, highest = sorted((minimum, maximum))
        return Ascending(lowest * step, step, highest * step, **others)

    amounts = {"step": st.integers(1, 20), "minimum": st.integers(1, 40)}
    return st.builds(fitting, **values | amounts | {"maximum": st.integers(1, 90)})


def _values(kind: Kind[Any]) -> st.SearchStrategy[Any]:
    match kind:
        case Whole(least=least, most=most):
            return st.integers(least, min(_MOST, _MOST if most is None else most))
        case Truth():
            return st.booleans()
        case Word(words=words):
            return st.sampled_from(words)
        case Name(members=members):
            return st.sampled_from(members)
        case PerSuit(amount=amount):
            return st.builds(SuitPoints, *[_values(amount)] * 4)
    raise NotImplementedError(f"no strategy for {kind}")
