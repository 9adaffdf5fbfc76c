"""A variant file to start from."""

from __future__ import annotations

from collections.abc import Iterator

from marjapussi.rules import OPTIONAL_SLOTS, RULES
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.variant.model import Variant
from marjapussi.variant.writer import heading_lines, knob_line, toml_value

_GUIDE = """\
# A variant of {title}.
# Whatever is not written here is as in "{extends}". To change something, remove the "#" before its
# line and write your own value there.
"""


def starting_file(name: str, *, extends: str, parent: Variant) -> str:
    """The text of a file called ``name`` that extends ``parent`` and does not differ from it yet.

    ``extends`` is how the file refers to the parent: its shipped name, or the path of its file.
    Every value of the parent is there as a comment that says what it means.

    >>> from marjapussi.variant.reader import load_variant
    >>> parent = load_variant("ten-point")
    >>> text = starting_file("our-club", extends="ten-point", parent=parent)
    >>> for line in text.splitlines()[5:13]:
    ...     print(line)
    title = "Our club"
    version = 1
    extends = "ten-point"
    <BLANKLINE>
    [deck]
    # rule = "french"
    # lowest = "6" # the lowest rank of the pack ("6" or "7" or "8" or "9")
    <BLANKLINE>
    """
    title = name.replace("-", " ").capitalize()
    lines = (
        _GUIDE.format(title=parent.title, extends=extends),
        *heading_lines(name, title, 1),
        f"extends = {toml_value(extends)}",
        *_tables(parent),
    )
    return "\n".join(lines) + "\n"


def _tables(parent: Variant) -> Iterator[str]:
    tables = parent.tables()
    for slot, rules in RULES.items():
        table = tables.get(slot)
        yield f"\n{'# ' if table is None else ''}[{slot}]"  # on its own it would lack a rule
        chosen = next(iter(rules)) if table is None else table["rule"]
        names = [*rules, *(["none"] if slot in OPTIONAL_SLOTS and table is not None else [])]
        others = " or ".join(f'"{name}"' for name in names if name != chosen)
        yield f"# rule = {toml_value(chosen)}" + (f" # or {others}" if others else "")
        rule = rules[str(chosen)] if table is None else type(getattr(parent, slot))
        for key, field in knobs(rule).items():
            value = Knob.of(rule, key).kind.write(field.default) if table is None else table[key]
            yield f"# {knob_line(rule, key, value)} ({Knob.of(rule, key).kind})"
