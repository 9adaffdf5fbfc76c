"""The number of ways a deal can go on is what was counted before, and what the naive rules say."""

from itertools import takewhile

import pytest

from marjapussi import variant_names
from tests.golden.perft import NUMBERS, moments, naive_of, naive_sequences, sequences

MOST_BY_LIBRARY = 20_000
MOST_BY_NAIVE_RULES = 1_500


def written(name: str) -> dict[str, list[int]]:
    """The numbers that are on record for a variant, by moment."""
    lines = [line.split() for line in NUMBERS.read_text("utf-8").splitlines()]
    return {line[1]: [int(number) for number in line[2:]] for line in lines if line[0] == name}


@pytest.mark.parametrize("name", variant_names())
def test_the_library_counts_as_many_sequences_of_actions_as_are_on_record(name: str) -> None:
    for moment, deal in moments(name):
        expected = list(takewhile(MOST_BY_LIBRARY.__ge__, written(name)[moment]))
        found = [sequences(deal, length) for length in range(1, len(expected) + 1)]
        assert found == expected, moment


@pytest.mark.parametrize("name", variant_names())
def test_the_naive_rules_count_as_many_sequences_of_actions_as_are_on_record(name: str) -> None:
    for moment, deal in moments(name):
        naive = naive_of(deal)
        for length, expected in enumerate(written(name)[moment], start=1):
            if expected > MOST_BY_NAIVE_RULES:
                break
            assert naive_sequences(naive, length) == expected, (moment, length)
