"""What is fuzzed: each target reads what some bytes stand for, and judges how that went."""

from __future__ import annotations

import copy
import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, TypeAlias

from marjapussi import (
    Deal,
    Game,
    NotationError,
    RecordError,
    VariantError,
    load_variant,
    parse_action,
    parse_card,
    parse_suit,
    variant_names,
)
from marjapussi.record import read_record, write_record
from marjapussi.server_format import Recording, faults, read_recording, write_recording
from marjapussi.testing import play_out
from marjapussi.variant import to_toml
from marjapussi.variant.catalogue import shipped_source
from marjapussi.variant.reader import variant_from_tables
from tests.fuzz.draws import ODD, Draws, twisted

Target: TypeAlias = Callable[[bytes], None]

LONGEST_LINE = 3_000
"""The most characters of a line of an error; that of a record tells nine problems on one."""

MOST_SECONDS = 10.0
"""The most time to read anything, on a slow and busy machine."""

_FOLDER = tempfile.TemporaryDirectory(prefix="fuzz-")
_FILE = Path(_FOLDER.name) / "fuzzed.toml"
_DOCUMENTED = (VariantError, RecordError, NotationError)


def judged(read: Callable[[], Any]) -> Any:
    """What was read; ``None`` if it was refused as it should be."""
    start = process_time()
    try:
        return read()
    except _DOCUMENTED as error:
        for line in str(error).split("\n"):
            assert 0 < len(line) <= LONGEST_LINE, f"a line of {len(line)} characters"
            assert line.isprintable(), f"not fit for a terminal: {line!r}"
        return None
    finally:
        assert process_time() - start < MOST_SECONDS, "this takes too long"


# --- variant files

_SHIPPED = [source for name in variant_names() if (source := shipped_source(name))]
_TEXTS = [source.text for source in _SHIPPED] + [to_toml(load_variant("partnership-auction"))]
_WORDS = sorted({word for text in _TEXTS for word in text.split()})
_VALUES = ["0", "-1", "1e99", "nan", '""', "[]", "[[1]]", "{}", "{a={b=1}}", "0xFF", "07:32:00"]
_VALUES += ['"\\u0000"', '"none"', "9" * 20, "'''\n'''", "=", "[[deck]]", '"' + "../" * 9 + 'x"']


def variants(data: bytes) -> None:
    """A shipped file with some words and lines changed, or any bytes."""
    draws = Draws(data)
    _FILE.write_bytes(_rewritten(draws) if draws.below(4) else draws.rest())
    variant = judged(lambda: load_variant(_FILE))
    if variant is not None:
        _FILE.write_text(to_toml(variant), encoding="utf-8")
        assert load_variant(_FILE) == variant


def _rewritten(draws: Draws) -> bytes:
    lines = draws.pick(_TEXTS).splitlines()
    for _ in range(1 + draws.below(5)):
        place = draws.below(len(lines))
        words = lines[place].split(" ")
        new = draws.text() if draws.below(3) == 0 else draws.pick(_WORDS + _VALUES)
        words[draws.below(len(words))] = new
        lines[place] = draws.pick([" ".join(words), draws.pick(lines), ""])
    return "\n".join(lines).encode("utf-8", "surrogateescape")


# --- records


def _played() -> Iterator[Any]:
    for name in variant_names():
        rng = Random(name)
        variant = load_variant(name)
        yield json.loads(write_record(play_out(Deal.shuffled(variant, rng), rng)))
        game = Game.start(variant, rng)
        for _ in range(2):
            game = Game(variant, play_out(game.deal, rng), game.earlier)
            game = game if game.is_over else game.next_deal(rng)
        yield json.loads(write_record(game))


_RECORDS: Sequence[Any] = list(_played())
_SPARE = [*ODD, *({"rule": word.strip('"')} for word in _WORDS), *range(20)]


def records(data: bytes) -> None:
    """A record with some values changed, or any bytes."""
    draws = Draws(data)
    text: str | bytes = draws.rest()
    if data[:1] not in (b"", b"\0"):
        draws = Draws(data)
        mode = draws.below(256)
        record = copy.deepcopy(draws.pick(_RECORDS))
        record = twisted(draws, record, _SPARE)
        if mode % 2:
            _make_digest_right(record)
        text = json.dumps(record)
    played = judged(lambda: read_record(text))
    if played is not None:
        assert read_record(write_record(played)) == played


