"""Which files are read, and from where."""

import os
import socket
import sys
from pathlib import Path

import pytest

from marjapussi.errors import VariantError
from marjapussi.variant import Variant, load_variant, variant_names
from marjapussi.variant.lineage import MOST_FILES
from marjapussi.variant.reader import variant_from_tables
from marjapussi.variant.settings import Settings
from marjapussi.variant.source import MOST_BYTES, Source

HEADING = 'name = "club"\ntitle = "Club"\nversion = 1\n'


def written(file: Path, tables: str = "", *, extends: str = "partnership-auction") -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f'{HEADING}extends = "{extends}"\n{tables}', encoding="utf-8")
    return file


def whole(name: str) -> dict[str, object]:
    """The whole file of a shipped variant as tables."""
    variant = load_variant(name)
    heading = {"name": variant.name, "title": variant.title, "version": variant.version}
    return {**heading, **variant.tables()}


def said_of(file: str | os.PathLike[str]) -> str:
    with pytest.raises(VariantError) as caught:
        load_variant(file)
    return str(caught.value)


class TestNamesAndPaths:
    @pytest.mark.parametrize("name", variant_names())
    def test_a_shipped_variant_has_the_name_of_its_file(self, name: str) -> None:
        assert load_variant(name).name == name

    def test_the_shipped_names(self) -> None:
        assert variant_names() == (
            "huutopussi-helsinki",
            "huutopussi-illisoft",
            "marjapussi-de",
            "partnership-auction",
            "ten-point",
            "ten-point-24",
            "ten-point-28",
            "ten-point-32",
            "ten-point-36",
        )

    def test_a_path_may_be_a_text_or_a_path(self, tmp_path: Path) -> None:
        file = written(tmp_path / "club.toml")
        assert load_variant(file) == load_variant(str(file))

    def test_a_path_without_the_suffix_is_a_path_if_it_has_a_slash(self, tmp_path: Path) -> None:
        assert load_variant(str(written(tmp_path / "club"))).name == "club"

    def test_an_unknown_name_beside_a_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        written(tmp_path / "tenpoint.toml")
        monkeypatch.chdir(tmp_path)
        assert said_of("tenpoint") == (
            '"tenpoint" is not a shipped variant; did you mean "ten-point"? '
            '(for the file write "tenpoint.toml")'
        )

    @pytest.mark.parametrize(
        "name", ["", "..", "TEN-POINT", "ten-point\n", "ten point", "\0", "x" * 5_000, "\ud800"]
    )
    def test_what_is_no_name(self, name: str) -> None:
        assert "is not a shipped variant" in said_of(name)

    def test_shipped_variants_are_kept_and_files_are_read_again(self, tmp_path: Path) -> None:
        assert load_variant("ten-point") is load_variant("ten-point")
        file = written(tmp_path / "club.toml")
        before = load_variant(file)
        written(file, "[auction]\nminimum = 100\n")
        assert load_variant(file) != before


class TestTables:
    """A variant in a record: nothing is read or imported for it."""

    @pytest.mark.parametrize("name", variant_names())
    def test_the_tables_of_a_variant_are_the_variant(self, name: str) -> None:
        assert variant_from_tables(whole(name)) == load_variant(name)

    def test_they_extend_nothing(self) -> None:
        with pytest.raises(VariantError) as caught:
            variant_from_tables(whole("ten-point") | {"extends": "ten-point"})
        assert str(caught.value) == "variant: extends: the whole variant must stand here"

    def test_what_is_wrong_is_told_with_its_key(self) -> None:
        with pytest.raises(VariantError) as caught:
            variant_from_tables(whole("ten-point") | {"deck": {"rule": "french", "lowest": 5}})
        (problem,) = caught.value.problems
        assert (problem.file, problem.line, problem.key) == ("variant", None, ("deck", "lowest"))

    @pytest.mark.usefixtures("house_rules")
    def test_rules_of_others_are_not_known_to_them(self) -> None:
        with pytest.raises(VariantError) as caught:
            variant_from_tables(whole("ten-point") | {"auction": {"rule": "forced-opening"}})
        assert str(caught.value) == (
            'variant: [auction] rule: found "forced-opening" (text); its rule may be "ascending" '
            'or "none"'
        )
        assert "house_rules" not in sys.modules


