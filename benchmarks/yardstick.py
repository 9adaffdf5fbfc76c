"""A fixed piece of pure Python, against which everything else is measured.

A machine that is busy, or slower than another, slows the yardstick as it slows the library; so
the ratio of the two means the same everywhere. Never change it: old tables are in its units.
"""

from __future__ import annotations


def yardstick() -> int:
    """Walk a small graph of objects, tuples and dictionaries; about 10 ms on a machine of 2022."""
    total = 0
    table = {number: (number * 7 % 64, number * 11 % 64) for number in range(64)}
    place = (1, 2)
    for step in range(20_000):
        left, right = table[place[step & 1]]
        place = (right, left ^ step & 63)
        total += len(place) + left
    return total
