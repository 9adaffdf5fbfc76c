"""Input of absurd sizes and shapes: refused soon, in few words, in little memory."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO, StringIO
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from marjapussi import (
    MarjapussiError,
    NotationError,
    RecordError,
    VariantError,
    load_variant,
    parse_action,
    parse_card,
    parse_suit,
)
from marjapussi.record import read_record, read_records
from marjapussi.server_format import read_recording

TEN_MEGABYTES = 10_000_000
MOST_SECONDS = 10.0  # of which a fast and idle machine needs a tenth
MOST_BYTES = 4_000_000  # beside the input itself


@contextmanager
def within_bounds() -> Iterator[None]:
    """Fails if what is done inside takes long or takes much memory."""
    tracemalloc.start()
    start = process_time()
    try:
        yield
        assert process_time() - start < MOST_SECONDS
        assert tracemalloc.get_traced_memory()[1] < MOST_BYTES
    finally:
        tracemalloc.stop()


def refused(read: Callable[[], Any], error: type[MarjapussiError]) -> str:
    with within_bounds(), pytest.raises(error) as raised:
        read()
    said = str(raised.value)
    assert len(said) < 2_000
    assert said.isprintable()
    return said


class TestVariantFiles:
    @pytest.mark.parametrize(
        "text",
        [
            "x" * TEN_MEGABYTES,
            'title = "' + "x" * TEN_MEGABYTES + '"',
            "[a]\n" * 2_500_000,
            "\n" * TEN_MEGABYTES,
        ],
        ids=["word", "title", "tables", "lines"],
    )
    def test_ten_megabytes(self, tmp_path: Path, text: str) -> None:
        file = tmp_path / "large.toml"
        file.write_text(text)
        assert "the limit is 64 KiB" in refused(lambda: load_variant(file), VariantError)

    @pytest.mark.parametrize(
        "text",
        [
            "a = " + "{ a = " * 10_000 + "1" + " }" * 10_000,
            "a = " + "[" * 10_000 + "]" * 10_000,
            "[a" + ".a" * 10_000 + "]",
            "a" + ".a" * 10_000 + " = 1",
        ],
        ids=["inner tables", "arrays", "header", "key"],
    )
    def test_ten_thousand_tables_in_one_another(self, tmp_path: Path, text: str) -> None:
        file = tmp_path / "deep.toml"
        file.write_text(text)
        refused(lambda: load_variant(file), VariantError)

    def test_a_zero_byte(self, tmp_path: Path) -> None:
        file = tmp_path / "zero.toml"
        file.write_bytes(b'name = "zero\0"')
        refused(lambda: load_variant(file), VariantError)
        refused(lambda: load_variant("zero\0.toml"), VariantError)
        refused(lambda: load_variant("zero\0"), VariantError)

    def test_a_thousand_files_that_extend_one_another(self, tmp_path: Path) -> None:
        for number in range(1_000):
            heading = f'name = "v{number}"\ntitle = "V"\nversion = 1\n'
            text = f'{heading}extends = "v{number + 1}.toml"\n'
            (tmp_path / f"v{number}.toml").write_text(text)
        said = refused(lambda: load_variant(tmp_path / "v0.toml"), VariantError)
        assert "more than 8 files extend one another" in said

    def test_a_file_that_extends_a_device_or_itself(self, tmp_path: Path) -> None:
        file = tmp_path / "odd.toml"
        for path in ("/dev/zero/../zero.toml", "/dev", "./odd.toml", "../" * 2_000 + "x.toml"):
            heading = 'name = "odd"\ntitle = "Odd"\nversion = 1\n'
            file.write_text(f"{heading}extends = {json.dumps(path)}\n")
            with within_bounds(), pytest.raises(VariantError):
                load_variant(file)

    def test_a_name_of_ten_megabytes(self) -> None:
        with pytest.raises(VariantError) as raised:
            load_variant("x" * TEN_MEGABYTES)
        assert len(str(raised.value)) < 2_000


class TestRecords:
    @pytest.mark.parametrize(
        "text",
        ["[" * TEN_MEGABYTES, '{"schema": "' + "x" * TEN_MEGABYTES + '"}', "9" * TEN_MEGABYTES],
        ids=["brackets", "text", "number"],
    )
    def test_ten_megabytes(self, text: str) -> None:
        assert "up to 1,048,576 bytes" in refused(lambda: read_record(text), RecordError)

    @pytest.mark.parametrize("open_file", [StringIO, lambda text: BytesIO(text.encode())])
    def test_a_line_of_ten_megabytes(self, open_file: Callable[[str], Any]) -> None:
        file = open_file("x" * TEN_MEGABYTES)
        assert "line 1" in refused(lambda: next(read_records(file)), RecordError)

    @pytest.mark.parametrize(
        "text",
        [
            "[" * 10_000 + "]" * 10_000,
            '{"a": ' * 10_000 + "1" + "}" * 10_000,
            '{"schema": 1, "variant": ' + '{"a": ' * 400 + "1" + "}" * 400 + "}",
            '{"schema": 1, "variant": ' + '{"a": ' * 990 + "1" + "}" * 990 + "}",
            '{"schema": 1' + "0" * 500_000 + "}",
            "\0",
            '{"schema": "\\u0000\\ud800\\u001b[2J"}',
        ],
        ids=["arrays", "objects", "variant", "variant, deeper", "digits", "zero", "characters"],
    )
    def test_odd_shapes(self, text: str) -> None:
        refused(lambda: read_record(text), RecordError)
        refused(lambda: read_recording(text), RecordError)

    def test_ten_megabytes_of_the_server_notation(self) -> None:
        text = '{"players": ["' + "x" * TEN_MEGABYTES
        refused(lambda: read_recording(text), RecordError)


WORDS = {
    "a long word": "x" * TEN_MEGABYTES,
    "spaces": " " * TEN_MEGABYTES,
    "many cards": "give " + "HA " * 1_000_000,
    "a long number": "bid " + "9" * TEN_MEGABYTES,
    "many small words": "of " * 1_000_000,
    "a null": "\0",
    "a null for a card": "play \0",
    "a null in a number": "bid 1\0",
    "an escape": "\x1b[2J",
    "half a character": "\ud800",
    "nothing": "",
}


class TestWords:
    @pytest.mark.parametrize("read", [parse_card, parse_suit, parse_action])
    @pytest.mark.parametrize("text", WORDS.values(), ids=WORDS)
    def test_no_card_no_suit_no_action(self, read: Callable[[str], object], text: str) -> None:
        refused(lambda: read(text), NotationError)
