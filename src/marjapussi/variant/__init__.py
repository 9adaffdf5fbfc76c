"""Variants: resolved rule sets, and the files they are read from."""

from marjapussi.variant.catalogue import variant_names
from marjapussi.variant.difference import Difference, differences
from marjapussi.variant.model import Variant
from marjapussi.variant.origins import Origin, origins
from marjapussi.variant.reader import load_variant
from marjapussi.variant.rulebook import Chapter, RuleBook
from marjapussi.variant.schema import schema_text, variant_schema
from marjapussi.variant.starter import starting_file
from marjapussi.variant.writer import to_toml

__all__ = [
    "Chapter",
    "Difference",
    "Origin",
    "RuleBook",
    "Variant",
    "differences",
    "load_variant",
    "origins",
    "schema_text",
    "starting_file",
    "to_toml",
    "variant_names",
    "variant_schema",
]
