"""No text that somebody else wrote becomes code, and none decides what is imported."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import marjapussi

SOURCE = Path(marjapussi.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))

RUN_CODE = {"eval", "exec", "compile", "__import__", "breakpoint"}
READ_CODE = {"pickle", "marshal", "shelve", "dill", "copyreg", "code", "codeop", "runpy", "ctypes"}
RUN_PROGRAMS = {"subprocess", "pty", "popen", "system", "execv", "execve", "spawnv", "posix_spawn"}
OPEN_DOORS = {"socket", "urllib", "http", "ftplib", "smtplib", "xmlrpc", "asyncio", "socketserver"}
IMPORT_BY_NAME = {"importlib", "imp", "pkgutil", "zipimport", "pkg_resources"}
FORBIDDEN = RUN_CODE | READ_CODE | RUN_PROGRAMS | OPEN_DOORS

ENTRY_POINTS = "variant/modules.py"  # the only place that loads the rules of other distributions
PROCESSES = "cli/jobs.py"  # shares its own work out among its own processes


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def dangers(tree: ast.AST) -> Iterator[str]:
    """Everything in a module that could run or import what its author did not write there."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) if name in RUN_CODE:
                yield name
            case ast.Attribute(value=ast.Name(id="re"), attr="compile"):
                pass
            case ast.Attribute(attr=name) if name in FORBIDDEN | {"import_module"}:
                yield name
            case ast.Import(names=names):
                for each in names:
                    if each.name.partition(".")[0] in FORBIDDEN | IMPORT_BY_NAME:
                        yield each.name
            case ast.ImportFrom(module=str(module), names=names):
                package = module.partition(".")[0]
                for each in names:
                    if package in FORBIDDEN | IMPORT_BY_NAME or each.name in FORBIDDEN:
                        yield f"{module}.{each.name}"


def computed_imports(tree: ast.AST) -> Iterator[str]:
    """Imports by a name that is not written out where it is imported."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str())]):
                pass
            case ast.Call(func=ast.Name(id="import_module")):
                yield ast.unparse(node)


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_nothing_runs_or_imports_what_data_say(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    harmless = {"importlib.import_module"}  # of a name that is written out, see below
    if named(path) == ENTRY_POINTS:
        harmless |= {"importlib.metadata.entry_points", "importlib.metadata.EntryPoint"}
    assert set(dangers(tree)) - harmless == set()
    assert list(computed_imports(tree)) == []


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_processes_are_started_in_one_place(path: Path) -> None:
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in (
            [each.name for each in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    allowed = {"multiprocessing", "concurrent"} if named(path) == PROCESSES else set()
    assert imported & {"multiprocessing", "concurrent", "threading"} <= allowed


@pytest.mark.parametrize(
    "code",
    [
        "eval(text)",
        "run = exec",
        "compile(text, '', 'exec')",
        "__import__(name)",
        "import pickle",
        "from pickle import loads",
        "import marshal as m",
        "from importlib import metadata",
        "import importlib; importlib.import_module(name)",
        "os.system(text)",
        "from os import system",
        "import urllib.request",
    ],
)
def test_such_code_would_be_found(code: str) -> None:
    assert list(dangers(ast.parse(code)))


def test_an_import_of_a_computed_name_would_be_found() -> None:
    assert list(computed_imports(ast.parse("import_module(name)")))
    assert not list(computed_imports(ast.parse("import_module('numpy')")))
