"""The page of the rule classes, and of the questions that they answer."""

from __future__ import annotations

from collections.abc import Iterator

from generator.markdown import page
from marjapussi import protocols
from marjapussi.rules import RULES

_ASKED_WITH = (
    *("bidding.Bidding", "marriages.Marriages", "marriages.Made", "outcome.Result"),
    "sentences.Sentence",
)
_KNOBS = ("whole", "truth", "word", "name", "per_suit")


def rule_page() -> Iterator[tuple[str, str]]:
    """The path and the text of the page."""
    yield (
        "reference/rules.md",
        page(
            "Rules",
            "A rule is a frozen class whose fields are its knobs. A variant file names it by the "
            "word in its `rule`, and [every knob](../rules/knobs.md) tells what can be set. Here "
            "is what Python sees of them.",
            *_rules(),
            "## What a rule must answer",
            "The protocol of each slot, from `marjapussi.protocols`. A "
            "[rule module](../guides/rule-module.md) follows one of them.",
            *(_about(f"protocols.{name}") for name in _protocols()),
            "## What rules are asked with",
            *(_about(name) for name in _ASKED_WITH),
            "## Knobs",
            "The fields of a rule are made by these functions of `marjapussi.rules.knobs`.",
            *(_about(f"rules.knobs.{name}") for name in _KNOBS),
            "## Onward",
            "- [Write a rule module](../guides/rule-module.md)\n"
            "- [Test it](testing.md)\n"
            "- [What the rules mean in the game](../rules/index.md)",
            source="src/marjapussi/protocols.py and src/marjapussi/rules/",
        ),
    )


def _rules() -> Iterator[str]:
    for slot, rules in RULES.items():
        yield f"## Slot {slot} {{ #{slot} }}"
        for rule in rules.values():
            name = f"{rule.__module__.removeprefix('marjapussi.')}.{rule.__name__}"
            yield _about(name, "members: false")


def _protocols() -> Iterator[str]:
    """What the module defines, in its order."""
    for name, thing in vars(protocols).items():
        if isinstance(thing, type) and thing.__module__ == protocols.__name__ and name != "Rules":
            yield name


def _about(name: str, *options: str) -> str:
    lines = ("options:", *(f"  {option}" for option in ("heading_level: 3", *options)))
    return "\n".join((f"::: marjapussi.{name}", *(f"    {line}" for line in lines)))
