"""The picture of a terminal in which a game was simulated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from html import escape
from io import StringIO

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
        'font-size="14">',
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
    """The beginning of the first deal, and the score sheet."""
    later = next(place for place, line in enumerate(lines) if line.startswith("4. "))
    sheet = next(place for place, line in enumerate(lines) if line.startswith("Deal  Dealer"))
    return [*lines[:later], "…", "", *lines[sheet:]]


def _line(line: str, y: int, *, quiet: bool) -> Iterator[str]:
    """The text of a line: every piece has its place on the grid, and red suits are red."""
    for piece in re.finditer(r"[♥♦]|[^\s♥♦]+(?: [^\s♥♦]+)*", line):
        x, width = _MARGIN + piece.start() * _WIDTH, len(piece[0]) * _WIDTH
        ink = _QUIET if quiet else _RED if piece[0] in "♥♦" else _INK
        yield (
            f'<text x="{x:g}" y="{y}" textLength="{width:g}" fill="{ink}">{escape(piece[0])}</text>'
        )
