"""Every numbered sentence of the rule book is cited by a module and quoted by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "marjapussi"
RULE_BOOK = ROOT.parent / "shared" / "RULES.md"

SENTENCES = {
    "deck": 3,
    "values": 2,
    "auction": 6,
    "exchange": 2,
    "contract": 1,
    "lead": 5,
    "follow": 5,
    "trumps": 5,
    "marriage": 9,
    "doubling": 4,
    "scoring": 3,
    "game": 2,
}
"""How many sentences of the rule book each slot has."""

NUMBERS = [f"{slot}.{n}" for slot, count in SENTENCES.items() for n in range(1, count + 1)]
UNNUMBERED = {"redeal"}
A_NUMBER = re.compile(rf"(?<![\w.])(?:{'|'.join([*SENTENCES, *UNNUMBERED])})\.\d+")


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


@cache
def quotations() -> Mapping[str, tuple[str, ...]]:
    """What the docstrings of tests quote, by the number that they begin with."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                number, colon, quoted = (ast.get_docstring(node) or "").partition(":")
                if colon and A_NUMBER.fullmatch(number):
                    found.setdefault(number, []).append(quoted)
    return {number: tuple(quoted) for number, quoted in found.items()}


def plain(text: str) -> str:
    """The text without emphasis and line breaks."""
    return " ".join(re.sub(r"[*`]", "", text).split())


@cache
def rule_book() -> Mapping[str, str]:
    """The sentences of the rule book by their numbers, each with what follows it."""
    if not RULE_BOOK.exists():
        pytest.skip("the rule book is not there: there is no folder `shared` beside the checkout")
    text = RULE_BOOK.read_text(encoding="utf-8")
    items = re.split(r"^- |^#+ ", text.partition("\n## Worked examples")[0], flags=re.MULTILINE)
    numbered = (re.match(r"\*\*(\w+\.\d+)\*\* (.*)", item, flags=re.DOTALL) for item in items)
    return {match[1]: plain(match[2]) for match in numbered if match}


def test_the_list_of_numbers_is_that_of_the_rule_book() -> None:
    assert sorted(rule_book()) == sorted(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_module_cites_it(number: str) -> None:
    cited = re.compile(rf"{re.escape(number)}(?!\d)")
    assert any(cited.search(module.read_text(encoding="utf-8")) for module in modules())


@pytest.mark.parametrize("number", NUMBERS)
def test_a_test_quotes_it(number: str) -> None:
    quoted = quotations().get(number, ())
    assert any(len(plain(text)) >= 15 for text in quoted), f"no test begins with '{number}: …'"


@pytest.mark.parametrize("number", NUMBERS)
def test_it_is_quoted_word_for_word(number: str) -> None:
    sentence = rule_book()[number]
    for quotation in quotations().get(number, ()):
        for part in plain(quotation).split("…"):
            assert part.strip() in sentence, f"{number} does not say {part.strip()!r}"


def cited() -> Iterator[tuple[str, str]]:
    """Each number that the source cites anywhere, with its module."""
    for module in modules():
        for number in A_NUMBER.findall(module.read_text(encoding="utf-8")):
            yield module.name, number


def test_no_module_cites_a_sentence_that_does_not_exist() -> None:
    assert {(module, number) for module, number in cited() if number not in NUMBERS} == set()


def numbers_given(call: ast.Call) -> Iterator[str]:
    """The number that a sentence or a refusal is made with, as far as it stands there as text."""
    place, name = {"Sentence": (0, "number"), "Refusal": (1, "rule")}[getattr(call.func, "id", "")]
    named = [keyword.value for keyword in call.keywords if keyword.arg == name]
    for argument in named or call.args[place : place + 1]:
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_refusal_and_sentence_has_a_number_of_the_rule_book() -> None:
    unknown = {
        (module.name, number)
        for module in modules()
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Sentence", "Refusal")
        for number in numbers_given(node)
        if number not in {*NUMBERS, *UNNUMBERED}
    }
    assert unknown == set()
