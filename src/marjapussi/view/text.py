"""A view in words, for a player to read, and as JSON, for a program.

Both are made from the view alone. In JSON seats are numbers 0 to 3, cards and actions are in their
notation, sides are pairs with seats 0 and 2 first; the long choices of an auction and an exchange
are not spelled out::

    "legal": {"actions": ["pass"], "bid": {"from": 120, "to": 420, "step": 5}}
    "legal": {"actions": [], "give": 4}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import asdict

from marjapussi.actions import Action, Bid
from marjapussi.cards import Card, mask_of, show
from marjapussi.choices import Amounts, Gifts
from marjapussi.seats import SEATS, SIDES
from marjapussi.spelling import counted
from marjapussi.view.seen import FaceDown

if TYPE_CHECKING:
    from marjapussi.view import View


def to_json(view: View) -> str:
    """The view as one line of JSON."""
    return json.dumps(as_dict(view), ensure_ascii=False)


def as_dict(view: View) -> Mapping[str, object]:
    """The view in lists, numbers and texts."""
    outcome = view.outcome
    return {
        "variant": {"name": view.variant.name, "digest": view.variant.digest},
        "seat": int(view.seat),
        "forehand": int(view.forehand),
        "scores": list(view.scores),
        "phase": view.phase.value,
        "turn": _number(view.turn),
        "dealt": _cards(view.dealt),
        "hand": _cards(view.hand),
        "counts": list(view.counts),
        "history": [[int(who), str(event)] for who, event in view.history],
        "given": _gift(view.given),
        "returned": _gift(view.returned),
        "bid": view.bid,
        "declarer": _number(view.declarer),
        "contract": view.contract,
        "doublings": view.doublings,
        "leader": _number(view.leader),
        "trick": _cards(view.trick),
        "trumps": None if view.trumps is None else str(view.trumps),
        "made": [
            {"suit": str(made.suit), "seat": int(made.seat), "trumps": made.trumps}
            for made in view.made
        ],
        "tricks": list(view.tricks),
        "card_points": list(view.card_points),
        "legal": _legal(view.legal_actions()),
        "outcome": None if outcome is None else asdict(outcome),
    }


def _number(seat: int | None) -> int | None:
    return None if seat is None else int(seat)


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _gift(gift: tuple[Card, ...] | FaceDown | None) -> list[str] | int | None:
    """The cards of a gift, or how many they were."""
    if gift is None:
        return None
    return gift.count if isinstance(gift, FaceDown) else _cards(gift)


def _legal(actions: Sequence[Action]) -> Mapping[str, object]:
    match actions:
        case Amounts(others, kind, amounts) if amounts:
            spread = {"from": amounts[0], "to": amounts[-1], "step": amounts.step}
            named = "bid" if kind is Bid else "announce"
            return {"actions": [*map(str, others)], named: spread}
        case Gifts(others, _, size):
            return {"actions": [*map(str, others)], "give": size}
        case _:
            return {"actions": [*map(str, actions)]}


def as_text(view: View) -> str:
    """The view in words, a line for each thing that a player looks at."""
    others = ", ".join(f"{seat} {view.counts[seat]}" for seat in SEATS if seat != view.seat)
    lines = [
        f"{view.variant.title}, seen by {view.seat}",
        f"Hand: {show(mask_of(view.hand)) or '–'}",
        f"Cards of the others: {others}",
        *_contract(view),
        *_exchange(view),
        *_marriages(view),
        *_tricks(view),
        *_moment(view),
    ]
    return "\n".join(lines)


def _contract(view: View) -> Iterable[str]:
    if view.declarer is not None:
        contract = "" if view.contract is None else f", contract {view.contract}"
        times = f" {view.doublings} times" if view.doublings > 1 else ""
        calls = f", doubled{times}" if view.doublings else ""
        yield f"Declarer: {view.declarer}, bid {view.bid}{contract}{calls}"
    elif view.bid is not None:
        yield f"Bid: {view.bid} by {view.table.bidding.bidder}"


def _exchange(view: View) -> Iterable[str]:
    for verb, gift in (("Given to", view.given), ("Returned by", view.returned)):
        if isinstance(gift, FaceDown):
            yield f"{verb} declarer: {counted(gift.count, 'card')} face down"
        elif gift is not None:
            yield f"{verb} declarer: {show(mask_of(gift))}"


def _marriages(view: View) -> Iterable[str]:
    if view.made:
        yield "Marriages: " + ", ".join(f"{made.suit} by {made.seat}" for made in view.made)
    if view.trumps is not None:
        yield f"Trumps: {view.trumps}"


def _tricks(view: View) -> Iterable[str]:
    if sum(view.tricks):
        yield "Tricks: " + ", ".join(
            f"{side} {view.tricks[side]} ({view.card_points[side]} card points)" for side in SIDES
        )
    if view.trick and view.leader is not None:
        yield "Trick: " + ", ".join(
            f"{SEATS[(view.leader + place) % 4]} {card}" for place, card in enumerate(view.trick)
        )


def _moment(view: View) -> Iterable[str]:
    outcome = view.outcome
    if outcome is not None:
        scores = "{} : {}".format(*outcome.scores)
        yield f"The deal is over: {'thrown in' if outcome.redealt else scores}"
        return
    question = view.table.marriages.question
    if question is not None and view.turn is not None:
        yield f"Question: {view.turn.partner}: {question}"
    yield f"Turn: {view.turn}"
    if choice := ", ".join(_choice(view.legal_actions())):
        yield f"You may: {choice}"


def _choice(actions: Sequence[Action]) -> Iterable[str]:
    match actions:
        case Amounts(others, _, amounts) if amounts:
            yield from map(str, others)
            more = f" to {amounts[-1]} in steps of {amounts.step}" if len(amounts) > 1 else ""
            yield f"{actions[-len(amounts)]}{more}"
        case Gifts(others, _, size):
            yield from map(str, others)
            yield f"give {counted(size, 'card')}"
        case _:
            yield from map(str, actions)
