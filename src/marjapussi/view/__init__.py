"""View: what one seat knows of a deal, and what follows from it."""

from marjapussi.view.seen import Event, FaceDown
from marjapussi.view.view import View, see

__all__ = ["Event", "FaceDown", "View", "see"]
