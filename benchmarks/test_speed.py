"""The timed pieces of work under pytest-benchmark.

``pytest benchmarks`` measures them; ``--benchmark-compare`` and the like are its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.work import RECORDED, TIMED, Timed
from benchmarks.yardstick import yardstick


@pytest.mark.parametrize("work", TIMED, ids=lambda work: work.name)
def test_speed(work: Timed, benchmark: Any) -> None:
    if "recorded" in work.name and not RECORDED.exists():
        pytest.skip("the recorded deals are not beside this checkout")
    benchmark(work.set_up())


def test_yardstick(benchmark: Any) -> None:
    benchmark(yardstick)
