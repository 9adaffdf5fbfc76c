"""The page of each shipped variant, and the table of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from generator.markdown import cell, code, link_to_rule, page, table
from marjapussi import Variant, load_variant, variant_names
from marjapussi.rules import RULES
from marjapussi.rules.kinds import plain
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.variant import RuleBook, differences

FOLDER = Path(__file__).parents[2] / "variants"
MOST_PLAYED = "partnership-auction"
_WHERE = "variants/{name}.toml"


def variant_pages() -> Iterator[tuple[str, str]]:
    """The path and the text of each page."""
    yield "rules/variants.md", _overview()
    for name in variant_names():
        yield f"rules/{name}.md", _page(load_variant(name))


def _page(variant: Variant) -> str:
    return page(
        variant.title,
        f"In programs: `{variant.name}`, version {variant.version}.",
        *_remarks(variant.name),
        *_differences(variant),
        "## Its rules",
        "Each number leads to the sentence in the [rule book](index.md).",
        *_chapters(variant),
        "## Its file",
        f"```toml\n{_text(variant.name).rstrip()}\n```",
        "## Onward",
        _onward(variant.name),
        source=_WHERE.format(name=variant.name),
    )


def _text(name: str) -> str:
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def _remarks(name: str) -> Iterator[str]:
    """What the file says at its head, as Markdown."""
    head = _text(name).partition("\nname = ")[0].splitlines()
    said = "\n".join(line.removeprefix("#").strip() for line in head if not line.startswith("#:"))
    for paragraph in said.strip().split("\n\n"):
        yield paragraph.replace(":\n- ", ":\n\n- ")


def _parent(name: str) -> str | None:
    for line in _text(name).splitlines():
        if line.startswith("extends = "):
            return line.partition('"')[2].rstrip('"')
    return None


def _children(name: str) -> list[str]:
    return [each for each in variant_names() if _parent(each) == name]


def _named(name: str) -> str:
    return f"[{load_variant(name).title}]({name}.md)"


def _differences(variant: Variant) -> Iterator[str]:
    other = _parent(variant.name) or MOST_PLAYED
    if other != variant.name:
        found = differences(load_variant(other), variant)
        yield f"## How it differs from {load_variant(other).title}"
        yield (
            _difference_table(found)
            if found
            else f"In nothing: it is [that game]({other}.md) under a name of its own."
        )
    if children := _children(variant.name):
        yield "## What is played from it"
        yield "These variants extend this one and say only what they change:"
        yield "\n".join(f"- {_named(child)}" for child in children)


def _difference_table(found: tuple[object, ...]) -> str:
    rows = [
        (code(f"{each.slot}.{each.key}"), _shown(each.first), _shown(each.second))  # type: ignore[attr-defined]
        for each in found
    ]
    return table(("What", "There", "Here"), rows)


def _shown(value: object) -> str:
    return "–" if value is None else cell(plain(value))


def _chapters(variant: Variant) -> Iterator[str]:
    for chapter in RuleBook.of(variant).chapters:
        yield f"### {chapter.slot.capitalize()}"
        for sentence in chapter.sentences:
            yield f"{link_to_rule(sentence.number, 'index.md')} {sentence.text}"


def _onward(name: str) -> str:
    return (
        "- [All variants side by side](variants.md)\n"
        "- [What each knob means](knobs.md), and [how to write a variant of your own]"
        "(../guides/variant-file.md)\n"
        f'- In a program: `load_variant("{name}")`, as in the [tutorial](../tutorial.md)'
    )


def _overview() -> str:
    names = sorted(variant_names(), key=lambda name: (name.startswith("ten"), name != MOST_PLAYED))
    alike: dict[str, list[str]] = {}
    for name in names:
        alike.setdefault(load_variant(name).digest, []).append(name)
    variants = [load_variant(first) for first, *_ in alike.values()]
    rows = [
        (f"[{slot}](knobs.md#{slot})", *(_choice(variant, slot) for variant in variants))
        for slot in RULES
    ]
    heads = ("Slot", *("<br>".join(f"[{n}]({n}.md)" for n in each) for each in alike.values()))
    return page(
        "All variants",
        "A variant has a rule in each slot, or leaves the slot empty (–). Under the name of the "
        "rule stand the knobs that are not at their defaults; one that is true stands there by its "
        "name alone. [Every knob](knobs.md) tells what they mean.",
        table(heads, rows),
        "## Onward",
        "- Click a variant for its rule book and its file.\n"
        "- `marjapussi diff ten-point-36 partnership-auction` compares any two of them.\n"
        "- [Write a variant](../guides/variant-file.md) of your own.",
        source="variants/",
        wide=True,
    )


def _choice(variant: Variant, slot: str) -> str:
    rule = getattr(variant, slot)
    if rule is None:
        return "–"
    changed = [
        _set(key, Knob.of(type(rule), key).kind.write(value))
        for key, field in knobs(type(rule)).items()
        for value in [getattr(rule, key)]
        if value != field.default
    ]
    return "<br>".join([f"**{rule.rule}**", *changed])


def _set(key: str, value: object) -> str:
    """A knob in a cell of the table: its name alone if it is true, one number if all are alike."""
    if isinstance(value, Mapping) and len(set(value.values())) == 1:
        value = next(iter(value.values()))
    return key if value is True else f"{key}&nbsp;{cell(plain(value))}"
