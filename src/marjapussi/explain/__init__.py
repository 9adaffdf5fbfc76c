"""Words for what happened at the table, in English, German or Finnish."""

from marjapussi.explain.telling import explain

__all__ = ["explain"]
