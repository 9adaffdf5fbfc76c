"""Slot ``redeal``: which hands may ask for a new deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.cards import PACK, Cards, Rank, cards_in, mask_of
from marjapussi.errors import Refusal
from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.knobs import name, whole
from marjapussi.sentences import Sentence

_SIXES = mask_of(card for card in PACK if card.rank == Rank.SIX)


@frozen
class WeakHand:
    """A hand with many sixes or nothing high may ask for a new deal (Huutopussi, source HH).

    The seat asks when it is first on turn to bid; the same dealer deals again.

    >>> from marjapussi.cards import Card
    >>> WeakHand().may_demand(mask_of([Card.H6, Card.D6, Card.C6, Card.SA]))
    True
    """

    rule: ClassVar[str] = "weak-hand"
    sixes: int = whole(3, "so many sixes, or more, are reason enough", least=1, most=4)
    nothing_above: Rank = name(
        Rank.JACK,
        "a hand without any card above this rank is reason enough",
        members=(Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING),
    )

    def may_demand(self, hand: Cards) -> bool:
        many_sixes = (hand & _SIXES).bit_count() >= self.sixes
        return many_sixes or all(card.rank <= self.nothing_above for card in cards_in(hand))

    def refuse(self, hand: Cards) -> Refusal:
        reason = (
            f"Only a hand with {self.sixes} sixes, or with nothing above "
            f"{self.nothing_above}, may ask for a new deal."
        )
        return Refusal(reason, "redeal")

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if rules.auction is None:
            yield Conflict(
                "rule",
                "a new deal is asked for at the first turn to bid, and there is no auction",
                beside=(("auction", "rule"),),
            )

    def sentences(self) -> tuple[Sentence, ...]:
        text = (
            f"Whoever holds {self.sixes} or more sixes, or no card above {self.nothing_above}, "
            "may ask for a new deal when first on turn to bid; the same dealer deals again."
        )
        return (Sentence("redeal", text),)
