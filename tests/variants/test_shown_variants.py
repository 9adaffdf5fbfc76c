"""What is written, compared, explained and started from loads again or says what is true."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings

from marjapussi.errors import VariantError
from marjapussi.rules import RULES
from marjapussi.testing import variants
from marjapussi.variant import (
    RuleBook,
    Variant,
    differences,
    load_variant,
    origins,
    starting_file,
    to_toml,
    variant_names,
)

GOOD = Path(__file__).parent / "good"


def reread(text: str, folder: Path) -> Variant:
    file = folder / "again.toml"
    file.write_text(text, encoding="utf-8")
    return load_variant(file)


class TestWriting:
    @pytest.mark.parametrize("name", variant_names())
    def test_a_shipped_variant_loads_to_an_equal_one(self, name: str, tmp_path: Path) -> None:
        variant = load_variant(name)
        again = reread(to_toml(variant), tmp_path)
        assert again == variant
        assert again.digest == variant.digest

    def test_any_variant_loads_to_an_equal_one(
        self, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        folder = tmp_path_factory.mktemp("written")

        @settings(deadline=None)
        @given(variants())
        def check(variant: Variant) -> None:
            assert reread(to_toml(variant), folder) == variant

        check()

    @pytest.mark.parametrize("title", ['"Kontra"', "a\\b", "Grün – 'schwarz'", "# [deck]", "💥"])
    def test_any_title(self, title: str, tmp_path: Path) -> None:
        rules = dict(load_variant("ten-point").rules())
        variant = Variant(name="x", title=title, version=1, **rules)  # type: ignore[arg-type]
        assert reread(to_toml(variant), tmp_path) == variant

    @pytest.mark.parametrize(
        "heading", [("X", "x", 1), ("x", "a\nb", 1), ("x", "\x1b", 1), ("x", "x", 0)]
    )
    def test_a_heading_that_no_file_can_have(self, heading: tuple[str, str, int]) -> None:
        rules = dict(load_variant("ten-point").rules())
        with pytest.raises(VariantError):
            Variant(*heading, **rules)  # type: ignore[arg-type]


class TestStarting:
    @pytest.mark.parametrize("name", variant_names())
    def test_it_plays_like_its_parent(self, name: str, tmp_path: Path) -> None:
        parent = load_variant(name)
        text = starting_file("our-club", extends=name, parent=parent)
        variant = reread(text, tmp_path)
        assert not differences(parent, variant)
        assert variant.name == "our-club"

    @pytest.mark.parametrize("name", variant_names())
    def test_every_value_can_be_switched_on(self, name: str, tmp_path: Path) -> None:
        parent = load_variant(name)
        lines = starting_file("our-club", extends=name, parent=parent).splitlines()
        heading = lines.index("version = 1")
        on = [line.removeprefix("# ") for line in lines[heading:]]
        text = "\n".join([*lines[:heading], *on])
        slots_off = {slot for slot in RULES if getattr(parent, slot) is None}
        try:
            changed = {each.slot for each in differences(parent, reread(text, tmp_path))}
        except VariantError as error:  # such as an exchange in a game without a contract
            changed = {problem.key[0] for problem in error.problems}
        assert changed <= slots_off | {"scoring"}


class TestOrigins:
    def test_each_value_is_blamed_on_the_file_that_wrote_it(self, tmp_path: Path) -> None:
        club = GOOD / "club.toml"
        file = tmp_path / "ours.toml"
        file.write_text(
            f'name = "ours"\ntitle = "Ours"\nversion = 1\nextends = "{club}"\n'
            "[auction]\nminimum = 110\n[marriage]\npoints = { clubs = 10 }\n"
            '[redeal]\nrule = "none"\n'
        )
        found = {".".join(each.key): (each.value, each.place) for each in origins(file)}
        assert found["auction.minimum"] == (110, f"{file}:6")
        assert found["auction.self_raise"] == (True, f"{club}:9")
        assert re.fullmatch(r"partnership-auction\.toml:\d+", found["auction.step"][1])
        assert found["auction.forehand_opens"] == (False, "default")
        assert found["marriage.points.hearts"] == (40, f"{club}:15")
        assert found["marriage.points.clubs"] == (10, f"{file}:8")
        assert found["marriage.points.diamonds"][1].startswith("partnership-auction.toml:")
        assert "redeal.rule" not in found

    def test_they_cover_every_value(self) -> None:
        keys = {each.key[:2] for each in origins("ten-point-28")}
        tables = load_variant("ten-point-28").tables()
        assert keys == {(slot, key) for slot, table in tables.items() for key in table}


class TestDifferences:
    def test_a_variant_does_not_differ_from_itself(self) -> None:
        assert differences(load_variant("ten-point"), load_variant("ten-point-36")) == ()

    def test_a_slot_that_is_off(self) -> None:
        both = load_variant("partnership-auction"), load_variant("marjapussi-de")
        said = [str(each) for each in differences(*both)]
        assert said == ["doubling.rule: kontra-re → none", "doubling.calls: 9 → nothing"]

    def test_inner_tables(self) -> None:
        both = load_variant("partnership-auction"), load_variant(GOOD / "dear-spades.toml")
        (only,) = differences(*both)
        usual = "hearts 100, diamonds 80, clubs 60, spades 40"
        assert str(only) == f"marriage.points: {usual} → {usual.replace('40', '50')}"


class TestRuleBook:
    @pytest.mark.parametrize("name", variant_names())
    def test_it_has_a_chapter_for_each_slot_that_is_on(self, name: str) -> None:
        variant = load_variant(name)
        book = RuleBook.of(variant)
        assert [each.slot for each in book.chapters] == [slot for slot, _ in variant.rules()]
        assert str(book).startswith(variant.title)

    def test_a_house_variant_has_its_own(self) -> None:
        book = str(RuleBook.of(load_variant(GOOD / "club.toml")))
        assert "auction.2 The lowest bid is 100;" in book
        assert "hearts 40, diamonds 80, clubs 60, spades 100 points." in book
