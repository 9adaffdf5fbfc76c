"""Variant: one rule for each slot, checked against each other."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property

from attrs import field, frozen

from marjapussi.cards import PACK, Card, cards_in
from marjapussi.errors import Problem, VariantError
from marjapussi.phases import Phase
from marjapussi.protocols import (
    Auction,
    Contract,
    CrossChecked,
    Deck,
    Doubling,
    Ending,
    Exchange,
    Follow,
    Lead,
    Marriage,
    Redeal,
    Rule,
    Scoring,
    Trumps,
    Values,
)
from marjapussi.rules import RULES
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.variant.heading import HEADING


@frozen
class Variant:
    """A rule set to play by: a rule object for each slot, ``None`` where a slot is switched off.

    Raises ``VariantError`` for a name, title or version that no file could have, and if the rules
    cannot stand together.

    >>> from marjapussi import load_variant
    >>> variant = load_variant("partnership-auction")
    >>> variant.auction.minimum, variant.exchange.cards
    (120, 4)
    """

    name: str
    title: str
    version: int
    deck: Deck
    values: Values
    lead: Lead
    follow: Follow
    scoring: Scoring
    game: Ending
    auction: Auction | None = None
    redeal: Redeal | None = None
    exchange: Exchange | None = None
    contract: Contract | None = None
    trumps: Trumps | None = None
    marriage: Marriage | None = None
    doubling: Doubling | None = None
    phases: tuple[Phase, ...] = field(init=False, eq=False, repr=False)
    pack: tuple[Card, ...] = field(init=False, eq=False, repr=False)
    hand_size: int = field(init=False, eq=False, repr=False)
    card_points: tuple[int, ...] = field(init=False, eq=False, repr=False)

    @phases.default
    def _phases(self) -> tuple[Phase, ...]:
        between: list[Phase] = [] if self.exchange is None else [Phase.GIVING, Phase.RETURNING]
        if self.contract is not None:
            before_return = self.contract.before_return and self.exchange is not None
            between.insert(1 if before_return else len(between), Phase.ANNOUNCING)
        return Phase.AUCTION, *between, Phase.PLAYING

    @pack.default
    def _pack(self) -> tuple[Card, ...]:
        return cards_in(self.deck.cards)

    @hand_size.default
    def _hand_size(self) -> int:
        return self.deck.hand_size

    @card_points.default
    def _card_points(self) -> tuple[int, ...]:
        return tuple(self.values.points(card.rank) for card in PACK)

    def __attrs_post_init__(self) -> None:
        problems = [
            Problem(f"{key}: {flaw}", key=(key,))
            for key in ("name", "title", "version")
            for flaw in HEADING[key].kind.flaws(getattr(self, key))
        ]
        problems += [
            Problem(
                f"[{slot}] {clash.key}: {clash.problem}",
                key=(slot, clash.key),
                beside=clash.beside,
            )
            for slot, rule in self.rules()
            if isinstance(rule, CrossChecked)
            for clash in rule.conflicts(self)
        ]
        if problems:
            raise VariantError(problems)

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the rules: variants with the same one play alike, whatever their names.

        Knobs at their defaults have no part in it, so that it stays the same when the library
        learns a new knob.

        >>> from marjapussi import load_variant
        >>> load_variant("ten-point").digest == load_variant("ten-point-36").digest
        True
        """
        from hashlib import sha256  # slow to import, and few programs need it

        chosen = {slot: _table(rule, turned=True) for slot, rule in self.rules()}
        return sha256(json.dumps(chosen, sort_keys=True).encode()).hexdigest()

    def rules(self) -> Iterator[tuple[str, Rule]]:
        """The slots that are on and their rules, in the order of the slots."""
        for slot in RULES:
            rule: Rule | None = getattr(self, slot)
            if rule is not None:
                yield slot, rule

    def tables(self) -> Mapping[str, Mapping[str, object]]:
        """The whole rule set as the tables of a variant file, with every parameter written out."""
        return {slot: _table(rule) for slot, rule in self.rules()}


def _table(rule: Rule, *, turned: bool = False) -> Mapping[str, object]:
    """A rule as a table of a variant file; ``turned`` leaves out the knobs at their defaults."""
    kind = type(rule)
    values = {key: getattr(rule, key) for key in knobs(kind)}
    return {"rule": rule.rule} | {
        key: Knob.of(kind, key).kind.write(value)
        for key, value in values.items()
        if not turned or value != knobs(kind)[key].default
    }
