"""Makes a distribution importable as if it were installed, without any installer."""

from collections.abc import Mapping
from pathlib import Path

import tomli

HOUSE_RULES = Path(__file__).parent / "house_rules"


def install_house_rules(folder: Path) -> None:
    """Put the package that lies beside this file into a folder."""
    project = tomli.loads((HOUSE_RULES / "pyproject.toml").read_text())["project"]
    code = {
        f"house_rules/{file.name}": file.read_text()
        for file in (HOUSE_RULES / "src" / "house_rules").glob("*.py")
    }
    install(folder, project["name"], project["entry-points"]["marjapussi.rules"], code)


def install(
    folder: Path, name: str, offers: Mapping[str, str], code: Mapping[str, str] | None = None
) -> None:
    """Put a distribution with these entry points and these files into a folder."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    lines = ["[marjapussi.rules]", *(f"{offer} = {target}" for offer, target in offers.items())]
    files = {
        f"{info.name}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{info.name}/entry_points.txt": "\n".join(lines) + "\n",
        **(code or {}),
    }
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
