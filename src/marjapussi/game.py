"""Game: deals until one side has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from attrs import evolve, frozen

from marjapussi.actions import Action
from marjapussi.cards import Card
from marjapussi.deal import Deal
from marjapussi.errors import NoNextDealError
from marjapussi.seats import Seat, Side
from marjapussi.sheet import Line, ScoreSheet
from marjapussi.variant.model import Variant


@frozen
class Game:
    """A game: the deals that were played and the one that is being played.

    A value that never changes: ``apply`` and ``next_deal`` return the next one, so to undo is to
    keep the old value. Here two cards are played, and the second is taken back:

    >>> from marjapussi import load_variant
    >>> moments = [Game.start(load_variant("ten-point-32"), Random(1))]
    >>> for _ in range(2):
    ...     moments.append(moments[-1].apply(moments[-1].deal.legal_actions()[0]))
    >>> [len(game.deal.history) for game in moments]
    [0, 1, 2]
    >>> undone = moments.pop()
    >>> moments[-1].deal.turn == undone.deal.history[-1][0]
    True
    """

    variant: Variant
    deal: Deal
    earlier: tuple[Deal, ...] = ()

    @classmethod
    def start(cls, variant: Variant, rng: Random, dealer: Seat | None = None) -> Game:
        """Draw a dealer by lot (unless one is named) and deal for the first time (rule deck.3)."""
        if dealer is None:
            dealer = Seat(rng.randrange(4))
        return cls(variant, Deal.shuffled(variant, rng, dealer.next))

    @classmethod
    def start_with(
        cls, variant: Variant, hands: Sequence[Iterable[Card]], dealer: Seat = Seat.EAST
    ) -> Game:
        """Begin a game with these four hands, of seats 0 to 3, in its first deal.

        Raises ``WrongDealError`` if they are no deal.
        """
        return cls(variant, Deal.start(variant, hands, dealer.next))

    def apply(self, action: Action, seat: Seat | None = None) -> Game:
        """The game after a seat (by default the one on turn) has done this.

        Raises ``IllegalActionError`` if the rules forbid it.
        """
        return Game(self.variant, self.deal.apply(action, seat), self.earlier)

    def next_deal(self, rng: Random) -> Game:
        """Shuffle and deal again; the deal passes to the left (rule deck.3).

        After a deal that was thrown in the same dealer deals. Raises ``NoNextDealError`` while a
        deal is going on and when the game is over.
        """
        self._check_next()
        deal = Deal.shuffled(self.variant, rng, self._next_forehand, scores=self.scores)
        return evolve(self, deal=deal, earlier=(*self.earlier, self.deal))

    def next_deal_with(self, hands: Sequence[Iterable[Card]]) -> Game:
        """Deal these four hands, of seats 0 to 3; raises what ``next_deal`` and ``start`` raise."""
        self._check_next()
        deal = Deal.start(self.variant, hands, self._next_forehand, scores=self.scores)
        return evolve(self, deal=deal, earlier=(*self.earlier, self.deal))

    def _check_next(self) -> None:
        if not self.deal.is_over:
            raise NoNextDealError(f"the deal goes on: it is the turn of {self.deal.turn}")
        if self.is_over:
            raise NoNextDealError("the game is over")

    @property
    def _next_forehand(self) -> Seat:
        outcome = self.deal.outcome
        thrown_in = outcome is not None and outcome.redealt
        return self.deal.forehand if thrown_in else self.deal.forehand.next

    @property
    def dealer(self) -> Seat:
        """The dealer of the deal that is being played."""
        return _dealer(self.deal)

    @property
    def scores(self) -> tuple[int, int]:
        """The running scores, with this deal once it is over; seats 0 and 2 first."""
        return self._scores_after(self.deal)

    def _scores_after(self, deal: Deal) -> tuple[int, int]:
        outcome = deal.outcome
        if outcome is None or outcome.redealt:
            return deal.scores
        return self.variant.game.after(deal.scores, outcome)

    @property
    def winners(self) -> tuple[Side, ...]:
        """The side that has won; both if the game is drawn, none while it goes on."""
        outcome = self.deal.outcome
        if outcome is None or outcome.redealt:
            return ()
        return self.variant.game.winners(self.scores, outcome)

    @property
    def winner(self) -> Side | None:
        """The side that has won; ``None`` while the game goes on and if it is drawn."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None

    @property
    def is_over(self) -> bool:
        """Whether the game is won or drawn."""
        return bool(self.winners)

    def score_sheet(self) -> ScoreSheet:
        """The finished deals and the scores after each; print it to see a table."""
        finished = [*self.earlier, *([self.deal] if self.deal.is_over else [])]
        lines = []
        for number, deal in enumerate(finished, start=1):
            outcome = deal.outcome
            assert outcome is not None
            passed_out = self.variant.auction is not None and outcome.declarer is None
            scores = self._scores_after(deal)
            lines.append(Line(number, _dealer(deal), outcome, scores, passed_out=passed_out))
        return ScoreSheet(self.variant.title, tuple(lines))


def _dealer(deal: Deal) -> Seat:
    return Seat((deal.forehand - 1) % 4)
