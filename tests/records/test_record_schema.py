"""The schema of records fits what is written, and refuses what has another form."""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest
from hypothesis import given, settings

from marjapussi import Deal, Game, variant_names
from marjapussi.record import record_schema, write_record
from marjapussi.testing import deals, games
from tests.records.test_refused_records import GAME
from tests.records.test_round_trips import whole_game

jsonschema: Any = importlib.import_module("jsonschema")  # which has no types
SCHEMA: Any = jsonschema.Draft7Validator(record_schema())


@pytest.mark.parametrize("name", variant_names())
def test_games_of_the_shipped_variants_fit_the_schema(name: str) -> None:
    SCHEMA.validate(json.loads(write_record(whole_game(name, seed=3, most_deals=2))))


@given(games(most_deals=2) | deals())
@settings(max_examples=20, deadline=None)
def test_whatever_is_written_fits_the_schema(played: Game | Deal) -> None:
    SCHEMA.validate(json.loads(write_record(played)))


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r.pop("digest"),
        lambda r: r.update(schema=2),
        lambda r: r.update(more=1),
        lambda r: r.update(deal=r["deals"][0]),
        lambda r: r["variant"].pop("deck"),
        lambda r: r["variant"]["deck"].update(lowest="5"),
        lambda r: r["deals"][0].pop("dealer"),
        lambda r: r["deals"][0]["hands"].pop(),
        lambda r: r["deals"][0]["hands"].__setitem__(0, "H5"),
        lambda r: r["deals"][0]["actions"].append("S sing"),
        lambda r: r["deals"][0]["actions"].append("pass"),
        lambda r: r["scores"].append(0),
    ],
)
def test_a_record_of_another_form_does_not_fit(change: Any) -> None:
    record = json.loads(GAME)
    assert SCHEMA.is_valid(record)
    change(record)
    assert not SCHEMA.is_valid(record)
