"""Two records in the server's notation, and changes to them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
PLAYED = (HERE / "played.json").read_text(encoding="utf-8")
PASSED_OUT = (HERE / "passed-out.json").read_text(encoding="utf-8")
FAULTS = HERE / "faults.txt"
"""What is to be said of the recorded deals that are known to be faulty, with their lines."""

SHARED = Path(__file__).parents[2].parent / "shared" / "data"
needs_real_deals = pytest.mark.skipif(
    not SHARED.is_dir(), reason="the recorded deals are not beside the checkout"
)


def changed(*path: str | int, to: object, record: str = PLAYED) -> str:
    """The record with one value replaced, or added, or left out (``to=...``)."""
    whole: Any = json.loads(record)
    *inside, last = path
    part = whole
    for key in inside:
        part = part[key]
    if to is ...:
        del part[last]
    else:
        part[last] = copy.deepcopy(to)
    return json.dumps(whole, ensure_ascii=False)


def with_actions(start: int, *lines: str, instead_of: int = 1) -> str:
    """The record with other lines in place of some of its actions, counted from 1."""
    whole: Any = json.loads(PLAYED)
    whole["actions"][start - 1 : start - 1 + instead_of] = lines
    return json.dumps(whole)
