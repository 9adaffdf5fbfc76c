"""What a seat sees happen at the table: what is said and done, and cards that go face down."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from marjapussi.actions import Action
from marjapussi.seats import Seat
from marjapussi.spelling import counted


@frozen
class FaceDown:
    """An exchange of others: so many cards were given, and nobody else learns which (exchange.1).

    It stands in a view where a ``Give`` stands in the history of the deal.

    >>> str(FaceDown(4))
    'give 4 cards face down'
    """

    count: int

    def __str__(self) -> str:
        return f"give {counted(self.count, 'card')} face down"


Event: TypeAlias = tuple[Seat, Action | FaceDown]
"""Something that a seat saw happen, and who did it."""
