"""The pages are tested: what they say that Python or a command answers is what they answer."""

from __future__ import annotations

import doctest
import os
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sybil import Document, Example, Region, Sybil
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

from marjapussi.cli.program import run

_FILE = re.compile(r'(?:toml|python|json|text) title="(?P<name>[\w.-]+)"$\n', re.MULTILINE)
_PROMPT = re.compile(r"pycon$\n", re.MULTILINE)
_CONSOLE = re.compile(r"console$\n", re.MULTILINE)
_FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL

_examples = DocTestStringParser(DocTestEvaluator(_FLAGS))


def _prompts(document: Document) -> Iterator[Region]:
    """A fence of a Python prompt is tested as a docstring is; a page is one session."""
    for region in RawFencedCodeBlockLexer(_PROMPT)(document):
        source = region.lexemes["source"]
        for example in _examples(source, document.path):
            example.adjust(region, source)
            yield example


def _files(document: Document) -> Iterator[Region]:
    """A fence with a title is a file, which is written into the folder of the page."""
    for region in RawFencedCodeBlockLexer(_FILE)(document):
        region.parsed, region.evaluator = region.lexemes, _write
        yield region


def _write(example: Example) -> None:
    Path(example.parsed["name"]).write_text(example.parsed["source"], encoding="utf-8")


def _consoles(document: Document) -> Iterator[Region]:
    """A fence of a console has commands after ``$`` and what they print below them."""
    for region in RawFencedCodeBlockLexer(_CONSOLE)(document):
        region.parsed, region.evaluator = region.lexemes["source"], _run
        yield region


def _run(example: Example) -> str:
    for command in re.split(r"^\$ ", example.parsed, flags=re.MULTILINE)[1:]:
        line, _, wanted = command.partition("\n")
        program, *arguments = shlex.split(line)
        if program != "marjapussi":
            continue
        printed = StringIO()
        with redirect_stdout(printed), redirect_stderr(printed):
            run(arguments)
        if not doctest.OutputChecker().check_output(wanted, printed.getvalue(), _FLAGS):
            return f"$ {line}\nexpected:\n{wanted}\nprinted:\n{printed.getvalue()}"
    return ""


def _enter(namespace: dict[str, Any]) -> None:
    folder = TemporaryDirectory()
    namespace["_folder"], namespace["_before"] = folder, Path.cwd()
    os.chdir(folder.name)


def _leave(namespace: dict[str, Any]) -> None:
    os.chdir(namespace["_before"])
    namespace["_folder"].cleanup()


collect_ignore = [] if find_spec("griffe") else ["generator/docstrings.py"]  # of the extra docs

pytest_collect_file = Sybil(
    parsers=[_prompts, _files, _consoles],
    patterns=["*.md"],
    setup=_enter,
    teardown=_leave,
).pytest()
