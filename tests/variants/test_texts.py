"""What is written for readers of variants is what was reviewed, to the letter.

After a change of the wording run ``python tests/variants/test_texts.py`` and read what changed.
"""

from __future__ import annotations

import importlib.metadata
import os
import re
from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest
import tomli
from attrs import evolve

from marjapussi.errors import VariantError
from marjapussi.rules.trumps import Changing
from marjapussi.variant import (
    RuleBook,
    load_variant,
    origins,
    schema_text,
    starting_file,
    variant_names,
)
from marjapussi.variant.lineage import is_path
from marjapussi.variant.modules import Modules, misfits
from marjapussi.variant.origins import Origin
from marjapussi.variant.reader import variant_from_tables
from marjapussi.variant.source import Source

TEXTS = Path(__file__).parent / "texts"
BAD = Path(__file__).parent / "bad"
SHIPPED = Path(__file__).parents[2] / "variants"


def started() -> str:
    return starting_file("our-small-club", extends="ten-point-24", parent=load_variant("ten-point"))


WRITTEN: Mapping[str, Callable[[], str]] = {
    "started.toml": started,
    "rule-book.txt": lambda: str(RuleBook.of(load_variant("ten-point-24"))),
    "origins.txt": lambda: "\n".join(map(str, origins("ten-point-28"))) + "\n",
}


@pytest.mark.parametrize("file", WRITTEN)
def test_a_text_is_what_was_reviewed(file: str) -> None:
    assert WRITTEN[file]() == (TEXTS / file).read_text(encoding="utf-8")


def test_the_schema_is_text_of_two_spaces_and_a_last_line() -> None:
    text = schema_text()
    assert text.startswith('{\n  "$schema"')
    assert text.endswith("}\n")
    assert not text.endswith("\n\n")


def test_the_shipped_names_are_those_of_the_files() -> None:
    assert variant_names() == tuple(sorted(file.stem for file in SHIPPED.glob("*.toml")))


def test_a_starting_file_of_a_rule_of_somebody_else(house_rules: Path) -> None:
    parent = load_variant(Path(__file__).parent / "good" / "house-rules.toml")
    text = starting_file("our-club", extends="house-rules.toml", parent=parent)
    assert '\n[auction]\n# rule = "forced-opening" # or "ascending" or "none"\n' in text
    assert re.search(r"^# opening = 90 # .*", text, re.MULTILINE)


def test_a_name_that_is_not_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = '"ten-piont" is not a shipped variant; did you mean "ten-point"?'
    with pytest.raises(VariantError) as caught:
        load_variant("ten-piont")
    assert str(caught.value) == said
    (tmp_path / "ten-piont.toml").touch()
    with pytest.raises(VariantError) as caught:
        load_variant("ten-piont")
    assert str(caught.value) == f'{said} (for the file write "ten-piont.toml")'


def test_a_clash_says_with_what_other_key() -> None:
    with pytest.raises(VariantError) as caught:
        load_variant(BAD / "minimum-above-maximum.toml")
    (problem,) = caught.value.problems
    assert problem.key == ("auction", "minimum")
    assert problem.beside == (("auction", "maximum"),)


def test_a_record_names_the_key_that_it_may_not_have() -> None:
    tables = {"name": "club", "title": "Club", "version": 1, "extends": "ten-point"}
    with pytest.raises(VariantError) as caught:
        variant_from_tables(tables)
    (problem,) = caught.value.problems
    assert (problem.key, problem.line) == (("extends",), None)


def test_a_value_without_a_line_of_its_own_stands_where_its_table_does(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("[marriage]\npoints = { hearts = 1 }\n")
    source = Source.read(file)
    lines = [source.line(("marriage", "points", "hearts", "more")), source.line(("deck", "rule"))]
    assert lines == [2, None]
    assert source.line(("marriage", "points", "spades")) == 2
    assert source.line(("marriage", "locks")) == 1


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (RecursionError(), "this is nested too deeply for a variant file"),
        (ValueError("too many digits"), "a number in this file has thousands of digits"),
    ],
    ids=["deep", "digits"],
)
def test_what_a_toml_reader_may_give_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    def give_up(_: str) -> None:
        raise error

    monkeypatch.setattr(tomli, "loads", give_up)
    file = tmp_path / "odd.toml"
    file.touch()
    assert problem_of(file) == f"{file}: {said}"


