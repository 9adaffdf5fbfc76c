"""Transcripts: one deal as a record tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from marjapussi.actions import Action, Play
from marjapussi.cards import SUITS, Card
from marjapussi.deal import Deal
from marjapussi.errors import IllegalActionError, NotationError, RecordError, WrongDealError
from marjapussi.notation import parse_action, parse_card
from marjapussi.protocols import Rules
from marjapussi.record.entry import Entry
from marjapussi.seats import SEATS, Seat

MOST_ACTIONS = 20_000
"""The most actions in a deal; where no auction is very long, there are about 50."""

_KEYS = ("dealer", "scores", "hands", "actions")
_LONGEST = 100  # characters of a hand or an action
_LARGEST = 10**12  # score, plus or minus
_LETTERS = "SWNE"
_ASCII = str.maketrans({suit.symbol: suit.name[0] for suit in SUITS})


def transcript(deal: Deal) -> Mapping[str, object]:
    """The deal as JSON can hold it.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> deal = deal.apply(deal.legal_actions()[0])
    >>> transcript(deal)["dealer"], transcript(deal)["actions"]
    ('E', ['S DA'])
    """
    return {
        "dealer": _LETTERS[(deal.forehand - 1) % 4],
        "scores": list(deal.scores),
        "hands": [" ".join(card.name for card in sorted(hand)) for hand in deal.hands],
        "actions": [f"{_LETTERS[seat]} {_short(action)}" for seat, action in deal.history],
    }


def _short(action: Action) -> str:
    return action.card.name if isinstance(action, Play) else str(action).translate(_ASCII)


@frozen
class Transcript:
    """What a record says of one deal, before its actions are looked at."""

    dealer: Seat
    scores: tuple[int, int]
    hands: tuple[tuple[Card, ...], ...]
    actions: Sequence[Entry]

    @classmethod
    def of(cls, entry: Entry) -> Transcript:
        """The transcript in an entry; raises ``RecordError`` if there is none."""
        fields = entry.keyed(_KEYS)
        return cls(
            dealer=_seat(fields["dealer"]),
            scores=two(fields["scores"]),
            hands=tuple(map(_cards, fields["hands"].listed(most=4, exactly=True))),
            actions=fields["actions"].listed(most=MOST_ACTIONS),
        )

    def start(self, variant: Rules) -> Deal:
        """The deal before its first action."""
        try:
            return Deal.start(variant, self.hands, self.dealer.next, scores=self.scores)
        except WrongDealError as error:
            raise RecordError(str(error)) from error

    def play(self, deal: Deal) -> Deal:
        """The deal after all actions, each of them checked."""
        for number, entry in enumerate(self.actions, start=1):
            try:
                seat, action = _action(Entry(entry.value))
                deal = deal.apply(action, seat)
            except IllegalActionError as error:
                raise RecordError(str(error), action=number, refusal=error.refusal) from error
            except (NotationError, RecordError) as error:
                raise RecordError(str(error), action=number) from None
        return deal


def two(entry: Entry) -> tuple[int, int]:
    """The scores in an entry."""
    first, second = (
        each.whole(least=-_LARGEST, most=_LARGEST) for each in entry.listed(most=2, exactly=True)
    )
    return first, second


def _action(entry: Entry) -> tuple[Seat, Action]:
    letter, space, action = _short_text(entry).partition(" ")
    if not space or letter not in tuple(_LETTERS):
        entry.expected('who and what, such as "S bid 120"')
    return SEATS[_LETTERS.index(letter)], parse_action(action)


def _seat(entry: Entry) -> Seat:
    if entry.text() not in tuple(_LETTERS):
        entry.expected('"S", "W", "N" or "E"')
    return SEATS[_LETTERS.index(entry.text())]


def _cards(entry: Entry) -> tuple[Card, ...]:
    try:
        return tuple(parse_card(card) for card in _short_text(entry).split())
    except NotationError as error:
        entry.fail(str(error))


def _short_text(entry: Entry) -> str:
    if len(entry.text()) > _LONGEST:
        entry.expected(f"up to {_LONGEST} characters")
    return entry.text()
