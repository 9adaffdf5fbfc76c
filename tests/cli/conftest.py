from __future__ import annotations

import pytest

from tests.cli.program import Program


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str]) -> Program:
    return Program(capsys)
