"""Recording: what the public Marjapussi server keeps of a deal."""

from __future__ import annotations

from attrs import field, frozen

from marjapussi.actions import Action, Give, Kontra, Re, Redeal
from marjapussi.cards import Card, Suit
from marjapussi.deal import Deal
from marjapussi.errors import RecordError
from marjapussi.seats import SEATS, Seat
from marjapussi.tricks import tricks_of

ALL_PASSED = 115
"""What the server writes for the contract when there is none."""

PLAYERS = ("P0", "P1", "P2", "P3")
"""What the players are called who have no names."""


@frozen
class Recording:
    """A deal that was played to its end, and what its recorder says it came to.

    ``hands`` are the cards as dealt and ``history`` is what happened, as a ``Deal`` has them. The
    rest follows from these two, if the recorder knew the rules: ``declarer`` and ``contract``
    (``None`` when all passed), the cards that went to declarer and back (``forth``, ``back``), the
    ``tricks`` with their cards in order of play, and for each seat the suits that it ``made`` and
    the ``points`` it took: its tricks, the last trick and its marriages. A marriage that was drawn
    out by a question stands with the seat that answered.

    >>> import random
    >>> from marjapussi import load_variant
    >>> from marjapussi.trial import play_out
    >>> rng = random.Random(1)
    >>> deal = play_out(Deal.shuffled(load_variant("marjapussi-de"), rng), rng)
    >>> recording = Recording.of(deal)
    >>> recording.contract == deal.contract, sum(recording.points) == sum(deal.outcome.points)
    (True, True)
    """

    hands: tuple[frozenset[Card], ...]
    history: tuple[tuple[Seat, Action], ...]
    declarer: Seat | None
    contract: int | None
    forth: frozenset[Card]
    back: frozenset[Card]
    tricks: tuple[tuple[Card, ...], ...]
    made: tuple[tuple[Suit, ...], ...]
    points: tuple[int, ...]
    players: tuple[str, ...] = field(default=PLAYERS, kw_only=True)

    @classmethod
    def of(cls, deal: Deal, players: tuple[str, ...] = PLAYERS) -> Recording:
        """What is to be recorded of a finished deal; ``players`` are names in the order of seats.

        Raises ``RecordError`` for a deal that goes on, and for one in which something happened
        that the server does not know: Kontra, Re, a new deal on demand.
        """
        if not deal.is_over:
            raise RecordError(f"the deal goes on: it is the turn of {deal.turn}")
        for _, action in deal.history:
            if isinstance(action, Kontra | Re | Redeal):
                raise RecordError(f"the server's format has no {action}")
        gifts = [action.cards for _, action in deal.history if isinstance(action, Give)]
        forth, back = gifts or (frozenset(), frozenset())
        return cls(
            deal.hands,
            deal.history,
            deal.declarer,
            deal.contract,
            forth,
            back,
            tuple(trick.cards for trick in tricks_of(deal)),
            tuple(tuple(m.suit for m in deal.made if m.seat == seat) for seat in SEATS),
            _points(deal),
            players=players,
        )

    @property
    def forehand(self) -> Seat:
        """The seat that speaks first (rule auction.1)."""
        return self.history[0][0] if self.history else Seat.SOUTH

    def number(self, index: int) -> int:
        """Where in the server's list an action of the history begins: 1 for the first line.

        A gift takes a line for each of its cards.
        """
        return 1 + sum(
            len(action.cards) if isinstance(action, Give) else 1
            for _, action in self.history[:index]
        )


def _points(deal: Deal) -> tuple[int, ...]:
    """What each seat took: card points, marriages and the last trick (rule scoring.1)."""
    rules, outcome = deal.variant, deal.outcome
    points = [0] * len(SEATS)
    tricks = tricks_of(deal)
    for trick in tricks:
        points[trick.taker] += sum(rules.card_points[card] for card in trick.cards)
    for made in deal.made:
        assert rules.marriage is not None
        points[made.seat] += rules.marriage.points_of(made)
    assert outcome is not None
    points[tricks[-1].taker] += sum(outcome.points) - sum(points)
    return tuple(points)
