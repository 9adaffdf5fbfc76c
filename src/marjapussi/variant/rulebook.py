"""The rule book of a variant, in plain English."""

from __future__ import annotations

from attrs import frozen

from marjapussi.sentences import Sentence
from marjapussi.variant.model import Variant


@frozen
class Chapter:
    """What the rule in one slot says about itself."""

    slot: str
    sentences: tuple[Sentence, ...]

    def __str__(self) -> str:
        heading = self.slot.capitalize()
        return "\n".join((heading, "-" * len(heading), *map(str, self.sentences)))


@frozen
class RuleBook:
    """The rules of one variant: a chapter for each slot that is on.

    >>> from marjapussi.variant.reader import load_variant
    >>> book = RuleBook.of(load_variant("ten-point-28"))
    >>> print(book.chapters[1])
    Values
    ------
    values.2 Cards count A 10, 10 10, K 5, Q 5, J 5, the others nothing; the pack counts 140.
    """

    title: str
    chapters: tuple[Chapter, ...]

    @classmethod
    def of(cls, variant: Variant) -> RuleBook:
        """The rule book of this variant."""
        chapters = (Chapter(slot, rule.sentences()) for slot, rule in variant.rules())
        return cls(variant.title, tuple(chapters))

    def __str__(self) -> str:
        heading = f"{self.title}\n{'=' * len(self.title)}"
        return "\n\n".join((heading, *map(str, self.chapters))) + "\n"
