"""The page of the command line, made of what the commands say in their ``--help``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

from generator.markdown import cell, code, page, table
from marjapussi.cli.program import PROGRAM


def command_page() -> Iterator[tuple[str, str]]:
    """The path and the text of the page."""
    program: Any = typer.main.get_command(PROGRAM)
    yield (
        "reference/command-line.md",
        page(
            "Command line",
            f"```sh\nmarjapussi COMMAND …\n```\n\n{program.help}",
            'The commands come with the extra `cli`: `pip install "marjapussi-rules[cli]"`. '
            "`python -m marjapussi` is the same program.",
            _options(program),
            table(
                ("Command", "What it does"),
                [
                    (f"[`{name}`](#{name})", cell(command.help.partition("\n\n")[0]))
                    for name, command in program.commands.items()
                ],
            ),
            *(
                block
                for name, command in program.commands.items()
                for block in _command(name, command)
            ),
            "## What it ends with",
            "The exit status is 0 if all is well, 1 if something is wrong with a file that was to "
            "be checked, and 2 if the command could not do what it was asked.",
            "## Onward",
            "- [Write a variant](../guides/variant-file.md) uses most of these\n"
            "- [Read and write the server's notation](../guides/server-notation.md), for `replay`\n"
            "- The same from Python: [variants](variants.md), [saved games](records.md)",
            source="src/marjapussi/cli/",
        ),
    )


def _command(name: str, command: Any) -> Iterator[str]:
    yield f"## {name} {{ #{name} }}"
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    options = ["[OPTIONS]"] if len(arguments) < len(command.params) else []
    usage = " ".join(["marjapussi", name, *options, *map(_placeholder, arguments)])
    yield f"```sh\n{usage}\n```"
    yield "\n\n".join(" ".join(part.split("\n")) for part in command.help.split("\n\n"))
    if command.params:
        yield _options(command)


def _placeholder(argument: Any) -> str:
    name: str = argument.name.upper()
    return f"{name}…" if argument.nargs == -1 else name


def _options(command: Any) -> str:
    return table(("Given", "Meaning", "Default"), map(_row, command.params))


def _row(param: Any) -> tuple[str, str, str]:
    if param.param_type_name == "argument":
        return code(_placeholder(param)), cell(param.help), "must be given"
    bounds = _bound(param, "min"), _bound(param, "max")
    limits = "" if bounds == (None, None) else f" {_limits(*bounds)}"
    default = "–" if param.default in (None, False) else str(param.default)
    given = "must be given" if param.required else default
    return code(", ".join(param.opts)), cell(param.help + limits), given


def _bound(param: Any, end: str) -> Any:
    """The least or the most that a number may be; where it stands depends on Typer's age."""
    return getattr(param, end, getattr(getattr(param, "type", None), end, None))


def _limits(least: int | None, most: int | None) -> str:
    if most is None:
        return f"From {least}."
    return f"Up to {most:,}." if least is None else f"From {least} to {most:,}."