def _make_digest_right(record: Any) -> None:
    with suppress(VariantError, KeyError, TypeError, AttributeError):
        record["digest"] = variant_from_tables(record["variant"]).digest


# --- the server's notation


def _recorded() -> Iterator[Any]:
    variant = load_variant("marjapussi-de")
    for seed in range(8):
        rng = Random(seed)
        deal = play_out(Deal.shuffled(variant, rng), rng)
        yield json.loads(write_recording(Recording.of(deal)))


_RECORDINGS: Sequence[Any] = list(_recorded())
_LINES = [line for recording in _RECORDINGS for line in recording["actions"]]
_SERVER_SPARE = [*ODD, *_LINES[:200], "r-A", "s-Z", "g-O", "0,PROV,115", "4,TRCK,r-A", "0,ANSW,our"]


def server(data: bytes) -> None:
    """A deal in the server's notation with some values changed, or any bytes."""
    draws = Draws(data)
    text: str | bytes = draws.rest()
    if data[:1] not in (b"", b"\0"):
        draws = Draws(data[1:])
        recording = copy.deepcopy(draws.pick(_RECORDINGS))
        text = json.dumps(twisted(draws, recording, _SERVER_SPARE))
    recording = judged(lambda: read_recording(text))
    if recording is not None:
        found = [*faults(recording, load_variant("marjapussi-de"))]
        assert all(str(fault).isprintable() for fault in found)
        assert found or read_recording(write_recording(recording)) == recording


# --- cards and actions

_NAMES = [
    "♥A",
    "HA",
    "r-A",
    "s-K",
    "sk",
    "10",
    "ten",
    "of",
    "hearts",
    "Schellen",
    "Ober",
    "risti",
    "rouva",
    "ässä",
    "grün",
    "♠",
    "T",
    "Z",
    "h",
    "♣10",
]
_VERBS = [
    "bid",
    "announce",
    "give",
    "play",
    "declare",
    "make",
    "ask",
    "half",
    "marriage",
    "pass",
    "redeal",
    "yes",
    "no",
    "kontra",
    "re",
]
_SPACES = (" ", "  ", "\t", "\n", "\0", "", "\u2003", "-", ",")


def _spoken(data: bytes, words: Sequence[str]) -> str:
    draws = Draws(data)
    parts = []
    for _ in range(draws.below(12)):
        parts.append(draws.text(6) if draws.below(4) == 0 else draws.pick(words))
        parts.append(draws.pick(_SPACES))
    return "".join(parts) or draws.rest().decode("utf-8", "surrogateescape")


def cards(data: bytes) -> None:
    """Words of cards, whole and broken."""
    text = _spoken(data, _NAMES)
    card = judged(lambda: parse_card(text))
    suit = judged(lambda: parse_suit(text))
    assert card is None or parse_card(str(card)) is card
    assert suit is None or parse_suit(str(suit)) is suit


def actions(data: bytes) -> None:
    """Words of actions, whole and broken."""
    text = _spoken(data, [*_VERBS, *_NAMES, "120", "99999", "-5", "٣"])
    action = judged(lambda: parse_action(text))
    assert action is None or parse_action(str(action)) == action


TARGETS: Mapping[str, Target] = {
    "variants": variants,
    "records": records,
    "server": server,
    "cards": cards,
    "actions": actions,
}
"""What can be fuzzed, by name."""

SEEDS: Sequence[bytes] = [
    *(b"\0" + text.encode() for text in _TEXTS),
    *(b"\0" + json.dumps(record).encode() for record in (*_RECORDS[:4], *_RECORDINGS[:2])),
    *(bytes(Random(seed).randbytes(40)) for seed in range(40)),
]
"""Where to start from: what is whole, and some choices at random."""

DICTIONARY: Sequence[str] = sorted({*_WORDS, *_VERBS, *_NAMES, *re.findall(r"\w+", str(_LINES))})
"""Words that a fuzzer may put together."""
