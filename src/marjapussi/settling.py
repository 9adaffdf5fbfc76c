"""What a deal that is over comes to."""

from __future__ import annotations

from collections.abc import Callable

from marjapussi.marriages import Made
from marjapussi.outcome import Outcome, Result
from marjapussi.protocols import Rules
from marjapussi.seats import SIDES
from marjapussi.table import Table


def settle(rules: Rules, table: Table) -> Outcome | None:
    """The outcome of the deal on this table; ``None`` while it goes on."""
    if table.turn is not None:
        return None
    tally = table.tally
    if tally.last is None:
        return Outcome(tricks=(0, 0), points=(0, 0), scores=(0, 0), redealt=True)
    marriages = marriage_game_points = (0, 0)
    if rules.marriage is not None:
        marriages = _paid(table, rules.marriage.points_of)
        marriage_game_points = _paid(table, rules.marriage.game_points_of)
    return rules.scoring.settle(
        Result(
            tricks=tally.tricks,
            card_points=tally.card_points,
            marriages=marriages,
            marriage_game_points=marriage_game_points,
            last_trick=tally.last.side,
            declarer=table.terms.declarer,
            contract=table.terms.contract,
            doublings=table.terms.doublings,
        )
    )


def _paid(table: Table, pay: Callable[[Made], int]) -> tuple[int, int]:
    """What the marriages of each side pay."""
    first, second = (
        sum(pay(made) for made in table.marriages.made if made.seat.side == side) for side in SIDES
    )
    return first, second
