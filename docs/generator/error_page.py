"""The page of errors, which shows the tree as the library draws it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from generator.markdown import page
from marjapussi import errors


def error_page() -> Iterator[tuple[str, str]]:
    """The path and the text of the page."""
    drawn = textwrap.dedent(str(errors.__doc__).partition("::\n\n")[2]).rstrip()
    tree = re.sub(r" +\(.*\)$", "", drawn, flags=re.MULTILINE)
    values = [f"`{name}`" for name in _names() if issubclass(vars(errors)[name], ValueError)]
    yield (
        "reference/errors.md",
        page(
            "Errors",
            "Everything that the library raises on purpose comes from one tree. Anything else that "
            "it raises (such as `TypeError` for something that is no action) is a mistake in the "
            "calling program, or in the library.",
            f"```text\n{tree}\n```",
            f"{', '.join(values[:-1])} and {values[-1]} are `ValueError`s too.",
            *(f"::: marjapussi.errors.{name}" for name in _names()),
            "## Onward",
            "- [Turn the number of a refusal into a link](../rules/index.md#refusals)\n"
            "- [What a variant file can get wrong](../guides/variant-file.md#messages)\n"
            "- [Records that cannot be read](../guides/saved-games.md)",
            source="src/marjapussi/errors.py",
        ),
    )


def _names() -> Iterator[str]:
    """What the module defines, in its order."""
    for name, thing in vars(errors).items():
        if isinstance(thing, type) and thing.__module__ == errors.__name__:
            yield name
