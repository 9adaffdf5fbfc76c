"""Everything the library raises, as one tree.

::

    MarjapussiError
    ├── NotationError        a text that names no card, suit or action          (also a ValueError)
    ├── WrongDealError       hands that cannot have been dealt                  (also a ValueError)
    ├── IllegalActionError   an action that the rules forbid at this moment     (also a ValueError)
    ├── NoNextDealError      a new deal at a moment when there is none
    ├── NoWorldError         a view that no deal was found to agree with
    ├── VariantError         a variant file with problems, all of them listed   (also a ValueError)
    ├── RecordError          a record that cannot be read or breaks a rule      (also a ValueError)
    └── ConformanceError     a rule that breaks its protocol                    (AssertionError too)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import field, frozen
from attrs.validators import instance_of

if TYPE_CHECKING:
    from marjapussi.actions import Action
    from marjapussi.seats import Seat


@frozen
class Refusal:
    """Why an action is not possible: a sentence for the player, and the number of the rule.

    The sentence uses only what the refused seat knows, so it may be shown to the player.

    >>> print(Refusal("You must follow suit: play a club.", "follow.1"))
    You must follow suit: play a club. (follow.1)
    """

    reason: str = field(validator=instance_of(str))
    rule: str = field(validator=instance_of(str))

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class MarjapussiError(Exception):
    """The root of everything that this library raises on purpose."""


class NotationError(MarjapussiError, ValueError):
    """A text names no card, suit or action, or could mean more than one."""


class WrongDealError(MarjapussiError, ValueError):
    """Hands that cannot have been dealt: a wrong count, a card twice, a card not in the pack."""


class IllegalActionError(MarjapussiError, ValueError):
    """An action that the rules forbid; the deal it was tried on is unchanged.

    ``action`` and ``seat`` say what was tried by whom, ``refusal`` says why it is not possible.
    """

    def __init__(self, action: Action, seat: Seat | None, refusal: Refusal) -> None:
        super().__init__(action, seat, refusal)
        self.action = action
        self.seat = seat
        self.refusal = refusal

    def __str__(self) -> str:
        who = "nobody" if self.seat is None else str(self.seat)
        return f"{who}: {self.action}: {self.refusal}"


class NoNextDealError(MarjapussiError):
    """A new deal was asked of a game whose deal goes on, or that is over."""


class NoWorldError(MarjapussiError):
    """No deal was found that agrees with a view."""


@frozen
class Problem:
    """One thing that is wrong with a variant: where it stands, and what would be right.

    ``key`` is the path of the table and the key it is about, as far as it is about one, and
    ``beside`` are the keys of other tables that it clashes with.

    >>> print(Problem("step: found 0, expected a whole number, 1 or more", "house.toml", 7))
    house.toml:7: step: found 0, expected a whole number, 1 or more
    """

    text: str
    file: str | None = None
    line: int | None = None
    key: tuple[str, ...] = ()
    beside: tuple[tuple[str, ...], ...] = ()

    def __str__(self) -> str:
        where = [str(part) for part in (self.file, self.line) if part is not None]
        return ": ".join((*([":".join(where)] if where else []), self.text))


class VariantError(MarjapussiError, ValueError):
    """A variant that cannot be played; ``problems`` lists everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class ConformanceError(MarjapussiError, AssertionError):
    """A rule that does not do what the protocol of its slot promises."""


class RecordError(MarjapussiError, ValueError):
    """A record that cannot be read, or that tells of something the rules forbid.

    ``line``, ``deal`` and ``action`` say where, each counted from 1, as far as the problem has such
    a place; ``refusal`` is the rule that an action breaks, if it breaks one.

    >>> print(RecordError("'SX' is not a card", deal=2, action=17))
    deal 2, action 17: 'SX' is not a card
    """

    def __init__(
        self,
        problem: str,
        line: int | None = None,
        deal: int | None = None,
        action: int | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(problem, line, deal, action, refusal)
        self.problem = problem
        self.line = line
        self.deal = deal
        self.action = action
        self.refusal = refusal

    def at(self, *, line: int | None = None, deal: int | None = None) -> RecordError:
        """The same error, with a place that was not known where it was found."""
        places = line or self.line, deal or self.deal, self.action
        return RecordError(self.problem, *places, self.refusal)

    def __str__(self) -> str:
        places = {"line": self.line, "deal": self.deal, "action": self.action}
        where = ", ".join(f"{name} {at}" for name, at in places.items() if at is not None)
        return f"{where}: {self.problem}" if where else self.problem
