"""Choices that bytes make, so that whatever invents bytes invents files, records and words."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, TypeVar

T = TypeVar("T")


class Draws:
    """A row of choices, each of which uses up some bytes; when they run out, each is the first."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def below(self, end: int) -> int:
        """A number from 0 to ``end - 1``."""
        size = 1 if end <= 256 else 3
        number = int.from_bytes(self._data[self._at : self._at + size], "little")
        self._at += size
        return number % end

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def rest(self) -> bytes:
        """All bytes that are left."""
        left, self._at = self._data[self._at :], len(self._data)
        return left

    def text(self, most: int = 12) -> str:
        """A short text, perhaps with characters that are no text at all."""
        length = self.below(most + 1)
        left = self._data[self._at : self._at + length]
        self._at += length
        return left.decode("utf-8", "surrogateescape")


ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 120, 10**12, 10**15, -(10**15), 2**63, 0.5, 1e308),
    *("", "0", "\0", "\x1b[2J", "none", "♥A", "HA", "r-A", "S pass", "S HA", "\ud800", "x" * 300),
    *([], {}, [[]], {"": {}}, [0] * 50, ["HA"] * 9, [None] * 4),
)
"""Values that do not belong where they are put."""


def twisted(draws: Draws, whole: Any, spare: Sequence[Any]) -> Any:
    """The JSON value with a few parts replaced, doubled, swapped or left out, in place."""
    for _ in range(1 + draws.below(3)):
        part = whole
        for _ in range(2 + draws.below(4)):
            inside = _inside(part, draws)
            if not isinstance(inside, dict | list) or not inside:
                break
            part = inside
        if isinstance(part, dict | list) and part:
            _twist(part, draws, spare)
    return whole


def _inside(part: Any, draws: Draws) -> Any:
    if isinstance(part, dict):
        return part[draws.pick(list(part))]
    return draws.pick(part)


def _twist(part: Any, draws: Draws, spare: Sequence[Any]) -> None:
    keys: list[Any] = list(part) if isinstance(part, dict) else list(range(len(part)))
    key = draws.pick(keys)
    match draws.below(6):
        case 0:
            del part[key]
        case 1:
            part[key] = deepcopy(draws.pick(ODD))
        case 2:
            part[key] = draws.text()
        case 3:
            other = draws.pick(keys)
            part[key], part[other] = part[other], part[key]
        case 4 if isinstance(part, list):
            part.insert(key, deepcopy(draws.pick(part)))
        case 4:
            part[draws.text()] = deepcopy(part[key])
        case _:
            part[key] = deepcopy(draws.pick(spare))