class TestExtending:
    def test_a_path_starts_where_the_file_is(self, tmp_path: Path) -> None:
        written(tmp_path / "base.toml", "[auction]\nminimum = 100\n")
        file = written(tmp_path / "clubs" / "ours.toml", extends="../base.toml")
        variant = load_variant(file)
        assert variant.tables()["auction"]["minimum"] == 100

    def test_a_long_lineage(self, tmp_path: Path) -> None:
        written(tmp_path / "1.toml")
        for number in range(2, MOST_FILES + 1):
            written(tmp_path / f"{number}.toml", extends=f"{number - 1}.toml")
        assert isinstance(load_variant(tmp_path / f"{MOST_FILES - 1}.toml"), Variant)
        assert said_of(tmp_path / f"{MOST_FILES}.toml").endswith(
            "more than 8 files extend one another"
        )

    def test_a_circle_through_a_link(self, tmp_path: Path) -> None:
        file = written(tmp_path / "club.toml", extends="link.toml")
        (tmp_path / "link.toml").symlink_to(file)
        assert "the files extend one another in a circle" in said_of(file)

    def test_a_link_to_itself(self, tmp_path: Path) -> None:
        (tmp_path / "link.toml").symlink_to(tmp_path / "link.toml")
        assert "cannot be read" in said_of(written(tmp_path / "club.toml", extends="link.toml"))

    def test_heading_is_not_inherited(self, tmp_path: Path) -> None:
        variant = load_variant(written(tmp_path / "club.toml"))
        assert (variant.name, variant.title, variant.version) == ("club", "Club", 1)
        assert variant.digest == load_variant("partnership-auction").digest

    def test_arrays_replace(self, tmp_path: Path) -> None:
        sources = [Source("base", tmp_path, "", {"deck": {"rule": "x", "cards": [1, 2]}})]
        sources.append(Source("child", tmp_path, "", {"deck": {"cards": [3]}}))
        assert Settings.of(sources).tables == {"deck": {"rule": "x", "cards": [3]}}

    def test_a_slot_is_switched_on_again(self, tmp_path: Path) -> None:
        tables = '[doubling]\nrule = "kontra-re"\ncalls = 2\n'
        variant = load_variant(written(tmp_path / "club.toml", tables, extends="marjapussi-de"))
        assert variant.tables()["doubling"] == {"rule": "kontra-re", "calls": 2}


class TestWhatIsNoFile:
    def test_a_missing_file(self, tmp_path: Path) -> None:
        file = tmp_path / "club.toml"
        assert said_of(file) == f"{file}: there is no such file"

    @pytest.mark.parametrize("name", ["x" * 5_000, "\ud800", "\0"])
    def test_names_that_no_file_has(self, name: str) -> None:
        assert said_of(f"./{name}.toml")

    @pytest.mark.parametrize("name", ["x" * 5_000, "./" + "x" * 5_000, "\\u0000", "./\\u0000"])
    def test_extending_what_no_file_can_be(self, name: str, tmp_path: Path) -> None:
        assert "club.toml:4: extends: " in said_of(written(tmp_path / "club.toml", extends=name))

    def test_a_directory(self, tmp_path: Path) -> None:
        assert said_of(tmp_path).endswith("this is a directory, not a variant file")

    @pytest.mark.parametrize("device", ["/dev/zero", "/dev/stdin", "/dev/full"])
    def test_a_device(self, device: str) -> None:
        if not Path(device).is_char_device():
            pytest.skip("there is no such device here")
        assert said_of(device).endswith("this is a device or a pipe, not a variant file")

    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "club.toml")
        assert "a pipe" in said_of(tmp_path / "club.toml")

    def test_a_socket(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)  # the whole path may be too long for a socket
        with socket.socket(socket.AF_UNIX) as opened:
            opened.bind("club.toml")
            assert "not a variant file" in said_of(tmp_path / "club.toml")

    def test_a_file_that_may_not_be_read(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "open", refuse)
        file = tmp_path / "club.toml"
        file.touch()
        assert said_of(file).endswith("the file cannot be read: Permission denied")

    def test_a_file_of_megabytes_is_not_read_to_its_end(self, tmp_path: Path) -> None:
        file = tmp_path / "club.toml"
        with file.open("wb") as opened:
            opened.truncate(10**12)
        assert said_of(file).endswith("the file is too large for a variant: the limit is 64 KiB")

    def test_the_largest_file(self, tmp_path: Path) -> None:
        file = written(tmp_path / "club.toml")
        file.write_text(file.read_text().ljust(MOST_BYTES, "\n"))
        assert load_variant(file).name == "club"


def test_problems_can_be_read_by_programs(tmp_path: Path) -> None:
    file = written(tmp_path / "club.toml", "[deck]\nlowest = 7\n[exchange]\ncards = 8\n")
    with pytest.raises(VariantError) as caught:
        load_variant(file)
    (problem,) = caught.value.problems
    assert (problem.file, problem.line, problem.key) == (str(file), 6, ("deck", "lowest"))
