"""The JSON Schema of records, for programs in other languages."""

from __future__ import annotations

from typing import Any, TypeAlias

from marjapussi.record.record import MOST_DEALS, SCHEMA
from marjapussi.record.transcript import MOST_ACTIONS
from marjapussi.variant.schema import variant_schema

Schema: TypeAlias = dict[str, Any]

_CARD = "[HDCS](6|7|8|9|10|J|Q|K|A)"
_SUIT = "(hearts|diamonds|clubs|spades)"
_ACTIONS = "|".join(
    (
        _CARD,
        "(bid|announce) [0-9]{1,6}",
        f"give {_CARD}( {_CARD})*",
        f"(declare|make|ask half) {_SUIT}",
        "ask marriage|pass|redeal|yes|no|kontra|re",
    )
)


def record_schema() -> Schema:
    """The schema of a record as ``write_record`` writes it.

    ``read_record`` checks more, namely the rules, and reads cards and suits in other notations too.

    >>> [each["required"][-1] for each in record_schema()["oneOf"]]
    ['scores', 'deal']
    """
    scores = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
    hand = {"type": "string", "pattern": f"^{_CARD}( {_CARD})*$"}
    action = {"type": "string", "pattern": f"^[SWNE] ({_ACTIONS})$"}
    deal = _closed(
        {
            "dealer": {"enum": list("SWNE")},
            "scores": scores,
            "hands": {"type": "array", "items": hand, "minItems": 4, "maxItems": 4},
            "actions": {"type": "array", "items": action, "maxItems": MOST_ACTIONS},
        }
    )
    deals = {"type": "array", "items": deal, "minItems": 1, "maxItems": MOST_DEALS}
    variant = {key: each for key, each in variant_schema().items() if key != "$schema"}
    head = {
        "schema": {"const": SCHEMA},
        "variant": variant,
        "digest": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    }
    game = {"deals": deals, "scores": scores}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Marjapussi record",
        "oneOf": [_closed(head | game), _closed(head | {"deal": deal})],
    }


def _closed(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
