"""Sentences of the rule book: what a rule object says about itself."""

from __future__ import annotations

from attrs import frozen


@frozen
class Sentence:
    """One sentence of a variant's rule book, and the number of the rule that it states.

    >>> print(Sentence("deck.2", "Everyone gets nine cards."))
    deck.2 Everyone gets nine cards.
    """

    number: str
    text: str

    def __str__(self) -> str:
        return f"{self.number} {self.text}"
