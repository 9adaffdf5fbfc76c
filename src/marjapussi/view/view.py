"""View: what one seat knows of a deal.

This file is the only place that decides who sees what. ``see`` names each thing that a seat may
see; whatever it does not name stays hidden. A view is made of these things alone: it has no way
back to the deal, and all that it says (legal actions, refusals, text, JSON, deductions) it works
out from itself. So two deals that differ only in what a seat cannot know give it the same of
everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from attrs import field, frozen

from marjapussi.actions import Action, Give
from marjapussi.cards import Card, Cards, Suit, cards_in
from marjapussi.errors import Refusal
from marjapussi.hands import Hands
from marjapussi.marriages import Made
from marjapussi.moves import move_of
from marjapussi.outcome import Outcome
from marjapussi.phases import Phase
from marjapussi.protocols import Rules
from marjapussi.refusals import refusal
from marjapussi.seats import Seat
from marjapussi.settling import settle
from marjapussi.table import Table
from marjapussi.terms import Terms
from marjapussi.view import text
from marjapussi.view.deductions import deduce
from marjapussi.view.seen import Event, FaceDown


def see(rules: Rules, dealt: Hands, table: Table, history: Iterable[Event], seat: Seat) -> View:
    """What the seat sees of these dealt hands, of the table as it is, and of all that happened.

    Its own hand; everything that is said aloud and played; and of an exchange the cards, if the
    seat is one of the two who made it, else only how many they were (rule exchange.1).
    """
    terms, acting = table.terms, table.turn is seat
    declarer = terms.declarer
    if rules.exchange is not None and declarer is not None and seat.side is not declarer.side:
        history = ((who, _face_down(action)) for who, action in history)
    seen = Table(
        phase=table.phase,
        turn=table.turn,
        options=table.options if acting else 0,
        offers=table.offers if acting else (),
        hands=_only(seat, table.hands[seat]),
        trick=table.trick,
        best=table.best,
        taker=table.taker,
        tally=table.tally,
        may_speak=table.may_speak,
        marriages=table.marriages,
        terms=Terms(
            declarer=declarer, contract=terms.contract, doublings=terms.doublings, call=terms.call
        ),
        bidding=table.bidding,
    )
    south, west, north, east = table.hands
    counts = south.bit_count(), west.bit_count(), north.bit_count(), east.bit_count()
    return View(rules, seat, cards_in(dealt[seat]), counts, seen, tuple(history))


def _face_down(event: Action | FaceDown) -> Action | FaceDown:
    return FaceDown(len(event.cards)) if isinstance(event, Give) else event


def _only(seat: Seat, hand: Cards) -> Hands:
    """The hands at the table when all but one lie face down."""
    match seat:
        case 0:
            return hand, 0, 0, 0
        case 1:
            return 0, hand, 0, 0
        case 2:
            return 0, 0, hand, 0
        case _:
            return 0, 0, 0, hand


@frozen
class View:
    """What one seat knows of a deal at one moment; ``deal.view(seat)`` gives it.

    ``dealt`` is the hand that the seat was dealt, ``counts`` how many cards each seat holds now,
    ``history`` what the seat saw happen, as ``Deal.history`` has it, but with ``FaceDown(4)`` for
    cards that it did not see. ``table`` is the table as this seat sees it: the hands of the others
    are not there.

    >>> from random import Random
    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
    >>> view = deal.view(Seat.SOUTH)
    >>> view.hand == deal.hand(Seat.SOUTH), view.turn, view.counts
    (True, Seat.SOUTH, (6, 6, 6, 6))
    >>> list(view.legal_actions()) == list(deal.legal_actions(Seat.SOUTH))
    True
    """

    variant: Rules = field(hash=False)
    seat: Seat
    dealt: tuple[Card, ...]
    counts: tuple[int, int, int, int]
    table: Table = field(hash=False)
    history: tuple[Event, ...]

    # --- the seat's own cards, and the exchange

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that the seat holds now, suit by suit in rising strength."""
        return cards_in(self.table.hands[self.seat])

    @property
    def given(self) -> tuple[Card, ...] | FaceDown | None:
        """What partner gave to declarer: the cards, if the seat is one of the two."""
        return self._gift(0)

    @property
    def returned(self) -> tuple[Card, ...] | FaceDown | None:
        """What declarer gave back to partner: the cards, if the seat is one of the two."""
        return self._gift(1)

    def _gift(self, number: int) -> tuple[Card, ...] | FaceDown | None:
        gifts = [event for _, event in self.history if isinstance(event, Give | FaceDown)]
        if number >= len(gifts):
            return None
        gift = gifts[number]
        return gift if isinstance(gift, FaceDown) else tuple(sorted(gift.cards))

    # --- what everybody sees

    @property
    def turn(self) -> Seat | None:
        """The seat whose move the deal waits for; ``None`` when it is over."""
        return self.table.turn

    @property
    def is_over(self) -> bool:
        """Whether the deal is finished."""
        return self.table.turn is None

    @property
    def phase(self) -> Phase:
        """The stretch of the deal that is being played."""
        return self.table.phase

    @property
    def forehand(self) -> Seat:
        """The seat at dealer's left."""
        return self.table.bidding.forehand

    @property
    def scores(self) -> tuple[int, int]:
        """The running scores of the game before this deal."""
        return self.table.bidding.scores

    @property
    def bid(self) -> int | None:
        """The highest bid so far, in points."""
        return self.table.bidding.points

    @property
    def declarer(self) -> Seat | None:
        """The seat that won the auction."""
        return self.table.terms.declarer

    @property
    def contract(self) -> int | None:
        """The announced contract, in points."""
        return self.table.terms.contract

    @property
    def doublings(self) -> int:
        """How many times Kontra and Re were said."""
        return self.table.terms.doublings

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table, in order of play."""
        return self.table.trick

    @property
    def leader(self) -> Seat | None:
        """The seat that led, or is to lead, to the trick on the table."""
        return self.table.leader

    @property
    def trumps(self) -> Suit | None:
        """The suit that is trumps now."""
        return self.table.marriages.trumps

    @property
    def made(self) -> tuple[Made, ...]:
        """The marriages made so far, in order."""
        return self.table.marriages.made

    @property
    def tricks(self) -> tuple[int, int]:
        """How many tricks each side took, that of seats 0 and 2 first."""
        return self.table.tally.tricks

    @property
    def card_points(self) -> tuple[int, int]:
        """The card points in the tricks of each side, that of seats 0 and 2 first."""
        return self.table.tally.card_points

    @property
    def outcome(self) -> Outcome | None:
        """What the deal comes to; ``None`` until it is over."""
        return settle(self.variant, self.table)

    # --- what the seat may do, and what it can tell

    def legal_actions(self) -> Sequence[Action]:
        """Everything that the seat may say or do now; Kontra or Re even when it is not on turn."""
        return self.table.legal_actions(self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        """Why the seat may not do this now; ``None`` if it may.

        >>> from random import Random
        >>> from marjapussi import Bid, Deal, load_variant
        >>> view = Deal.shuffled(load_variant("partnership-auction"), Random(1)).view(Seat.WEST)
        >>> print(view.why_not(Bid(120)))
        It is not your turn but that of South. (auction.1)
        """
        move_of(action)
        if action in self.legal_actions():
            return None
        return refusal(self.variant, self.table, self.seat, action)

    def deductions(self) -> Mapping[Card, frozenset[Seat]]:
        """For each card that the seat does not see, the seats that can still hold it.

        It follows from all that the rules have forced so far, taken together with the number of
        cards in each hand: duties to lead, follow, beat and trump, the first trick, declarations,
        questions, answers and the own exchange. Whoever does hold a card is always among its seats.

        >>> from random import Random
        >>> from marjapussi import Card, Deal, load_variant
        >>> deal = Deal.shuffled(load_variant("ten-point-24"), Random(1))
        >>> sorted(deal.view(Seat.SOUTH).deductions()[deal.hand(Seat.WEST)[0]])
        [Seat.WEST, Seat.NORTH, Seat.EAST]
        """
        return deduce(self)

    def as_dict(self) -> Mapping[str, object]:
        """The view in lists, numbers and texts, as JSON can hold it; seats are numbers 0 to 3."""
        return text.as_dict(self)

    def to_json(self) -> str:
        """The view as one line of JSON."""
        return text.to_json(self)

    def __str__(self) -> str:
        return text.as_text(self)
