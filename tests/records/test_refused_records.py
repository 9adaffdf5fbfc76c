"""A record that is no game by the rules is refused, and the error says where and why."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from io import StringIO
from random import Random
from typing import Any, ClassVar

import pytest
from attrs import evolve, frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import (
    Bid,
    Card,
    Deal,
    Game,
    RecordError,
    Refusal,
    Suit,
    Variant,
    load_variant,
)
from marjapussi.cards import Cards
from marjapussi.record import MOST_BYTES, read_record, read_records, write_record
from marjapussi.rules.auction import Ascending
from marjapussi.rules.follow import Strict
from marjapussi.sentences import Sentence
from marjapussi.testing import games
from marjapussi.trial import play_out
from tests.records.test_round_trips import whole_game

GAME = write_record(whole_game("marjapussi-de", seed=1, most_deals=3))

Change = Callable[[Any], object]


def changed(change: Change, text: str = GAME) -> str:
    """The record after something in it was changed."""
    record = json.loads(text)
    change(record)
    return json.dumps(record)


def bid_121_in_deal_2(record: Any) -> None:
    actions = record["deals"][1]["actions"]
    actions[0] = f"{actions[0][0]} bid 121"


def error_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def test_the_record_that_is_changed_below_is_itself_read() -> None:
    assert isinstance(read_record(GAME), Game)


def test_an_action_that_breaks_a_rule_is_refused_at_its_index_with_the_number_of_the_rule() -> None:
    error = error_of(changed(bid_121_in_deal_2))
    assert (error.deal, error.action) == (2, 1)
    assert error.refusal is not None
    assert error.refusal.rule == "auction.2"
    assert str(error) == (
        "deal 2, action 1: East: bid 121: A bid is a multiple of 5 points. (auction.2)"
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: r.update(schema=2), "schema: found 2, expected 1, the only one known here"),
        (lambda r: r.update(schema=True), "schema: found true, expected 1"),
        (lambda r: r.pop("schema"), "schema: found null, expected 1"),
        (lambda r: r.pop("scores"), '"scores" is missing'),
        (lambda r: r.update(score=[0, 0]), 'unknown key "score"; did you mean "scores"?'),
        (lambda r: r.update(deal=r["deals"][0]), 'unknown key "deal"'),
        (lambda r: r.update(digest="0" * 64), "digest: found .* for these rules"),
        (lambda r: r.update(digest=None), "digest: found null, expected text"),
        (lambda r: r.update(scores=[0, 0]), "scores: found an array, expected .* come to"),
        (lambda r: r.update(scores=[0]), "scores: found a list of 1, expected one of 2"),
        (lambda r: r.update(scores=["0", 0]), "scores, number 1: found"),
        (lambda r: r.update(deals=[]), "deals: found an array, expected one or more deals"),
        (lambda r: r.update(deals={}), "deals: found an object, expected a list"),
        (lambda r: r.update(deals=r["deals"] * 400), "deals: found a list of 1200"),
        (lambda r: r.update(variant="ten-point"), "variant: found .* with the tables"),
        (lambda r: r["variant"].update(extends="ten-point"), "variant: extends: the whole variant"),
        (lambda r: r["variant"].pop("deck"), r"variant: the table \[deck\] is missing"),
        (lambda r: r["variant"].pop("name"), "variant: name is missing"),
        (lambda r: r["variant"].update(title="a\nb"), "variant: title: found"),
        (lambda r: r["variant"].update(deck=None), r"\[deck\]: found null, expected one table"),
        (lambda r: r["variant"]["deck"].update(lowest=6), r"\[deck\] lowest: found 6"),
        (lambda r: r["variant"]["auction"].update(minimum=-5), r"minimum: found -5"),
        (lambda r: r["variant"]["auction"].update(minimum=121), "not a multiple of the step"),
        (lambda r: r["variant"]["follow"].update(rule="os"), r'\[follow\] rule: found "os"'),
        (lambda r: r["variant"]["auction"].update(minimum=100), "digest: found"),
        (lambda r: r["deals"].__setitem__(1, 5), "deal 2: found 5, expected an object"),
        (lambda r: r["deals"][1].update(dealer="X"), 'deal 2: dealer: found "X"'),
        (lambda r: r["deals"][1].update(dealer="SW"), 'deal 2: dealer: found "SW"'),
        (lambda r: r["deals"][1].update(dealer=1), "deal 2: dealer: found 1"),
        (
            lambda r: r["deals"][1].update(dealer="W"),
            "deal 2: dealer: found West, but it is the deal",
        ),
        (lambda r: r["deals"][0]["hands"].reverse(), "deal 1, action 10: East: give"),
        (lambda r: r["deals"][0]["hands"].__setitem__(0, "HA"), "deal 1: South holds 1 card,"),
        (lambda r: r["deals"][1].update(scores=[1, 2]), r"deal 2: scores: found \[1, 2\], but"),
        (lambda r: r["deals"][1]["hands"].pop(), "deal 2: hands: found a list of 3"),
        (lambda r: r["deals"][1]["hands"].__setitem__(0, "HA"), "deal 2: South holds 1 card,"),
        (lambda r: r["deals"][1]["hands"].__setitem__(0, "SX"), "deal 2: hands, number 1: 'SX'"),
        (lambda r: r["deals"][1]["hands"].__setitem__(0, "H" * 999), "up to 100 characters"),
        (lambda r: r["deals"][1].update(actions="pass"), "deal 2: actions: found"),
        (lambda r: r["deals"][1]["actions"].__setitem__(2, 7), "deal 2, action 3: found 7"),
        (lambda r: r["deals"][1]["actions"].__setitem__(2, "S"), "deal 2, action 3: found"),
        (lambda r: r["deals"][1]["actions"].__setitem__(2, "X pass"), "deal 2, action 3: found"),
        (lambda r: r["deals"][1]["actions"].__setitem__(2, "S sing"), "deal 2, action 3: 'sing'"),
        (lambda r: r["deals"][0]["actions"].pop(), "deal 2: the deal goes on"),
        (lambda r: r["deals"][2]["actions"].append("S HA"), "deal 3, action .*The deal is over"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: Change, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        read_record(changed(change))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "this is not JSON"),
        (b"[]", "found an array, expected an object"),
        (b"null", "found null, expected an object"),
        (b'"\xff"', "byte 0xff at 1 is not UTF-8"),
        (GAME[: len(GAME) // 2].encode(), "this is not JSON.*the end is missing"),
        (GAME.replace('"schema":1', '"schema":1,"schema":1').encode(), 'the key "schema" stands'),
        (GAME.replace('"step":5', '"step":5.0').encode(), "found 5.0, but numbers are whole"),
        (GAME.replace('"step":5', '"step":NaN').encode(), "found NaN, but numbers are whole"),
        (GAME.replace('"step":5', '"step":' + "9" * 5000).encode(), "up to 15 digits, not 5000"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b" " * (MOST_BYTES + 1), "up to 1,048,576 bytes"),
    ],
)
def test_what_is_no_sound_json_is_refused(text: bytes, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        read_record(text)


def test_a_variant_of_hostile_size_is_refused_and_not_every_problem_is_told() -> None:
    def with_keys(number: int) -> str:
        return changed(lambda r: r["variant"].update({f"k{i}": i for i in range(number)}))

    assert str(error_of(with_keys(50_000))) == (
        "a variant has up to 16,384 bytes, and this has more"
    )
    said = str(error_of(with_keys(500)))
    assert said.endswith("; and 491 more problems")
    assert len(said) < 2_000


def test_the_longest_auction_of_any_variant_can_be_kept() -> None:
    auction = Ascending(minimum=1, step=1, maximum=10_000)
    variant = evolve(load_variant("marjapussi-de"), auction=auction)
    deal = Deal.shuffled(variant, Random(1))
    for points in range(1, 10_001):
        deal = deal.apply(Bid(points))
    assert read_record(write_record(deal)) == deal


@frozen
class Lenient:
    """A rule of another distribution: nobody has to follow suit."""

    rule: ClassVar[str] = "lenient"

    def beats(self, best: Card, trumps: Suit | None) -> Cards:
        return Strict().beats(best, trumps)

    def legal(self, hand: Cards, led: Card, best: Card, trumps: Suit | None) -> Cards:
        return hand

    def refuse(
        self, hand: Cards, led: Card, best: Card, trumps: Suit | None, card: Card
    ) -> Refusal:
        return Refusal("You do not hold this card.", "follow.4")

    def sentences(self) -> tuple[Sentence, ...]:
        return (Sentence("follow.4", "Any card may be played."),)


def test_a_variant_with_rules_of_another_distribution_is_read_by_those_who_have_it() -> None:
    variant = evolve(load_variant("ten-point-24"), follow=Lenient())
    deal = play_out(Deal.shuffled(variant, Random(1)), Random(1))
    record = write_record(deal)
    assert read_record(record, known=[variant]) == deal
    assert 'variant: [follow] rule: found "lenient"' in str(error_of(record))


def test_what_no_record_can_hold_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    class Club:
        """Rules that are like a variant and are none."""

        def __getattr__(self, name: str) -> Any:
            return getattr(load_variant("ten-point-24"), name)

    rules: Any = Club()
    with pytest.raises(TypeError, match="a record needs a Variant, not <"):
        write_record(Deal.shuffled(rules, Random(1)))
    game = whole_game("marjapussi-de", seed=1, most_deals=3)
    monkeypatch.setattr("marjapussi.record.record.MOST_DEALS", 2)
    with pytest.raises(RecordError, match="a record has up to 2 deals, not 3"):
        write_record(game)


def test_a_line_without_end_is_not_read_into_memory() -> None:
    file = StringIO(" " * 20 * MOST_BYTES)
    with pytest.raises(RecordError, match="line 1: a record has up to"):
        next(read_records(file))
    assert file.tell() < 10 * MOST_BYTES


def test_reading_a_record_opens_no_file_and_imports_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forbidden(*arguments: object, **options: object) -> object:
        raise AssertionError("a file was opened, or something imported")

    unknown = changed(lambda r: r["variant"]["follow"].update(rule="theirs"))
    read_record(GAME)
    monkeypatch.setattr("importlib.metadata.entry_points", forbidden)
    monkeypatch.setattr("builtins.open", forbidden)
    monkeypatch.setattr("io.open", forbidden)
    monkeypatch.setattr("importlib.import_module", forbidden)
    read_record(GAME)
    assert "theirs" in str(error_of(unknown))


def test_a_known_variant_is_taken_as_it_is() -> None:
    game = whole_game("marjapussi-de", seed=1, most_deals=1)
    read = read_record(write_record(game), known=[load_variant("ten-point"), game.variant])
    assert read.variant is game.variant


def test_a_variant_is_known_by_its_whole_content_not_by_its_digest() -> None:
    variant = load_variant("marjapussi-de")
    renamed: Variant = evolve(variant, title="Another title")
    deal = Deal.shuffled(renamed, Random(1))
    read = read_record(write_record(deal), known=[variant])
    assert isinstance(read.variant, Variant)
    assert read.variant.title == "Another title"
    assert read == deal


def test_an_error_can_be_sent_to_another_process() -> None:
    error = error_of(changed(bid_121_in_deal_2))
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert again.refusal == error.refusal


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value inside a JSON value."""
    found = [path]
    if isinstance(value, dict):
        found += [place for key, each in value.items() for place in places(each, (*path, key))]
    if isinstance(value, list):
        found += [place for i, each in enumerate(value) for place in places(each, (*path, i))]
    return found


