"""Deal: the state of one deal, and the small loop that moves it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import TypeAlias

from attrs import define

from marjapussi import bargaining
from marjapussi.actions import Action
from marjapussi.cards import Card, Suit, cards_in
from marjapussi.errors import IllegalActionError, Refusal
from marjapussi.hands import Hands, checked, shuffled
from marjapussi.marriages import Made
from marjapussi.moves import MOVES, move_of
from marjapussi.outcome import Outcome
from marjapussi.phases import Phase
from marjapussi.protocols import Rules
from marjapussi.refusals import refusal
from marjapussi.seats import Seat
from marjapussi.settling import settle
from marjapussi.table import Table
from marjapussi.view import View, see

_Past: TypeAlias = "tuple[_Past, Seat, Action] | None"


@define(eq=False, repr=False)
class Deal:
    """One deal of cards and its play: a value that never changes; ``apply`` returns the next one.

    A deal comes from ``start``, ``shuffled`` or ``replay``, never from the bare constructor.

    Two deals are equal if the same cards were dealt under the same rules and the same happened.

    >>> from marjapussi import load_variant
    >>> deal = Deal.shuffled(load_variant("ten-point-32"), Random(1))
    >>> later = deal.apply(deal.legal_actions()[0])
    >>> deal.turn, later.turn, len(deal.history), len(later.history)
    (Seat.SOUTH, Seat.WEST, 0, 1)
    """

    _variant: Rules
    _dealt: Hands
    _table: Table
    _past: _Past = None

    @classmethod
    def start(
        cls,
        variant: Rules,
        hands: Sequence[Iterable[Card]],
        forehand: Seat = Seat.SOUTH,
        *,
        scores: tuple[int, int] = (0, 0),
    ) -> Deal:
        """Deal these four hands, of seats 0 to 3; raises ``WrongDealError`` if they are no deal.

        ``forehand`` is the seat at dealer's left, which speaks or leads first; ``scores`` are the
        running scores of the game before the deal, side of seats 0 and 2 first (rule deck.2).
        """
        dealt = checked(variant, hands)
        return cls(variant, dealt, bargaining.start(variant, dealt, Seat(forehand), scores))

    @classmethod
    def shuffled(
        cls,
        variant: Rules,
        rng: Random,
        forehand: Seat = Seat.SOUTH,
        *,
        scores: tuple[int, int] = (0, 0),
    ) -> Deal:
        """Shuffle the pack with ``rng`` and deal it."""
        dealt = shuffled(variant, rng)
        return cls(variant, dealt, bargaining.start(variant, dealt, Seat(forehand), scores))

    @classmethod
    def replay(
        cls,
        variant: Rules,
        hands: Sequence[Iterable[Card]],
        history: Iterable[tuple[Seat, Action]],
        forehand: Seat = Seat.SOUTH,
        *,
        scores: tuple[int, int] = (0, 0),
    ) -> Deal:
        """Deal these hands and apply each action of a history; every action is checked."""
        deal = cls.start(variant, hands, forehand, scores=scores)
        for seat, action in history:
            deal = deal.apply(action, seat)
        return deal

    # --- what is known of the deal

    @property
    def variant(self) -> Rules:
        """The rules that are played by."""
        return self._variant

    @property
    def turn(self) -> Seat | None:
        """The seat whose move the deal waits for; ``None`` when it is over."""
        return self._table.turn

    @property
    def is_over(self) -> bool:
        """Whether the deal is finished."""
        return self._table.turn is None

    @property
    def phase(self) -> Phase:
        """The stretch of the deal that is being played."""
        return self._table.phase

    @property
    def forehand(self) -> Seat:
        """The seat at dealer's left."""
        return self._table.bidding.forehand

    @property
    def scores(self) -> tuple[int, int]:
        """The running scores of the game before this deal."""
        return self._table.bidding.scores

    @property
    def hands(self) -> tuple[frozenset[Card], ...]:
        """The four hands as dealt, of seats 0 to 3."""
        return tuple(frozenset(cards_in(hand)) for hand in self._dealt)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat holds now, suit by suit in rising strength."""
        return cards_in(self._table.hands[seat])

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table, in order of play."""
        return self._table.trick

    @property
    def leader(self) -> Seat | None:
        """The seat that led, or is to lead, to the trick on the table."""
        return self._table.leader

    @property
    def trumps(self) -> Suit | None:
        """The suit that is trumps now."""
        return self._table.marriages.trumps

    @property
    def made(self) -> tuple[Made, ...]:
        """The marriages made so far, in order."""
        return self._table.marriages.made

    @property
    def declarer(self) -> Seat | None:
        """The seat that won the auction."""
        return self._table.terms.declarer

    @property
    def contract(self) -> int | None:
        """The announced contract, in points."""
        return self._table.terms.contract

    @property
    def doublings(self) -> int:
        """How many times Kontra and Re were said."""
        return self._table.terms.doublings

    @property
    def history(self) -> tuple[tuple[Seat, Action], ...]:
        """Everything that was said and done, in order, with who did it."""
        happened = []
        past = self._past
        while past is not None:
            past, seat, action = past
            happened.append((seat, action))
        return tuple(reversed(happened))

    @property
    def outcome(self) -> Outcome | None:
        """What the deal comes to; ``None`` until it is over."""
        return settle(self._variant, self._table)

    def view(self, seat: Seat) -> View:
        """What a seat knows of the deal, and nothing else.

        >>> from marjapussi import load_variant
        >>> deal = Deal.shuffled(load_variant("ten-point-32"), Random(1))
        >>> deal.view(Seat.WEST).hand == deal.hand(Seat.WEST)
        True
        """
        return see(self._variant, self._dealt, self._table, self.history, Seat(seat))

    # --- what can happen next

    def legal_actions(self, seat: Seat | None = None) -> Sequence[Action]:
        """Everything that a seat may say or do now; by default the seat on turn.

        A seat that is not on turn may have Kontra or Re. The sequence is empty when the deal is
        over. What a seat may do never depends on cards that it cannot see.

        >>> from marjapussi import load_variant
        >>> deal = Deal.shuffled(load_variant("partnership-auction"), Random(1))
        >>> actions = deal.legal_actions()
        >>> len(actions), str(actions[0]), str(actions[-1])
        (62, 'pass', 'bid 420')
        """
        return self._table.legal_actions(seat if seat is None else Seat(seat))

    def why_not(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """Why a seat (by default the one on turn) may not do this now; ``None`` if it may.

        The reason tells nothing that the seat does not know.

        >>> from marjapussi import Bid, load_variant
        >>> deal = Deal.shuffled(load_variant("partnership-auction"), Random(1))
        >>> print(deal.why_not(Bid(121)))
        A bid is a multiple of 5 points. (auction.2)
        """
        move_of(action)
        acting = self._acting(seat)
        if acting is not None and action in self._table.legal_actions(acting):
            return None
        return refusal(self._variant, self._table, acting, action)

    def apply(self, action: Action, seat: Seat | None = None) -> Deal:
        """The deal after a seat (by default the one on turn) has done this.

        Raises ``IllegalActionError``, which says why, if the rules forbid it; this deal is the
        same before and after, whatever happens.
        """
        table = self._table
        move = MOVES.get(type(action)) or move_of(action)
        acting = table.turn if seat is None else seat
        if acting is None or acting is not table.turn or not action.bit & table.options:
            acting = self._checked(action, acting)
        moved = move(self._variant, table, acting, action)
        return Deal(self._variant, self._dealt, moved, (self._past, acting, action))

    def _checked(self, action: Action, seat: Seat | None) -> Seat:
        """The acting seat, if the action is legal; raises ``IllegalActionError`` if it is not."""
        acting = self._acting(seat)
        if acting is None or action not in self._table.legal_actions(acting):
            reason = refusal(self._variant, self._table, acting, action)
            raise IllegalActionError(action, acting, reason)
        return acting

    def _acting(self, seat: Seat | None) -> Seat | None:
        if seat is None:
            return self._table.turn
        return seat if type(seat) is Seat else Seat(seat)

    # --- the deal as a value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return self._variant, self._dealt, self.forehand, self.scores, self.history

    def __repr__(self) -> str:
        hands = [sorted(hand) for hand in self.hands]
        return (
            f"Deal.replay({self._variant!r}, {hands!r}, {list(self.history)!r}, "
            f"{self.forehand!r}, scores={self.scores!r})"
        )

    def __reduce__(self) -> tuple[object, ...]:
        restore = partial(Deal.replay, scores=self.scores)
        return restore, (self._variant, self.hands, self.history, self.forehand)
