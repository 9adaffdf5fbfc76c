"""The command ``replay``: check deals that the public server recorded."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from marjapussi.cli.bar import bar
from marjapussi.errors import RecordError
from marjapussi.server_format import MOST_BYTES, faults, read_recording
from marjapussi.spelling import printable
from marjapussi.variant import Variant, load_variant


def register(app: typer.Typer) -> None:
    """Add the command of this module to a program."""
    app.command()(replay)


def replay(
    files: Annotated[list[Path], typer.Argument(help="Files with a recorded deal on each line.")],
    variant: Annotated[str, typer.Option(help="The rules that were played.")] = "marjapussi-de",
) -> None:
    """Check deals that were recorded by the public Marjapussi server.

    Every action is checked against the rules, and what the server says it came to.
    What is wrong is printed with its line and the number of the rule.
    The exit status is 0 if nothing is wrong, else 1, and 2 if a file cannot be read.
    """
    rules = load_variant(variant)
    counts: Counter[str] = Counter()
    unread = False
    with bar("Replaying", sum(map(_size, files))) as advance:
        for file in files:
            name = printable(str(file))
            try:
                counts += _check(name, _lines(file), rules, advance)
            except RecordError as error:
                print(f"{name}: {error}", file=sys.stderr)
                unread = True
    if counts:
        typer.echo(_summary(counts))
    if unread:
        raise typer.Exit(2)
    if counts["differ"] or counts["unreadable"]:
        raise typer.Exit(1)


def _check(
    name: str, lines: Iterator[bytes], rules: Variant, advance: Callable[[int], None]
) -> Counter[str]:
    """Check each line of a file; raises ``RecordError`` if it cannot be a file of deals."""
    counts: Counter[str] = Counter()
    for number, line in enumerate(lines, start=1):
        advance(len(line))
        if not line.strip():
            continue
        try:
            found = list(faults(read_recording(line.strip()), rules))
        except RecordError as error:
            typer.echo(f"{name}:{number}: {error}")
            counts["unreadable"] += 1
            continue
        counts["differ" if found else "verified"] += 1
        for fault in found:
            typer.echo(f"{name}:{number}: {fault}")
    if not counts:
        raise RecordError("there is no deal in this file")
    return counts


def _lines(file: Path) -> Iterator[bytes]:
    """The lines of a file, of which the overlong ones are cut, but not to what could be read."""
    try:
        with file.open("rb") as opened:
            if b"\0" in opened.peek():
                raise RecordError("this is no text but a binary file")
            while line := opened.readline(MOST_BYTES + 1):
                yield line
                while not line.endswith(b"\n") and (line := opened.readline(MOST_BYTES)):
                    pass
    except OSError as error:
        raise RecordError(f"the file cannot be read: {error.strerror}") from None


def _summary(counts: Counter[str]) -> str:
    verified, unreadable = counts["verified"], counts["unreadable"]
    deals = "deal" if verified == 1 else "deals"
    rest = f", {unreadable} cannot be read" if unreadable else ""
    return f"{verified} {deals} verified, {counts['differ']} differ{rest}"


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
