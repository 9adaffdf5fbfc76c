"""Slot ``follow``: what may be played to a trick, and which card wins it."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from marjapussi.cards import BEATS, CARDS_OF, SUIT_OF, Card, Cards, Suit
from marjapussi.errors import Refusal
from marjapussi.rules.knobs import truth
from marjapussi.sentences import Sentence


@frozen
class Strict:
    """Follow suit, else trump, and beat the trick whenever you can (rules follow.1 to follow.5).

    >>> from marjapussi.cards import mask_of, show
    >>> hand = mask_of([Card.CK, Card.C7, Card.HA])
    >>> show(Strict().legal(hand, led=Card.C9, best=Card.CQ, trumps=Suit.HEARTS))
    '♣K'
    """

    rule: ClassVar[str] = "strict"
    must_beat: bool = truth(True, "whoever can beat the trick must do so")
    must_trump: bool = truth(True, "whoever cannot follow suit must play a trump")

    def beats(self, best: Card, trumps: Suit | None) -> Cards:
        return BEATS[trumps][best]

    def legal(self, hand: Cards, led: Card, best: Card, trumps: Suit | None) -> Cards:
        duty = hand & SUIT_OF[led]
        if not duty and self.must_trump and trumps is not None:
            duty = hand & CARDS_OF[trumps]
        if self.must_beat:
            return duty & BEATS[trumps][best] or duty or hand
        return duty or hand

    def refuse(
        self, hand: Cards, led: Card, best: Card, trumps: Suit | None, card: Card
    ) -> Refusal:
        following = hand & CARDS_OF[led.suit]
        if following and card.suit != led.suit:
            return Refusal(f"You hold {led.suit}: follow suit.", "follow.1")
        if following:
            return Refusal(f"You can beat {best} while following suit, so you must.", "follow.2")
        if card.suit != trumps:
            return Refusal(f"You have no {led.suit}: play a trump ({trumps}).", "follow.3")
        return Refusal(f"You can beat {best} with a higher trump, so you must.", "follow.3")

    def sentences(self) -> tuple[Sentence, ...]:
        said = [Sentence("follow.1", "Whoever can follow suit must.")]
        if self.must_beat:
            said.append(
                Sentence(
                    "follow.2",
                    "While following suit you must beat the trick if you can, even if your partner "
                    "is winning it. A plain suit cannot beat a trick that holds a trump: then any "
                    "card of the suit will do.",
                )
            )
        if self.must_trump:
            beat = (
                ", one that beats the trick if you can; a trump that cannot win must be played "
                "all the same"
                if self.must_beat
                else ""
            )
            said.append(Sentence("follow.3", f"Whoever cannot follow suit must trump{beat}."))
        last = "Otherwise" if self.must_trump else "Whoever cannot follow suit"
        said.append(Sentence("follow.4", f"{last} {'' if self.must_trump else 'plays '}any card."))
        said.append(
            Sentence(
                "follow.5",
                "The highest trump wins the trick; without a trump, the highest card of the suit "
                "led.",
            )
        )
        return tuple(said)
