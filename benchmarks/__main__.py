"""Measure everything and print it as a table: ``python -m benchmarks [--other PYTHON]``.

Each amount is the median of several rounds. Between two rounds of a piece of work the yardstick
is run, so that a machine that is busy for a while is busy for both; "yardsticks" is the time of one
run of the work in yardsticks. ``--other`` names the Python of an environment that has the
``marjapussi`` of the package index, to be measured beside ours.
"""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from benchmarks.work import FRESH, RECORDED, TIMED, Goal, Timed
from benchmarks.yardstick import yardstick

ROUNDS = 9


def _seconds(run: Callable[[], object]) -> float:
    start = perf_counter()
    run()
    return perf_counter() - start


def _measure(work: Timed) -> tuple[float, float]:
    """The median seconds of a run, and the median of its ratio to the yardstick."""
    run = work.set_up()
    run()
    times, ratios = [], []
    for _ in range(ROUNDS):
        stick = _seconds(yardstick)
        seconds = _seconds(run)
        stick = (stick + _seconds(yardstick)) / 2
        times.append(seconds)
        ratios.append(seconds / stick)
    return median(times), median(ratios)


def _verdict(amount: float, goal: Goal) -> str:
    more_is_better = goal.unit == "/s"
    for name, bound in (("aim", goal.aim), ("must", goal.must)):
        if amount >= bound if more_is_better else amount <= bound:
            return name
    return "below"


def _shown(amount: float) -> str:
    return f"{amount:,.0f}" if amount >= 100 else f"{amount:.3g}"


def main(
    other: Annotated[
        Path | None, typer.Option(help="Python of an environment with the other package")
    ] = None,
) -> None:
    """Print the table."""
    table = Table(
        title=f"{platform.processor() or platform.machine()}, "
        f"Python {platform.python_version()}, {date.today()}"
    )
    for heading in ("Work", "Measured", "Unit", "Must", "Aim", "Reached", "Yardsticks"):
        table.add_column(heading, justify="left" if heading == "Work" else "right")
    for work in TIMED:
        if "recorded" in work.name and not RECORDED.exists():
            continue
        seconds, ratio = _measure(work)
        amount, goal = work.amount(seconds), work.goal
        bounds = (_shown(goal.must), _shown(goal.aim), _verdict(amount, goal))
        table.add_row(work.name, _shown(amount), goal.unit, *bounds, f"{ratio:.2f}")
    for fresh in FRESH:
        amount, goal = median(fresh.run() for _ in range(5)), fresh.goal
        bounds = (_shown(goal.must), _shown(goal.aim), _verdict(amount, goal))
        table.add_row(fresh.name, _shown(amount), goal.unit, *bounds, "")
    if other is not None:
        command = [str(other), str(Path(__file__).with_name("other.py"))]
        rates = [
            float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(3)
        ]
        table.add_row("random deals of the other package", _shown(median(rates)), "/s", "", "", "")
    Console(width=110).print(table)


if __name__ == "__main__":
    typer.run(main)
