"""What a file takes over of the tables that it extends, and who wrote each value."""

from __future__ import annotations

from pathlib import Path

from marjapussi import Suit
from marjapussi.rules.auction import Ascending
from marjapussi.rules.lead import AceFirst, AceThenSuit
from marjapussi.variant import load_variant
from marjapussi.variant.settings import Settings
from marjapussi.variant.source import Source

PARENT = """
name = "parent"
title = "Parent"
version = 1
extends = "partnership-auction"
[auction]
rule = "ascending"
minimum = 100
[lead]
rule = "ace-then-suit"
suit = "clubs"
ace_falls = false
[marriage]
points = { hearts = 90 }
"""
CHILD = """
name = "child"
title = "Child"
version = 1
extends = "./parent.toml"
[auction]
rule = "ascending"
maximum = 200
[lead]
rule = "ace"
"""


def family(folder: Path) -> tuple[Source, Source]:
    (folder / "parent.toml").write_text(PARENT)
    (folder / "child.toml").write_text(CHILD)
    return Source.read(folder / "parent.toml"), Source.read(folder / "child.toml")


def test_a_table_that_names_the_same_rule_changes_only_what_it_writes(tmp_path: Path) -> None:
    family(tmp_path)
    assert load_variant(tmp_path / "child.toml").auction == Ascending(minimum=100, maximum=200)


def test_a_table_that_names_another_rule_starts_afresh(tmp_path: Path) -> None:
    family(tmp_path)
    assert load_variant(tmp_path / "parent.toml").lead == AceThenSuit(Suit.CLUBS, False)
    assert load_variant(tmp_path / "child.toml").lead == AceFirst(ace_falls=False)


def test_each_value_has_its_writer(tmp_path: Path) -> None:
    parent, child = family(tmp_path)
    settings = Settings.of([parent, child])
    written = {
        ("auction", "minimum"): parent,
        ("auction", "maximum"): child,
        ("auction", "step"): child,  # the default of the rule that it names
        ("auction",): child,
        ("lead", "suit"): child,
        ("lead", "rule"): child,
        ("marriage", "points", "hearts"): parent,
        ("marriage", "points", "spades"): parent,
        ("marriage", "locks"): parent,
        ("deck", "rule"): None,
    }
    assert {key: settings.writer(key) for key in written} == written


def test_a_value_of_nobody_is_laid_to_who_chose_the_rule_not_to_who_wrote_last(
    tmp_path: Path,
) -> None:
    parent, _ = family(tmp_path)
    file = tmp_path / "grandchild.toml"
    file.write_text(PARENT.replace('rule = "ascending"\n', ""))
    settings = Settings.of([parent, Source.read(file)])
    assert settings.writer(("auction", "step")) == parent
    writer = settings.writer(("auction", "minimum"))
    assert writer is not None
    assert writer.path == file
