"""Numbers for programs that learn: actions, legal masks, and planes of what a seat knows."""

from marjapussi.encode.encoding import Choice, Encoding

__all__ = ["Choice", "Encoding"]