def problem_of(file: Path) -> str:
    with pytest.raises(VariantError) as caught:
        load_variant(file)
    return str(caught.value)


def test_what_is_no_readable_file_is_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe, large, odd = (tmp_path / name for name in ("pipe.toml", "large.toml", "odd.toml"))
    os.mkfifo(pipe)
    large.write_bytes(b"#" * (64 * 1024 + 1))
    odd.write_bytes(b"\n\xff")
    assert problem_of(pipe) == f"{pipe}: this is a device or a pipe, not a variant file"
    assert problem_of(large) == f"{large}: the file is too large for a variant: the limit is 64 KiB"
    assert problem_of(odd) == f"{odd}:2: byte 0xff is not UTF-8; save the file as UTF-8"
    large.write_bytes(b"#" * (64 * 1024))
    assert "too large" not in problem_of(large)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", refuse)
    assert problem_of(odd) == f"{odd}: the file cannot be read: PermissionError"


def test_a_path_is_known_by_its_slashes_or_its_end() -> None:
    assert [is_path(text) for text in ("a.toml", "a/b", "a\\b", "ten-point", "a.tom")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_an_origin_is_told_on_one_line() -> None:
    key = ("marriage", "points", "hearts")
    assert str(Origin(key, True)) == "marriage.points.hearts = true (default)"
    assert str(Origin(key, 7, "a.toml", 3)) == "marriage.points.hearts = 7 (a.toml:3)"


def test_a_class_without_the_name_of_a_rule() -> None:
    from attrs import frozen

    @frozen
    class Nameless:
        cards: int = 0
        hand_size: int = 0

        def sentences(self) -> tuple[()]:
            return ()

    assert list(misfits("deck", "nameless", Nameless)) == [
        'its class variable "rule" is not "nameless"',
        "its field cards is no knob",
        "its field hand_size is no knob",
    ]


def refused_offer(monkeypatch: pytest.MonkeyPatch, target: str) -> str:
    """What is said of a rule that a distribution without a name offers."""
    offer = EntryPoint("trumps.odd", target, "marjapussi.rules")

    def offers(**_: Any) -> EntryPoints:
        return EntryPoints([offer])

    monkeypatch.setattr(importlib.metadata, "entry_points", offers)
    with pytest.raises(VariantError) as caught:
        Modules().rule("trumps", "odd")
    (problem,) = caught.value.problems
    assert problem.key == ("trumps", "rule")
    return str(problem)


def test_a_rule_of_nobody_knows_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused_offer(monkeypatch, "no_such_module:Odd") == (
        '[trumps] rule: "odd" of an unknown distribution cannot be imported: '
        "ModuleNotFoundError: No module named 'no_such_module'"
    )
    assert refused_offer(monkeypatch, "marjapussi.rules.deck:French") == (
        '[trumps] rule: "odd" of an unknown distribution is no rule for it: '
        'its class variable "rule" is not "odd"; it has no method after'
    )


def test_a_name_of_the_library_that_somebody_else_offers_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer = EntryPoint("trumps.changing", "nowhere:Nothing", "marjapussi.rules")

    def offers(**_: Any) -> EntryPoints:
        return EntryPoints([offer])

    monkeypatch.setattr(importlib.metadata, "entry_points", offers)
    assert Modules().rule("trumps", "changing", shipped=True) is Changing
    said = r"is offered by this library and by an unknown distribution"
    with pytest.raises(VariantError, match=said):
        Modules().rule("trumps", "changing")


def test_a_variant_made_in_python_has_the_heading_of_a_file() -> None:
    with pytest.raises(VariantError) as caught:
        evolve(load_variant("ten-point"), name="Ten", version=0)
    expected = 'lower-case words with hyphens between them, such as "our-club"'
    assert [(problem.text, problem.key) for problem in caught.value.problems] == [
        (f'name: found "Ten" (text), expected {expected}', ("name",)),
        ("version: found 0, expected a whole number, 1 or more", ("version",)),
    ]


if __name__ == "__main__":
    for name, write in WRITTEN.items():
        (TEXTS / name).write_text(write(), encoding="utf-8")
