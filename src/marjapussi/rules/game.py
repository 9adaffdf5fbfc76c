"""Slot ``game``: how scores run, and who wins the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.outcome import Outcome
from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.knobs import truth, whole, word
from marjapussi.seats import SIDES, Side
from marjapussi.sentences import Sentence


def _added(scores: tuple[int, int], outcome: Outcome) -> tuple[int, int]:
    return scores[0] + outcome.scores[0], scores[1] + outcome.scores[1]


@frozen
class FirstPast:
    """The first side at the target wins; if both are, the higher total does (rule game.1).

    >>> deal = Outcome(tricks=(6, 3), points=(150, 30), scores=(150, 30))
    >>> FirstPast().winners((530, -225), deal)
    (Side.SOUTH_NORTH,)
    """

    rule: ClassVar[str] = "first-past"
    target: int = whole(500, "the score that wins", least=1, most=100_000)
    beyond: bool = truth(False, "the score must be more than the target, not just reach it")
    both: str = word(
        "higher",
        "who wins if both sides are there: the higher total, or the declaring side",
        words=("higher", "declarer"),
    )

    def after(self, scores: tuple[int, int], outcome: Outcome) -> tuple[int, int]:
        return _added(scores, outcome)

    def winners(self, scores: tuple[int, int], outcome: Outcome) -> tuple[Side, ...]:
        there = tuple(side for side in SIDES if scores[side] >= self.target + self.beyond)
        if len(there) < 2:
            return there
        if self.both == "declarer" and outcome.declarer is not None:
            return (outcome.declarer.side,)
        if scores[0] == scores[1]:
            return ()
        return (SIDES[0] if scores[0] > scores[1] else SIDES[1],)

    def sentences(self) -> tuple[Sentence, ...]:
        more = f"more than {self.target}" if self.beyond else f"{self.target} or more"
        both = "the declaring side wins" if self.both == "declarer" else "the higher total wins"
        text = (
            f"After a deal a side with {more} wins; if both have that, {both}; "
            "if that does not decide, another deal is played. Scores may be negative."
        )
        return (Sentence("game.1", text),)


@frozen
class Exactly:
    """Exactly the target wins, and whoever passes it falls back (rule game.2).

    >>> deal = Outcome(tricks=(4, 5), points=(70, 50), scores=(3, 2))
    >>> Exactly().after((8, 8), deal), Exactly().winners((7, 10), deal)
    ((7, 10), (Side.WEST_EAST,))
    """

    rule: ClassVar[str] = "exactly"
    target: int = whole(10, "the score that wins", least=1, most=1_000)
    back_to: int = whole(7, "where a side falls back to that passes the target", least=0, most=999)
    both: str = word(
        "draw", "what it means if both sides are there at once", words=("draw", "play-on")
    )

    def after(self, scores: tuple[int, int], outcome: Outcome) -> tuple[int, int]:
        first, second = (self._settled(total) for total in _added(scores, outcome))
        return (0 if outcome.porvoo == 0 else first, 0 if outcome.porvoo == 1 else second)

    def _settled(self, total: int) -> int:
        return self.back_to if total > self.target else total

    def winners(self, scores: tuple[int, int], outcome: Outcome) -> tuple[Side, ...]:
        there = tuple(side for side in SIDES if scores[side] == self.target)
        return there if len(there) < 2 or self.both == "draw" else ()

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if self.back_to >= self.target:
            yield Conflict(
                "back_to",
                f"{self.back_to} is no step back from the target of {self.target}",
                beside=(("game", "target"),),
            )

    def sentences(self) -> tuple[Sentence, ...]:
        both = "the game is drawn" if self.both == "draw" else "another deal is played"
        text = (
            f"Exactly {self.target} wins. After each deal a side adds what it scored; then a side "
            f"that took no trick goes to 0; then a side above {self.target} goes to "
            f"{self.back_to}. If both stand at exactly {self.target}, {both}."
        )
        return (Sentence("game.2", text),)
