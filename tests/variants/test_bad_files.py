"""What is said of bad variant files: next to each file is a text with exactly that.

After a change of the wording run ``python tests/variants/test_bad_files.py`` and read what changed.
"""

import os
from pathlib import Path

import pytest

from marjapussi.errors import VariantError
from marjapussi.variant import load_variant

BAD = Path(__file__).parent / "bad"
FILES = sorted(BAD.glob("*.toml"))


def said_of(file: Path) -> str:
    """All problems of the file, a line each, as somebody is told who stands in its folder."""
    with pytest.raises(VariantError) as caught:
        load_variant(file.name)
    return f"{caught.value}\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_problem_is_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BAD)
    assert said_of(file) == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_no_text_is_left_over() -> None:
    assert {file.stem for file in FILES} == {text.stem for text in BAD.glob("*.txt")}


if __name__ == "__main__":
    os.chdir(BAD)
    for each in FILES:
        each.with_suffix(".txt").write_text(said_of(each), encoding="utf-8")
