"""Slot ``deck``: which cards there are, and how many everyone gets."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from marjapussi.cards import PACK, Cards, Rank, mask_of
from marjapussi.rules.knobs import name
from marjapussi.sentences import Sentence

_LOWEST = (Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE)


@frozen
class French:
    """Four suits from the ace down to the lowest rank (rules deck.1, deck.2, deck.3).

    >>> French(lowest=Rank.EIGHT).hand_size
    7
    """

    rule: ClassVar[str] = "french"
    lowest: Rank = name(Rank.SIX, "the lowest rank of the pack", members=_LOWEST)

    @property
    def cards(self) -> Cards:
        return mask_of(card for card in PACK if card.rank >= self.lowest)

    @property
    def hand_size(self) -> int:
        return self.cards.bit_count() // 4

    def sentences(self) -> tuple[Sentence, ...]:
        ranks = [str(rank) for rank in reversed(Rank) if rank >= self.lowest]
        return (
            Sentence(
                "deck.1",
                f"The pack has {4 * len(ranks)} cards: four suits of {' '.join(ranks)}, "
                "from the highest to the lowest.",
            ),
            Sentence(
                "deck.2",
                "All cards are dealt singly and clockwise, beginning with forehand, the seat at "
                f"dealer's left; everyone gets {len(ranks)}.",
            ),
            Sentence(
                "deck.3",
                "The first dealer is drawn by lot, and the deal passes to the left each time.",
            ),
        )
