"""``marjapussi replay``: each line of a file is judged, and the sum is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import Program, Ran
from tests.server.records import FAULTS, PASSED_OUT, PLAYED, SHARED, changed, needs_real_deals

WRONG_POINTS = changed("players_points", "P2", to=15) + "\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deals.ndjson"


def test_faithful_deals_are_verified(program: Program, file: Path) -> None:
    file.write_text(PLAYED + PASSED_OUT)
    assert program("replay", file) == Ran(0, "2 deals verified, 0 differ\n", "")


def test_one_deal_is_a_deal(program: Program, file: Path) -> None:
    file.write_text(PLAYED.strip())
    assert program("replay", file) == Ran(0, "1 deal verified, 0 differ\n", "")


def test_a_difference_is_told_with_its_line_and_the_rest_is_read(
    program: Program, file: Path
) -> None:
    file.write_text(PLAYED + "\n" + WRONG_POINTS + PLAYED)
    assert program("replay", file) == Ran(
        1,
        f"{file}:3: players_points, P2 is 15, by the rules it is 14 (scoring.1)\n"
        "2 deals verified, 1 differ\n",
        "",
    )


def test_a_line_that_cannot_be_read_does_not_keep_the_rest_from_being_read(
    program: Program, file: Path
) -> None:
    file.write_bytes(b"\xff\n" + b"x" * 100_000 + b"\n[]\n" + PLAYED.encode() + b'{"id": 1')
    assert program("replay", file) == Ran(
        1,
        f"{file}:1: byte 0xff at 0 is not UTF-8\n"
        f"{file}:2: a record has up to 16,384 bytes, and this has more\n"
        f"{file}:3: found an array, expected an object in curly brackets\n"
        f"{file}:5: this is not JSON: Expecting ',' delimiter (column 9); the end is missing\n"
        "1 deal verified, 0 differ, 4 cannot be read\n",
        "",
    )


def test_windows_line_ends_do_no_harm(program: Program, file: Path) -> None:
    file.write_bytes(PLAYED.replace("\n", "\r\n").encode())
    assert program("replay", file) == Ran(0, "1 deal verified, 0 differ\n", "")


def test_a_missing_file_does_not_keep_the_others_from_being_read(
    program: Program, file: Path
) -> None:
    file.write_text(PLAYED)
    missing = file.with_name("missing")
    assert program("replay", missing, file) == Ran(
        2,
        "1 deal verified, 0 differ\n",
        f"{missing}: the file cannot be read: No such file or directory\n",
    )


def test_another_variant_judges_by_other_rules(program: Program, file: Path) -> None:
    file.write_text(PLAYED)
    ran = program("replay", "--variant", "ten-point", file)
    assert ran == Ran(
        1,
        f"{file}:1: actions, number 1: South: pass: There is no auction now. (auction.4)\n"
        "0 deals verified, 1 differ\n",
        "",
    )


@needs_real_deals
def test_all_real_deals_are_verified(program: Program) -> None:
    ran = program("replay", SHARED / "server-deals.ndjson")
    assert ran == Ran(0, "934 deals verified, 0 differ\n", "")


@needs_real_deals
def test_each_faulty_deal_is_reported(program: Program) -> None:
    file = SHARED / "server-deals-faulty.ndjson"
    ran = program("replay", file)
    faults = FAULTS.read_text(encoding="utf-8").splitlines()
    assert ran.out.splitlines() == [
        *(f"{file}:{fault}" for fault in faults),
        "0 deals verified, 10 differ",
    ]
    assert (ran.status, ran.err) == (1, "")
