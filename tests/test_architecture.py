"""What is true of the source as a whole: which way imports point, how long a file is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import marjapussi
from marjapussi.rules import RULES

SOURCE = Path(__file__).parents[1] / "src" / "marjapussi"

LAYERS = [
    ("errors", "cards", "seats", "phases", "sentences", "spelling", "version"),
    ("actions",),
    ("bidding", "choices", "marriages", "notation", "options", "outcome"),
    ("protocols",),
    ("hands", "kontra", "table", "terms"),
    ("bargaining", "moves", "playing", "refusals", "settling"),
    ("view",),
    ("deal",),
    ("rules",),
    ("variant",),
    ("game", "sheet"),
    ("explain", "players", "steps", "trial", "tricks"),
    ("conformance", "testing"),
    ("worlds",),
    ("encode",),
    ("record",),
    ("server_format",),
    ("cli", "__main__"),
]
"""Modules and packages, from the lowest layer up: each imports from its own and lower ones."""

LAYER_OF = {module: height for height, layer in enumerate(LAYERS) for module in layer}
SHARED_BY_RULES = {"rules.kinds", "rules.knobs", "rules.suit_points"}
LONGEST = 300


@cache
def trees() -> dict[str, ast.Module]:
    """The modules of the library, by their names below ``marjapussi``, without that itself."""
    found = {}
    for file in sorted(SOURCE.rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(file.read_text(encoding="utf-8"))
    del found[""]
    return found


def imports(node: ast.AST) -> Iterator[str]:
    """The modules of the library that are imported for more than type checking."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.Import(names=names):
            yield from (
                alias.name.removeprefix("marjapussi.")
                for alias in names
                if alias.name.startswith("marjapussi.")
            )
        case ast.ImportFrom(module=str(module), names=names):
            package, _, module = module.partition(".")
            if package == "marjapussi":
                for alias in names:
                    below = f"{module}.{alias.name}".lstrip(".")
                    yield below if below in trees() else module
    for child in ast.iter_child_nodes(node):
        yield from imports(child)


@cache
def graph() -> dict[str, set[str]]:
    """What each module imports."""
    return {name: set(imports(tree)) for name, tree in trees().items()}


def test_every_module_has_its_layer() -> None:
    there = {name.partition(".")[0] for name in trees()}
    assert there - set(LAYER_OF) == set(), "give these a place in LAYERS"
    assert set(LAYER_OF) - there == set(), "these are gone: take them out of LAYERS"


@pytest.mark.parametrize("module", trees())
def test_imports_point_down(module: str) -> None:
    height = LAYER_OF[module.partition(".")[0]]
    assert {each for each in graph()[module] if LAYER_OF[each.partition(".")[0]] > height} == set()


def test_imports_do_not_go_round_in_a_circle() -> None:
    try:
        tuple(TopologicalSorter(graph()).static_order())
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


@pytest.mark.parametrize("slot", RULES)
def test_a_rule_hears_nothing_of_other_slots(slot: str) -> None:
    inside = {each for each in graph()[f"rules.{slot}"] if each.partition(".")[0] == "rules"}
    assert inside <= SHARED_BY_RULES


def test_the_deal_knows_no_rule() -> None:
    below = {module for layer in LAYERS[: LAYER_OF["rules"]] for module in layer}
    assert "deal" in below
    assert not {each for module in below for each in graph()[module] if each.startswith("rules")}


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: file.name)
def test_no_file_is_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST


@cache
def documented() -> set[str]:
    """Everything at the top of a module that a text says what it is."""
    found = set()
    for tree in trees().values():
        for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                    found |= {name} if ast.get_docstring(node) else set()
                case (
                    ast.AnnAssign(target=ast.Name(id=name))
                    | ast.Assign(targets=[ast.Name(id=name)])
                ):
                    match following:
                        case ast.Expr(value=ast.Constant(value=str())):
                            found.add(name)
    return found


@pytest.mark.parametrize("name", marjapussi.__all__)
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert hasattr(marjapussi, name)
    assert name in documented()
