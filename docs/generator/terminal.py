"""The picture of a terminal in which a game was simulated."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import redirect_stdout
from html import escape
from io import StringIO
from itertools import groupby

from marjapussi.cli.program import run

_COMMAND = "simulate partnership-auction --games 1 --seed 7"
_COLUMNS, _WIDTH, _LINE, _MARGIN, _BAR = 80, 8.4, 19, 20, 34
_INK, _RED, _QUIET = "#e6e6e6", "#ff7b86", "#8fd3c1"


def terminal() -> Iterator[tuple[str, str]]:
    """The path and the text of the picture."""
    lines = [f"$ marjapussi {_COMMAND}", *_shortened(_printed())]
    width = 2 * _MARGIN + _COLUMNS * _WIDTH
    height = _BAR + len(lines) * _LINE + _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" role="img" '
        f'width="{width:g}" height="{height}" font-family="ui-monospace, Consolas, monospace" '
        'font-size="14" xml:space="preserve">',
        "<title>A game of Partnership Auction Marjapussi, simulated in a terminal</title>",
        f'<rect width="{width:g}" height="{height}" rx="10" fill="#22272e"/>',
        *(
            f'<circle cx="{_MARGIN + 18 * place}" cy="18" r="6" fill="{colour}"/>'
            for place, colour in enumerate(("#f2665c", "#f6bd41", "#5fc454"))
        ),
        *(
            part
            for number, line in enumerate(lines)
            for part in _line(line, _BAR + number * _LINE + 14, quiet=number == 0)
        ),
        "</svg>",
        "",
    ]
    yield "assets/simulate.svg", "\n".join(parts)


def _printed() -> list[str]:
    printed = StringIO()
    with redirect_stdout(printed):
        run(_COMMAND.split())
    return printed.getvalue().rstrip().splitlines()


def _shortened(lines: list[str]) -> list[str]:
    """The first deal and the score sheet."""
    second = next(place for place, line in enumerate(lines) if line.startswith("Deal 2,"))
    sheet = next(place for place, line in enumerate(lines) if line.startswith("Deal  Dealer"))
    return [*lines[:second], "…", "", *lines[sheet:]]


def _line(line: str, y: int, *, quiet: bool) -> Iterator[str]:
    """The text of a line; red suits are red, and every piece has its place on the grid."""
    column = 0
    for ink, group in groupby(line, key=lambda each: _RED if each in "♥♦" else _INK):
        piece = "".join(group)
        if piece.strip():
            start = column + len(piece) - len(piece.lstrip())
            text = piece.strip()
            yield (
                f'<text x="{_MARGIN + start * _WIDTH:g}" y="{y}" '
                f'textLength="{len(text) * _WIDTH:g}" fill="{_QUIET if quiet else ink}">'
                f"{escape(text)}</text>"
            )
        column += len(piece)
