"""Slot ``doubling``: Kontra and Re."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from marjapussi.protocols import Conflict, Rules
from marjapussi.rules.knobs import whole
from marjapussi.sentences import Sentence


@frozen
class KontraRe:
    """Defenders say Kontra, the declaring side Re, and so on in turn (rules doubling.1 to 4).

    >>> KontraRe().cards_needed(1, hand_size=9), KontraRe().cards_needed(10, hand_size=9)
    (9, None)
    """

    rule: ClassVar[str] = "kontra-re"
    calls: int = whole(9, "how many calls there can be, at most", least=1, most=9)

    def cards_needed(self, call: int, hand_size: int) -> int | None:
        needed = hand_size + 1 - call
        return needed if call <= self.calls and needed > 0 else None

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        if rules.contract is None:
            yield Conflict(
                "rule",
                "Kontra doubles a contract, and no contract is announced",
                beside=(("contract", "rule"),),
            )

    def sentences(self) -> tuple[Sentence, ...]:
        most = "" if self.calls == 9 else f" There are at most {self.calls} calls."
        return (
            Sentence(
                "doubling.1",
                "Once the contract is announced a defender may say Kontra, then one of the "
                "declaring side Re, then a defender Kontra again, strictly in turn between the "
                "sides. Nobody need be on turn to speak.",
            ),
            Sentence(
                "doubling.2",
                "The first call is for a seat that holds its full hand; each further call may be "
                f"made with one card less.{most}",
            ),
            Sentence(
                "doubling.3",
                "Each call doubles what the declaring side scores, plus or minus; it never touches "
                "the defenders' score.",
            ),
            Sentence("doubling.4", "Without a declarer there is no Kontra."),
        )
