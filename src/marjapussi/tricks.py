"""The tricks of a deal, looked back at."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from marjapussi.actions import Play
from marjapussi.cards import Card
from marjapussi.deal import Deal
from marjapussi.seats import Seat


@frozen
class Trick:
    """A complete trick: its cards in order of play, each with its seat, and who took it.

    >>> trick = Trick(((Seat.EAST, Card.H9), (Seat.SOUTH, Card.HA)), taker=Seat.SOUTH)
    >>> print(trick)
    East ♥9, South ♥A: South
    """

    plays: tuple[tuple[Seat, Card], ...]
    taker: Seat

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in order of play."""
        return tuple(card for _, card in self.plays)

    def __str__(self) -> str:
        return f"{', '.join(f'{seat} {card}' for seat, card in self.plays)}: {self.taker}"


def tricks_of(deal: Deal) -> Sequence[Trick]:
    """The complete tricks of a deal so far, in order.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> from marjapussi.trial import play_out
    >>> deal = play_out(Deal.shuffled(load_variant("ten-point-24"), Random(1)), Random(1))
    >>> first = [trick for trick in tricks_of(deal) if trick.taker.side == 0]
    >>> len(tricks_of(deal)), len(first) == deal.outcome.tricks[0]
    (6, True)
    """
    played = [(seat, action.card) for seat, action in deal.history if isinstance(action, Play)]
    ends = range(4, len(played) + 1, 4)
    tricks = [tuple(played[end - 4 : end]) for end in ends]
    takers = [played[end][0] for end in ends if end < len(played)]
    if len(takers) < len(tricks):
        takers.append(_last_taker(deal, tricks[-1]) if deal.leader is None else deal.leader)
    return tuple(map(Trick, tricks, takers))


def _last_taker(deal: Deal, plays: tuple[tuple[Seat, Card], ...]) -> Seat:
    """Who took the last trick of a deal that is over (rule follow.5)."""
    taker, best = plays[0]
    for seat, card in plays:
        if deal.variant.follow.beats(best, deal.trumps) >> card & 1:
            taker, best = seat, card
    return taker
