"""What players hear who may not do what they try: ``python -m tests.rules.refused``.

That command writes it into ``refused.txt``, where a change of words is reviewed like one of code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import evolve

from marjapussi import Deal, Seat, parse_action

from .positions import (
    AUCTION_GAME,
    dealt,
    finished,
    passed_out,
    south_speaks,
    then,
    undertaken,
    variant,
    with_knobs,
)

FILE = Path(__file__).with_name("refused.txt")
HANDS: dict[str, Any] = {"south": "♥KQ9 ♠A6", "north": "♠KQ", "west": "♥A ♣K", "east": "♥10 ♣Q"}


def texts() -> str:
    """All that is said, as the file has it."""
    return "\n".join((*_before_the_play(), *_play(), *_doubling(), *_marriages(), ""))


def _refused(title: str, deal: Deal, *tries: str) -> Iterator[str]:
    """What is said to each try; a seat that is not on turn stands before a colon."""
    yield f"# {title}"
    for told in tries:
        who, _, what = told.rpartition(": ")
        seat = Seat[who.upper()] if who else None
        refusal = deal.why_not(parse_action(what), seat)
        assert refusal is not None, f"{title}: {told} is legal"
        looking = seat if deal.turn is None or seat is not None else deal.turn
        if looking is not None:
            assert deal.view(looking).why_not(parse_action(what)) == refusal
        yield f"{told}: {refusal}"
    yield ""


def _before_the_play() -> Iterator[str]:
    deal = dealt(AUCTION_GAME, **HANDS)
    others = ("give ♥K ♥Q ♥9 ♠A", "announce 120", "♠A", "declare ♥", "ask marriage", "yes")
    yield from _refused(
        "the auction", deal, "bid 119", "West: bid 120", "redeal", "kontra", "re", *others
    )
    helsinki = dealt("huutopussi-helsinki", **HANDS)
    yield from _refused("forehand in Helsinki", helsinki, "pass", "redeal", "bid 45", "kontra")
    spoken = then(helsinki, "bid 50, bid 55, bid 60, bid 65")
    yield from _refused("at the second turn in Helsinki", spoken, "redeal", "bid 65")
    giving = then(deal, "bid 140, pass, pass, pass")
    yield from _refused(
        "the gift", giving, "South: give ♥K ♥Q ♥9 ♠A", "give ♠K", "bid 150", "pass", "kontra", "♠K"
    )
    returning = then(giving, _gift(giving))
    yield from _refused("the return", returning, "North: pass", "give ♥K", "announce 140")
    announcing = then(returning, _gift(returning))
    yield from _refused(
        "the announcement",
        announcing,
        "West: announce 140",
        "West: kontra",
        "announce 135",
        "announce 143",
        "announce 425",
        "♥A",
    )


def _held(deal: Deal) -> str:
    assert deal.turn is not None
    return " ".join(map(str, deal.hand(deal.turn)))


def _gift(deal: Deal) -> str:
    """The gift of the lowest cards of the hand on turn."""
    return "give " + " ".join(_held(deal).split()[:4])


def _play() -> Iterator[str]:
    deal = passed_out(dealt(AUCTION_GAME, **HANDS))
    too_late = ("bid 140", "pass", "redeal", "give ♥K", "announce 140")
    yield from _refused(
        "the first lead",
        deal,
        "♥K",
        "♥J",
        "West: ♥A",
        "declare ♥",
        "ask marriage",
        "ask half ♥",
        "yes",
        "no",
        "make ♥",
        "kontra",
        *too_late,
    )
    no_ace = dealt(AUCTION_GAME, south="♥KQ9 ♠K6 ♣10 ♦1098", west="♠7", north="♠8", east="♠A10")
    no_ace = passed_out(no_ace)
    yield from _refused("the first lead without an ace", no_ace, "♥K")
    yield from _refused("the ace must fall", then(no_ace, "♠6, ♠7, ♠8"), "♠10", "ask marriage")
    plain = dealt(AUCTION_GAME, south="♥A9–", west="♥10J6 ♣J6", north="♥K7 ♣–", east="♥Q8 ♣10")
    plain = passed_out(plain)
    yield from _refused("following", then(plain, "♥A"), "♣6", "North: ♥K", "declare ♥", "make ♥")
    second = then(plain, "♥A …, ♥9")
    yield from _refused("following later", second, "♣J", "♥Q", "ask half ♥")
    yield from _refused("beating later", then(second, "♥10"), "♣J", "♠6")
    hands: dict[str, Any] = {
        "south": "♥A ♠KQ ♦9",
        "west": "♦– ♠J6 ♣9",
        "north": "♦8 ♥7",
        "east": "♦7 ♥6",
    }
    trumps = then(passed_out(dealt(AUCTION_GAME, **hands)), "♥A …, declare ♠, ♦9")
    yield from _refused("without the suit", trumps, "♣9")
    trumped = dealt(AUCTION_GAME, south="♥A ♠KQ ♦9", west="♦– ♠9", north="♦– ♠J6", east="♦7")
    trumped = then(passed_out(trumped), "♥A …, declare ♠, ♦9, ♠9")
    yield from _refused("trumped before", trumped, "♠6", "♥10")
    over = finished(plain)
    yield from _refused("after the deal", over, "♥A", "South: bid 120", "West: kontra", "pass")


def _doubling() -> Iterator[str]:
    deal = undertaken(dealt(AUCTION_GAME, **HANDS), 140)
    yield from _refused(
        "after the announcement", deal, "re", "kontra", "North: kontra", "West: re", "East: ♥10"
    )
    doubled = then(deal, "West: kontra")
    yield from _refused("after Kontra", doubled, "East: kontra", "West: re", "kontra", "East: re")
    again = then(doubled, "South: re")
    yield from _refused("after Re", again, "North: re", "South: kontra", "East: re")
    begun = then(deal, "♠A")
    begun = begun.apply(begun.legal_actions()[0])
    yield from _refused("in the first trick", begun, "West: kontra", "East: re", "South: kontra")
    answered = then(begun, "East: kontra")
    answered = then(answered, "South: re")
    yield from _refused("in the first trick, after Re", answered, "North: re", "North: ♥6")
    late = then(deal, "♠A …, ♠6")
    yield from _refused("in the second trick", late, "West: kontra", "South: re", "North: kontra")
    last = undertaken(dealt(with_knobs(AUCTION_GAME, "doubling", calls=1), **HANDS), 140)
    doubled_once = then(last, "West: kontra")
    yield from _refused("after the last call", doubled_once, "South: re", "East: kontra")
    none = undertaken(dealt("marjapussi-de", **HANDS), 140)
    yield from _refused("without Kontra", none, "West: kontra", "re")
    passed = passed_out(dealt(AUCTION_GAME, **HANDS))
    yield from _refused("without a declarer", passed, "West: kontra", "re")


def _marriages() -> Iterator[str]:
    deal = south_speaks(AUCTION_GAME, south="♥KQ ♠A", north="♠KQ ♣K")
    yield from _refused(
        "after a trick", deal, "declare ♠", "West: ask marriage", "yes", "bid 140", "West: ♥A"
    )
    yield from _refused("after a declaration", then(deal, "declare ♥"), "ask marriage", "declare ♥")
    asked = then(deal, "ask marriage")
    yield from _refused(
        "asked for a marriage", asked, "no", "yes", "make ♥", "♠K", "declare ♠", "South: ♠A"
    )
    half = then(deal, "ask half ♣")
    yield from _refused("asked for a half", half, "no", "make ♠", "♣K", "ask half ♣", "East: yes")
    led = then(deal, "♠A")
    yield from _refused("in a trick", led, "ask marriage", "South: declare ♥", "North: yes")
    changes: dict[str, Any] = {"marriage": None, "trumps": None}
    bare = evolve(variant(AUCTION_GAME), **changes)
    without = then(passed_out(dealt(bare, south="♥KQ ♠A")), "♠A …")
    yield from _refused("without marriages", without, "declare ♥", "ask marriage", "yes", "make ♥")


def main() -> None:
    """Write the file."""
    FILE.write_text(texts(), encoding="utf-8")


if __name__ == "__main__":
    main()
