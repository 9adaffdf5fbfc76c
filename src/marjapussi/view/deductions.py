"""Deductions: which seats can still hold each unseen card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marjapussi.cards import Card, cards_in
from marjapussi.seats import SEATS, Seat
from marjapussi.view.clues import clues
from marjapussi.view.layouts import Layouts

if TYPE_CHECKING:
    from marjapussi.view import View


def deduce(view: View) -> dict[Card, frozenset[Seat]]:
    """For each card that the seat does not see, the seats that can hold it by all it knows.

    What was forced is gathered as clues, and the answer is all that these clues together allow: a
    seat is named for a card only if there is a layout of the unseen cards with that card in its
    hand. What is known of a hand that asked for a new deal is left out.

    This holds for rules that rank the cards of a hand in classes and allow the best class, as those
    of the library do.

    >>> from random import Random
    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(9))
    >>> for _ in range(4):
    ...     deal = deal.apply(deal.legal_actions()[0])
    >>> print(*(action for _, action in deal.history), sep=", ")
    play ♥Q, play ♦9, play ♥9, play ♥10
    >>> deduced = deduce(deal.view(Seat.SOUTH))
    >>> sorted(deduced[Card.HJ]), sorted(deduced[Card.HA])  # North would have had to beat the queen
    ([Seat.NORTH, Seat.EAST], [Seat.EAST])
    """
    found = clues(view)
    reach = Layouts.of(found).reach()
    return {
        card: frozenset(seat for seat in SEATS if reach[seat] >> card & 1)
        for card in cards_in(found.unseen)
    }
