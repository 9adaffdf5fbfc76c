"""The score sheet of a game."""

from __future__ import annotations

from attrs import frozen

from marjapussi.outcome import Outcome
from marjapussi.seats import SIDES, Seat


@frozen
class Line:
    """One deal on the score sheet: its number, its dealer, what it came to, the scores after it.

    ``passed_out`` says that there was an auction in which all passed.
    """

    number: int
    dealer: Seat
    outcome: Outcome
    scores: tuple[int, int]
    passed_out: bool = False

    @property
    def contract(self) -> str:
        """The contract with its declarer, a star for each Kontra and Re (``North 145*``)."""
        outcome = self.outcome
        if outcome.contract is None:
            return "–"
        return f"{outcome.declarer} {outcome.contract}{'*' * outcome.doublings}"

    @property
    def result(self) -> str:
        """How the deal ended, in a word or two."""
        outcome = self.outcome
        if outcome.redealt:
            return "thrown in"
        if self.passed_out:
            return "all passed"
        words = [] if outcome.made is None else ["made" if outcome.made else "failed"]
        if outcome.porvoo is not None:
            words.append("Porvoo")
        return ", ".join(words)


@frozen
class ScoreSheet:
    """All finished deals of a game; as text, a table of them.

    >>> outcome = Outcome((6, 3), (163, 37), (140, 35), Seat.SOUTH, 140, made=True)
    >>> print(ScoreSheet("A game", (Line(1, Seat.EAST, outcome, (140, 35)),)))
    A game
    <BLANKLINE>
    Deal  Dealer  Contract   Result  Tricks  Points  South-North  West-East
       1  East    South 140  made       6:3  163:37          140         35
    """

    title: str
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        rows = [
            ("Deal", "Dealer", "Contract", "Result", "Tricks", "Points", *map(str, SIDES)),
            *(
                (
                    str(line.number),
                    str(line.dealer),
                    line.contract,
                    line.result,
                    "{}:{}".format(*line.outcome.tricks),
                    "{}:{}".format(*line.outcome.points),
                    *map(str, line.scores),
                )
                for line in self.lines
            ),
        ]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        left = (1, 2, 3)
        table = [
            "  ".join(
                cell.ljust(width) if column in left else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        ]
        return "\n".join([self.title, "", *table])
