"""Cards drawn on a green cloth, which look the same on a light and on a dark page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from attrs import frozen

from marjapussi import Card, Suit

_CARD_WIDTH, _CARD_HEIGHT, _GAP = 48, 66, 8
_MARGIN, _LABEL = 20, 32
_WIDTH = 2 * _MARGIN + 9 * _CARD_WIDTH + 8 * _GAP
_RAISED = 10

_PIPS = {
    Suit.HEARTS: "M12 21C5 15 2 11.5 2 7.8C2 4.9 4.2 3 6.8 3C9 3 11 4.2 12 6C13 4.2 15 3 17.2 3"
    "C19.8 3 22 4.9 22 7.8C22 11.5 19 15 12 21Z",
    Suit.DIAMONDS: "M12 2L20 12L12 22L4 12Z",
    Suit.CLUBS: "M12 2a4.6 4.6 0 0 1 3.9 7.1a4.6 4.6 0 1 1-2.9 8.3C13.2 19.6 14 21 15.5 22H8.5"
    "C10 21 10.8 19.6 11 17.4a4.6 4.6 0 1 1-2.9-8.3A4.6 4.6 0 0 1 12 2Z",
    Suit.SPADES: "M12 2C9 7 3 10 3 14.5C3 17.3 5.2 19 7.4 19C9 19 10.4 18.2 11.2 17"
    "C11 19.5 10 21 8.5 22H15.5C14 21 13 19.5 12.8 17C13.6 18.2 15 19 16.6 19"
    "C18.8 19 21 17.3 21 14.5C21 10 15 7 12 2Z",
}


@frozen
class Row:
    """Cards under a label; those in ``raised`` may be played, the others are dimmed."""

    label: str
    cards: Sequence[Card]
    raised: frozenset[Card] | None = None


@frozen
class Cloth:
    """A picture of a position: cards side by side, and what is trumps.

    >>> print(Cloth("A king", [Row("Trick", [Card.HK])]).svg().splitlines()[1])
    <title>A king</title>
    """

    title: str
    rows: Sequence[Row]
    trumps: Suit | None = None

    def svg(self) -> str:
        """The picture as SVG."""
        height = 2 * _MARGIN + _LABEL + _CARD_HEIGHT
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
            f'width="{_WIDTH}" height="{height}" role="img" '
            'font-family="system-ui, sans-serif">',
            f"<title>{escape(self.title)}</title>",
            f'<rect width="{_WIDTH}" height="{height}" rx="12" fill="#1f6f5c"/>',
            *_trumps(self.trumps),
        ]
        x = _MARGIN
        for row in self.rows:
            parts += _row(row, x)
            x += len(row.cards) * (_CARD_WIDTH + _GAP) + _CARD_WIDTH
        return "\n".join([*parts, "</svg>", ""])


def _trumps(trumps: Suit | None) -> list[str]:
    if trumps is None:
        return [_text("no trumps", _WIDTH - _MARGIN, _MARGIN + 12, anchor="end")]
    right = _WIDTH - _MARGIN - 24
    return [
        _text("trumps", right - 6, _MARGIN + 12, anchor="end"),
        f'<rect x="{right}" y="{_MARGIN - 6}" width="24" height="24" rx="5" fill="#fff"/>',
        _pip(trumps, right + 4, _MARGIN - 2, 16),
    ]


def _row(row: Row, left: int) -> list[str]:
    parts = [_text(row.label, left, _MARGIN + 12)]
    for place, card in enumerate(row.cards):
        x = left + place * (_CARD_WIDTH + _GAP)
        y = _MARGIN + _LABEL
        raised = row.raised is not None and card in row.raised
        dimmed = row.raised is not None and not raised
        parts.append(_card(card, x, y - (_RAISED if raised else 0), raised=raised, dimmed=dimmed))
    return parts


def _card(card: Card, x: int, y: int, *, raised: bool, dimmed: bool) -> str:
    edge = 'stroke="#ffc83d" stroke-width="4"' if raised else 'stroke="#b8c4c0"'
    opacity = ' opacity="0.5"' if dimmed else ""
    return (
        f"<g{opacity}>"
        f'<rect x="{x}" y="{y}" width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}" rx="6" fill="#fff" '
        f"{edge}/>"
        f'<text x="{x + _CARD_WIDTH / 2:g}" y="{y + 28}" text-anchor="middle" font-size="22" '
        f'font-weight="600" fill="{_ink(card.suit)}">{card.rank}</text>'
        f"{_pip(card.suit, x + 13, y + 36, 22)}</g>"
    )


def _pip(suit: Suit, x: int, y: int, size: int) -> str:
    scale = f"translate({x} {y}) scale({size / 24:.3g})"
    return f'<path transform="{scale}" fill="{_ink(suit)}" d="{_PIPS[suit]}"/>'


def _ink(suit: Suit) -> str:
    return "#c21f30" if suit in (Suit.HEARTS, Suit.DIAMONDS) else "#1b1f23"


def _text(text: str, x: int, y: int, *, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="15" fill="#fff">'
        f"{escape(text)}</text>"
    )
