"""Variants: resolved rule sets, and the files they are read from."""
