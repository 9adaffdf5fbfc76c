"""Slot ``marriage``: declarations, questions and answers, and what marriages pay."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from attrs import frozen

from marjapussi.actions import (
    Action,
    Actions,
    AskHalf,
    AskMarriage,
    Declare,
    Make,
    No,
    Yes,
)
from marjapussi.cards import SUITS, Cards, Suit, halves_in, pairs_in
from marjapussi.errors import Refusal
from marjapussi.marriages import Made, Marriages
from marjapussi.options import declarations, half_questions, makings
from marjapussi.rules.knobs import per_suit, truth, whole, word
from marjapussi.rules.suit_points import SuitPoints
from marjapussi.seats import Seat, Seats
from marjapussi.sentences import Sentence

_ALL_SUITS = 0b1111
_Question: TypeAlias = type[AskMarriage] | type[AskHalf]
_BySeat: TypeAlias = tuple[Seats, Seats, Seats, Seats]

_NOBODY: _BySeat = (0, 0, 0, 0)
_ASKER: _BySeat = (0b0001, 0b0010, 0b0100, 0b1000)
_PARTNER: _BySeat = (0b0100, 0b1000, 0b0001, 0b0010)
_BOTH: _BySeat = (0b0101, 0b1010, 0b0101, 0b1010)


@frozen
class _Lock:
    """Which seats a question stops from declaring and from asking for marriages."""

    number: str
    said: str
    declaring: Mapping[_Question, _BySeat]
    asking: Mapping[_Question, _BySeat]


_LOCKS: Mapping[str, _Lock] = MappingProxyType(
    {
        "ladder": _Lock(
            "marriage.7",
            "Whoever has asked for a marriage may no longer declare its own; whoever has asked for "
            "a half may no longer declare its own nor ask for a marriage. This binds the asker "
            "alone, and declaring or answering binds nobody.",
            declaring={AskMarriage: _ASKER, AskHalf: _ASKER},
            asking={AskMarriage: _NOBODY, AskHalf: _ASKER},
        ),
        "coupled": _Lock(
            "marriage.8",
            "Whoever has asked for a marriage may no longer declare its own, and its partner may "
            "no longer ask it for one. After a question for a half neither partner may declare its "
            "own or ask for a marriage. Halves stay open to both.",
            declaring={AskMarriage: _ASKER, AskHalf: _BOTH},
            asking={AskMarriage: _PARTNER, AskHalf: _BOTH},
        ),
        "half-couples": _Lock(
            "marriage.8",
            "Whoever has asked partner for anything may no longer declare its own marriages. After "
            "a question for a half neither partner may declare its own or ask for a marriage.",
            declaring={AskMarriage: _ASKER, AskHalf: _BOTH},
            asking={AskMarriage: _NOBODY, AskHalf: _BOTH},
        ),
        "free": _Lock(
            "marriage.7",
            "No question keeps anybody from declaring or asking later.",
            declaring={AskMarriage: _NOBODY, AskHalf: _NOBODY},
            asking={AskMarriage: _NOBODY, AskHalf: _NOBODY},
        ),
    }
)


@frozen
class Asking:
    """Marriages are declared, or found by asking partner (rules marriage.1 to marriage.9).

    >>> from marjapussi.options import actions_in
    >>> from marjapussi.cards import Card, mask_of
    >>> hand = mask_of([Card.HK, Card.HQ, Card.SA])
    >>> options = Asking(half_needs_half=True).options(hand, Seat.SOUTH, Marriages())
    >>> [str(action) for action in actions_in(options)]
    ['declare hearts', 'ask marriage', 'ask half hearts']
    """

    rule: ClassVar[str] = "asking"
    locks: str = word("ladder", "what questions make impossible later", words=tuple(_LOCKS))
    half_needs_half: bool = truth(False, "only who holds king or queen of a suit may ask for it")
    half_in_made_suit: str = word(
        "idle",
        "a half of a suit already made: may be asked without effect, or is forbidden",
        words=("idle", "forbidden"),
    )
    repeat_denied_half: bool = truth(True, "a half that partner denied may be asked again")
    half_locks: str = word(
        "attempt",
        "a question for a half locks when asked, or only when it makes the marriage",
        words=("attempt", "success"),
    )
    points: SuitPoints = per_suit(
        SuitPoints(100, 80, 60, 40), "points of a marriage, counted with the card points"
    )
    trumps_game_points: int = whole(0, "game points of a marriage that makes trumps", least=0)
    other_game_points: int = whole(0, "game points of any other marriage", least=0)

    def options(self, hand: Cards, seat: Seat, marriages: Marriages) -> Actions:
        unmade = _ALL_SUITS & ~marriages.made_suits
        halves = _ALL_SUITS if self.half_in_made_suit == "idle" else unmade
        if self.half_needs_half:
            halves &= halves_in(hand)
        if not self.repeat_denied_half:
            halves &= ~marriages.denied[seat]
        options = half_questions(halves)
        if not marriages.no_declaring >> seat & 1:
            options |= declarations(pairs_in(hand) & unmade)
        if not marriages.no_asking >> seat & 1:
            options |= AskMarriage.bit
        return options

    def answers(
        self, question: AskMarriage | AskHalf, hand: Cards, marriages: Marriages
    ) -> Actions:
        if isinstance(question, AskHalf):
            return Yes.bit if halves_in(hand) >> question.suit & 1 else No.bit
        return makings(pairs_in(hand) & ~marriages.made_suits) or No.bit

    def lock(
        self, marriages: Marriages, seat: Seat, question: AskMarriage | AskHalf, made: Suit | None
    ) -> Marriages:
        kind = type(question)
        if kind is AskHalf and self.half_locks == "success" and made is None:
            return marriages
        lock = _LOCKS[self.locks]
        return marriages.lock(
            declaring=lock.declaring[kind][seat],
            asking=lock.asking[kind][seat],
        )

    def points_of(self, made: Made) -> int:
        return self.points[made.suit]

    def game_points_of(self, made: Made) -> int:
        return self.trumps_game_points if made.trumps else self.other_game_points

    def refuse(self, hand: Cards, seat: Seat, marriages: Marriages, action: Action) -> Refusal:
        if isinstance(action, Make | Yes | No):
            return self._refuse_answer(marriages, action)
        lock = _LOCKS[self.locks].number
        match action:
            case Declare(suit=suit) if marriages.made_suits >> suit & 1:
                return Refusal(f"The marriage of {suit} was made before.", "trumps.4")
            case Declare(suit=suit) if not pairs_in(hand) >> suit & 1:
                return Refusal(f"You do not hold king and queen of {suit}.", "marriage.1")
            case Declare():
                reason = "After what was asked, you may no longer declare a marriage of your own."
                return Refusal(reason, lock)
            case AskMarriage():
                reason = "After what was asked, you may no longer ask for a marriage."
                return Refusal(reason, lock)
            case AskHalf(suit=suit) if self.half_needs_half and not halves_in(hand) >> suit & 1:
                reason = f"Only who holds king or queen of {suit} may ask for a half of it."
                return Refusal(reason, "marriage.4")
            case AskHalf(suit=suit) if self._is_forbidden(suit, marriages):
                return Refusal(f"The marriage of {suit} was made before.", "marriage.5")
            case AskHalf(suit=suit):
                return Refusal(f"Your partner said before: no half of {suit}.", "marriage.6")
            case _:
                return Refusal("Declare a marriage or ask for one.", "trumps.2")

    def _is_forbidden(self, suit: Suit, marriages: Marriages) -> bool:
        """Whether its half may not be asked because the suit was made (rule marriage.5)."""
        return self.half_in_made_suit == "forbidden" and bool(marriages.made_suits >> suit & 1)

    def _refuse_answer(self, marriages: Marriages, answer: Make | Yes | No) -> Refusal:
        match marriages.question, answer:
            case None, _:
                return Refusal("Your partner has not asked you anything.", "marriage.2")
            case AskHalf(suit=suit), No():
                return Refusal(f"You hold a half of {suit}: answer yes.", "marriage.3")
            case AskHalf(suit=suit), Yes():
                return Refusal(f"You hold no half of {suit}: answer no.", "marriage.3")
            case AskHalf(suit=suit), _:
                return Refusal(f"Do you hold a half of {suit}? Answer yes or no.", "marriage.3")
            case _, Make(suit=suit) if marriages.made_suits >> suit & 1:
                return Refusal(f"The marriage of {suit} was made before.", "trumps.4")
            case _, Make(suit=suit):
                return Refusal(f"You do not hold king and queen of {suit}.", "marriage.2")
            case _, Yes():
                return Refusal("Name a marriage that you hold, or answer no.", "marriage.2")
            case _:
                return Refusal("You hold a marriage: name it.", "marriage.2")

    def sentences(self) -> tuple[Sentence, ...]:
        needs = "must hold" if self.half_needs_half else "need not hold"
        made_suit = (
            "may be asked, and answered truthfully, without any effect"
            if self.half_in_made_suit == "idle"
            else "may not be asked any more"
        )
        again = "may" if self.repeat_denied_half else "may not"
        lock = _LOCKS[self.locks]
        success = (
            " A question for a half has this effect only if it makes the marriage."
            if self.half_locks == "success"
            else " The question has this effect whatever the answer."
        )
        return (
            Sentence(
                "marriage.1",
                "Own marriage: whoever holds king and queen of a suit not yet made may declare it.",
            ),
            Sentence(
                "marriage.2",
                "Asking for a marriage names no suit, and partner answers truthfully: no, or one "
                "that it holds and that was not made, which is made at once. With several, partner "
                "chooses, and says nothing of the others.",
            ),
            Sentence(
                "marriage.3",
                "Asking for a half names a suit, and partner answers truthfully: yes with the "
                "king, the queen or both, else no. If the answer is yes and the asker holds the "
                "other card, the marriage is made at once; else everybody learns just the answer.",
            ),
            Sentence("marriage.4", f"Whoever asks for a half {needs} a half of that suit."),
            Sentence("marriage.5", f"A half of a suit that was made {made_suit}."),
            Sentence(
                "marriage.6",
                f"A question may be repeated later. A half that partner denied {again} be asked "
                "again.",
            ),
            Sentence(lock.number, lock.said + ("" if self.locks == "free" else success)),
            Sentence("marriage.9", self._say_pay()),
        )

    def _say_pay(self) -> str:
        pay = []
        if any(self.points[suit] for suit in SUITS):
            each = ", ".join(f"{suit} {self.points[suit]}" for suit in SUITS)
            pay.append(f"A marriage counts for the side that makes it: {each} points.")
        if self.trumps_game_points or self.other_game_points:
            pay.append(
                f"A marriage that makes trumps scores {self.trumps_game_points} game points, "
                f"any other {self.other_game_points}."
            )
        return " ".join(pay) or "A marriage pays nothing."
