"""Running the program as a user does, and what it did."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from marjapussi.cli.program import run


class Ran(NamedTuple):
    """The exit status of a command, and what it wrote."""

    status: int
    out: str
    err: str


class Program:
    """The program in this process, which is faster than a process of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> Ran:
        self._capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        return Ran(status, *self._capsys.readouterr())


def run_outside(*arguments: str, folder: Path, environment: Mapping[str, str] | None = None) -> Ran:
    """The program in a process of its own, started in another folder."""
    done = subprocess.run(
        [sys.executable, "-m", "marjapussi", *arguments],
        cwd=folder,
        env=None if environment is None else {**environment},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
