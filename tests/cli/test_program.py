"""The program as a whole: as its own process, without its extra, into a closed pipe."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi import load_variant, variant_names
from marjapussi.version import VERSION
from tests.cli.program import Program, Ran, run_outside


def test_variants_lists_what_is_shipped(program: Program) -> None:
    ran = program("variants")
    names = [line.split()[0] for line in ran.out.splitlines()]
    titles = [line.split(maxsplit=1)[1] for line in ran.out.splitlines()]
    assert names == list(variant_names())
    assert titles == [load_variant(name).title for name in names]


def test_the_version_is_told(program: Program) -> None:
    assert program("--version") == Ran(0, f"marjapussi {VERSION}\n", "")


def test_without_a_command_the_commands_are_told(program: Program) -> None:
    ran = program()
    assert (ran.status, ran.err) == (0, "")
    for command in ("variants", "simulate", "replay", "check", "show", "diff", "rules", "new"):
        assert f" {command} " in ran.out


@pytest.mark.parametrize("command", ["simulate", "replay", "check", "show", "new"])
def test_each_command_has_help(program: Program, command: str) -> None:
    ran = program(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert f"Usage: marjapussi {command} " in ran.out


def test_it_runs_in_any_folder(tmp_path: Path) -> None:
    ran = run_outside("simulate", "ten-point-24", "--deals", "10", "--jobs", "2", folder=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Ten-point Marjapussi, 24 cards: 10 deals, seed 1\n")


def test_without_the_extra_it_says_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise ModuleNotFoundError(name='typer')")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    assert run_outside("variants", folder=tmp_path, environment=environment) == Ran(
        2,
        "",
        "marjapussi: the commands need typer, which is not installed; "
        "it comes with: pip install 'marjapussi-rules[cli]'\n",
    )


def test_importing_the_library_imports_no_command_line(tmp_path: Path) -> None:
    code = "import sys, marjapussi; print({'typer', 'rich', 'multiprocessing'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


def test_a_terminal_of_old_can_show_it(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = run_outside(
        "simulate", "ten-point-24", "--games", "1", folder=tmp_path, environment=environment
    )
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "marjapussi", "schema"],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "marjapussi: No space left on device\n")


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "marjapussi", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has pipes that break like this")
def test_a_reader_who_has_read_enough_is_no_mistake() -> None:
    with started("simulate", "ten-point-24", "--games", "500") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(timeout=30) == 141


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_is_told_on_one_line(jobs: str) -> None:
    with started("simulate", "ten-point-24", "--games", "3000", "--jobs", jobs) as process:
        assert process.stdout is not None
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "marjapussi: interrupted\n")
