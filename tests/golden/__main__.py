"""Write the golden playthroughs again, or look for another deal that is worth being one."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from marjapussi import (
    AskHalf,
    AskMarriage,
    Bid,
    Deal,
    Declare,
    Kontra,
    Make,
    No,
    Re,
    Seat,
    Yes,
    load_variant,
    variant_names,
)
from tests.golden.playthrough import read, told
from tests.properties.referee import lively_deal

FOLDER = Path(__file__).parent


def main() -> None:
    """``python -m tests.golden`` or ``python -m tests.golden --search 5000 VARIANT ...``."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", help="all, if none is named")
    parser.add_argument("--search", type=int, metavar="DEALS", help="take the best of so many")
    arguments = parser.parse_args()
    for name in arguments.variants or variant_names():
        path = FOLDER / f"{name}.txt"
        if arguments.search:
            deal = max((_lively(name, seed) for seed in range(arguments.search)), key=_interest)
        else:
            deal = read(path.read_text("utf-8"))
        path.write_text(told(name, deal), "utf-8")


def _lively(name: str, seed: int) -> Deal:
    rng = Random(seed)
    start = Deal.shuffled(load_variant(name), rng, rng.choice(list(Seat)))
    *_, deal = lively_deal(start, rng)
    return deal


def _interest(deal: Deal) -> float:
    """How much there is to see: each kind of thing counts once, and idle talk costs."""
    outcome = deal.outcome
    assert outcome is not None
    done = Counter(type(action) for _, action in deal.history)
    made_by_halves = len(deal.made) - done[Declare] - done[Make]
    seen = (
        *(kind in done for kind in (Declare, Make, AskHalf, AskMarriage, Bid, Kontra, Re)),
        *(2 * fact for fact in (made_by_halves > 0, done[Yes] > made_by_halves, done[No] > 0)),
        *(2 * fact for fact in (len(deal.made) > 1, bool(outcome.made), outcome.doublings == 2)),
    )
    return sum(seen) - 0.4 * (done[AskHalf] + done[AskMarriage]) - 0.1 * done[Bid]


if __name__ == "__main__":
    main()
