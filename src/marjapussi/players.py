"""Players: who choose an action when nobody else does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from marjapussi.actions import Action, Announce, Bid, Kontra, Pass, Re

_PASSES = 0.8
_SMALLEST = 5
_DOUBLES = 0.1


def beginner(actions: Sequence[Action], rng: Random) -> Action:
    """One of the legal actions of the seat on turn, by lot, but with a beginner's caution.

    The cards that are given away and played, questions, declarations and answers are drawn with
    equal chances. In the auction the beginner passes four times out of five, and otherwise bids one
    of the smallest amounts; asking for a new deal, where that is possible, is drawn as one of them.
    The contract is the bid. A Kontra or Re that is drawn is said one time in ten, else something
    else is drawn.

    Players who choose among all legal actions with equal chances bid beyond all reason, so that
    hardly a game of theirs comes to an end.

    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("partnership-auction"), Random(1))
    >>> beginner(deal.legal_actions(), Random(1))
    Pass()
    """
    first, last = actions[0], actions[-1]
    if isinstance(last, Announce):
        return first
    if isinstance(last, Bid):
        if isinstance(first, Pass) and rng.random() < _PASSES:
            return first
        return rng.choice([action for action in actions[:_SMALLEST] if action != Pass()])
    while True:
        drawn = rng.choice(actions)
        if not isinstance(drawn, Kontra | Re) or rng.random() < _DOUBLES:
            return drawn
