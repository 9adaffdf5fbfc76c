"""Reading a variant: from its name or file to rules that can be played."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from marjapussi.errors import Problem, VariantError
from marjapussi.rules import RULES
from marjapussi.rules.knobs import Knob
from marjapussi.variant.catalogue import shipped_source, unknown_name
from marjapussi.variant.heading import heading_problems
from marjapussi.variant.lineage import Lineage, is_path
from marjapussi.variant.model import Variant
from marjapussi.variant.modules import Modules
from marjapussi.variant.settings import Settings
from marjapussi.variant.source import Source, is_file
from marjapussi.variant.tables import Tables, missing_slots, rule_in


def load_variant(name_or_path: str | os.PathLike[str]) -> Variant:
    """The variant of a shipped name, or in the file of a path that ends in ``.toml``.

    Raises ``VariantError`` if there is no such variant, or if anything is wrong with it; the error
    lists every problem, each with the file and the line that it comes from.

    >>> load_variant("partnership-auction").title
    'Partnership Auction Marjapussi'
    >>> load_variant("ten-piont")
    Traceback (most recent call last):
    marjapussi.errors.VariantError: "ten-piont" is not a shipped variant; did you mean "ten-point"?
    """
    if isinstance(name_or_path, str) and not is_path(name_or_path):
        return _shipped(name_or_path)
    return variant_of(source_of(name_or_path))


@cache  # the shipped files do not change; a name that is not shipped is an error and not kept
def _shipped(name: str) -> Variant:
    return variant_of(source_of(name))


def source_of(name_or_path: str | os.PathLike[str]) -> Source:
    """The file of a shipped variant, or of a path; raises ``VariantError`` if it is not there."""
    if not isinstance(name_or_path, str) or is_path(name_or_path):
        return Source.read(Path(name_or_path))
    source = shipped_source(name_or_path)
    if source is None:
        beside = f"{name_or_path}.toml"
        hint = f' (for the file write "{beside}")' if is_file(Path(beside)) else ""
        raise VariantError([Problem(unknown_name(name_or_path) + hint)])
    return source


def variant_from_tables(tables: Mapping[str, object]) -> Variant:
    """The variant whose whole file has these tables, as ``tables()`` writes them, and a heading.

    Nothing is read or imported for it: it cannot extend another variant, and its rules are those
    of the library. Raises ``VariantError`` with all its problems.

    >>> ten = load_variant("ten-point")
    >>> heading = {"name": "ten-point", "title": "Ten-point Marjapussi", "version": 1}
    >>> variant_from_tables(heading | ten.tables()) == ten
    True
    """
    source = Source("variant", Path(), "", tables)
    if "extends" in tables:
        text = "extends: the whole variant must stand here"
        raise VariantError([source.problem(text, "extends")])
    return variant_of(source, Modules(installed=False))


def variant_of(source: Source, modules: Modules | None = None) -> Variant:
    """The variant that a source describes; raises ``VariantError`` with all its problems.

    ``modules`` are the rules that it may name: those of all distributions if nothing is said.
    """
    modules = modules or Modules()
    lineage = Lineage.of(source)
    problems = list(lineage.problems)
    complete = not problems
    settings = Settings()
    for each in lineage.sources:
        settings = settings.extended_by(each)
        problems += heading_problems(each)
        problems += Tables(each, settings, modules, complete=complete).problems()
    if complete:
        problems += missing_slots(source, settings)
    flawed = {problem.key[0] for problem in problems if problem.key}
    if not complete:
        flawed |= set(RULES)
    rules = {slot: _rule(slot, settings, modules, usable=slot not in flawed) for slot in RULES}
    heading: dict[str, Any] = {key: source.tables.get(key) for key in ("name", "title", "version")}
    try:
        variant = Variant(**heading, **rules)
    except VariantError as error:
        clashes = [clash for clash in error.problems if not flawed & _slots(clash)]
        problems += [_blamed(clash, lineage, settings) for clash in clashes]
    if problems:
        raise VariantError(_in_order(problems, lineage))
    return variant


def _rule(slot: str, settings: Settings, modules: Modules, *, usable: bool) -> Any:
    """The rule that is set in a slot; a stand-in if there are problems with it."""
    if not usable:
        stand_in, *_ = RULES[slot].values()
        return stand_in()
    rule = rule_in(slot, settings, modules)
    if rule is None:
        return None
    table = {key: value for key, value in settings.tables[slot].items() if key != "rule"}
    return rule(**{key: Knob.of(rule, key).kind.read(value) for key, value in table.items()})


def _slots(clash: Problem) -> set[str]:
    return {key[0] for key in (clash.key, *clash.beside)}


def _blamed(clash: Problem, lineage: Lineage, settings: Settings) -> Problem:
    """The clash with the file and line that brought it about: of what clashes, the last written."""
    keys = [key for key in (clash.key, *clash.beside) if settings.writer(key)]
    writers = {key: lineage.sources.index(settings.writer(key)) for key in keys}
    last = max(keys, key=lambda key: writers[key])
    source = lineage.sources[writers[last]]
    text = clash.text
    if last != clash.key:
        other = lineage.sources[writers[clash.key]]
        text += f" ([{clash.key[0]}] {clash.key[1]} is set in {other.file}:{other.line(clash.key)})"
    return Problem(text, source.file, source.line(last), clash.key, clash.beside)


def _in_order(problems: Iterable[Problem], lineage: Lineage) -> list[Problem]:
    """The problems as somebody meets them who reads the files from the top, the own file first."""
    files = [source.file for source in reversed(lineage.sources)]
    return sorted(
        problems,
        key=lambda each: (
            files.index(each.file) if each.file in files else len(files),
            each.line or 0,
        ),
    )
