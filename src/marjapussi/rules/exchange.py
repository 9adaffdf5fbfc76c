"""Slot ``exchange``: the cards that declarer and partner give each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.actions import Action, Give
from marjapussi.cards import Cards, show
from marjapussi.errors import Refusal
from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.knobs import whole
from marjapussi.sentences import Sentence
from marjapussi.spelling import counted


@frozen
class Partner:
    """Partner gives declarer cards, declarer gives as many back (rules exchange.1, exchange.2).

    >>> Partner(cards=3).sentences()[0].number
    'exchange.1'
    """

    rule: ClassVar[str] = "partner"
    cards: int = whole(4, "how many cards go each way", least=1, most=9)

    def refuse(self, hand: Cards, action: Action) -> Refusal:
        if not isinstance(action, Give):
            return Refusal(f"Give your partner {counted(self.cards, 'card')} first.", "exchange.1")
        if foreign := action.mask & ~hand:
            return Refusal(f"You do not hold {show(foreign)}.", "exchange.1")
        reason = f"Give exactly {counted(self.cards, 'card')}, not {len(action.cards)}."
        return Refusal(reason, "exchange.1")

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if rules.auction is None:
            yield Conflict(
                "rule",
                "an exchange needs an auction: without one nobody is declarer",
                beside=(("auction", "rule"),),
            )
        if self.cards > rules.deck.hand_size:
            yield Conflict(
                "cards",
                f"{counted(self.cards, 'card')} cannot go from a hand of {rules.deck.hand_size}",
                beside=(("deck", "lowest"),),
            )

    def sentences(self) -> tuple[Sentence, ...]:
        return (
            Sentence(
                "exchange.1",
                f"Declarer's partner gives declarer any {counted(self.cards, 'card')} face down; "
                f"declarer then gives any {self.cards} back. Nobody else ever learns which.",
            ),
            Sentence(
                "exchange.2", "Nobody has to keep anything: aces and spades may be given away too."
            ),
        )
