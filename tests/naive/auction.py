"""The auction, looked up in the list of all calls so far: ``(seat, points)``, or 0 for a pass."""

from typing import Any

Calls = list[tuple[int, int]]
Table = dict[str, Any]


def highest(calls: Calls) -> tuple[int | None, int]:
    """The standing bidder and its bid; ``(None, 0)`` before the first bid."""
    bids = [(seat, points) for seat, points in calls if points > 0]
    return bids[-1] if bids else (None, 0)


def speaker(table: Table, forehand: int, scores: list[int], calls: Calls) -> int | None:
    """Who speaks next; nobody when the auction is over."""
    bidder, points = highest(calls)
    if table["maximum_ends"] and points == table["maximum"]:
        return None
    asked = _asked(table, scores, calls)
    if not asked:
        return None  # auction.6
    if asked == [bidder]:  # auction.4, auction.5
        raises = table["self_raise"] and calls[-1][0] != bidder
        return bidder if raises and points + table["step"] <= table["maximum"] else None
    seat = (calls[-1][0] + 1) % 4 if calls else forehand  # auction.1
    while seat not in asked:
        seat = (seat + 1) % 4
    return seat


def _asked(table: Table, scores: list[int], calls: Calls) -> list[int]:
    passed = [seat for seat, points in calls if points == 0]
    asked = [seat for seat in range(4) if seat not in passed]
    for side in (0, 1):
        if table["minus_waits"] and scores[side] < 0 <= scores[1 - side]:
            others = [1 - side, 3 - side]
            both_passed = all(seat in passed for seat in others)
            one_has_bid = any(seat in others and points for seat, points in calls)
            if one_has_bid or not both_passed:
                asked = [seat for seat in asked if seat in others]
    return asked


def open_calls(table: Table, forehand: int, seat: int, calls: Calls) -> set[str]:
    """What the seat may call when it is asked (auction.1 to auction.3)."""
    _, points = highest(calls)
    lowest = points + 1 if points else table["minimum"]
    bids = {
        f"bid {amount}"
        for amount in range(lowest, table["maximum"] + 1)
        if amount % table["step"] == 0
    }
    must_open = table["forehand_opens"] and not points and seat == forehand
    return bids if must_open else bids | {"pass"}


def may_redeal(table: Table, hand: list[str], seat: int, calls: Calls) -> bool:
    """Whether the seat, at its first turn to bid, holds a hand bad enough for a new deal."""
    if any(caller == seat for caller, _ in calls):
        return False
    ranks = [card[1:] for card in hand]
    order = ["6", "7", "8", "9", "J", "Q", "K", "10", "A"]
    nothing = all(order.index(rank) <= order.index(table["nothing_above"]) for rank in ranks)
    return nothing or ranks.count("6") >= int(table["sixes"])
