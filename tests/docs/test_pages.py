"""The pages have all that they should, and nothing that is out of date."""

import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import marjapussi
from marjapussi import variant_names
from marjapussi.rules import RULES
from marjapussi.rules.knobs import knobs
from marjapussi.variant import RuleBook, load_variant
from tests.test_architecture import LAYER_OF

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RULE_BOOK = ROOT.parent / "shared" / "RULES.md"
PAGES = sorted(DOCS.rglob("*.md"))
NUMBER = r"(?:redeal|[a-z]+\.\d+)"


def anchors() -> set[str]:
    """The numbered sentences of the rule book among the pages."""
    text = (DOCS / "rules" / "index.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^{{ #({NUMBER}) }}$", text, re.MULTILINE))


def named(page: Path) -> str:
    return page.relative_to(DOCS).as_posix()


def test_what_is_made_from_the_library_is_up_to_date() -> None:
    command = [sys.executable, str(DOCS / "generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), "run: python docs/generate.py"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_no_page_is_without_a_way_onward(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    heading = "## Three doors" if page == DOCS / "index.md" else "## Onward"
    assert re.search(r"\]\([^)]*\.md[)#]", text.partition(heading)[2])


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in link:
            assert (page.parent / link).is_file(), link


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_what_a_page_includes_is_there(page: Path) -> None:
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("--8"):
            found = re.fullmatch(r'--8<-- "([^":]+)(?::(\w+))?"', line)
            assert found is not None, line
            path, section = found.groups()
            text = (ROOT / path).read_text(encoding="utf-8")
            assert section is None or f"[start:{section}]" in text


def test_each_page_is_in_the_navigation() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    listed = re.findall(r"[\w/-]+\.md", text)
    assert sorted(listed) == sorted(map(named, PAGES))


def test_each_sentence_that_the_library_cites_has_an_anchor() -> None:
    number = rf"\b(?:{'|'.join(RULES)})\.\d+\b"
    files = (ROOT / "src").rglob("*.py")
    cited = {each for file in files for each in re.findall(number, file.read_text("utf-8"))}
    assert {"follow.2", "scoring.3"} <= cited
    assert cited <= anchors()


def test_each_sentence_of_the_variants_has_an_anchor() -> None:
    books = [RuleBook.of(load_variant(name)) for name in variant_names()]
    said = {
        each.number for book in books for chapter in book.chapters for each in chapter.sentences
    }
    assert said <= anchors()


@pytest.mark.skipif(not RULE_BOOK.is_file(), reason="the rule book is not beside this checkout")
def test_the_rule_book_is_there_as_a_whole() -> None:
    numbers = re.findall(r"^- \*\*([a-z]+\.\d+)\*\*", RULE_BOOK.read_text(), re.MULTILINE)
    assert set(numbers) == anchors() - {"redeal"}


def test_the_picture_of_the_layers_is_true() -> None:
    drawn = runpy.run_path(str(DOCS / "generator" / "layers.py"))["LAYERS"]
    heights = [{LAYER_OF[name] for name in names.split(" · ")} for names, _ in drawn]
    for upper, lower in pairwise(heights):
        assert min(upper) > max(lower)


def test_each_knob_names_its_source() -> None:
    sources = runpy.run_path(str(DOCS / "generator" / "sources.py"))
    every = {
        (slot, rule.rule, key)
        for slot, rules in RULES.items()
        for rule in rules.values()
        for key in ("", *knobs(rule))
    }
    assert set(sources["PLAYED_BY"]) == every


def described() -> Iterator[str]:
    for page in (DOCS / "reference").glob("*.md"):
        found = re.findall(r"^::: ([\w.]+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        yield from (name.rpartition(".")[2] for name in found)


def test_each_public_name_is_in_the_reference() -> None:
    assert set(marjapussi.__all__) - set(described()) == set()


def test_docstrings_are_shown_as_they_are_meant() -> None:
    pytest.importorskip("griffe", reason="it comes with the extra docs")
    fenced = runpy.run_path(str(DOCS / "generator" / "docstrings.py"))["fenced"]
    assert fenced("Two::\n\n    a\n\n>>> 1\n1\n\nEnd (rule follow.2).") == (
        "Two:\n\n```text\na\n```\n\n```pycon\n>>> 1\n1\n```\n\n"
        'End (rule <a class="rule" href="../../rules/#follow.2">follow.2</a>).'
    )
