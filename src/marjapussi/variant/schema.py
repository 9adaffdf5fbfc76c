"""The JSON Schema of variant files, with which editors complete and check them."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from marjapussi.protocols import Rule
from marjapussi.rules import OPTIONAL_SLOTS, RULES
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.variant.heading import HEADING
from marjapussi.variant.modules import protocol_of

Schema: TypeAlias = dict[str, Any]


def variant_schema() -> Schema:
    """The schema of a variant file, made from the rule classes and their knobs.

    It rejects unknown tables, keys and rules, and values of a wrong type or out of range. What
    depends on several tables or on another file is left to ``load_variant``.

    >>> slots = variant_schema()["properties"]
    >>> slots["auction"]["properties"]["minimum"]["description"]
    'the lowest bid, in points'
    """
    heading = {key: _described(knob) for key, knob in HEADING.items()}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Marjapussi variant",
        "description": "The rules of a variant of Marjapussi: a table for each slot.",
        "type": "object",
        "properties": heading | {slot: _slot(slot) for slot in RULES},
        "required": [key for key in HEADING if key != "extends"],
        "additionalProperties": False,
        "if": {"not": {"required": ["extends"]}},
        "then": {
            "required": [slot for slot in RULES if slot not in OPTIONAL_SLOTS],
            "properties": {slot: _complete(slot) for slot in RULES},
        },
    }


def schema_text() -> str:
    """The schema as the text of a file.

    >>> schema_text().splitlines()[1]
    '  "$schema": "http://json-schema.org/draft-07/schema#",'
    """
    return json.dumps(variant_schema(), indent=2, ensure_ascii=False) + "\n"


def _slot(slot: str) -> Schema:
    """A table with any of the rules of a slot, or with keys for the rule that it inherits."""
    rules = RULES[slot]
    names = [*rules, *(["none"] if slot in OPTIONAL_SLOTS else [])]
    options: dict[str, list[Schema]] = {}
    for rule in rules.values():
        for key, schema in _keys(rule).items():
            known = options.setdefault(key, [])
            known += [schema] if schema not in known else []
    either = {key: each[0] if len(each) == 1 else {"anyOf": each} for key, each in options.items()}
    return {
        "type": "object",
        "description": protocol_of(slot).__doc__,
        "properties": {"rule": {"enum": names, "description": _choices(slot)}} | either,
        "additionalProperties": False,
        "allOf": [_when(name, rules.get(name)) for name in names],
    }


def _when(name: str, rule: type[Rule] | None) -> Schema:
    """If a table names this rule, it has the keys of this rule only."""
    keys = {} if rule is None else _keys(rule)
    return {
        "if": {"properties": {"rule": {"const": name}}, "required": ["rule"]},
        "then": {"properties": {"rule": True} | keys, "additionalProperties": False},
    }


def _complete(slot: str) -> Schema:
    """What a table must have that inherits nothing."""
    inner = {
        key: {"required": knob.kind.schema()["required"]}
        for rule in RULES[slot].values()
        for key, knob in ((key, Knob.of(rule, key)) for key in knobs(rule))
        if "required" in knob.kind.schema()
    }
    return {"required": ["rule"], "properties": inner}


def _keys(rule: type[Rule]) -> dict[str, Schema]:
    return {
        key: _described(knob) | {"default": knob.kind.write(field.default)}
        for key, field in knobs(rule).items()
        for knob in [Knob.of(rule, key)]
    }


def _described(knob: Knob) -> Schema:
    """The values of a knob; of an inner table any keys may be inherited."""
    schema = {key: each for key, each in knob.kind.schema().items() if key != "required"}
    return {"description": knob.meaning} | schema


def _choices(slot: str) -> str:
    """Each rule of a slot in a line: the first one of its description."""
    said = {name: str(rule.__doc__).partition("\n")[0] for name, rule in RULES[slot].items()}
    return "\n".join(f"{name}: {line}" for name, line in said.items())
