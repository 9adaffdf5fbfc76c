"""Long lists of legal actions, which build an action only when it is looked at.

An exchange of four cards out of thirteen has 715 possibilities, an auction can have thousands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import overload

from attrs import frozen

from marjapussi.actions import Action, Announce, Bid, Give
from marjapussi.cards import Cards, cards_in


class _Choices(Sequence[Action]):
    """The part of a sequence that follows from length and index."""

    __slots__ = ()

    def _at(self, index: int) -> Action:
        """The action at an index from 0 on; raises ``IndexError`` if there is none."""
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(self._at(i) for i in range(*index.indices(len(self))))
        place = index if index >= 0 else len(self) + index
        if place < 0:
            raise IndexError(f"there are {len(self)} actions, and none at {index}")
        return self._at(place)


@frozen
class Amounts(_Choices):
    """Bids or announcements of each amount of a range, after some other actions.

    >>> from marjapussi.actions import Pass
    >>> bids = Amounts((Pass(),), Bid, range(120, 425, 5))
    >>> len(bids), str(bids[0]), str(bids[-1]), Bid(123) in bids
    (62, 'pass', 'bid 420', False)
    """

    others: tuple[Action, ...]
    kind: type[Bid] | type[Announce]
    amounts: range

    def __len__(self) -> int:
        return len(self.others) + len(self.amounts)

    def _at(self, index: int) -> Action:
        if index < len(self.others):
            return self.others[index]
        return self.kind(self.amounts[index - len(self.others)])

    def __contains__(self, action: object) -> bool:
        if isinstance(action, self.kind):
            return action.points in self.amounts
        return action in self.others


@cache
def _ways(cards: int, size: int) -> tuple[tuple[int, ...], ...]:
    """The places of the cards in each way to give so many of so many."""
    return tuple(combinations(range(cards), size))


@frozen
class Gifts(_Choices):
    """Every way to give ``size`` cards of a hand, after some other actions.

    >>> from marjapussi.cards import Card
    >>> gifts = Gifts((), hand=(1 << 13) - 1, size=4)
    >>> len(gifts), str(gifts[0]), str(gifts[-1])
    (715, 'give ♥6 ♥7 ♥8 ♥9', 'give ♦6 ♦7 ♦8 ♦9')
    >>> Give([Card.H9, Card.H8, Card.H7, Card.HA]) in gifts
    True
    """

    others: tuple[Action, ...]
    hand: Cards
    size: int

    def __len__(self) -> int:
        return len(self.others) + comb(self.hand.bit_count(), self.size)

    def _at(self, index: int) -> Action:
        if index < len(self.others):
            return self.others[index]
        cards = cards_in(self.hand)
        ways = _ways(len(cards), self.size)
        return Give([cards[place] for place in ways[index - len(self.others)]])

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Give):
            return len(action.cards) == self.size and not action.mask & ~self.hand
        return action in self.others
