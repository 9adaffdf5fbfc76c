"""Worlds: deals that agree with everything that a seat has seen.

A world is drawn from a view alone, so the true deal comes up only by chance. How the unseen cards
can lie follows from the clues in the view; what partner and declarer exchanged unseen is then taken
back, any cards of the hand that got them. Each step can be done in equally many ways whatever was
drawn before, so every world has the same chance, with and without an exchange; a world here is four
hands as dealt together with the cards that were given and returned.

Every world is replayed, action by action, and looked at from the seat: its view equals the view it
was drawn from. This says nothing about how the others choose what to do; it is up to a player to
find some worlds more likely than others.
"""

from __future__ import annotations

from math import comb
from random import Random

from attrs import frozen

from marjapussi.actions import Action, Give, Redeal
from marjapussi.cards import Cards, cards_in, mask_of
from marjapussi.deal import Deal
from marjapussi.errors import IllegalActionError, NoWorldError
from marjapussi.seats import SEATS, Seat
from marjapussi.view import View
from marjapussi.view.clues import cards_played, clues
from marjapussi.view.layouts import Layouts
from marjapussi.view.seen import FaceDown
from marjapussi.worlds.thrown_in import ThrownIn

_MOST_DRAWS = 1_000


def sample(view: View, rng: Random) -> Deal:
    """A deal, drawn with ``rng``, that the seat could not tell from the true one.

    To draw many from the same view, ``Worlds.of(view)`` once and ``sample`` from that are faster.
    Raises ``NoWorldError`` as ``Worlds.sample`` does.

    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> world = sample(deal.view(Seat.SOUTH), Random(2))
    >>> world == deal, world.view(Seat.SOUTH) == deal.view(Seat.SOUTH)
    (False, True)
    """
    return Worlds.of(view).sample(rng)


def count(view: View) -> int:
    """How many worlds agree with the view: exactly, however many they are.

    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> count(deal.view(Seat.SOUTH)) == comb(18, 6) * comb(12, 6)
    True
    """
    return Worlds.of(view).count


@frozen
class Worlds:
    """All the worlds that agree with a view.

    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> worlds, rng = Worlds.of(deal.view(Seat.WEST)), Random(2)
    >>> all(worlds.sample(rng).hand(Seat.WEST) == deal.hand(Seat.WEST) for _ in range(10))
    True
    """

    view: View
    layouts: Layouts | ThrownIn
    known: tuple[Cards, ...]

    @classmethod
    def of(cls, view: View) -> Worlds:
        """The worlds of a view."""
        known = cards_played(view)
        known[view.seat] |= mask_of(view.hand)
        return cls(view, _layouts(view), tuple(known))

    @property
    def count(self) -> int:
        """How many worlds there are.

        The count is exact for rules that rank the cards of a hand in classes and allow the best
        class, as those of the library do; rules of others may leave fewer.
        """
        ways, counts = self.layouts.count, self.view.counts
        sizes = [
            self.known[seat].bit_count() + (counts[seat] if seat is not self.view.seat else 0)
            for seat in SEATS
        ]
        for giver, event in reversed(self.view.history):
            if isinstance(event, FaceDown):
                ways *= comb(sizes[giver.partner], event.count)
                sizes[giver.partner] -= event.count
                sizes[giver] += event.count
        return ways

    def sample(self, rng: Random) -> Deal:
        """One of the worlds, each with the same chance.

        With rules of others than the library, a draw can fail when it is replayed; after a thousand
        failures, and if there is nothing to draw from, ``NoWorldError`` is raised.
        """
        for _ in range(_MOST_DRAWS if self.layouts.count else 0):
            world = self._replayed(rng)
            if world is not None and world.view(self.view.seat) == self.view:
                return world
        raise NoWorldError(f"no deal was found that agrees with what {self.view.seat} has seen")

    def _replayed(self, rng: Random) -> Deal | None:
        """A drawn deal in which everything has happened that is in the view, if that can be."""
        layout = self.layouts.draw(rng)
        hands = [layout[seat] | self.known[seat] for seat in SEATS]
        history = _taken_back(hands, self.view.history, rng)
        try:
            return Deal.replay(
                self.view.variant,
                [cards_in(hand) for hand in hands],
                history,
                self.view.forehand,
                scores=self.view.scores,
            )
        except IllegalActionError:
            return None


def _layouts(view: View) -> Layouts | ThrownIn:
    """How the unseen cards can lie."""
    found = clues(view)
    asker, last = view.history[-1] if view.history else (view.seat, None)
    redeal = view.variant.redeal
    if isinstance(last, Redeal) and asker is not view.seat and redeal is not None:
        others = tuple(seat for seat in SEATS if seat is not view.seat)
        return ThrownIn.of(redeal, found.unseen, others, asker)
    return Layouts.of(found)


def _taken_back(
    hands: list[Cards], events: tuple[tuple[Seat, Action | FaceDown], ...], rng: Random
) -> list[tuple[Seat, Action]]:
    """The history with the cards of each gift; the hands become what they were when dealt.

    Gifts are taken back from the last to the first. A gift that went face down can have been any
    cards of the hand that got it.
    """
    history: list[tuple[Seat, Action]] = []
    for giver, event in reversed(events):
        action = event
        if isinstance(action, FaceDown):
            action = Give(rng.sample(cards_in(hands[giver.partner]), action.count))
        if isinstance(action, Give):
            hands[giver.partner] ^= action.mask
            hands[giver] ^= action.mask
        history.append((giver, action))
    return history[::-1]
