"""The heading of a variant file: the keys that stand above its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from marjapussi.errors import Problem
from marjapussi.rules.kinds import Text, Whole
from marjapussi.rules.knobs import Knob
from marjapussi.variant.catalogue import NAME
from marjapussi.variant.source import Source

_LINE = r"[^\x00-\x20\x7f-\xa0](?:[^\x00-\x1f\x7f-\x9f\u2028\u2029]{0,98}[^\x00-\x20\x7f-\xa0])?"

HEADING: Mapping[str, Knob] = MappingProxyType(
    {
        "name": Knob(
            "what the variant is called in programs",
            Text(NAME.pattern, 'lower-case words with hyphens between them, such as "our-club"'),
        ),
        "title": Knob(
            "what the variant is called among people",
            Text(_LINE, "one line of text, of up to 100 characters"),
        ),
        "version": Knob("counted up whenever the rules of the variant change", Whole(1)),
        "extends": Knob(
            "the variant that this one differs from: a shipped name, or the path of a file",
            Text(r"[^\x00]+", 'a name or a path, such as "ten-point"'),
        ),
    }
)
"""The keys of the heading; each file has its own, and ``extends`` alone may be left out."""


def heading_problems(source: Source) -> Iterator[Problem]:
    """Everything that is wrong with the heading of a source, but for what it extends."""
    for key, knob in HEADING.items():
        if key == "extends":
            continue
        if key not in source.tables:
            text = f"{key} is missing: {knob.meaning}; expected {knob.kind}"
            yield Problem(text, source.file, key=(key,))
            continue
        for flaw in knob.kind.flaws(source.tables[key]):
            yield source.problem(f"{key}: {flaw}", key)
