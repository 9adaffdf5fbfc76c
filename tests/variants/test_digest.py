"""The fingerprint of the rules: the same for rules that play alike, now and in later versions."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from attrs import evolve, frozen

from marjapussi import Variant, load_variant, variant_names
from marjapussi.cards import Rank
from marjapussi.rules.deck import French
from marjapussi.rules.knobs import truth


@frozen
class LaterDeck(French):
    """The deck as a later version might have it: with a knob that is new."""

    jokers: bool = truth(False, "whether there are jokers")


def test_names_titles_and_versions_are_no_rules() -> None:
    ten = load_variant("ten-point")
    renamed: Variant = evolve(ten, name="ours", title="Ours", version=7)
    assert renamed.digest == ten.digest


def test_variants_that_play_by_other_rules_have_other_digests() -> None:
    ten, auction = load_variant("ten-point"), load_variant("partnership-auction")
    others: list[Variant] = [
        evolve(ten, deck=French(lowest=Rank.SEVEN)),
        evolve(ten, marriage=None, trumps=None),
        evolve(ten, lead=auction.lead),
        *map(load_variant, variant_names()),
    ]
    for one, other in combinations(others, 2):
        alike = list(one.rules()) == list(other.rules())
        assert (one.digest == other.digest) == alike


def test_a_value_that_is_the_default_counts_whether_or_not_a_file_writes_it(
    tmp_path: Path,
) -> None:
    heading = 'name = "club"\ntitle = "Club"\nversion = 1\nextends = "partnership-auction"\n'
    file = tmp_path / "club.toml"
    file.write_text(f"{heading}[follow]\nmust_beat = true\n")
    assert load_variant(file).digest == load_variant("partnership-auction").digest


def test_a_knob_that_comes_later_changes_no_digest_until_it_is_turned() -> None:
    ten = load_variant("ten-point")
    later: Variant = evolve(ten, deck=LaterDeck())
    assert later.tables()["deck"] == {**ten.tables()["deck"], "jokers": False}
    assert later.digest == ten.digest
    turned: Variant = evolve(ten, deck=LaterDeck(jokers=True))
    assert turned.digest != ten.digest
