from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.program import Program


def pytest_collect_file() -> None:
    pytest.importorskip("typer", reason="the commands come with the extra cli")


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str]) -> Program:
    from tests.cli.program import Program  # not there without the commands

    return Program(capsys)
