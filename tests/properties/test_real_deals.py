"""The naive rules, the judge of the library, are judged themselves: by deals of real players."""

from pathlib import Path

import pytest

from marjapussi import Deal, Seat, load_variant
from marjapussi.server_format import read_recording
from tests.properties.referee import naive_twin

DEALS = Path(__file__).parents[3] / "shared" / "data" / "server-deals.ndjson"


@pytest.mark.skipif(not DEALS.exists(), reason="the recorded deals are not part of the project")
def test_every_recorded_deal_is_legal_by_the_naive_rules_and_comes_to_its_points() -> None:
    variant = load_variant("marjapussi-de")
    lines = DEALS.read_text("utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        recording = read_recording(line)
        naive = naive_twin(Deal.start(variant, recording.hands))
        for seat, action in recording.history:
            assert str(action) in naive.legal(seat), f"line {number}: {seat}: {action}"
            naive.do(seat, str(action))
        points = recording.points
        sides = [points[Seat.SOUTH] + points[Seat.NORTH], points[Seat.WEST] + points[Seat.EAST]]
        assert naive.outcome()["points"] == sides, f"line {number}"
    assert lines
