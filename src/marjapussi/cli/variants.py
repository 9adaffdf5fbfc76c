"""Commands about variant files: check, show, diff, rules, new and schema."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, NoReturn

import typer

from marjapussi.errors import ConformanceError, VariantError
from marjapussi.rules.kinds import plain
from marjapussi.spelling import printable
from marjapussi.trial import try_out
from marjapussi.variant.catalogue import NAME
from marjapussi.variant.difference import differences
from marjapussi.variant.lineage import is_path
from marjapussi.variant.model import Variant
from marjapussi.variant.origins import origins
from marjapussi.variant.reader import load_variant
from marjapussi.variant.rulebook import RuleBook
from marjapussi.variant.schema import schema_text
from marjapussi.variant.starter import starting_file
from marjapussi.variant.writer import to_toml

VariantArgument = Annotated[str, typer.Argument(help="A shipped name, or the path of a file.")]


def register(app: typer.Typer) -> None:
    """Add the commands of this module to a program."""
    for command in (check, show, diff, rules, new, schema):
        app.command()(command)


def check(
    files: Annotated[list[str], typer.Argument(help="Variant files, or shipped names.")],
    deals: Annotated[int, typer.Option(min=0, help="How many random deals to play.")] = 100,
    seed: Annotated[int, typer.Option(help="Where the random deals start.")] = 1,
) -> None:
    """Read variant files, say everything that is wrong with them, and play random deals."""
    wrong = False
    for file in files:
        try:
            variant = load_variant(file)
            try_out(variant, Random(seed), deals=deals)
            typer.echo(f"{printable(file)}: {variant.title}: no problems, {deals} deals played")
        except VariantError as error:
            typer.echo(error, err=True)
            wrong = True
        except ConformanceError as error:
            typer.echo(f"{printable(file)}: {error}", err=True)
            wrong = True
    if wrong:
        raise typer.Exit(1)


def show(
    variant: VariantArgument,
    origins: Annotated[
        bool, typer.Option("--origins", help="Say where each value is set.")
    ] = False,
    toml: Annotated[bool, typer.Option("--toml", help="Print a complete variant file.")] = False,
) -> None:
    """Print every rule of a variant and its values."""
    if origins and toml:
        _fail("--origins and --toml do not go together")
    chosen = _variant(variant)
    if toml:
        typer.echo(to_toml(chosen), nl=False)
        return
    typer.echo(f"{chosen.title} ({chosen.name}, version {chosen.version})")
    typer.echo(f"digest {chosen.digest}\n")
    for line in _origin_lines(variant) if origins else _value_lines(chosen):
        typer.echo(line)


def diff(first: VariantArgument, second: VariantArgument) -> None:
    """Say what is different between the rules of two variants."""
    found = differences(_variant(first), _variant(second))
    for difference in found:
        typer.echo(difference)
    if not found:
        typer.echo("The two variants have the same rules.")


def rules(variant: VariantArgument) -> None:
    """Print the rule book of a variant."""
    typer.echo(RuleBook.of(_variant(variant)), nl=False)


def new(
    file: Annotated[Path, typer.Argument(help="The file to write, such as our-club.toml.")],
    extends: Annotated[str, typer.Option(help="The variant that the new one differs from.")],
) -> None:
    """Write a variant file to start from: as the other one, with every value as a comment."""
    if file.suffix != ".toml" or not NAME.fullmatch(file.stem):
        _fail(f"{file}: call the file by lower-case words with hyphens, such as our-club.toml")
    parent = _variant(extends)
    reference = _beside(file, extends) if is_path(extends) else extends
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(starting_file(file.stem, extends=reference, parent=parent))
    except FileExistsError:
        _fail(f"{file}: the file is there already")
    except OSError as error:
        _fail(f"{file}: the file cannot be written: {error.strerror}")
    typer.echo(f"{file}: change what you like, then run: marjapussi check {file}")


def schema() -> None:
    """Print the JSON Schema of variant files, for editors."""
    typer.echo(schema_text(), nl=False)


def _variant(name: str) -> Variant:
    try:
        return load_variant(name)
    except VariantError as error:
        _fail(str(error))


def _fail(text: str) -> NoReturn:
    typer.echo(text, err=True)
    raise typer.Exit(2)


def _beside(file: Path, extends: str) -> str:
    """How the new file refers to another one."""
    return Path(os.path.relpath(extends, file.parent)).as_posix()


def _value_lines(variant: Variant) -> Iterator[str]:
    for slot, table in variant.tables().items():
        yield f"[{slot}] {table['rule']}"
        for key, value in table.items():
            if key != "rule":
                yield f"  {key:20} {plain(value)}"


def _origin_lines(name: str) -> Iterator[str]:
    every = origins(name)
    keys, values = ([".".join(each.key) for each in every], [plain(each.value) for each in every])
    wide, wider = max(map(len, keys)), max(map(len, values))
    for key, value, each in zip(keys, values, every, strict=True):
        yield f"{key:{wide}}  {value:{wider}}  {each.place}"
