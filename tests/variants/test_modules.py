"""Rules of other distributions: used by name, and refused when they cannot be used."""

import doctest
import importlib
import importlib.util
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import ClassVar, TypeAlias

import pytest
from attrs import frozen

from marjapussi.errors import VariantError
from marjapussi.testing import check_rule, try_out
from marjapussi.variant import RuleBook, differences, load_variant, to_toml, variant_names
from marjapussi.variant.catalogue import shipped_source
from marjapussi.variant.modules import misfits
from marjapussi.variant.reader import variant_of

GOOD = Path(__file__).parent / "good"
HOUSE_RULES = Path(__file__).parent / "house_rules"
Install: TypeAlias = Callable[[str, Mapping[str, str], Mapping[str, str]], None]
HEADING = 'name = "club"\ntitle = "Club"\nversion = 1\nextends = "partnership-auction"\n'


def said_of(folder: Path, tables: str) -> str:
    file = folder / "club.toml"
    file.write_text(HEADING + tables)
    with pytest.raises(VariantError) as caught:
        load_variant(file)
    return str(caught.value).replace(str(file), "club.toml")


@pytest.mark.usefixtures("house_rules")
class TestHouseRules:
    def test_a_file_uses_them_by_name(self) -> None:
        variant = load_variant(GOOD / "house-rules.toml")
        assert repr(variant.auction) == "ForcedOpening(opening=90)"
        assert repr(variant.scoring) == "TakenPoints(last_trick=10)"
        try_out(variant, Random(1), deals=20)

    def test_they_pass_the_checks(self) -> None:
        variant = load_variant(GOOD / "house-rules.toml")
        assert variant.auction is not None
        check_rule("auction", variant.auction, Random(1))
        check_rule("scoring", variant.scoring, Random(1))

    def test_their_examples_are_true(self) -> None:
        auction = importlib.import_module("house_rules.auction")
        assert doctest.testmod(auction) == (0, 1)

    def test_they_are_shown_compared_and_written_like_others(self, folder: Path) -> None:
        variant = load_variant(GOOD / "house-rules.toml")
        assert "auction.1 Forehand must open with a bid of 90 or more." in str(RuleBook.of(variant))
        said = [str(each) for each in differences(load_variant("marjapussi-de"), variant)]
        assert said[0] == "auction.rule: ascending → forced-opening"
        (folder / "again.toml").write_text(to_toml(variant))
        assert load_variant(folder / "again.toml") == variant

    def test_their_knobs_are_checked_as_strictly(self, folder: Path) -> None:
        tables = '[auction]\nrule = "forced-opening"\nopening = "high"\nminimum = 100\n'
        assert said_of(folder, tables).splitlines() == [
            'club.toml:7: [auction] opening: found "high" (text), expected a whole number from 5 '
            "to 400",
            'club.toml:8: [auction] minimum is not a key of the rule "forced-opening"; '
            'it belongs in [auction] with rule = "ascending"',
        ]

    def test_their_clashes_are_told_like_others(self, folder: Path) -> None:
        said = said_of(folder, '[auction]\nrule = "forced-opening"\nopening = 91\n')
        assert said == "club.toml:7: [auction] opening: 91 is not a multiple of the step of 5"

    def test_a_name_that_is_nearly_right(self, folder: Path) -> None:
        said = said_of(folder, '[auction]\nrule = "forced-openning"\n')
        assert said.endswith('did you mean "forced-opening"?')

    def test_no_file_names_an_import_path(self, folder: Path) -> None:
        said = said_of(folder, '[auction]\nrule = "house_rules.auction:ForcedOpening"\n')
        assert said.endswith('its rule may be "ascending" or "forced-opening" or "none"')
        assert "house_rules.auction" not in sys.modules

    def test_what_is_not_named_is_not_imported(self, folder: Path) -> None:
        file = folder / "club.toml"
        file.write_text(HEADING + '[auction]\nrule = "ascending"\nminimum = 100\n')
        load_variant(file)
        assert "house_rules" not in sys.modules


@pytest.mark.skipif(importlib.util.find_spec("hatchling") is None, reason="needs hatchling")
def test_an_installer_makes_the_same(folder: Path) -> None:
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--target"]
    command = [sys.executable, "-m", "pip", "install", *options, str(folder), str(HOUSE_RULES)]
    subprocess.run(command, check=True)
    assert load_variant(GOOD / "house-rules.toml").scoring.rule == "taken-points"


def test_shipped_variants_look_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_points(**_: str) -> None:
        raise AssertionError("nobody should ask who offers rules")

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    for name in variant_names():
        source = shipped_source(name)
        assert source is not None
        variant_of(source)


