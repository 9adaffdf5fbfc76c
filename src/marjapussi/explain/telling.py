"""Explaining an action: what happened, in a sentence or two for people at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from attrs import frozen

from marjapussi.actions import (
    Action,
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Declare,
    Give,
    Kontra,
    Make,
    No,
    Pass,
    Play,
    Re,
    Redeal,
    Yes,
)
from marjapussi.cards import Card, Suit
from marjapussi.deal import Deal
from marjapussi.explain.wording import Language, Pack, Wording
from marjapussi.game import Game
from marjapussi.marriages import Made
from marjapussi.phases import Phase
from marjapussi.seats import SEATS, Seat, Side
from marjapussi.view import View
from marjapussi.view.seen import FaceDown

_Seen: TypeAlias = Deal | View


def explain(
    before: Game | Deal | View,
    action: Action | FaceDown,
    after: Game | Deal | View,
    *,
    seat: Seat | None = None,
    language: Language = "en",
    pack: Pack = "french",
) -> str:
    """Say in words what happened when ``action`` led from ``before`` to ``after``.

    It tells what everybody at the table saw and heard. To ``seat`` it also tells the cards of an
    exchange, if it is one of the two who made it; a view is explained to the seat whose view it is.
    For a game the standing is added when a deal has ended, and who has won. Sentences are parted
    by full stops, and the last has none.

    ``before`` and ``after`` are of one kind, and the action is all that lies between them; else
    ``ValueError`` is raised.

    >>> from random import Random
    >>> from marjapussi import load_variant
    >>> deal = Deal.shuffled(load_variant("partnership-auction"), Random(1))
    >>> later = deal.apply(Bid(120))
    >>> explain(deal, Bid(120), later)
    'South bids 120'
    >>> explain(deal, Bid(120), later, language="fi")
    'Etelä huutaa 120'
    """
    old, new = _seen(before), _seen(after)
    if type(old) is not type(new) or len(new.history) != len(old.history) + 1:
        raise ValueError("the second deal must be the first one after one more action")
    if isinstance(new, View):
        if seat not in (None, new.seat):
            raise ValueError(f"a view of {new.seat} cannot be explained to {seat}")
        seat = new.seat
    who, done = new.history[-1]
    if _aloud(action) != _aloud(done):
        raise ValueError(f"{done} was done, not {action}")
    step = _Step(old, new, who, seat, Wording.of(language, pack))
    sentences = [*step.said(action), *step.ended()]
    if isinstance(after, Game) and after.deal.is_over:
        sentences += _standing(after, step.wording)
    return ". ".join(sentences)


def _aloud(action: Action | FaceDown) -> Action | FaceDown:
    """The action as everybody at the table has it."""
    return FaceDown(len(action.cards)) if isinstance(action, Give) else action


def _seen(played: Game | Deal | View) -> _Seen:
    return played.deal if isinstance(played, Game) else played


@frozen
class _Step:
    """A deal before and after an action of the seat ``who``, told to the seat ``hearer``."""

    before: _Seen
    after: _Seen
    who: Seat
    hearer: Seat | None
    wording: Wording

    def _say(self, message: str, **things: object) -> str:
        return self.wording.say(message, seat=self.who, partner=self.who.partner, **things)

    def said(self, action: Action | FaceDown) -> Iterator[str]:
        """What the action was, and what it brought about at once."""
        match action:
            case Bid(points=points):
                yield self._say("bids", points=points)
                yield from self._auction_end()
            case Pass():
                yield self._say("passes")
                yield from self._auction_end()
            case Redeal():
                yield self._say("redeals")
            case Announce(points=points):
                yield self._say("announces", points=points)
            case Give(cards=cards):
                yield self._given(len(cards), sorted(cards))
            case FaceDown(count=count):
                yield self._given(count, None)
            case Kontra():
                yield self._say("kontra", factor=2**self.after.doublings)
            case Re():
                yield self._say("re", factor=2**self.after.doublings)
            case Play(card=card):
                yield self._played(card)
            case Declare(suit=suit):
                yield self._made(self._say("declares", suit=suit))
            case AskMarriage():
                yield self._say("asks_marriage")
            case AskHalf(suit=suit):
                yield self._say("asks_half", suit=suit)
            case Make(suit=suit):
                yield self._made(self._say("has_marriage", suit=suit))
            case Yes() | No():
                yield self._answered(action)

    def _auction_end(self) -> Iterator[str]:
        if self.after.phase is Phase.AUCTION:
            return
        if self.after.declarer is None:
            yield self._say("passed_out", forehand=self.after.forehand)
            return
        bids = [action.points for _, action in self.after.history if isinstance(action, Bid)]
        points = bids[-1]
        yield self.wording.say("wins_auction", seat=self.after.declarer, points=points)

    def _given(self, count: int, cards: list[Card] | None) -> str:
        message = "gives" if self.before.phase is Phase.GIVING else "returns"
        if cards is None or self.hearer is None or self.hearer.side is not self.who.side:
            return self._say(f"{message}_face_down", count=self.wording.count(count))
        return self._say(message, cards=self.wording.listed(cards))

    def _played(self, card: Card) -> str:
        if not self.before.trick:
            return self._say("leads", card=card)
        if self.after.trick:
            return self._say("plays", card=card)
        winner = self._winner(card)
        ending = "last_trick" if self.after.is_over else "trick"
        if winner is self.who:
            return self._say(f"wins_{ending}", card=card)
        return self._say(f"loses_{ending}", card=card, winner=winner)

    def _winner(self, last: Card) -> Seat:
        """The seat that wins the trick which this card completes (rule follow.5)."""
        seats = [SEATS[(self.who + 1 + place) % 4] for place in range(4)]
        follow, trumps = self.before.variant.follow, self.before.trumps
        winner, best = seats[0], self.before.trick[0]
        for seat, card in zip(seats[1:], (*self.before.trick[1:], last), strict=True):
            if follow.beats(best, trumps) >> card & 1:
                winner, best = seat, card
        return winner

    def _made(self, sentence: str) -> str:
        """The sentence, with what the marriage does to the trumps and what it pays."""
        made, trumps = self.after.made[-1], self.after.trumps
        effects = list(self._trumps(made.suit, trumps)) + list(self._pay(made))
        return f"{sentence}: {', '.join(effects)}" if effects else sentence

    def _trumps(self, suit: Suit, trumps: Suit | None) -> Iterator[str]:
        if trumps is not None:
            message = "become_trumps" if trumps is suit else "stay_trumps"
            yield self._say(message, suit=trumps)

    def _pay(self, made: Made) -> Iterator[str]:
        rule = self.after.variant.marriage
        assert rule is not None
        if points := rule.points_of(made):
            yield self._say("points", points=points)
        if points := rule.game_points_of(made):
            yield self._say("game_point" if points == 1 else "game_points", points=points)

    def _answered(self, answer: Yes | No) -> str:
        questions = [
            each for _, each in self.before.history if isinstance(each, AskHalf | AskMarriage)
        ]
        question = questions[-1]
        if isinstance(question, AskMarriage):
            return self._say("has_no_marriage")
        suit = question.suit
        if isinstance(answer, No):
            return self._say("has_no_half", suit=suit)
        if len(self.after.made) > len(self.before.made):
            return self._made(self._say("has_other_half"))
        if any(made.suit is suit for made in self.before.made):
            return self._say("has_half_too_late", suit=suit)
        return self._say("has_half_alone", suit=suit)

    def ended(self) -> Iterator[str]:
        """What the deal comes to, if it has ended."""
        outcome = self.after.outcome
        if outcome is None or outcome.redealt:
            return
        if outcome.declarer is not None and outcome.made is not None:
            message = "made" if outcome.made else "failed"
            side = outcome.declarer.side
            yield self.wording.say(message, side=side, contract=outcome.contract)
        if outcome.porvoo is not None:
            yield self.wording.say("porvoo", side=outcome.porvoo)
        yield _both(self.wording, "took", outcome.points)
        yield _both(self.wording, "scores", tuple(_signed(each) for each in outcome.scores))


def _both(wording: Wording, message: str, pair: tuple[object, ...]) -> str:
    first, second = pair
    return wording.say(
        message,
        first=Side.SOUTH_NORTH,
        first_points=first,
        second=Side.WEST_EAST,
        second_points=second,
    )


def _standing(game: Game, wording: Wording) -> Iterator[str]:
    outcome = game.deal.outcome
    if outcome is not None and outcome.redealt:
        return
    yield _both(wording, "standing", tuple(_minus(each) for each in game.scores))
    if game.winner is not None:
        yield wording.say("won", side=game.winner)
    elif game.is_over:
        yield wording.say("drawn")


def _signed(points: int) -> str:
    return _minus(points) if points <= 0 else f"+{points}"


def _minus(points: int) -> str:
    return str(points).replace("-", "−")
