"""Variants: resolved rule sets, and the files they are read from."""

from marjapussi.variant.catalogue import variant_names
from marjapussi.variant.model import Variant
from marjapussi.variant.reader import load_variant

__all__ = ["Variant", "load_variant", "variant_names"]
