"""Layouts of a deal that was thrown in, because a hidden hand could ask for a new one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import comb, prod
from random import Random
from typing import TypeAlias

from attrs import frozen

from marjapussi.cards import RANKS, Card, Cards, cards_in, mask_of
from marjapussi.hands import Hands
from marjapussi.protocols import Redeal
from marjapussi.seats import SEATS, Seat

Ranks: TypeAlias = tuple[int, ...]
"""How many cards of each rank there are in a hand, the lowest rank first."""

ByRank: TypeAlias = tuple[tuple[Card, ...], ...]
"""The unseen cards of each rank, the lowest rank first."""


@frozen
class ThrownIn:
    """All layouts in which the hand of ``asker`` could ask for a new deal.

    Such a hand is judged by its ranks: ``hands`` are the combinations of ranks that may ask, and
    ``sums`` adds up in how many ways they and those before them can be dealt.
    """

    asker: Seat
    seats: tuple[Seat, ...]
    size: int
    by_rank: ByRank
    hands: tuple[Ranks, ...]
    sums: tuple[int, ...]

    @classmethod
    def of(cls, redeal: Redeal, unseen: Cards, seats: tuple[Seat, ...], asker: Seat) -> ThrownIn:
        """The layouts of the unseen cards in the full hands of these seats, the asker among them.

        >>> from marjapussi.cards import PACK
        >>> from marjapussi.rules.redeal import WeakHand
        >>> low = mask_of(card for card in PACK if card.rank < 3)
        >>> ThrownIn.of(WeakHand(), low, (Seat.WEST, Seat.EAST), Seat.WEST).count == comb(12, 6)
        True
        """
        cards = cards_in(unseen)
        size = len(cards) // len(seats)
        by_rank = tuple(tuple(card for card in cards if card.rank is rank) for rank in RANKS)
        hands = tuple(
            ranks
            for ranks in _combinations([len(same) for same in by_rank], size)
            if redeal.may_demand(_example(by_rank, ranks))
        )
        ways = (prod(comb(len(same), n) for same, n in _each(by_rank, ranks)) for ranks in hands)
        return cls(asker, seats, size, by_rank, hands, tuple(accumulate(ways)))

    @property
    def count(self) -> int:
        """How many layouts there are."""
        others = (len(self.seats) - 1) * self.size
        of_others = prod(comb(left, self.size) for left in range(self.size, others + 1, self.size))
        return (self.sums[-1] if self.sums else 0) * of_others

    def draw(self, rng: Random) -> Hands:
        """The hidden hands of a layout, each with the same chance; there must be one."""
        place = rng.randrange(self.sums[-1])
        ranks = self.hands[bisect_right(self.sums, place)]
        asking = [card for same, n in _each(self.by_rank, ranks) for card in rng.sample(same, n)]
        others = [card for same in self.by_rank for card in same if card not in asking]
        rng.shuffle(others)
        dealt = {self.asker: asking}
        for seat in self.seats:
            if seat is not self.asker:
                dealt[seat], others = others[: self.size], others[self.size :]
        south, west, north, east = (mask_of(dealt.get(seat, ())) for seat in SEATS)
        return south, west, north, east


def _each(by_rank: ByRank, ranks: Ranks) -> Iterator[tuple[tuple[Card, ...], int]]:
    """The cards of each rank, with how many of them the hand has."""
    return zip(by_rank, ranks, strict=True)


def _example(by_rank: ByRank, ranks: Ranks) -> Cards:
    """A hand with so many cards of each rank."""
    return mask_of(card for same, n in _each(by_rank, ranks) for card in same[:n])


def _combinations(most: list[int], size: int) -> Iterator[Ranks]:
    """Every way to make up a hand of so many cards, with at most so many of each rank."""
    if not most:
        if size == 0:
            yield ()
        return
    first, *others = most
    for n in range(max(0, size - sum(others)), min(first, size) + 1):
        for ranks in _combinations(others, size - n):
            yield (n, *ranks)
