from __future__ import annotations

import pytest


def pytest_collect_file() -> None:
    pytest.importorskip("typer", reason="the pages show commands, which come with the extra cli")
