"""The examples of the pages: what Python or a command answers there is what it answers."""

import doctest
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from sybil import Document, Example, Region
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

from marjapussi.cli.program import run

DOCS = Path(__file__).parents[2] / "docs"
PROMPT = re.compile(r"pycon$\n", re.MULTILINE)
CONSOLE = re.compile(r"console$\n", re.MULTILINE)
FILE = re.compile(r'(?:toml|python|json|text) title="(?P<name>[\w.-]+)"$\n', re.MULTILINE)
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL

in_prompt = DocTestStringParser(DocTestEvaluator(FLAGS))


def prompts(document: Document) -> Iterator[Region]:
    """A fence of a Python prompt is tested as a docstring is; a page is one session."""
    for region in RawFencedCodeBlockLexer(PROMPT)(document):
        source = region.lexemes["source"]
        for example in in_prompt(source, document.path):
            example.adjust(region, source)
            yield example


def consoles(document: Document) -> Iterator[Region]:
    """A fence of a console has commands after ``$`` and what they print below them."""
    for region in RawFencedCodeBlockLexer(CONSOLE)(document):
        region.parsed, region.evaluator = region.lexemes["source"], commands
        yield region


def commands(example: Example) -> str:
    for command in re.split(r"^\$ ", example.parsed, flags=re.MULTILINE)[1:]:
        line, _, wanted = command.partition("\n")
        program, *arguments = shlex.split(line)
        assert program == "marjapussi"
        printed = StringIO()
        with redirect_stdout(printed), redirect_stderr(printed):
            run(arguments)
        if not doctest.OutputChecker().check_output(wanted, printed.getvalue(), FLAGS):
            return f"$ {line}\nexpected:\n{wanted}\nprinted:\n{printed.getvalue()}"
    return ""


def files(document: Document) -> Iterator[Region]:
    """A fence with a title is a file, which is written into the folder of the page."""
    for region in RawFencedCodeBlockLexer(FILE)(document):
        region.parsed, region.evaluator = region.lexemes, write
        yield region


def write(example: Example) -> None:
    Path(example.parsed["name"]).write_text(example.parsed["source"], encoding="utf-8")


def documents() -> Iterator[Document]:
    for page in sorted(DOCS.rglob("*.md")):
        document = Document.parse(str(page), prompts, consoles, files)
        if list(document.examples()):
            yield document


@pytest.mark.parametrize(
    "document", [*documents()], ids=lambda each: Path(each.path).relative_to(DOCS).as_posix()
)
def test_the_examples_of_a_page(
    document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for example in document.examples():
        example.evaluate()
