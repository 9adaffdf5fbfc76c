"""Replay: whether what the server recorded agrees with the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve, frozen

from marjapussi.actions import Action, Declare, Make, Pass
from marjapussi.cards import mask_of, show
from marjapussi.deal import Deal
from marjapussi.errors import IllegalActionError, WrongDealError
from marjapussi.protocols import Rules
from marjapussi.server_format.recording import ALL_PASSED, Recording

_RULES: Mapping[str, str] = {
    "playing_player": "auction.4",
    "game_value": "contract.1",
    "passed_cards": "exchange.1",
    "tricks": "lead.5",
    "players_sup": "marriage.9",
    "players_points": "scoring.1",
}
"""The rule that says what must stand in each key of a record."""


@frozen
class Fault:
    """Something in a record that the rules see otherwise: what it is, and the number of the rule.

    >>> print(Fault("game_value is 150, by the rules it is 155", "contract.1"))
    game_value is 150, by the rules it is 155 (contract.1)
    """

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def faults(recording: Recording, variant: Rules) -> Iterator[Fault]:
    """Everything in a recording that would be otherwise had this variant been played.

    An action that the rules forbid ends the replay: what follows it is not looked at.

    >>> import random
    >>> from attrs import evolve
    >>> from marjapussi import load_variant
    >>> from marjapussi.trial import play_out
    >>> rng, variant = random.Random(1), load_variant("marjapussi-de")
    >>> recording = Recording.of(play_out(Deal.shuffled(variant, rng), rng))
    >>> list(faults(recording, variant))
    []
    >>> for fault in faults(evolve(recording, contract=100), variant):
    ...     print(fault)  # doctest: +ELLIPSIS
    game_value is 100, by the rules it is ... (contract.1)
    """
    try:
        deal = Deal.start(variant, recording.hands, recording.forehand)
    except WrongDealError as error:
        yield Fault(f"cards: {error}", "deck.2")
        return
    for index, (seat, action) in enumerate(recording.history):
        before = len(deal.made)
        try:
            deal = deal.apply(action, seat)
        except IllegalActionError as error:
            reason = error.refusal.reason
            text = f"actions, number {recording.number(index)}: {seat}: {action}: {reason}"
            yield Fault(text, error.refusal.rule)
            return
        for made in deal.made[before:]:
            if made.suit not in recording.made[made.seat]:
                number, player = recording.number(index), recording.players[made.seat]
                text = f"{made.seat} makes {made.suit}, and players_sup, {player} leaves it out"
                yield Fault(f"actions, number {number}: {text}", _making(action))
    yield from _compared(recording, deal) if deal.is_over else _unfinished(deal)


def _making(action: Action) -> str:
    """The number of the rule by which an action makes a marriage."""
    match action:
        case Declare():
            return "marriage.1"
        case Make():
            return "marriage.2"
        case _:
            return "marriage.3"


def _unfinished(deal: Deal) -> Iterator[Fault]:
    assert deal.turn is not None
    out_of_turn = deal.why_not(Pass(), deal.turn.next)
    assert out_of_turn is not None
    text = f"the actions end, and the deal goes on: it is the turn of {deal.turn}"
    yield Fault(text, out_of_turn.rule)


def _compared(recording: Recording, deal: Deal) -> Iterator[Fault]:
    """What the recorder says a deal came to, where it comes to something else by the rules."""
    right = Recording.of(deal, recording.players)
    if right == recording:
        return
    both = zip(right.made, recording.made, strict=True)
    known = tuple(tuple(suit for suit in ours if suit in theirs) for ours, theirs in both)
    expected = dict(_said(evolve(right, made=known)))  # what is left out was said before
    found = dict(_said(recording))
    for key in expected | found:
        if found.get(key) != expected.get(key):
            theirs, ours = (said.get(key) or "nothing" for said in (found, expected))
            rule = _RULES[key.partition(",")[0]]
            yield Fault(f"{key} is {theirs}, by the rules it is {ours}", rule)


def _said(recording: Recording) -> Iterator[tuple[str, str]]:
    """What a recorder says a deal came to, key by key."""
    declarer, contract = recording.declarer, recording.contract
    yield "playing_player", "null" if declarer is None else recording.players[declarer]
    yield "game_value", str(ALL_PASSED if contract is None else contract)
    yield "passed_cards, forth", show(mask_of(recording.forth))
    yield "passed_cards, back", show(mask_of(recording.back))
    for number, trick in enumerate(recording.tricks, start=1):
        yield f"tricks, number {number}", " ".join(map(str, trick))
    for name, suits in zip(recording.players, recording.made, strict=True):
        yield f"players_sup, {name}", " and ".join(map(str, suits))
    for name, points in zip(recording.players, recording.points, strict=True):
        yield f"players_points, {name}", str(points)
