"""Docstrings as Markdown: examples, literal blocks and tables are shown as they stand.

The docstrings of the library are written to be read in Python. What would be misread in Markdown
is put between fences here; mkdocstrings loads this as an extension.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import griffe

_TABLE = re.compile(r"=+( +=+)+ *")


class Fenced(griffe.Extension):
    """Puts fences round what must not be read as Markdown."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of an object, if it has one."""
        if obj.docstring is not None and "```" not in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    r"""The text with fences.

    >>> print(fenced("Two::\n\n    a\n\nEnd."))
    Two:
    <BLANKLINE>
    ```text
    a
    ```
    <BLANKLINE>
    End.
    """
    return "\n".join(_lines(text.splitlines()))


def _lines(lines: list[str]) -> Iterator[str]:
    blocks = ["\n".join(block) for filled, block in groupby(lines, key=bool) if filled]
    before = ""
    for place, block in enumerate(blocks):
        if place:
            yield ""
        indented = all(line.startswith("    ") for line in block.splitlines())
        if block.startswith(">>> "):
            yield f"```pycon\n{block}\n```"
        elif _TABLE.fullmatch(block.splitlines()[0]):
            yield f"```text\n{block}\n```"
        elif indented and before.endswith("::"):
            yield "```text\n" + "\n".join(line[4:] for line in block.splitlines()) + "\n```"
        elif block.endswith("::"):
            yield block[:-1] if block != "::" else ""
        else:
            yield block
        before = block
