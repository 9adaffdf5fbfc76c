"""Layouts: the ways in which the unseen cards can lie in the hidden hands.

The unseen cards fall into lots: the halves of a suit of which something is known, and else cards
that the same seats can hold. In how many ways the lots can be shared out depends only on how many
cards each hand still has room for; so layouts are counted exactly without listing them, and drawn
with equal chances. The rest, cards that every hidden hand can hold, fills the room that is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from attrs import frozen

from marjapussi.cards import Card, Cards, Suit, cards_in, mask_of
from marjapussi.hands import Hands
from marjapussi.seats import SEATS, Seat
from marjapussi.view.clues import HALVES, Clues

Room: TypeAlias = tuple[int, int, int, int]
"""How many more cards each seat holds."""


class Share(NamedTuple):
    """A way to share out cards: ``sizes`` says how many of them each seat gets.

    That can happen in ``ways`` ways; if in one only, the cards stand in the order of their seats.
    """

    cards: tuple[Card, ...]
    sizes: Room
    ways: int

    def room_after(self, room: Room) -> Room:
        """The room that is left."""
        south, west, north, east = self.sizes
        return room[0] - south, room[1] - west, room[2] - north, room[3] - east

    def deal(self, rng: Random) -> Iterator[Cards]:
        """The cards that each seat gets, by chance."""
        cards = list(self.cards)
        if self.ways > 1:
            rng.shuffle(cards)
        start = 0
        for size in self.sizes:
            yield mask_of(cards[start : start + size])
            start += size

    def reach(self) -> Iterator[Cards]:
        """The cards that each seat can get."""
        start = 0
        for size in self.sizes:
            in_order = self.cards[start : start + size]
            yield mask_of(self.cards if size and self.ways > 1 else in_order)
            start += size


Lot: TypeAlias = tuple[Share, ...]
"""Cards that are dealt together, as the ways to share them out."""


@frozen
class Layouts:
    """All layouts that fit some clues.

    ``ways[i]`` says, for each room that there can be when the first ``i`` lots are dealt, in how
    many ways the other lots and the rest can be dealt.

    >>> from marjapussi import Deal, load_variant
    >>> from marjapussi.view.clues import clues
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> layouts = Layouts.of(clues(deal.view(Seat.SOUTH)))
    >>> layouts.count == comb(18, 6) * comb(12, 6)
    True
    """

    room: Room
    lots: tuple[Lot, ...]
    rest: tuple[Card, ...]
    ways: tuple[dict[Room, int], ...]

    @classmethod
    def of(cls, clues: Clues) -> Layouts:
        """The layouts of the unseen cards that fit the clues."""
        room = clues.counts
        lots, rest = _lots(clues)
        rooms = [{room}]
        for lot in lots:
            after = (share.room_after(before) for before in rooms[-1] for share in lot)
            rooms.append({left for left in after if min(left) >= 0})
        ways = [{left: _share_of(rest, left).ways for left in rooms.pop()}]
        for lot in reversed(lots):
            after_lot = ways[-1]
            ways.append(
                {
                    before: sum(
                        share.ways * after_lot.get(share.room_after(before), 0) for share in lot
                    )
                    for before in rooms.pop()
                }
            )
        return cls(room, lots, rest, tuple(reversed(ways)))

    @property
    def count(self) -> int:
        """How many layouts there are."""
        return self.ways[0][self.room]

    def draw(self, rng: Random) -> Hands:
        """The hidden hands of a layout, each with the same chance; there must be one."""
        south = west = north = east = 0
        for share in self._shares(rng):
            first, second, third, fourth = share.deal(rng)
            south, west, north, east = south | first, west | second, north | third, east | fourth
        return south, west, north, east

    def _shares(self, rng: Random) -> Iterator[Share]:
        """Choose a share of each lot by chance, and at last that of the rest."""
        room = self.room
        for number, lot in enumerate(self.lots):
            place = rng.randrange(self.ways[number][room])
            for share in lot:
                left = share.room_after(room)
                place -= share.ways * self.ways[number + 1].get(left, 0)
                if place < 0:
                    break
            yield share
            room = left
        yield _share_of(self.rest, room)

    def reach(self) -> Hands:
        """For each seat the unseen cards that it holds in one layout or another."""
        reached = [0, 0, 0, 0]
        for share in self._possible():
            for seat, cards in enumerate(share.reach()):
                reached[seat] |= cards
        return reached[0], reached[1], reached[2], reached[3]

    def _possible(self) -> Iterator[Share]:
        """Every share that occurs in a layout."""
        rooms = [self.room]
        for number, lot in enumerate(self.lots, start=1):
            next_rooms = set()
            for share in lot:
                left = {share.room_after(room) for room in rooms}
                if possible := {room for room in left if self.ways[number].get(room)}:
                    yield share
                    next_rooms |= possible
            rooms = list(next_rooms)
        for room in rooms:
            yield _share_of(self.rest, room)


def _share_of(rest: tuple[Card, ...], room: Room) -> Share:
    """The rest fills the room that is left."""
    south, west, north, east = room
    ways = comb(len(rest), south) * comb(len(rest) - south, west) * comb(north + east, north)
    return Share(rest, room, ways)


def _lots(clues: Clues) -> tuple[tuple[Lot, ...], tuple[Card, ...]]:
    """The lots of the unseen cards, and the rest."""
    seats = tuple(seat for seat in SEATS if clues.counts[seat])
    told = {suit for seat, suit in clues.halves if seat in seats}
    halves = [_halves(clues, seats, suit) for suit in sorted(told)]
    others = clues.unseen & ~sum(HALVES[suit] for suit in told)
    groups = [
        _group(cards, holders)
        for size in range(len(seats))
        for holders in combinations(seats, size)
        if (cards := _shared_by(clues, others, seats, holders))
    ]
    rest = _shared_by(clues, others, seats, seats)
    return (*halves, *groups), rest


def _shared_by(
    clues: Clues, cards: Cards, seats: tuple[Seat, ...], holders: tuple[Seat, ...]
) -> tuple[Card, ...]:
    """Those of the cards that these holders, and no other seats, can hold."""
    for seat in seats:
        cards &= ~clues.barred[seat] if seat in holders else clues.barred[seat]
    return cards_in(cards)


def _group(cards: tuple[Card, ...], holders: tuple[Seat, ...]) -> Lot:
    """Cards that none, one or two seats can hold."""
    if not holders:
        return ()
    count = len(cards)
    if len(holders) == 1:
        return (Share(cards, _sizes({holders[0]: count}), 1),)
    first, second = holders
    return tuple(
        Share(cards, _sizes({first: got, second: count - got}), comb(count, got))
        for got in range(count + 1)
    )


def _halves(clues: Clues, seats: tuple[Seat, ...], suit: Suit) -> Lot:
    """The unseen halves of a suit of which something is known."""
    cards = cards_in(HALVES[suit] & clues.unseen)
    lot = []
    for holders in product(seats, repeat=len(cards)):
        held = sorted(zip(holders, cards, strict=True))
        sizes = _sizes({seat: holders.count(seat) for seat in holders})
        barred = any(clues.barred[seat] >> card & 1 for seat, card in held)
        if not barred and all(_fits(clues, seat, suit, sizes[seat]) for seat in seats):
            lot.append(Share(tuple(card for _, card in held), sizes, 1))
    return tuple(lot)


def _fits(clues: Clues, seat: Seat, suit: Suit, held: int) -> bool:
    least, most = clues.halves.get((seat, suit), (0, 2))
    return least <= held <= most


def _sizes(got: dict[Seat, int]) -> Room:
    south, west, north, east = (got.get(seat, 0) for seat in SEATS)
    return south, west, north, east
