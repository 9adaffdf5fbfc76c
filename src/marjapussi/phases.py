"""The stretches of a deal."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The stretch of a deal that is being played.

    >>> Phase.AUCTION
    Phase.AUCTION
    """

    AUCTION = "auction"
    GIVING = "giving"
    RETURNING = "returning"
    ANNOUNCING = "announcing"
    PLAYING = "playing"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"
