"""What a deal is played for."""

from __future__ import annotations

from attrs import define

from marjapussi.actions import Actions
from marjapussi.cards import Cards
from marjapussi.kontra import Call
from marjapussi.seats import Seat


@define
class Terms:
    """What auction, contract and doublings have settled so far.

    ``call`` is the Kontra or Re that may come next.
    """

    declarer: Seat | None = None
    contract: int | None = None
    doublings: int = 0
    call: Call | None = None

    def doubling(self, seat: Seat, hand: Cards) -> Actions:
        """Kontra or Re, if the seat may say it now, holding this hand."""
        call = self.call
        return 0 if call is None else call.open_to(seat, hand)
