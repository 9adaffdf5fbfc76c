"""The commands about variant files: what they print, and how they end."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from marjapussi.cli import variants
from marjapussi.errors import ConformanceError
from marjapussi.variant import load_variant, schema_text, to_toml

FILES = Path(__file__).parents[1] / "variants"


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> Result:
    app = typer.Typer()
    variants.register(app)
    return CliRunner().invoke(app, arguments)


class TestCheck:
    def test_good_files(self) -> None:
        files = [str(FILES / "good" / "club.toml"), "ten-point-24"]
        result = run("check", *files, "--deals", "3")
        assert result.exit_code == 0
        assert result.stdout.splitlines() == [
            f"{files[0]}: Our club: no problems, 3 deals played",
            "ten-point-24: Ten-point Marjapussi, 24 cards: no problems, 3 deals played",
        ]

    def test_bad_files_and_the_good_ones_among_them(self) -> None:
        bad = FILES / "bad" / "out-of-range.toml"
        result = run("check", str(bad), "nowhere.toml", "ten-point", "--deals", "1")
        assert result.exit_code == 1
        assert "ten-point: Ten-point Marjapussi: no problems" in result.stdout
        said = result.stderr.splitlines()
        assert len(said) == 4
        assert said[0].startswith(f"{bad}:7: [auction] step: found 0, expected")
        assert said[3] == "nowhere.toml: there is no such file"

    def test_a_variant_that_cannot_be_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def try_out(*_: object, **__: object) -> None:
            raise ConformanceError("deal 3: South is on turn and may do nothing")

        monkeypatch.setattr(variants, "try_out", try_out)
        result = run("check", "ten-point")
        assert result.exit_code == 1
        assert result.stderr == "ten-point: deal 3: South is on turn and may do nothing\n"


class TestShow:
    def test_the_values(self) -> None:
        result = run("show", "ten-point-28")
        assert result.exit_code == 0
        assert "[deck] french\n  lowest               8\n" in result.stdout

    def test_origins(self) -> None:
        (line,) = (
            each
            for each in run("show", "ten-point-28", "--origins").stdout.splitlines()
            if each.startswith("values.rule")
        )
        assert line.split() == ["values.rule", "simplified", "ten-point-28.toml:14"]

    def test_toml(self) -> None:
        Path("again.toml").write_text(run("show", "ten-point-28", "--toml").stdout)
        assert load_variant("again.toml") == load_variant("ten-point-28")

    def test_not_both(self) -> None:
        assert run("show", "ten-point-28", "--toml", "--origins").exit_code == 2

    @pytest.mark.parametrize(
        "command",
        [["show", "ten-piont"], ["diff", "ten-point", "ten-piont"], ["rules", "ten-piont"]],
    )
    def test_a_variant_that_does_not_exist(self, command: list[str]) -> None:
        result = run(*command)
        assert result.exit_code == 2
        assert result.stderr == '"ten-piont" is not a shipped variant; did you mean "ten-point"?\n'


class TestDiff:
    def test_slot_by_slot(self) -> None:
        result = run("diff", "ten-point-36", "ten-point-32")
        assert result.stdout == "deck.lowest: 6 → 7\nvalues.rule: traditional → simplified\n"

    def test_no_difference(self) -> None:
        assert run("diff", "ten-point", "ten-point-36").stdout == (
            "The two variants have the same rules.\n"
        )


def test_rules() -> None:
    said = run("rules", str(FILES / "good" / "club.toml")).stdout.splitlines()
    assert said[0] == "Our club"
    assert "exchange.1" in {line.split(" ")[0] for line in said}


class TestNew:
    def test_a_file_to_start_from(self) -> None:
        assert run("new", "our-club.toml", "--extends", "partnership-auction").exit_code == 0
        assert run("check", "our-club.toml", "--deals", "1").exit_code == 0
        assert "# minimum = 120 # the lowest bid, in points" in Path("our-club.toml").read_text()

    def test_extending_a_file_in_another_folder(self) -> None:
        Path("clubs").mkdir()
        Path("base.toml").write_text(to_toml(load_variant("ten-point")))
        assert run("new", "clubs/our-club.toml", "--extends", "base.toml").exit_code == 0
        assert 'extends = "../base.toml"' in Path("clubs/our-club.toml").read_text()
        assert run("check", "clubs/our-club.toml", "--deals", "1").exit_code == 0

    @pytest.mark.parametrize("file", ["Our Club.toml", "our-club", "nowhere/our-club.toml"])
    def test_what_cannot_be_written(self, file: str) -> None:
        result = run("new", file, "--extends", "ten-point")
        assert result.exit_code == 2
        assert result.stderr.startswith(f"{file}: ")

    def test_nothing_is_overwritten(self) -> None:
        Path("our-club.toml").write_text("precious")
        assert run("new", "our-club.toml", "--extends", "ten-point").exit_code == 2
        assert Path("our-club.toml").read_text() == "precious"


def test_schema() -> None:
    assert run("schema").stdout == schema_text()
