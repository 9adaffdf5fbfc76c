"""Random deals of another ``marjapussi``, the one on the package index, for comparison.

It shares our import name, so it is run by the Python of an environment of its own:
``python benchmarks/other.py`` there prints how many deals a second it plays.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from marjapussi.game import MarjapussiGame  # type: ignore[attr-defined]

DEALS = 40


def main() -> None:
    """Print the deals a second of one run."""
    rng = Random(7)
    start = perf_counter()
    for _ in range(DEALS):
        game = MarjapussiGame(player_names=("South", "West", "North", "East"))
        while not game.finished:
            game.apply_action(rng.choice(game.legal_actions()))
    print(DEALS / (perf_counter() - start))


if __name__ == "__main__":
    main()
