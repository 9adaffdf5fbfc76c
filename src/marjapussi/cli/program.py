"""The program: all commands, and what happens when one of them cannot go on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import StringIO, TextIOWrapper
from typing import Annotated

import typer

from marjapussi.cli import listing, replaying, simulating, variants
from marjapussi.errors import MarjapussiError
from marjapussi.version import VERSION

WRONG_USE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""Exit statuses, beside 0 and the 1 for a file in which something is wrong: those of a shell."""


def run(arguments: Sequence[str]) -> int:
    """Run the program and return its exit status; it never shows a traceback.

    Whatever is wrong with the arguments, with a file or with a variant is said on stderr, and the
    status is then 2. A reader of the output who has read enough (``| head``) ends the program
    without a word.
    """
    _ready_streams()
    try:
        status: int | None = PROGRAM(arguments, prog_name="marjapussi", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _fail(_in_use(error))
    except MarjapussiError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        status = INTERRUPTED
    except (BrokenPipeError, SystemExit):  # which is what Typer makes of a broken pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what is unwritten
        return PIPE_CLOSED
    except OSError as error:
        return _fail(f"marjapussi: {error.strerror or error}")
    if status == INTERRUPTED:
        return _fail("marjapussi: interrupted", INTERRUPTED)
    return status or 0


def _ready_streams() -> None:
    """Let stdout and stderr take everything: suit symbols, and output that nobody wants."""
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _fail(text: str, status: int = WRONG_USE) -> int:
    print(text, file=sys.stderr)
    return status


def _in_use(error: typer.TyperException) -> str:
    """What is wrong with the arguments, on one line."""
    context = getattr(error, "ctx", None)
    path = "marjapussi" if context is None else context.command_path
    said = " ".join(error.format_message().split()).rstrip(".")
    return f"{path}: {said}; see {path} --help"


PROGRAM = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@PROGRAM.callback(invoke_without_command=True)
def _program(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Rules of the card game Marjapussi, chosen by variant files."""
    if version:
        typer.echo(f"marjapussi {VERSION}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


for commands in (listing, simulating, replaying, variants):
    commands.register(PROGRAM)
