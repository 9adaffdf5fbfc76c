"""Slot ``contract``: what declarer announces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.actions import Action, Announce
from marjapussi.errors import Refusal
from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.knobs import truth
from marjapussi.sentences import Sentence


@frozen
class Announced:
    """Declarer announces the contract, at least its bid (rule contract.1).

    >>> list(Announced().amounts(400, range(120, 425, 5)))
    [400, 405, 410, 415, 420]
    """

    rule: ClassVar[str] = "announced"
    before_return: bool = truth(
        False, "the contract is announced before declarer gives cards back, not after"
    )

    def amounts(self, bid: int, amounts: range) -> range:
        return range(bid, amounts.stop, amounts.step)

    def refuse(self, bid: int, amounts: range, action: Action) -> Refusal:
        if not isinstance(action, Announce):
            return Refusal("Declarer announces the contract now.", "contract.1")
        if action.points < bid:
            return Refusal(f"The contract is at least your bid of {bid}.", "contract.1")
        if action.points > amounts[-1]:
            return Refusal(f"The contract is at most {amounts[-1]} points.", "contract.1")
        return Refusal(f"The contract is a multiple of {amounts.step} points.", "contract.1")

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if rules.auction is None:
            yield Conflict(
                "rule",
                "a contract needs an auction: without one nobody is declarer",
                beside=(("auction", "rule"),),
            )
        if self.before_return and rules.exchange is None:
            yield Conflict(
                "before_return",
                "there is no exchange in which cards are returned",
                beside=(("exchange", "rule"),),
            )

    def sentences(self) -> tuple[Sentence, ...]:
        when = "Before giving cards back" if self.before_return else "Before the first lead"
        text = (
            f"{when} declarer announces the contract, in the same steps as the bids, "
            "not below the bid and not above the highest bid allowed."
        )
        return (Sentence("contract.1", text),)
