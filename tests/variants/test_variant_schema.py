"""The schema accepts what the library accepts, and rejects what a schema can reject."""

import importlib
from pathlib import Path
from typing import Any

import pytest
import tomli
from hypothesis import given, settings

from marjapussi.testing import variants
from marjapussi.variant import Variant, schema_text, to_toml, variant_names, variant_schema
from marjapussi.variant.catalogue import shipped_source

jsonschema: Any = importlib.import_module("jsonschema")  # which has no types
HERE = Path(__file__).parent
SCHEMA: Any = jsonschema.Draft7Validator(variant_schema())

BEYOND_A_SCHEMA = {
    "back-to-the-target",
    "clash-across-three-files",
    "contract-scoring-without-contract",
    "contract-without-auction",
    "doubling-without-contract",
    "exchange-larger-than-hand",
    "exchange-larger-than-small-hand",
    "extends-circle-a",
    "extends-circle-b",
    "extends-directory",
    "extends-itself",
    "extends-missing-file",
    "extends-unknown",
    "extends-without-suffix",
    "game-points-with-contract",
    "minimum-above-maximum",
    "missing-rule",
    "nobody-ever-scores",
    "not-a-multiple-of-step",
    "redeal-without-auction",
    "return-without-exchange",
    "trumps-without-marriage",
}
"""Files that are wrong only beside another file, or in how their tables go together."""


def tables(file: Path) -> Any:
    try:
        return tomli.loads(file.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomli.TOMLDecodeError):
        return None


def test_it_is_a_schema() -> None:
    jsonschema.Draft7Validator.check_schema(variant_schema())


def test_the_shipped_schema_is_up_to_date() -> None:
    """After a change of a knob: ``marjapussi schema > variants/variant.schema.json``."""
    source = shipped_source("ten-point")
    assert source is not None
    shipped = source.path.with_name("variant.schema.json")
    assert shipped.read_text(encoding="utf-8") == schema_text()


@pytest.mark.parametrize("name", variant_names())
def test_shipped_files_name_it_and_are_valid(name: str) -> None:
    source = shipped_source(name)
    assert source is not None
    assert source.text.startswith("#:schema ./variant.schema.json\n")
    SCHEMA.validate(source.tables)


@pytest.mark.parametrize("file", sorted((HERE / "good").glob("*.toml")), ids=lambda file: file.stem)
def test_good_files_are_valid(file: Path) -> None:
    if file.stem == "house-rules":
        pytest.skip("its rules are not of this library")
    SCHEMA.validate(tables(file))


@pytest.mark.parametrize("file", sorted((HERE / "bad").glob("*.toml")), ids=lambda file: file.stem)
def test_bad_files(file: Path) -> None:
    if (written := tables(file)) is not None:
        assert SCHEMA.is_valid(written) == (file.stem in BEYOND_A_SCHEMA)


@settings(deadline=None)
@given(variants())
def test_any_variant_is_valid(variant: Variant) -> None:
    SCHEMA.validate(tomli.loads(to_toml(variant)))