def test_a_name_of_the_library_is_taken(folder: Path, install: Install) -> None:
    install("usurper", {"auction.ascending": "usurper:Ascending"}, {})
    assert said_of(folder, '[auction]\nrule = "ascending"\n') == (
        'club.toml:6: [auction] rule: "ascending" is offered by this library and by usurper'
    )


def test_two_distributions_with_the_same_name(folder: Path, install: Install) -> None:
    install("one", {"auction.loud": "one:Loud"}, {})
    install("two", {"auction.loud": "two:Loud"}, {})
    said = said_of(folder, '[auction]\nrule = "loud"\n')
    assert said.startswith('club.toml:6: [auction] rule: "loud" is offered by ')
    assert {"one", "two"} <= set(said.split())


def test_what_is_wrong_with_a_rule_is_told_where_it_is_chosen(
    folder: Path, install: Install
) -> None:
    for owner in ("one", "two"):
        install(owner, {"auction.loud": "loud:Loud"}, {})
    (folder / "parent.toml").write_text(HEADING + '[auction]\nrule = "loud"\n')
    child = HEADING.replace('extends = "partnership-auction"', 'extends = "./parent.toml"')
    assert child != HEADING
    (folder / "club.toml").write_text(child + "[auction]\nminimum = 100\n")
    with pytest.raises(VariantError) as caught:
        load_variant(folder / "club.toml")
    (problem,) = caught.value.problems
    assert str(problem).startswith(f"{folder / 'parent.toml'}:6: [auction] rule: ")


def test_a_rule_without_a_property_of_its_protocol() -> None:
    @frozen
    class Empty:
        rule: ClassVar[str] = "empty"

        def sentences(self) -> tuple[()]:
            return ()

    assert list(misfits("deck", "empty", Empty)) == ["it has no cards", "it has no hand_size"]


RULE = """
from typing import ClassVar
from attrs import define, frozen
from marjapussi.sentences import Sentence

{decorator}
class Quiet:
    rule: ClassVar[str] = "{rule}"
    {field}

    def after(self, {parameters}):
        return None

    {sentences}
"""
SENTENCES = 'def sentences(self):\n        return (Sentence("trumps.1", "No trumps."),)'
FINE = {
    "decorator": "@frozen",
    "rule": "quiet",
    "field": "",
    "parameters": "trumps, made",
    "sentences": SENTENCES,
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"decorator": ""}, "it is no attrs class"),
        ({"decorator": "@define"}, "it is not frozen, or cannot be made without arguments"),
        (
            {"decorator": "@define(slots=False)"},
            "it is not frozen, or cannot be made without arguments",
        ),
        ({"rule": "silent"}, 'its class variable "rule" is not "quiet"'),
        ({"field": "volume: int = 3"}, "its field volume is no knob"),
        ({"parameters": "made"}, "its method after should take (self, trumps, made)"),
        ({"sentences": "after_all = after"}, "it has no method sentences"),
    ],
    ids=["no attrs", "not frozen", "open", "other name", "no knob", "parameters", "method"],
)
def test_a_module_that_breaks_its_protocol(
    folder: Path, install: Install, change: dict[str, str], said: str
) -> None:
    code = {"quiet.py": RULE.format(**FINE | change)}
    install("quiet-rules", {"trumps.quiet": "quiet:Quiet"}, code)
    found = said_of(folder, '[trumps]\nrule = "quiet"\n')
    start = 'club.toml:6: [trumps] rule: "quiet" of quiet-rules is no rule for it: '
    assert found == start + said


def test_the_same_module_without_a_fault(folder: Path, install: Install) -> None:
    code = {"quiet.py": RULE.format(**FINE)}
    install("quiet-rules", {"trumps.quiet": "quiet:Quiet"}, code)
    (folder / "club.toml").write_text(HEADING + '[trumps]\nrule = "quiet"\n')
    try_out(load_variant(folder / "club.toml"), Random(1), deals=3)


@pytest.mark.parametrize(
    ("target", "code", "said"),
    [
        ("quiet:Quiet", "import no_such_thing", "ModuleNotFoundError: No module named"),
        ("quiet:Loud", "", "AttributeError: module 'quiet' has no attribute 'Loud'"),
        ("quiet:Quiet", "1 / 0", "ZeroDivisionError: division by zero"),
    ],
)
def test_a_module_that_cannot_be_imported(
    folder: Path, install: Install, target: str, code: str, said: str
) -> None:
    install("quiet-rules", {"trumps.quiet": target}, {"quiet.py": code})
    found = said_of(folder, '[trumps]\nrule = "quiet"\n')
    assert f'"quiet" of quiet-rules cannot be imported: {said}' in found
