"""The walk over a TOML text finds the keys that the TOML reader finds, on their lines."""

from collections.abc import Iterator, Mapping

import pytest
import tomli
from hypothesis import given
from hypothesis import strategies as st

from marjapussi.variant.catalogue import shipped_source, variant_names
from marjapussi.variant.positions import KeyPath, key_lines

TRICKY = r'''
# [comment]
a = "[not] a = 'table' # nor a comment"
"quoted \u0041 . key" = 1
'literal # key' = [ 1, [2, "]"], # ] not the end
  { x = 3, 'y z' = { deep = [ { deeper = 4 } ] } },
]
many = """
[no]
no = "1" \""""
five = """""""" # two quotes in three
raw = \'\'\'
b = ''2''
\'\'\'
dotted . "key" . 'path' = 1979-05-27 07:32:00
[ t . "u.v" ]
k={}
[[list]]
  k = 0x1F
[[list]]
m = +inf
[list.under]
n = { o.p = 1, o.q = 2 }
'''.replace(r"\'", "'")


def paths(table: Mapping[str, object], within: KeyPath = ()) -> Iterator[KeyPath]:
    for key, value in table.items():
        yield (*within, key)
        for inner in tables_in(value):
            yield from paths(inner, (*within, key))


def tables_in(value: object) -> Iterator[Mapping[str, object]]:
    if isinstance(value, Mapping):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from tables_in(each)


def test_every_key_is_found_once_and_nothing_else() -> None:
    assert set(key_lines(TRICKY)) == set(paths(tomli.loads(TRICKY)))


def test_the_lines_are_those_of_the_text() -> None:
    lines = key_lines(TRICKY)
    assert lines["a",] == 3
    assert lines["literal # key", "y z", "deep", "deeper"] == 6
    assert lines["many",] == 8
    assert lines["five",] == 11
    assert lines["list",] == 18
    assert lines["list", "m"] == 21
    assert lines["list", "under", "n", "o", "q"] == 23


def test_line_ends_of_windows_count_once() -> None:
    assert key_lines("a = 1\r\n[b]\r\nc = 2\r\n") == {("a",): 1, ("b",): 2, ("b", "c"): 3}


@pytest.mark.parametrize("name", variant_names())
def test_shipped_files(name: str) -> None:
    source = shipped_source(name)
    assert source is not None
    assert set(key_lines(source.text)) == set(paths(source.tables))


def joined(parts: list[str]) -> str:
    return ".".join(parts)


def inline(pairs: list[tuple[str, str]]) -> str:
    return "{" + ", ".join(f"{key} = {value}" for key, value in pairs) + "}"


keys = st.lists(st.sampled_from(["a", "b-1", '"c.d"', "'#'", '"\\u0041"']), min_size=1, max_size=3)
values = st.recursive(
    st.sampled_from(["1", "-0.5", '"#]"', "'}'", '"""\n="\\""""', "true", "1979-05-27 07:32:00"]),
    lambda inner: (
        st.lists(inner).map(lambda each: "[ # [\n" + ",\n".join(each) + "]")
        | st.lists(st.tuples(keys.map(joined), inner)).map(inline)
    ),
    max_leaves=6,
)
statements = st.one_of(
    st.tuples(keys.map(joined), values).map(" = ".join),
    keys.map(joined).map("[{}]".format),
    keys.map(joined).map("[[{}]] # ]".format),
    st.just("# a = 1"),
)


@given(st.lists(statements).map("\n".join))
def test_any_text_that_is_toml(text: str) -> None:
    try:
        tables = tomli.loads(text)
    except tomli.TOMLDecodeError:
        return
    assert set(key_lines(text)) == set(paths(tables))


def test_arrays_in_arrays_are_no_headers() -> None:
    text = "[t]\na = [[1], [2]]\nb = [ { c = [3] }, [4] ]\nd = { e = { f = 1 }, g = [] }\nh = 1\n"
    keys = {(): 0, ("a",): 2, ("b",): 3, ("b", "c"): 3, ("d",): 4, ("d", "e"): 4}
    keys |= {("d", "e", "f"): 4, ("d", "g"): 4, ("h",): 5}
    assert key_lines(text) == {("t", *key): line or 1 for key, line in keys.items()}
