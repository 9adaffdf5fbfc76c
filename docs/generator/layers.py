"""The picture of the layers: what is built on what."""

from __future__ import annotations

from collections.abc import Iterator

LAYERS = (
    ("cli", "the command marjapussi"),
    ("server_format · record · encode · worlds", "what is made of games and views"),
    ("testing · trial · explain", "to try rules out, and to tell what happened"),
    ("game", "deals up to the target"),
    ("variant", "files read strictly; one rule for each slot"),
    ("rules", "one file for each slot; frozen, with knobs and sentences"),
    ("deal", "the state of one deal, and the loop that moves it"),
    ("view", "what one seat knows"),
    (
        "playing · bargaining · refusals · table",
        "what lies on the table, and how actions change it",
    ),
    ("protocols", "what is asked of the rule in each slot"),
    ("actions", "what a player can say or do"),
    ("cards · seats · errors", "the ground"),
)
"""The modules that stand for a layer and what it is for, from the top down."""

_WIDTH, _HEIGHT, _GAP, _MARGIN = 640, 48, 6, 16


def layers() -> Iterator[tuple[str, str]]:
    """The path and the text of the picture."""
    height = 2 * _MARGIN + len(LAYERS) * (_HEIGHT + _GAP) - _GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" font-family="system-ui, sans-serif">',
        "<title>The layers of the library; each is built on those below it</title>",
        f'<rect width="{_WIDTH}" height="{height}" rx="12" fill="#1f6f5c"/>',
    ]
    for number, (names, meaning) in enumerate(LAYERS):
        y = _MARGIN + number * (_HEIGHT + _GAP)
        parts += [
            f'<rect x="{_MARGIN}" y="{y}" width="{_WIDTH - 2 * _MARGIN}" height="{_HEIGHT}" '
            'rx="6" fill="#fff"/>',
            f'<text x="{_MARGIN + 16}" y="{y + 21}" font-size="16" font-weight="600" '
            f'fill="#1b1f23">{names}</text>',
            f'<text x="{_MARGIN + 16}" y="{y + 39}" font-size="14" fill="#4a5258">{meaning}</text>',
        ]
    yield "about/layers.svg", "\n".join([*parts, "</svg>", ""])
