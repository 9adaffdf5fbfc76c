"""The few forms of Markdown that generated pages are made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_NOTE = "<!-- Made by docs/generate.py from {source}: change that, and run it again. -->"


_WIDE = "---\nhide:\n  - navigation\n  - toc\n---\n\n"


def page(title: str, *blocks: str, source: str, wide: bool = False) -> str:
    """A whole page, which says where its contents come from; a wide one has nothing beside it.

    >>> print(page("Rules", "One.", source="variants/"))
    <!-- Made by docs/generate.py from variants/: change that, and run it again. -->
    <BLANKLINE>
    # Rules
    <BLANKLINE>
    One.
    <BLANKLINE>
    """
    head = _WIDE if wide else ""
    return head + "\n\n".join((_NOTE.format(source=source), f"# {title}", *blocks)) + "\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table.

    >>> print(table(("a", "b"), [("1", "2")]))
    | a | b |
    | --- | --- |
    | 1 | 2 |
    """
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def cell(text: str) -> str:
    """Text that can stand in a table.

    >>> cell("a | b")
    'a &#124; b'
    """
    return text.replace("|", "&#124;").replace("\n", " ")


def code(text: str) -> str:
    """Text as code that can stand in a table.

    >>> code("minimum")
    '`minimum`'
    """
    return f"`{text}`"


def link_to_rule(number: str, rule_book: str) -> str:
    """The number of a rule as a link to its sentence.

    >>> link_to_rule("follow.2", "index.md")
    '[follow.2](index.md#follow.2){ .rule }'
    """
    return f"[{number}]({rule_book}#{number}){{ .rule }}"


def with_links(text: str, rule_book: str) -> str:
    """The text with each number of a rule as a link to its sentence.

    >>> with_links("Follow suit (rule follow.1).", "index.md")
    'Follow suit (rule [follow.1](index.md#follow.1){ .rule }).'
    """
    return re.sub(r"\b[a-z]+\.\d+\b", lambda found: link_to_rule(found[0], rule_book), text)
