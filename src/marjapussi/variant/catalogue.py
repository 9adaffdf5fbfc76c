"""The variants that come with the library, by their names."""

from __future__ import annotations

import re
from pathlib import Path

from marjapussi.spelling import brief, nearest
from marjapussi.variant.source import Source, is_file

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What the name of a variant looks like: lower-case words with hyphens between them."""


def _folder() -> Path:
    """Where the files are: in the package, or beside ``src`` when it runs from a checkout."""
    package = Path(__file__).parents[1]
    packaged = package / "variants"
    return packaged if packaged.is_dir() else package.parents[1] / "variants"


def variant_names() -> tuple[str, ...]:
    """The names of the shipped variants, in alphabetical order.

    >>> "partnership-auction" in variant_names()
    True
    """
    return tuple(sorted(file.stem for file in _folder().glob("*.toml")))


def shipped_source(name: str) -> Source | None:
    """The file of the shipped variant of this name, ``None`` if there is no such variant.

    >>> shipped_source("ten-point-36").file
    'ten-point-36.toml'
    """
    path = _folder() / f"{name}.toml"
    return Source.read(path, shipped=True) if NAME.fullmatch(name) and is_file(path) else None


def unknown_name(name: str) -> str:
    """What to say to somebody who asks for a variant that is not shipped.

    >>> unknown_name("ten-point-35").partition("; ")[2]
    'did you mean "ten-point-36"?'
    """
    names = variant_names()
    near = nearest(name, names)
    said = f'did you mean "{near}"?' if near else f"the shipped variants are {', '.join(names)}"
    return f'"{brief(name)}" is not a shipped variant; {said}'
