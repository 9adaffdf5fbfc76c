"""How many ways a deal can go on: the number of different sequences of n actions.

The positions are moments of the golden playthroughs. ``perft.txt`` has a line for each: the
variant, the moment, and the numbers for n = 1, 2, 3 … ``python -m tests.golden.perft`` counts them
again by the library and by the naive rules, and writes them if both agree.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from marjapussi import AskHalf, AskMarriage, Deal, Declare, Play, Seat, variant_names
from tests.golden.playthrough import read
from tests.naive.deal import NaiveDeal
from tests.properties.referee import naive_twin

FOLDER = Path(__file__).parent
NUMBERS = FOLDER / "perft.txt"
MOST = 30_000


def moments(name: str) -> Iterator[tuple[str, Deal]]:
    """Four moments of the golden playthrough of a variant."""
    deal = read((FOLDER / f"{name}.txt").read_text("utf-8"))
    actions = [action for _, action in deal.history]
    plays = [i for i, action in enumerate(actions) if isinstance(action, Play)]
    talks = [i for i, a in enumerate(actions) if isinstance(a, Declare | AskMarriage | AskHalf)]
    yield "start", _after(deal, 0)
    yield "first-lead", _after(deal, plays[0])
    yield "first-talk", _after(deal, talks[0])
    yield "last-three-tricks", _after(deal, plays[-13] + 1)


def _after(deal: Deal, actions: int) -> Deal:
    history = deal.history[:actions]
    return Deal.replay(deal.variant, deal.hands, history, deal.forehand, scores=deal.scores)


def sequences(deal: Deal, length: int) -> int:
    """The number of different sequences of so many actions, counted by the library."""
    if length == 1:
        return sum(len(deal.legal_actions(seat)) for seat in Seat)
    return sum(
        sequences(deal.apply(action, seat), length - 1)
        for seat in Seat
        for action in deal.legal_actions(seat)
    )


def naive_sequences(deal: NaiveDeal, length: int) -> int:
    """The same number, counted by the naive rules."""
    total = 0
    for seat in range(4):
        legal = deal.legal(seat)
        if length == 1:
            total += len(legal)
            continue
        for text in legal:
            after = deal.copy()
            after.do(seat, text)
            total += naive_sequences(after, length - 1)
    return total


def naive_of(deal: Deal) -> NaiveDeal:
    """The same deal for the naive rules."""
    twin = naive_twin(_after(deal, 0))
    for seat, action in deal.history:
        twin.do(int(seat), str(action))
    return twin


def numbers(deal: Deal, most: int = MOST) -> list[int]:
    """The numbers for 1, 2, 3 … actions, as long as they are not above ``most``."""
    found: list[int] = []
    for length in count(1):
        ways = sequences(deal, length)
        if found and (ways > most or ways == 0):
            break
        found.append(ways)
    return found


def main() -> None:
    """Count everything again and write it down."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.perft")
    parser.add_argument("--most", type=int, default=MOST, help="stop before larger numbers")
    most = parser.parse_args().most
    lines = []
    for name in variant_names():
        for moment, deal in moments(name):
            found = numbers(deal, most)
            naive = naive_of(deal)
            for length, ways in enumerate(found, start=1):
                expected = naive_sequences(naive, length)
                if ways != expected:
                    raise SystemExit(f"{name} {moment} {length}: {ways}, but {expected} naively")
            lines.append(f"{name:<22}{moment:<20}{' '.join(map(str, found))}\n")
            print(lines[-1], end="", flush=True)
    NUMBERS.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
