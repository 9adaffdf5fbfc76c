"""Planes: what a view shows, as lists of whole numbers for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import prod

from attrs import field, frozen

from marjapussi.cards import SUITS
from marjapussi.encode.sight import PHASES, QUESTIONS, Sight
from marjapussi.protocols import Rules


@frozen
class Plane:
    """A named part of an observation: its shape, and what each of its numbers means.

    ``shape`` has the length of each axis in the order of the words in ``axes``; a plane of one
    number has no axis.
    """

    name: str
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    meaning: str
    _see: Callable[[Sight], Iterable[int]] = field(repr=False, eq=False)

    def __len__(self) -> int:
        return prod(self.shape)

    def numbers(self, sight: Sight) -> list[int]:
        """What is seen, in one list in which the last axis runs fastest."""
        return list(map(int, self._see(sight)))


@frozen
class Layout:
    """The planes of a variant one after another; print it to see where each begins.

    >>> from marjapussi import load_variant
    >>> for line in str(Layout.of(load_variant("ten-point-24"))).splitlines()[:4]:
    ...     print(line)
    from  count  shape  name         meaning
       0     24  24     hand         card by card: you hold it
      24     24  24     dealt        card by card: it was dealt to you
      48     96  4×24   played       seat by seat, card by card: the seat has played it
    """

    planes: tuple[Plane, ...]

    @classmethod
    def of(cls, variant: Rules) -> Layout:
        """The layout of a variant; planes for which it has no use are left out."""
        return cls(tuple(_planes(variant)))

    def __len__(self) -> int:
        return sum(len(plane) for plane in self.planes)

    def __str__(self) -> str:
        lines = ["from  count  shape  name         meaning"]
        start = 0
        for plane in self.planes:
            shape = "×".join(map(str, plane.shape)) or "1"
            axes = ", ".join(f"{axis} by {axis}" for axis in plane.axes)
            meaning = f"{axes}: {plane.meaning}" if axes else plane.meaning
            lines.append(f"{start:4}  {len(plane):5}  {shape:5}  {plane.name:11}  {meaning}")
            start += len(plane)
        return "\n".join([*lines, "", *_ORDERS])


def _planes(variant: Rules) -> Iterator[Plane]:
    lengths = _LENGTHS | {"card": variant.deck.cards.bit_count()}
    for slot, rows in _ROWS.items():
        if slot is not None and getattr(variant, slot) is None:
            continue
        for name, axes, meaning, see in rows:
            named = tuple(axes.split())
            yield Plane(name, named, tuple(lengths[axis] for axis in named), meaning, see)


_LENGTHS = {
    "seat": 4,
    "other": 3,
    "side": 2,
    "suit": 4,
    "phase": len(PHASES),
    "question": len(QUESTIONS),
}

_ORDERS = (
    "Seats go clockwise and begin with you, others with the seat at your left; your side is first.",
    "Suits are hearts, diamonds, clubs and spades; cards go suit by suit, in rising strength.",
)

_Row = tuple[str, str, str, Callable[[Sight], Iterable[int]]]

_ALWAYS: tuple[_Row, ...] = (
    ("hand", "card", "you hold it", lambda s: s.among(s.view.hand)),
    ("dealt", "card", "it was dealt to you", lambda s: s.among(s.view.dealt)),
    ("played", "seat card", "the seat has played it", lambda s: s.by_seat(s.played())),
    ("trick", "seat card", "the seat has it in the trick", lambda s: s.by_seat(s.trick())),
    ("possible", "other card", "that seat can hold it", lambda s: s.possible()),
    ("counts", "seat", "cards in hand", lambda s: (s.view.counts[seat] for seat in s.seats)),
    (
        "phase",
        "phase",
        f"{', '.join(phase.value for phase in PHASES)}",
        lambda s: (s.view.phase is phase for phase in PHASES),
    ),
    ("turn", "seat", "it is on turn", lambda s: s.at(s.view.turn)),
    ("forehand", "seat", "it is forehand", lambda s: s.at(s.view.forehand)),
    ("leader", "seat", "it led, or is to lead, to this trick", lambda s: s.at(s.view.leader)),
    ("tricks", "side", "tricks taken", lambda s: s.sides(s.view.tricks)),
    ("card_points", "side", "card points taken", lambda s: s.sides(s.view.card_points)),
    ("scores", "side", "score of the game before the deal", lambda s: s.sides(s.view.scores)),
)

_AUCTION: tuple[_Row, ...] = (
    ("bids", "seat", "its last bid in points, 0 for none", lambda s: s.bids()),
    (
        "passed",
        "seat",
        "it has passed",
        lambda s: (seat in s.view.table.bidding.passed for seat in s.seats),
    ),
    ("declarer", "seat", "it is declarer", lambda s: s.at(s.view.declarer)),
)

_EXCHANGE: tuple[_Row, ...] = (
    ("gave", "card", "you gave it to partner", lambda s: s.among(s.gift(s.view.seat))),
    ("got", "card", "partner gave it to you", lambda s: s.among(s.gift(s.view.seat.partner))),
    ("chosen", "card", "chosen so far to be given", lambda s: s.among(s.chosen)),
)

_MARRIAGE: tuple[_Row, ...] = (
    ("trumps", "suit", "it is trumps", lambda s: (suit is s.view.trumps for suit in SUITS)),
    ("made", "seat suit", "the seat made its marriage", lambda s: s.suits(s.made)),
    (
        "question",
        "question",
        "it waits for its answer: a marriage, or a half of each suit",
        lambda s: (each == s.view.table.marriages.question for each in QUESTIONS),
    ),
    (
        "no_declare",
        "seat",
        "it may no longer declare",
        lambda s: s.within(s.view.table.marriages.no_declaring),
    ),
    (
        "no_ask",
        "seat",
        "it may no longer ask for marriages",
        lambda s: s.within(s.view.table.marriages.no_asking),
    ),
    (
        "denied",
        "seat suit",
        "partner denied it a half",
        lambda s: s.suits(lambda seat: s.view.table.marriages.denied[seat]),
    ),
    (
        "may_speak",
        "",
        "the seat on turn may declare or ask",
        lambda s: (s.view.table.may_speak,),
    ),
)

_ROWS: dict[str | None, tuple[_Row, ...]] = {
    None: _ALWAYS,
    "auction": _AUCTION,
    "exchange": _EXCHANGE,
    "contract": (("contract", "", "in points, 0 for none", lambda s: (s.view.contract or 0,)),),
    "marriage": _MARRIAGE,
    "doubling": (("doublings", "", "number of Kontra and Re", lambda s: (s.view.doublings,)),),
}
