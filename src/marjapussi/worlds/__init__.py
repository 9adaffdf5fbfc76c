"""Worlds: deals that agree with everything that a seat has seen."""

from marjapussi.worlds.worlds import Worlds, count, sample

__all__ = ["Worlds", "count", "sample"]
