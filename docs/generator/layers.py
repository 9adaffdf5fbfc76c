"""The picture of the layers: what is built on what."""

from __future__ import annotations

from collections.abc import Iterator

_LAYERS = (
    ("cli", "the command marjapussi"),
    ("worlds · record · explain · encode", "what is made of games and views"),
    ("game · view", "deals up to the target; what one seat knows"),
    ("variant", "files read strictly, one rule for each slot"),
    ("rules", "one file for each slot; frozen, with knobs and sentences"),
    ("deal", "the state of one deal, and the loop that moves it"),
    ("table · bargaining · playing · protocols", "what lies on the table, and what moves it"),
    ("actions", "what a player can say or do"),
    ("cards · seats · errors", "the ground"),
)
_WIDTH, _HEIGHT, _GAP, _MARGIN = 640, 54, 8, 16


def layers() -> Iterator[tuple[str, str]]:
    """The path and the text of the picture."""
    height = 2 * _MARGIN + len(_LAYERS) * (_HEIGHT + _GAP) - _GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" font-family="system-ui, sans-serif">',
        "<title>The layers of the library; each is built on those below it</title>",
        f'<rect width="{_WIDTH}" height="{height}" rx="12" fill="#1f6f5c"/>',
    ]
    for number, (names, meaning) in enumerate(_LAYERS):
        y = _MARGIN + number * (_HEIGHT + _GAP)
        parts += [
            f'<rect x="{_MARGIN}" y="{y}" width="{_WIDTH - 2 * _MARGIN}" height="{_HEIGHT}" '
            'rx="6" fill="#fff"/>',
            f'<text x="{_MARGIN + 16}" y="{y + 23}" font-size="17" font-weight="600" '
            f'fill="#1b1f23">{names}</text>',
            f'<text x="{_MARGIN + 16}" y="{y + 43}" font-size="14" fill="#4a5258">{meaning}</text>',
        ]
    yield "about/layers.svg", "\n".join([*parts, "</svg>", ""])
