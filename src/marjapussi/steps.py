"""Steps: a deal or a game as it stood after each action."""

from __future__ import annotations

from collections.abc import Iterator

from marjapussi.deal import Deal
from marjapussi.game import Game


def deal_steps(deal: Deal) -> Iterator[Deal]:
    """The deal before its first action, and after each.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> deal = deal.apply(deal.legal_actions()[0])
    >>> [len(step.history) for step in deal_steps(deal)]
    [0, 1]
    """
    step = Deal.start(deal.variant, deal.hands, deal.forehand, scores=deal.scores)
    yield step
    for seat, action in deal.history:
        step = step.apply(action, seat)
        yield step


def deal_at(deal: Deal, step: int) -> Deal:
    """The deal after its first ``step`` actions, 0 or more; raises ``IndexError`` if it has fewer.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> later = deal.apply(deal.legal_actions()[0])
    >>> deal_at(later, 0) == deal, deal_at(later, 1) == later
    (True, True)
    """
    if not 0 <= step <= len(deal.history):
        raise IndexError(f"there is no step {step} in a deal of {len(deal.history)} actions")
    history = deal.history[:step]
    return Deal.replay(deal.variant, deal.hands, history, deal.forehand, scores=deal.scores)


def game_steps(game: Game) -> Iterator[Game]:
    """The game when it was dealt for the first time, after each action, and after each deal.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> game = Game.start(load_variant("ten-point-24"), Random(1))
    >>> list(game_steps(game)) == [game]
    True
    """
    earlier: tuple[Deal, ...] = ()
    for deal in (*game.earlier, game.deal):
        for step in deal_steps(deal):
            yield Game(game.variant, step, earlier)
        earlier = (*earlier, deal)
