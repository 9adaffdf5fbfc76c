"""The page of every knob: what a variant file can set, and who plays it so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.markdown import cell, code, page, table, with_links
from generator.sources import PLAYED_BY
from marjapussi.protocols import Rule
from marjapussi.rules import OPTIONAL_SLOTS, RULES
from marjapussi.rules.kinds import Kind, Name, Text, Truth, Whole, Word, plain
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.variant.heading import HEADING
from marjapussi.variant.modules import protocol_of


def knob_pages() -> Iterator[tuple[str, str]]:
    """The path and the text of the page."""
    slots = [block for slot in RULES for block in _slot(slot)]
    text = page(
        "Every knob",
        "A variant file has a table for each slot; `rule` in it picks a rule, and the other keys "
        "are the knobs of that rule. What a file does not set has its default, or what the file "
        "that it extends has set. The last column names the [sources](../about/sources.md) that "
        "play it so.",
        "## The heading { #heading }",
        "Above its tables each file has these keys; only `extends` may be left out.",
        table(("Key", "Type", "Allowed", "Meaning"), map(_heading_row, HEADING)),
        *slots,
        "## Onward",
        "- [All variants side by side](variants.md) shows which variant sets what.\n"
        "- [Write a variant](../guides/variant-file.md) puts the knobs to use.\n"
        "- A rule that no knob gives you can be [written](../guides/rule-module.md).",
        source="src/marjapussi/rules/",
    )
    yield "rules/knobs.md", text


def _heading_row(key: str) -> tuple[str, ...]:
    knob = HEADING[key]
    return code(key), _type(knob.kind), _allowed(knob.kind), knob.meaning


def _slot(slot: str) -> Iterator[str]:
    yield f"## {slot.capitalize()} {{ #{slot} }}"
    optional = ' `rule = "none"` leaves the slot empty.' if slot in OPTIONAL_SLOTS else ""
    yield f"{protocol_of(slot).__doc__}{optional}"
    for name, rule in RULES[slot].items():
        yield f"### {slot}: {name} {{ #{slot}.{name} }}"
        said = with_links(str(rule.__doc__).partition("\n")[0], "index.md")
        yield f'`rule = "{name}"`. {said}'
        yield f"Played so by {PLAYED_BY[slot, name, '']}."
        if keys := knobs(rule):
            heads = ("Knob", "Type", "Default", "Allowed", "Meaning", "Played so by")
            yield table(heads, [_row(slot, rule, key, keys[key].default) for key in keys])


def _row(slot: str, rule: type[Rule], key: str, default: object) -> tuple[str, ...]:
    knob = Knob.of(rule, key)
    written = cell(plain(knob.kind.write(default)))
    who = cell(PLAYED_BY[slot, rule.rule, key])
    return code(key), _type(knob.kind), written, _allowed(knob.kind), cell(knob.meaning), who


def _type(kind: Kind[Any]) -> str:
    match kind:
        case Whole():
            return "whole number"
        case Truth():
            return "true or false"
        case Word() | Name():
            return "one of these words"
        case Text():
            return "text"
        case _:
            return "table"


def _allowed(kind: Kind[Any]) -> str:
    match kind:
        case Whole(least=least, most=None):
            return f"{least:,} or more"
        case Whole(least=least, most=most):
            return f"{least:,} to {most:,}"
        case Truth():
            return "`true`, `false`"
        case Word() | Name():
            return cell(str(kind)).replace('"', "`").replace(" or ", ", ")
        case Text():
            return cell(str(kind))
        case _:
            return cell(str(kind).removeprefix("a table of "))
