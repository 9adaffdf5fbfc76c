"""A little of each kind of fuzzing, so that what fuzzes cannot rust."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.targets import SEEDS, TARGETS, Target


@pytest.mark.parametrize("name", TARGETS)
def test_every_seed_is_read_or_refused(name: str) -> None:
    for seed in SEEDS:
        TARGETS[name](seed)


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_whatever_bytes_choose_is_read_or_refused(target: Target) -> None:
    @settings(max_examples=150, deadline=None)
    @given(st.binary(max_size=120))
    def fuzz(data: bytes) -> None:
        target(data)

    fuzz()


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_longer_rows_of_choices(target: Target) -> None:
    rng = Random(1)
    for _ in range(150):
        target(rng.randbytes(60))
