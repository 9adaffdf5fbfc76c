"""Makes distributions importable as if they were installed, without any installer."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import pytest
import tomli

collect_ignore = ["house_rules"]  # installed by the tests that need it

HOUSE_RULES = Path(__file__).parent / "house_rules"
Install: TypeAlias = Callable[[str, Mapping[str, str], Mapping[str, str]], None]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which modules and distributions are found."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


@pytest.fixture
def install(folder: Path) -> Install:
    """Puts a distribution with a name, with entry points and with code into the folder."""

    def put(name: str, offers: Mapping[str, str], code: Mapping[str, str]) -> None:
        info = f"{name.replace('-', '_')}-1.0.dist-info"
        lines = ["[marjapussi.rules]", *(f"{offer} = {target}" for offer, target in offers.items())]
        files = {
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
            f"{info}/entry_points.txt": "\n".join(lines) + "\n",
        }
        for path, text in {**files, **code}.items():
            file = folder / path
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)

    return put


@pytest.fixture
def house_rules(install: Install) -> Path:
    """The package that lies beside this file, put into the folder; says where it lies."""
    project = tomli.loads((HOUSE_RULES / "pyproject.toml").read_text())["project"]
    code = {
        f"house_rules/{file.name}": file.read_text()
        for file in (HOUSE_RULES / "src" / "house_rules").glob("*.py")
    }
    install(project["name"], project["entry-points"]["marjapussi.rules"], code)
    return HOUSE_RULES
