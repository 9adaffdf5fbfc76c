"""Whatever a file holds, it is read as a variant or refused as one."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi.errors import VariantError
from marjapussi.variant import load_variant, variant_names
from marjapussi.variant.catalogue import shipped_source

TEXTS = [source.text for name in variant_names() if (source := shipped_source(name))]
WORDS = sorted({word for text in TEXTS for word in text.split()})
VALUES = ["0", "-1", "1e99", "nan", "true", '""', '"x"', "[]", "[[1]]", "{}", "{a={b=1}}", "0xFF"]
VALUES += ["1979-05-27", '"\\u0000"', "'none'", '"none"', "99999999999999999999", "'''\n'''", "="]


@pytest.fixture(scope="module")
def file() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "fuzzed.toml"


def read(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    problems = None
    try:
        load_variant(file)
    except VariantError as error:
        problems = error.problems
    if problems is not None:
        assert problems
        assert all(problem.file and problem.text.isprintable() for problem in problems)


@st.composite
def rewritten(draw: st.DrawFn) -> str:
    """A shipped file with some of its words or lines changed."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        words = lines[place].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        words[word] = draw(st.sampled_from(WORDS + VALUES))
        lines[place] = draw(st.sampled_from([" ".join(words), lines[0], "", lines[-1]]))
    return "\n".join(lines)


@st.composite
def mangled(draw: st.DrawFn) -> bytes:
    """A shipped file with some of its bytes changed, lost or doubled."""
    data = bytearray(draw(st.sampled_from(TEXTS)).encode())
    for _ in range(draw(st.integers(1, 6))):
        place = draw(st.integers(0, len(data) - 1))
        data[place : place + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(data)


@settings(max_examples=400, deadline=None)
@given(text=rewritten())
def test_rewritten_files(file: Path, text: str) -> None:
    read(file, text.encode())


@settings(max_examples=400, deadline=None)
@given(data=mangled())
def test_mangled_files(file: Path, data: bytes) -> None:
    read(file, data)


@settings(deadline=None)
@given(data=st.binary(max_size=200))
def test_any_bytes(file: Path, data: bytes) -> None:
    read(file, data)


HOSTILE = {
    "lists without end": "a = " + "[" * 30_000,
    "lists in lists": "a = " + "[" * 30_000 + "]" * 30_000,
    "tables in tables": "a = " + "{a = " * 10_000 + "1" + "}" * 10_000,
    "a long key": "a" + ".a" * 30_000 + " = 1",
    "a long heading": "[a" + ".a" * 30_000 + "]",
    "a deep slot": "deck" + ".a" * 900 + " = 1",
    "a deep knob": "marriage.points" + ".a" * 900 + " = 1",
    "a long number": "a = " + "1" * 60_000,
    "a long hexadecimal number": "version = 0x" + "f" * 60_000,
    "many keys": "\n".join(f"a{number} = 1" for number in range(6_000)),
    "many knobs": "[auction]\n" + "\n".join(f"minimun{number} = 1" for number in range(3_500)),
    "many slots": "\n".join(f"[auctoin{number}]" for number in range(3_500)),
    "a long quoted key": '"' + "x" * 60_000 + '" = 1',
    "a long value": "[deck]\nlowest = '" + "7" * 60_000 + "'",
    "a long comment": "# " + "x" * 65_000,
    "many lines": "\n" * 65_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files(file: Path, text: str) -> None:
    read(file, text.encode())
