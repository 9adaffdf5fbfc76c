"""Every mistake of a user is told on stderr, on one line, with exit status 2 and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from marjapussi import variant_names
from tests.cli.program import Program, Ran

ALL = ", ".join(variant_names())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            "simulat ten-point",
            "marjapussi: No such command 'simulat'. Did you mean 'simulate'?; "
            "see marjapussi --help",
        ),
        ("--nothing", "marjapussi: No such option: --nothing; see marjapussi --help"),
        (
            "simulate",
            "marjapussi simulate: Missing argument 'variant'; see marjapussi simulate --help",
        ),
        (
            "simulate partnership-aution",
            '"partnership-aution" is not a shipped variant; did you mean "partnership-auction"?',
        ),
        (
            "simulate whist",
            f'"whist" is not a shipped variant; the shipped variants are {ALL}',
        ),
        ("simulate whist.toml", "whist.toml: there is no such file"),
        (
            "simulate ten-point --deals 3 --games 3",
            "marjapussi simulate: Invalid value: --deals and --games do not go together; "
            "see marjapussi simulate --help",
        ),
        (
            "simulate ten-point 36",
            "marjapussi simulate: Got unexpected extra argument(s) (36); "
            "see marjapussi simulate --help",
        ),
        (
            "replay",
            "marjapussi replay: Missing argument 'files'; see marjapussi replay --help",
        ),
        (
            "replay --variant marjapussi-fi some.ndjson",
            '"marjapussi-fi" is not a shipped variant; did you mean "marjapussi-de"?',
        ),
        ("show ten-pint", '"ten-pint" is not a shipped variant; did you mean "ten-point"?'),
    ],
)
def test_a_mistake_is_told_on_one_line(program: Program, arguments: str, said: str) -> None:
    assert program(*arguments.split()) == Ran(2, "", f"{said}\n")


@pytest.mark.parametrize("option", ["--deals", "--games", "--jobs", "--seed"])
@pytest.mark.parametrize("value", ["many", "0.5", "", pytest.param("9" * 5_000, id="5,000 digits")])
def test_an_option_that_is_no_number_is_refused(program: Program, option: str, value: str) -> None:
    ran = program("simulate", "ten-point", option, value)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"marjapussi simulate: Invalid value for '{option}': ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("option", ["--deals", "--games", "--jobs"])
def test_nothing_less_than_one_can_be_done(program: Program, option: str) -> None:
    ran = program("simulate", "ten-point", option, "0")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"marjapussi simulate: Invalid value for '{option}': ")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "empty").write_text("")
    (tmp_path / "blank").write_text("\n \n\n")
    (tmp_path / "binary").write_bytes(b"\x7fELF\x00\x01")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing", "the file cannot be read: No such file or directory"),
        (".", "the file cannot be read: Is a directory"),
        ("empty", "there is no deal in this file"),
        ("blank", "there is no deal in this file"),
        ("binary", "this is no text but a binary file"),
    ],
)
def test_a_file_that_holds_no_deals_is_refused(
    program: Program, folder: Path, name: str, said: str
) -> None:
    assert program("replay", folder / name) == Ran(2, "", f"{folder / name}: {said}\n")


def test_a_variant_file_with_problems_is_refused_with_all_of_them(
    program: Program, tmp_path: Path
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('name = "house"\ntitle = 7\nversion = 1\nextends = "ten-point"\n[dek]\n')
    ran = program("simulate", file)
    assert (ran.status, ran.out) == (2, "")
    assert [line.partition(": ")[0] for line in ran.err.splitlines()] == [f"{file}:2", f"{file}:5"]
