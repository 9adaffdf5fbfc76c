"""The deals that a public server recorded, where they lie beside the checkout."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from marjapussi import Deal, load_variant
from marjapussi.server_format import Recording, faults, read_recording, write_recording
from tests.server.records import FAULTS, SHARED, needs_real_deals

pytestmark = needs_real_deals

RULES = load_variant("marjapussi-de")
IN_ANY_ORDER = ("PASS", "PBCK")


def lines_of(name: str) -> Iterator[str]:
    with (SHARED / name).open(encoding="utf-8") as opened:
        yield from opened


def in_one_order(record: dict[str, Any]) -> dict[str, Any]:
    """The record with hands and gifts sorted: in what order they were taken up means nothing."""
    actions = record["actions"]
    given = [line for line in actions if line.split(",")[1] in IN_ANY_ORDER]
    ordered = iter(sorted(given, key=lambda line: (given.index(line) // 4, line)))
    return {
        **{key: value for key, value in record.items() if key not in ("id", "fault")},
        "actions": [next(ordered) if line in given else line for line in actions],
        "cards": {name: sorted(cards) for name, cards in record["cards"].items()},
        "passed_cards": {way: sorted(cards) for way, cards in record["passed_cards"].items()},
    }


def test_every_real_deal_agrees_with_the_rules() -> None:
    found = [list(faults(read_recording(line), RULES)) for line in lines_of("server-deals.ndjson")]
    assert found == [[]] * 934


def test_every_real_deal_is_written_as_it_was_recorded() -> None:
    for line in lines_of("server-deals.ndjson"):
        recording = read_recording(line)
        deal = Deal.replay(RULES, recording.hands, recording.history, recording.forehand)
        written = write_recording(Recording.of(deal, recording.players))
        assert in_one_order(json.loads(written)) == in_one_order(json.loads(line))


def test_each_faulty_deal_is_found_out() -> None:
    found = [
        f"{number}: {fault}"
        for number, line in enumerate(lines_of("server-deals-faulty.ndjson"), start=1)
        for fault in faults(read_recording(line), RULES)
    ]
    assert found == FAULTS.read_text(encoding="utf-8").splitlines()
