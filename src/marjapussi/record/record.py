"""Records: a game or a deal as one line of JSON, to be kept, sent and played again.

A record is complete: it holds the whole variant, so that it can be read wherever the library is,
and reading it opens no file and imports nothing. Records are pure ASCII. This is one, on several
lines and shortened::

    {"schema": 1,
     "variant": {"name": "ten-point-32", "title": "…", "version": 1,
                 "deck": {"rule": "french", "lowest": "7"}, …},
     "digest": "a5e9…",
     "deals": [{"dealer": "E", "scores": [0, 0],
                "hands": ["H7 HA D9 …", "…", "…", "…"],
                "actions": ["S HA", "W H7", "N H9", "E HK", "S ask half clubs", "N yes", …]}],
     "scores": [2, 1]}

========== =====================================================================================
schema     the version of this description: 1
variant    a variant file as a JSON object: its heading, and the table of every slot that is on,
           with every parameter
digest     the fingerprint of the rules, ``Variant.digest``
deals      of a game: its deals in order; the last one may be unfinished
scores     of a game: the running scores, side of seats 0 and 2 first
deal       of a single deal, in place of ``deals`` and ``scores``
========== =====================================================================================

Of each deal there are its ``dealer`` (``S``, ``W``, ``N`` or ``E``), the running ``scores`` before
it, the ``hands`` as dealt to seats 0 to 3, and the ``actions``: who did it and what, as
``parse_action`` reads it; a card alone is played.

Everything in a record is checked: its size against ``MOST_BYTES``, ``MOST_VARIANT_BYTES`` and
``MOST_DEALS`` (and 20,000 actions in a deal), the variant as a variant file is, each action against
the rules, dealers and scores against what the deals before come to.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import IO

from marjapussi.deal import Deal
from marjapussi.errors import NoNextDealError, RecordError, VariantError, WrongDealError
from marjapussi.game import Game
from marjapussi.record.entry import Entry
from marjapussi.record.strict_json import parse_object
from marjapussi.record.transcript import Transcript, transcript, two
from marjapussi.variant.model import Variant
from marjapussi.variant.reader import variant_from_tables

SCHEMA = 1
"""The version of the records that are written, and the only one that is read."""

MOST_BYTES = 1024 * 1024
"""The largest record; a finished deal has about 1,800 bytes, and each further one 800."""

MOST_VARIANT_BYTES = 16 * 1024
"""The largest variant in a record; the shipped ones have about 1,000 bytes."""

MOST_DEALS = 1_000
"""The most deals in a record."""

_MOST_PROBLEMS = 9  # of a variant, to be told in one error


# --- writing


def write_record(played: Game | Deal) -> str:
    """The record of a game or of a deal, at whatever moment, as one line without its end.

    Raises ``RecordError`` if it would have more than ``MOST_BYTES`` or ``MOST_DEALS``.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> game = Game.start(load_variant("ten-point-32"), Random(1))
    >>> read_record(write_record(game)) == game
    True
    """
    variant = played.variant
    if not isinstance(variant, Variant):
        raise TypeError(f"a record needs a Variant, not {variant!r}")
    record: dict[str, object] = {
        "schema": SCHEMA,
        "variant": _tables(variant),
        "digest": variant.digest,
    }
    if isinstance(played, Game):
        deals = (*played.earlier, played.deal)
        if len(deals) > MOST_DEALS:
            raise RecordError(f"a record has up to {MOST_DEALS:,} deals, not {len(deals):,}")
        record |= {"deals": [transcript(deal) for deal in deals], "scores": played.scores}
    else:
        record["deal"] = transcript(played)
    text = json.dumps(record, separators=(",", ":"))
    if len(text) > MOST_BYTES:
        raise RecordError(f"a record has up to {MOST_BYTES:,} bytes, this would have {len(text):,}")
    return text


def write_records(file: IO[str], played: Iterable[Game | Deal]) -> None:
    """Write records into an open file, one a line (``.ndjson``)."""
    for each in played:
        file.write(write_record(each) + "\n")


def _tables(variant: Variant) -> Mapping[str, object]:
    heading = {"name": variant.name, "title": variant.title, "version": variant.version}
    return {**heading, **variant.tables()}


# --- reading


def read_record(record: str | bytes, *, known: Iterable[Variant] = ()) -> Game | Deal:
    """The game or the deal of a record, with every action checked.

    A variant that uses rules of other distributions is read only if it is one of ``known``.
    Raises ``RecordError``, which says what is wrong and where, for anything that is no record of a
    game or deal by the rules.

    >>> read_record('{"schema": 2}')
    Traceback (most recent call last):
        ...
    marjapussi.errors.RecordError: schema: found 2, expected 1, the only one known here
    """
    written = parse_object(record, most_bytes=MOST_BYTES)
    schema = Entry(written.get("schema"), "schema")
    if type(schema.value) is not int or schema.value != SCHEMA:
        schema.expected(f"{SCHEMA}, the only one known here")
    single = "deal" in written and "deals" not in written
    body = ("deal",) if single else ("deals", "scores")
    fields = Entry(written).keyed(("schema", "variant", "digest", *body))
    variant = _variant(fields["variant"], fields["digest"], known)
    if single:
        return _deal(variant, Entry(fields["deal"].value))
    return _game(variant, fields["deals"], fields["scores"])


def read_game(record: str | bytes, *, known: Iterable[Variant] = ()) -> Game:
    """The game of a record; raises ``RecordError`` also for a record of a single deal."""
    played = read_record(record, known=known)
    if not isinstance(played, Game):
        raise RecordError("this is the record of a deal, not of a game")
    return played


def read_deal(record: str | bytes, *, known: Iterable[Variant] = ()) -> Deal:
    """The deal of a record; raises ``RecordError`` also for a record of a game."""
    played = read_record(record, known=known)
    if not isinstance(played, Deal):
        raise RecordError("this is the record of a game, not of a deal")
    return played


def read_records(
    file: IO[str] | IO[bytes], *, known: Iterable[Variant] = ()
) -> Iterator[Game | Deal]:
    r"""The games and deals in an open file that has one record a line (``.ndjson``).

    Raises what ``read_record`` raises, with the number of the line.

    >>> from io import StringIO
    >>> next(read_records(StringIO("{}\n")))
    Traceback (most recent call last):
        ...
    marjapussi.errors.RecordError: line 1: schema: found null, expected 1, the only one known here
    """
    known = tuple(known)
    number = 0
    while line := file.readline(MOST_BYTES + 2):
        number += 1
        record = line.rstrip(b"\r\n") if isinstance(line, bytes) else line.rstrip("\r\n")
        try:
            played = read_record(record, known=known)
        except RecordError as error:
            raise error.at(line=number) from error.__cause__
        yield played


def _variant(tables: Entry, digest: Entry, known: Iterable[Variant]) -> Variant:
    if not isinstance(tables.value, Mapping):
        tables.expected("an object with the tables of the variant")
    written: Mapping[str, object] = tables.value
    if len(json.dumps(written)) > MOST_VARIANT_BYTES:
        raise RecordError(f"a variant has up to {MOST_VARIANT_BYTES:,} bytes, and this has more")
    variant = next((each for each in known if written == _tables(each)), None)
    if variant is None:
        try:
            variant = variant_from_tables(written)
        except VariantError as error:
            raise RecordError(_all_of(error)) from error
    if digest.text() != variant.digest:
        digest.expected(f"{variant.digest} for these rules")
    return variant


def _all_of(error: VariantError) -> str:
    problems = [str(problem) for problem in error.problems]
    more = len(problems) - _MOST_PROBLEMS
    told = problems[:_MOST_PROBLEMS] + ([f"and {more} more problems"] if more > 0 else [])
    return "; ".join(told)


def _game(variant: Variant, deals: Entry, scores: Entry) -> Game:
    game: Game | None = None
    for number, each in enumerate(deals.listed(most=MOST_DEALS), start=1):
        try:
            game = _one_more(variant, game, Transcript.of(Entry(each.value)))
        except RecordError as error:
            raise error.at(deal=number) from error.__cause__
    if game is None:
        deals.expected("one or more deals")
    if two(scores) != game.scores:
        scores.expected(f"{[*game.scores]}, what the deals come to")
    return game


def _one_more(variant: Variant, game: Game | None, said: Transcript) -> Game:
    """The game with one more deal, which is played as far as the transcript goes."""
    try:
        if game is None:
            game = Game(variant, said.start(variant))
        else:
            game = game.next_deal_with(said.hands)
    except (NoNextDealError, WrongDealError) as error:
        raise RecordError(str(error)) from error
    if said.dealer != game.dealer:
        raise RecordError(f"dealer: found {said.dealer}, but it is the deal of {game.dealer}")
    if said.scores != game.scores:
        before = f"the deals before come to {[*game.scores]}"
        raise RecordError(f"scores: found {[*said.scores]}, but {before}")
    return Game(variant, said.play(game.deal), game.earlier)


def _deal(variant: Variant, entry: Entry) -> Deal:
    said = Transcript.of(entry)
    return said.play(said.start(variant))
