"""Summary: what many deals came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from attrs import field, frozen

from marjapussi.cards import SUITS
from marjapussi.deal import Deal
from marjapussi.outcome import Outcome
from marjapussi.protocols import Rules
from marjapussi.seats import SIDES

Row: TypeAlias = tuple[str, int, int]
"""What is counted, how often it happened, and out of how many."""


@frozen
class Summary:
    """How often what happened in many deals; the summaries of parts add up to that of the whole.

    >>> import random
    >>> from marjapussi import load_variant
    >>> from marjapussi.trial import play_out
    >>> rng = random.Random(1)
    >>> deal = play_out(Deal.shuffled(load_variant("ten-point"), rng), rng)
    >>> (Summary.of(deal) + Summary.of(deal)).counts["deals"]
    2
    """

    counts: Counter[str] = field(factory=Counter)

    @classmethod
    def of(cls, deal: Deal) -> Summary:
        """The summary of one finished deal."""
        outcome = deal.outcome
        assert outcome is not None
        counts = Counter({"deals": 1})
        counts.update(dict(_contract(outcome)))
        if not outcome.redealt:
            counts.update(dict(_play(deal, outcome)))
        return cls(counts)

    def __add__(self, other: Summary) -> Summary:
        counts = self.counts.copy()
        counts.update(other.counts)  # the operator + would lose what is below zero
        return Summary(counts)

    def groups(self, rules: Rules) -> Iterator[tuple[str, tuple[Row, ...]]]:
        """The counts that make sense under these rules, in groups with a heading."""
        counts = self.counts
        deals, played, contracts = counts["deals"], counts["played"], counts["contracts"]
        if rules.auction is not None:
            thrown_in = ("thrown in", counts["thrown in"], deals)
            yield (
                "Auction",
                (
                    ("with a declarer", counts["declarers"], deals),
                    ("passed out", counts["passed out"], deals),
                    *((thrown_in,) if rules.redeal is not None else ()),
                ),
            )
        if rules.contract is not None:
            doubled = tuple((call, counts[call], contracts) for call in ("Kontra", "Re"))
            yield (
                "Contract",
                (
                    ("made", counts["made"], contracts),
                    ("failed", counts["failed"], contracts),
                    *(doubled if rules.doubling is not None else ()),
                    ("declaring side to Porvoo", counts["Porvoo declaring"], contracts),
                    ("defenders to Porvoo", counts["Porvoo defending"], contracts),
                ),
            )
        else:
            yield "Tricks", (("a side to Porvoo", counts["Porvoo"], played),)
        if rules.marriage is not None:
            yield (
                "Marriages",
                (
                    ("trumps made", counts["trumps"], played),
                    *((f"{suit} made", counts[str(suit)], played) for suit in SUITS),
                ),
            )


def _contract(outcome: Outcome) -> Iterator[tuple[str, int]]:
    """What the auction came to, and what became of the contract."""
    if outcome.redealt:
        yield "thrown in", 1
    elif outcome.declarer is None:
        yield "passed out", 1
    else:
        yield "declarers", 1
    if outcome.declarer is None or outcome.contract is None:
        return
    declaring = outcome.declarer.side
    yield "contracts", 1
    yield "contract", outcome.contract
    yield "made" if outcome.made else "failed", 1
    yield "Kontra", outcome.doublings > 0
    yield "Re", outcome.doublings > 1
    yield "Porvoo declaring", outcome.porvoo == declaring
    yield "Porvoo defending", outcome.porvoo == declaring.other
    for name, side in (("declaring", declaring), ("defending", declaring.other)):
        yield f"points {name}", outcome.points[side]
        yield f"score {name}", outcome.scores[side]


def _play(deal: Deal, outcome: Outcome) -> Iterator[tuple[str, int]]:
    """What was taken and made in the play of the cards."""
    yield "played", 1
    yield "Porvoo", outcome.porvoo is not None
    yield "trumps", any(made.trumps for made in deal.made)
    for made in deal.made:
        yield str(made.suit), 1
    for side in SIDES:
        yield f"points {side}", outcome.points[side]
        yield f"score {side}", outcome.scores[side]
