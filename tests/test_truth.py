"""That "if deal.trumps" and the like ask what they say, whatever the number behind the name."""

from __future__ import annotations

from enum import IntEnum

import pytest

from marjapussi import Card, Rank, Seat, Side, Suit


@pytest.mark.parametrize("names", [Card, Rank, Seat, Side, Suit])
def test_what_is_there_is_true(names: type[IntEnum]) -> None:
    assert all(names)
    assert next(iter(names)) == 0
