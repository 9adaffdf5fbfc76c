"""Knobs: the fields of a rule, with their defaults, meanings and the values that they take."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import frozen

from marjapussi import Rank
from marjapussi.rules.kinds import Flaw, Kind, Name, Text, Truth, Whole, Word, found, plain
from marjapussi.rules.knobs import Knob, knobs, name, per_suit, truth, whole, word
from marjapussi.rules.suit_points import PerSuit, SuitPoints

POINTS = SuitPoints(100, 80, 60, 40)


def a_rule() -> Any:
    """The class of a rule with one knob of each kind, made anew."""

    @frozen
    class Every:
        count: int = whole(3, "how many", least=1, most=9)
        boundless: int = whole(7, "how many there may be", least=2)
        strict: bool = truth(False, "whether it is strict")
        order: str = word("up", "which way", words=("up", "down"))
        rank: Rank = name(Rank.SIX, "the lowest", members=(Rank.SIX, Rank.JACK))
        points: SuitPoints = per_suit(POINTS, "what suits count")
        other: int = 5

    return Every


def test_a_knob_has_a_default_a_meaning_and_a_kind() -> None:
    rule = a_rule()
    usual = rule()
    assert {key: (Knob.of(rule, key), getattr(usual, key)) for key in knobs(rule)} == {
        "count": (Knob("how many", Whole(1, 9)), 3),
        "boundless": (Knob("how many there may be", Whole(2)), 7),
        "strict": (Knob("whether it is strict", Truth()), False),
        "order": (Knob("which way", Word(("up", "down"))), "up"),
        "rank": (Knob("the lowest", Name((Rank.SIX, Rank.JACK))), Rank.SIX),
        "points": (Knob("what suits count", PerSuit(Whole(0))), POINTS),
    }


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("count", 0, "found 0, expected a whole number from 1 to 9"),
        ("count", 10, "found 10, expected a whole number from 1 to 9"),
        ("count", True, "found true, expected a whole number from 1 to 9"),
        ("count", "4", 'found "4" (text), expected a whole number from 1 to 9; write 4 without'),
        ("boundless", 1, "found 1, expected a whole number, 2 or more"),
        ("boundless", 2**53, "found 9007199254740992, expected a whole number, 2 or more"),
        ("strict", 1, "found 1, expected true or false"),
        ("order", "dwon", 'found "dwon" (text), expected "up" or "down"; did you mean "down"?'),
        ("order", 7, 'found 7, expected "up" or "down"'),
        ("rank", Rank.ACE, 'found "A" (text), expected "6" or "J"'),
        ("points", 5, "found 5, expected a table of hearts, diamonds, clubs and spades"),
        (
            "points",
            SuitPoints(-1, -2, 3, 4),
            "hearts: found -1, expected a whole number, 0 or more; diamonds: found -2, expected",
        ),
        ("points", SuitPoints(1, -2, 3, 4), "diamonds: found -2, expected a whole number, 0"),
    ],
)
def test_a_wrong_value_is_refused_with_the_rule_and_the_key(
    key: str, value: object, said: str
) -> None:
    with pytest.raises(ValueError, match="Every") as caught:
        a_rule()(**{key: value})
    assert str(caught.value).startswith(f"Every.{key}: {said}")


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("count", (1, 9)),
        ("boundless", (2, 2**53 - 1)),
        ("strict", (True, False)),
        ("order", ("up", "down")),
        ("rank", (Rank.SIX, Rank.JACK)),
        ("points", (SuitPoints(0, 1, 2, 3),)),
    ],
)
def test_every_allowed_value_is_taken(key: str, values: tuple[Any, ...]) -> None:
    rule = a_rule()
    kind: Kind[Any] = Knob.of(rule, key).kind
    for value in values:
        assert getattr(rule(**{key: value}), key) == value
        assert kind.read(kind.write(value)) == value
        assert list(kind.flaws(kind.write(value))) == []


def test_a_number_in_place_of_a_word_of_digits() -> None:
    kind = Name((Rank.SIX, Rank.TEN))
    assert [*kind.flaws(6)] == [
        Flaw('found 6, expected "6" or "10"; write it in quotes: "6"'),
    ]
    assert [*kind.flaws(7)] == [Flaw('found 7, expected "6" or "10"')]
    assert [*kind.flaws(True)] == [Flaw('found true, expected "6" or "10"')]
    far = "found a number that is far too large"
    assert [*Word((str(2**63), "1")).flaws(2**63)] == [
        Flaw(f'{far}, expected "{2**63}" or "1"'),
    ]


def test_text_of_a_certain_form() -> None:
    kind = Text("[a-z]+", "lower-case letters")
    assert [*kind.flaws("abc")] == []
    assert [*kind.flaws("abc1")] == [Flaw('found "abc1" (text), expected lower-case letters')]
    assert [*kind.flaws(1)] == [Flaw("found 1, expected lower-case letters")]
    assert (kind.read("abc"), kind.write("abc")) == ("abc", "abc")
    assert kind.schema() == {"type": "string", "pattern": "^(?:[a-z]+)$"}


def test_a_flaw_says_in_which_key_it_is() -> None:
    assert str(Flaw("found 0")) == "found 0"
    assert str(Flaw("found 0", "hearts")) == "hearts: found 0"


@pytest.mark.parametrize(
    ("value", "named"),
    [
        (None, "null"),
        (True, "true"),
        (False, "false"),
        ("x", '"x" (text)'),
        (-(2**63), "a number that is far too large"),
        (2**63 - 1, "9223372036854775807"),
        (0.5, "0.5"),
        ([], "an array"),
        ({}, "a table"),
        (set(), "a set"),
    ],
)
def test_what_is_found_is_named_as_a_reader_would(value: object, named: str) -> None:
    assert found(value) == named


def test_values_in_plain_words() -> None:
    assert plain({"hearts": 1, "open": False}) == "hearts 1, open false"


def test_points_of_suits_that_are_no_suits_or_missing() -> None:
    kind = PerSuit(Whole(0, 9))
    each = "a table of hearts, diamonds, clubs and spades, each a whole number from 0 to 9"
    assert [*kind.flaws(3)] == [Flaw(f"found 3, expected {each}")]
    assert [*kind.flaws({"hearts": 1, "diamonds": 1, "spades": 10})] == [
        Flaw(f"clubs is missing, expected {each}"),
        Flaw("found 10, expected a whole number from 0 to 9", "spades"),
    ]
    whole = {"hearts": 1, "diamonds": 2, "clubs": 3, "spades": 4}
    assert [*kind.flaws(whole | {"heats": 1, "Zzz": 1})] == [
        Flaw('"heats" is not a suit; did you mean hearts?', "heats"),
        Flaw('"Zzz" is not a suit', "Zzz"),
    ]
    assert kind.read(whole) == SuitPoints(1, 2, 3, 4)
    assert kind.write(SuitPoints(1, 2, 3, 4)) == whole


def test_words_that_look_like_other_values() -> None:
    assert [*Word(("True", "500")).flaws(True)] == [Flaw('found true, expected "True" or "500"')]
    assert [*Word(("True", "500")).flaws(500)] == [
        Flaw('found 500, expected "True" or "500"; write it in quotes: "500"')
    ]
