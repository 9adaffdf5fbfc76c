"""Writing a variant as the text of a file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from marjapussi.rules import OPTIONAL_SLOTS, RULES
from marjapussi.rules.knobs import Knob
from marjapussi.variant.model import Variant


def to_toml(variant: Variant) -> str:
    """A complete file that extends nothing and loads to an equal variant.

    Every parameter is written out, with its meaning as a comment.

    >>> from marjapussi.variant.reader import load_variant
    >>> for line in to_toml(load_variant("ten-point-28")).splitlines()[4:7]:
    ...     print(line)
    [deck]
    rule = "french"
    lowest = "8" # the lowest rank of the pack
    """
    return "\n".join((*heading_lines(variant.name, variant.title, variant.version), *_all(variant)))


def heading_lines(name: str, title: str, version: int) -> Iterator[str]:
    """The lines of a heading."""
    yield f"name = {toml_value(name)}"
    yield f"title = {toml_value(title)}"
    yield f"version = {version}"


def knob_line(rule: type, key: str, value: object) -> str:
    """A line that sets a parameter, with its meaning.

    >>> from marjapussi.rules.auction import Ascending
    >>> knob_line(Ascending, "minimum", 120)
    'minimum = 120 # the lowest bid, in points'
    """
    return f"{key} = {toml_value(value)} # {Knob.of(rule, key).meaning}"


def toml_value(value: object) -> str:
    """A value as TOML writes it: a text, a number, true or false, or a table of them.

    >>> toml_value({"hearts": 100, "spades": 40})
    '{ hearts = 100, spades = 40 }'
    """
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml_value(each)}" for key, each in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def _all(variant: Variant) -> Iterator[str]:
    tables = variant.tables()
    for slot in RULES:
        rule = getattr(variant, slot)
        yield f"\n[{slot}]"
        if rule is None:
            assert slot in OPTIONAL_SLOTS
            yield 'rule = "none"'
            continue
        for key, value in tables[slot].items():
            if key == "rule":
                yield f"rule = {toml_value(value)}"
            else:
                yield knob_line(type(rule), key, value)
    yield ""
