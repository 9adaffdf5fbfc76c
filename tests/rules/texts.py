"""What the rules say: of themselves, and to whoever is refused; ``python -m tests.rules.texts``.

That command writes it all into ``texts.txt``, where a change of words is reviewed like a change of
code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import evolve

from marjapussi import Card, Seat, Suit, parse_action
from marjapussi.actions import AskHalf, AskMarriage
from marjapussi.bidding import Bidding
from marjapussi.cards import mask_of
from marjapussi.marriages import Marriages
from marjapussi.protocols import Lead
from marjapussi.rules import RULES
from marjapussi.rules.auction import Ascending
from marjapussi.rules.contract import Announced
from marjapussi.rules.exchange import Partner
from marjapussi.rules.follow import Strict
from marjapussi.rules.kinds import plain
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.rules.lead import AceFirst, AceThenSuit, Free
from marjapussi.rules.marriage import Asking
from marjapussi.rules.redeal import WeakHand
from marjapussi.rules.suit_points import SuitPoints

FILE = Path(__file__).with_name("texts.txt")
HAND = mask_of([Card.HA, Card.HK, Card.HQ, Card.S9, Card.CK])


def texts() -> str:
    """All texts, as the file has them."""
    return "\n".join((*_sentences(), *_refusals(), ""))


def _sentences() -> Iterator[str]:
    for slot, rules in RULES.items():
        for name, rule in rules.items():
            usual: Any = rule()
            said = list(map(str, usual.sentences()))
            yield from (f"[{slot}] {name}", *said, "")
            for key, value in _other_values(rule):
                others = list(map(str, evolve(usual, **{key: value}).sentences()))
                shown = plain(Knob.of(rule, key).kind.write(value))
                yield f"[{slot}] {name}, {key} = {shown}"
                yield from (line for line in others if line not in said)
                numbers = {line.partition(" ")[0] for line in others}
                yield from (f"not {line}" for line in said if line.partition(" ")[0] not in numbers)
                yield ""


def _other_values(rule: type) -> Iterator[tuple[str, Any]]:
    for key, field in knobs(rule).items():
        kind: Any = Knob.of(rule, key).kind
        if isinstance(field.default, bool):
            yield key, not field.default
        elif isinstance(field.default, SuitPoints):
            yield key, SuitPoints(1, 2, 3, 4)
            yield key, SuitPoints(0, 0, 0, 0)
        elif type(field.default) is int:
            yield from (
                (key, each)
                for each in sorted({kind.least, _next(field.default, kind)} - {field.default})
            )
        else:
            choices = kind.members if hasattr(kind, "members") else kind.words
            yield from ((key, each) for each in choices if each != field.default)


def _next(value: int, kind: Any) -> int:
    """The next higher number, or the next lower one if there is none."""
    return value - 1 if value == kind.most else value + 1


def _refusals() -> Iterator[str]:
    yield "[auction] refused"
    silent = Bidding(Seat.SOUTH)
    at_140, at_420 = silent.bid(Seat.SOUTH, 140), silent.bid(Seat.SOUTH, 420)
    for bidding, said in [
        *((silent, words) for words in ("pass", "bid 121", "bid 115", "bid 425", "give HA")),
        *((at_140, words) for words in ("bid 140", "bid 135", "bid 425", "bid 142", "HA")),
        (at_420, "bid 420"),
    ]:
        after = "" if bidding.points is None else f" after {bidding.points}"
        yield f"{said}{after}: {Ascending().refuse(bidding, parse_action(said))}"

    yield "\n[redeal] refused"
    yield str(WeakHand().refuse(HAND))

    yield "\n[exchange] refused"
    for said in ("HA", "give HA DA SA HK", "give HA HK HQ", "give HA HK HQ S9 CK"):
        yield f"{said}: {Partner().refuse(HAND, parse_action(said))}"

    yield "\n[contract] refused after a bid of 140"
    for said in ("pass", "announce 135", "announce 425", "announce 141", "announce 419"):
        yield f"{said}: {Announced().refuse(140, range(120, 425, 5), parse_action(said))}"

    yield "\n[lead] refused"
    no_ace = HAND & ~mask_of([Card.HA])
    leads: tuple[Lead, ...] = (AceThenSuit(), AceThenSuit(suit=Suit.CLUBS), AceFirst(), Free())
    for rule in leads:
        for hand, led in ((HAND, None), (no_ace, None), (HAND, Card.H9)):
            if led is not None or rule.lead(hand) != hand:
                held = "with" if hand == HAND else "without"
                to = "" if led is None else f" to {led}"
                yield f"{rule.rule}, {held} an ace{to}: {rule.refuse(hand, led, Card.HK)}"

    yield "\n[follow] refused"
    for led, best, trumps, card in [
        (Card.H9, Card.HJ, None, Card.S9),
        (Card.H9, Card.HJ, None, Card.H6),
        (Card.D9, Card.DJ, Suit.HEARTS, Card.S9),
        (Card.D9, Card.HJ, Suit.HEARTS, Card.H6),
    ]:
        made = f", {trumps} trumps" if trumps is not None else ""
        said = str(Strict().refuse(HAND, led, best, trumps, card))
        yield f"{led} led, {best} lies highest{made}: {card}: {said}"

    yield "\n[marriage] refused"
    yield from _marriage_refusals()


def _marriage_refusals() -> Iterator[str]:
    """What is said to a hand with the marriage of hearts and the king of clubs."""
    silent = Marriages()
    made = silent.make(Suit.HEARTS, Seat.SOUTH, Suit.HEARTS)
    clubs_made = silent.make(Suit.CLUBS, Seat.WEST, Suit.CLUBS)
    denied = silent.deny(Seat.SOUTH, Suit.CLUBS)
    for title, marriages in [
        ("at first", silent),
        ("when all is locked", silent.lock(declaring=0b1111, asking=0b1111)),
        ("when hearts are made", made),
        ("when clubs are made", clubs_made),
        ("when clubs are denied and made", denied.make(Suit.CLUBS, Seat.WEST, Suit.CLUBS)),
        ("when clubs are denied", denied),
        ("asked for a marriage", silent.ask(AskMarriage())),
        ("asked for a marriage when hearts are made", made.ask(AskMarriage())),
        ("asked for a marriage when clubs are made", clubs_made.ask(AskMarriage())),
        ("asked for a half of hearts", silent.ask(AskHalf(Suit.HEARTS))),
        ("asked for a half of spades", silent.ask(AskHalf(Suit.SPADES))),
    ]:
        free = Asking()
        once = Asking(repeat_denied_half=False)
        strict = Asking("coupled", True, "forbidden", False)
        for rule, name in ((free, ""), (once, ", asked once"), (strict, ", strictly")):
            question = marriages.question
            legal = (
                rule.options(HAND, Seat.SOUTH, marriages)
                if question is None
                else rule.answers(question, HAND, marriages)
            )
            said = [f"declare {suit}" for suit in Suit] + [f"ask half {suit}" for suit in Suit]
            answers = [f"make {suit}" for suit in Suit] + ["yes", "no"]
            for words in [*said, "ask marriage"] if question is None else answers:
                action = parse_action(words)
                if not action.bit & legal:
                    refusal = rule.refuse(HAND, Seat.SOUTH, marriages, action)
                    yield f"{title}{name}: {words}: {refusal}"
    for words in ("yes", "no", "make hearts", "pass"):
        refusal = Asking().refuse(HAND, Seat.SOUTH, silent, parse_action(words))
        yield f"not asked: {words}: {refusal}"


def main() -> None:
    """Write the file."""
    FILE.write_text(texts(), encoding="utf-8")


if __name__ == "__main__":
    main()
