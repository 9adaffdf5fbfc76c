"""The tables that a simulation prints."""

from __future__ import annotations

from collections.abc import Iterator

from marjapussi.cli.summary import Summary
from marjapussi.protocols import Rules
from marjapussi.seats import SIDES


def tables(summary: Summary, rules: Rules) -> Iterator[str]:
    """What a summary counted, with shares, and what was taken and scored on average, as lines.

    No line has more than 80 characters.

    >>> from random import Random
    >>> from marjapussi import Deal, load_variant
    >>> from marjapussi.trial import play_out
    >>> variant = load_variant("ten-point-36")
    >>> deal = play_out(Deal.shuffled(variant, Random(1)), Random(1))
    >>> for line in list(tables(Summary.of(deal), variant))[:2]:
    ...     print(line)
    Tricks
      a side to Porvoo                   0    0.0 %
    """
    for heading, rows in summary.groups(rules):
        yield heading
        for name, count, base in rows:
            share = f"{100 * count / base:6.1f} %" if base else ""
            yield f"  {name:26}{count:10,} {share}".rstrip()
        yield ""
    columns = [(str(side), "played") for side in SIDES]
    if rules.contract is not None:
        columns += [("declaring", "contracts"), ("defending", "contracts")]
    yield "On average".ljust(26) + "".join(f"{who:>13}" for who, _ in columns)
    for name in ("points", "score"):
        means = "".join(f"{_mean(summary, f'{name} {who}', among):>13}" for who, among in columns)
        yield f"  {name:24}{means}"
    if rules.contract is not None:
        yield f"  {'contract':24}{_mean(summary, 'contract', 'contracts'):>39}"


def _mean(summary: Summary, what: str, among: str) -> str:
    counts = summary.counts
    return f"{counts[what] / counts[among]:.1f}" if counts[among] else "–"
