"""Records: games and deals as one line of JSON each."""

from marjapussi.record.record import (
    MOST_BYTES,
    MOST_DEALS,
    SCHEMA,
    read_deal,
    read_game,
    read_record,
    read_records,
    write_record,
    write_records,
)
from marjapussi.record.schema import record_schema

__all__ = [
    "MOST_BYTES",
    "MOST_DEALS",
    "SCHEMA",
    "read_deal",
    "read_game",
    "read_record",
    "read_records",
    "record_schema",
    "write_record",
    "write_records",
]
