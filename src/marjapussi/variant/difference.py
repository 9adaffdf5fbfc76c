"""Differences: what two variants do not have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import frozen

from marjapussi.rules import RULES
from marjapussi.rules.kinds import plain
from marjapussi.variant.model import Variant


@frozen
class Difference:
    """A value that two variants set differently, as files write it.

    ``key`` is ``"rule"`` where they follow different rules. ``first`` and ``second`` are what each
    variant has there, ``None`` where it has nothing of the kind.

    >>> print(Difference("auction", "minimum", 120, 60))
    auction.minimum: 120 → 60
    """

    slot: str
    key: str
    first: object
    second: object

    def __str__(self) -> str:
        return f"{self.slot}.{self.key}: {_said(self.first)} → {_said(self.second)}"


def differences(first: Variant, second: Variant) -> tuple[Difference, ...]:
    """What is different between the rules of two variants, slot by slot; empty if they play alike.

    >>> from marjapussi.variant.reader import load_variant
    >>> both = load_variant("ten-point-36"), load_variant("ten-point-28")
    >>> for difference in differences(*both):
    ...     print(difference)
    deck.lowest: 6 → 8
    values.rule: traditional → simplified
    """
    ours, theirs = first.tables(), second.tables()
    off = {"rule": "none"}
    return tuple(
        difference
        for slot in RULES
        for difference in _in_slot(slot, ours.get(slot, off), theirs.get(slot, off))
    )


def _in_slot(
    slot: str, first: Mapping[str, object], second: Mapping[str, object]
) -> Iterator[Difference]:
    for key in dict.fromkeys((*first, *second)):
        if first.get(key) != second.get(key):
            yield Difference(slot, key, first.get(key), second.get(key))


def _said(value: object) -> str:
    return "nothing" if value is None else plain(value)
