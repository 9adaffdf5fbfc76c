"""Make the pages and pictures that follow from the library: ``python docs/generate.py``.

With ``--check`` nothing is written: it says which of them are not up to date, if any.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from generator.command_page import command_page
from generator.diagrams import diagrams
from generator.error_page import error_page
from generator.knob_pages import knob_pages
from generator.layers import layers
from generator.rule_page import rule_page
from generator.terminal import terminal
from generator.variant_pages import variant_pages

DOCS = Path(__file__).parent


def everything() -> Iterator[tuple[Path, str]]:
    """Each file that is made, and what it should hold."""
    made = chain(
        variant_pages(),
        knob_pages(),
        rule_page(),
        error_page(),
        command_page(),
        diagrams(),
        layers(),
        terminal(),
    )
    return ((DOCS / path, text) for path, text in made)


def main(arguments: list[str]) -> int:
    """Write what is out of date, or with ``--check`` name it; returns the exit status."""
    stale = [
        (path, text)
        for path, text in everything()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    check = arguments == ["--check"]
    for path, text in stale:
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.relative_to(DOCS.parent)}: {'not up to date' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
