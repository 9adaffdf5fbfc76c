"""Strict JSON: what could be read in two ways, or grows beyond all bounds, is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Never

from marjapussi.errors import RecordError
from marjapussi.rules.kinds import found
from marjapussi.spelling import brief

_MOST_DIGITS = 15


def parse_object(text: str | bytes, *, most_bytes: int) -> Mapping[str, object]:
    """The JSON object in a text of up to ``most_bytes``; raises ``RecordError``.

    Refused are also a key that stands twice, fractions and numbers of more than 15 digits.

    >>> parse_object('{"deal": 1, "deal": 2}', most_bytes=100)
    Traceback (most recent call last):
        ...
    marjapussi.errors.RecordError: the key "deal" stands twice in one object
    """
    if len(text) > most_bytes:
        raise RecordError(f"a record has up to {most_bytes:,} bytes, and this has more")
    try:
        text = text.decode() if isinstance(text, bytes) else text
        written = json.loads(
            text,
            object_pairs_hook=_distinct,
            parse_int=_whole,
            parse_float=_no_fraction,
            parse_constant=_no_fraction,
        )
    except UnicodeDecodeError as error:
        byte = error.object[error.start]
        raise RecordError(f"byte 0x{byte:02x} at {error.start} is not UTF-8") from None
    except json.JSONDecodeError as error:
        open_end = error.pos >= len(text.rstrip()) or "Unterminated" in error.msg
        cut = "; the end is missing" if open_end else ""
        raise RecordError(f"this is not JSON: {error.msg} (column {error.colno}){cut}") from None
    except RecursionError:
        raise RecordError("this is nested too deeply for a record") from None
    if not isinstance(written, dict):
        raise RecordError(f"found {found(written)}, expected an object in curly brackets")
    return written


def _distinct(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    written = dict(pairs)
    if len(written) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordError(f'the key "{brief(key)}" stands twice in one object')
            seen.add(key)
    return written


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > _MOST_DIGITS:
        raise RecordError(f"a number has up to {_MOST_DIGITS} digits, not {len(digits)}")
    return int(digits)


def _no_fraction(number: str) -> Never:
    raise RecordError(f"found {brief(number)}, but numbers are whole here")
