"""Lineage: a variant file and the files that it extends."""

from __future__ import annotations

from attrs import frozen

from marjapussi.errors import Problem, VariantError
from marjapussi.rules.kinds import found
from marjapussi.variant.catalogue import shipped_source, unknown_name
from marjapussi.variant.source import Source, is_file

MOST_FILES = 8
"""How many files may extend one another, from the first to the last."""


def is_path(text: str) -> bool:
    """Whether a text that stands for a variant is the path of a file, not a shipped name.

    >>> is_path("ten-point"), is_path("ten-point.toml"), is_path("./ten-point")
    (False, True, True)
    """
    return text.endswith(".toml") or "/" in text or "\\" in text


@frozen
class Lineage:
    """A source and what it extends, the most distant ancestor first.

    ``problems`` says why an ancestor is missing, if one is.

    >>> lineage = Lineage.of(shipped_source("ten-point-28"))
    >>> [source.file for source in lineage.sources]
    ['ten-point.toml', 'ten-point-28.toml']
    """

    sources: tuple[Source, ...]
    problems: tuple[Problem, ...] = ()

    @classmethod
    def of(cls, source: Source) -> Lineage:
        """The lineage of a source, as far up as it can be followed."""
        sources = [source]
        problems: tuple[Problem, ...] = ()
        try:
            while "extends" in sources[0].tables:
                sources.insert(0, _parent(sources))
        except VariantError as error:
            problems = error.problems
        return cls(tuple(sources), problems)


def _parent(sources: list[Source]) -> Source:
    child = sources[0]
    name = child.tables["extends"]
    if not isinstance(name, str) or not name:
        raise _refused(child, f'found {found(name)}, expected a name or a path such as "ten-point"')
    if len(sources) == MOST_FILES:
        raise _refused(child, f"more than {MOST_FILES} files extend one another")
    parent = _beside(child, name) if is_path(name) else shipped_source(name)
    if parent is None:
        raise _refused(child, unknown_name(name) + _hint(child, name))
    if any(parent.path.samefile(source.path) for source in sources):
        circle = " → ".join(each.file for each in (*reversed(sources), parent))
        raise _refused(child, f"the files extend one another in a circle: {circle}")
    return parent


def _beside(child: Source, name: str) -> Source:
    """The file of a path that starts where the child is."""
    try:
        return Source.read(child.path.parent / name)
    except VariantError as error:
        (problem,) = error.problems
        if problem.line is not None:  # then it is in the parent that it must be put right
            raise
        raise _refused(child, f"{problem.file}: {problem.text}") from None


def _hint(child: Source, name: str) -> str:
    beside = child.path.parent / f"{name}.toml"
    return f' (for the file beside this one write "{beside.name}")' if is_file(beside) else ""


def _refused(child: Source, text: str) -> VariantError:
    return VariantError([child.problem(f"extends: {text}", "extends")])