@given(games(most_deals=2), st.data())
@settings(max_examples=60, deadline=None)
def test_a_record_with_anything_put_into_it_is_a_game_or_refused(
    game: Game, data: st.DataObject
) -> None:
    record = json.loads(write_record(game))
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from([place for place in places(record) if place]))
        holder = record
        for key in path:
            holder = holder[key]
        if data.draw(st.booleans()):
            holder[last] = data.draw(JSON)
        else:
            del holder[last]
    refused_or_sound(json.dumps(record))


@given(games(most_deals=1), st.data())
@settings(max_examples=60, deadline=None)
def test_a_record_with_bytes_changed_is_a_game_or_refused(game: Game, data: st.DataObject) -> None:
    record = bytearray(write_record(game).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(record)))
        end = min(len(record), start + data.draw(st.integers(0, 3)))
        record[start:end] = data.draw(st.binary(max_size=3))
    refused_or_sound(bytes(record))


def refused_or_sound(record: str | bytes) -> None:
    try:
        played = read_record(record)
    except RecordError as error:
        said = str(error)
    else:
        said = "no error"
        assert read_record(write_record(played)) == played
    assert said.isprintable()


@given(st.binary(max_size=200) | st.text(max_size=200) | JSON.map(json.dumps))
@settings(max_examples=60, deadline=None)
def test_whatever_is_no_record_is_refused(text: str | bytes) -> None:
    assert error_of(text).problem
