"""The story of a deal: what happened in it, for people to read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from textwrap import wrap

from marjapussi.actions import Play
from marjapussi.cards import mask_of, show
from marjapussi.deal import Deal
from marjapussi.explain import explain
from marjapussi.phases import Phase
from marjapussi.seats import SEATS
from marjapussi.steps import deal_steps
from marjapussi.tricks import tricks_of

_WIDTH = 78
_INDENT = " " * 4


def story(deal: Deal) -> Iterator[str]:
    """What happened in a finished deal, line by line, with all cards face up.

    A trick takes one line: its number, its cards in order of play, and who takes it.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> from marjapussi.trial import play_out
    >>> deal = play_out(Deal.shuffled(load_variant("ten-point-24"), Random(1)), Random(1))
    >>> sum(line.endswith("takes it") for line in story(deal))
    6
    """
    for seat, hand in zip(SEATS, deal.hands, strict=True):
        yield f"{seat!s:5}  {show(mask_of(hand))}"
    auction: list[str] = []
    tricks = iter(enumerate(tricks_of(deal), start=1))
    for before, after in pairwise(deal_steps(deal)):
        seat, action = after.history[-1]
        said = explain(before, action, after, seat=seat)
        if before.phase is Phase.AUCTION:
            auction.append(said)
            if after.phase is not Phase.AUCTION:
                yield ""
                yield from wrap(". ".join(auction), _WIDTH)
        elif not isinstance(action, Play):
            yield from wrap(said, _WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT)
        elif not after.trick:
            number, trick = next(tricks)
            cards = "".join(f"{f'{seat} {card}':11}" for seat, card in trick.plays)
            yield f"{number}.  {cards} {trick.taker} takes it"
            yield from wrap(said.partition(". ")[2], _WIDTH)
