"""What a deal comes to, and how the game stands after it."""

from typing import Any

Settings = dict[str, dict[str, Any]]
Outcome = dict[str, Any]


def nearest(points: int, step: int) -> int:
    """The multiple of ``step`` that is nearest to the points."""
    below = points - points % step
    return below if points - below < below + step - points else below + step


def outcome(
    settings: Settings,
    tricks: list[int],
    card_points: list[int],
    marriages: list[tuple[str, int, bool]],
    last_side: int,
    declarer: int | None,
    contract: int | None,
    calls: int,
) -> Outcome:
    """The outcome of a deal; marriages are suits, their sides, and whether they made trumps."""
    points = list(card_points)
    for suit, side, _ in marriages:
        points[side] += settings["marriage"]["points"][suit]  # marriage.9
    trickless = [side for side in (0, 1) if tricks[side] == 0]
    said: Outcome = {
        "tricks": tricks,
        "points": points,
        "declarer": declarer,
        "contract": contract,
        "made": None,
        "porvoo": trickless[0] if trickless else None,
        "doublings": calls,
        "redealt": False,
    }
    table = settings["scoring"]
    if table["rule"] == "game-points":
        said["scores"] = _game_points(settings, card_points, marriages, last_side)
        return said
    points[last_side] += table["last_trick"]  # scoring.1
    rounded = [nearest(side, table["round_to"]) for side in points]
    if declarer is None or contract is None:
        return said | {"scores": rounded, "porvoo": None}
    us, them = declarer % 2, 1 - declarer % 2
    made = points[us] >= contract
    scores = [0, 0]
    if tricks[us] == 0:
        scores[us] = -table["porvoo_declarer"] * contract * 2**calls
        scores[them] = rounded[them]
    elif tricks[them] == 0 and made:
        scores[us] = contract * 2**calls
        scores[them] = -table["porvoo_defenders"] * contract
    elif tricks[them] == 0:
        scores[us] = -contract * 2 ** max(0, calls - 1)
        scores[them] = 0
    else:
        scores[us] = contract * 2**calls if made else -contract * 2**calls
        scores[them] = rounded[them]
    return said | {"scores": scores, "made": made}


def _game_points(
    settings: Settings,
    card_points: list[int],
    marriages: list[tuple[str, int, bool]],
    last_side: int,
) -> list[int]:
    """Scoring.3 and the second half of marriage.9."""
    scores = [0, 0]
    for _, side, makes_trumps in marriages:
        which = "trumps_game_points" if makes_trumps else "other_game_points"
        scores[side] += settings["marriage"][which]
    scores[last_side] += settings["scoring"]["last_trick"]
    for side in (0, 1):
        if 2 * card_points[side] > sum(card_points):
            scores[side] += settings["scoring"]["most_points"]
    return scores


def game_after(table: dict[str, Any], before: list[int], deal: Outcome) -> list[int]:
    """The running scores after a deal (game.1, game.2)."""
    if deal["redealt"]:
        return before
    after = [before[side] + deal["scores"][side] for side in (0, 1)]
    if table["rule"] == "exactly":
        for side in (0, 1):
            if deal["porvoo"] == side:
                after[side] = 0
            if after[side] > table["target"]:
                after[side] = table["back_to"]
    return after


def winners(table: dict[str, Any], scores: list[int], deal: Outcome) -> list[int]:
    """The sides that have won: both if the game is drawn, none if it goes on (game.1, game.2)."""
    if deal["redealt"]:
        return []
    if table["rule"] == "exactly":
        there = [side for side in (0, 1) if scores[side] == table["target"]]
        return there if len(there) < 2 or table["both"] == "draw" else []
    needed = table["target"] + 1 if table["beyond"] else table["target"]
    there = [side for side in (0, 1) if scores[side] >= needed]
    if len(there) == 2 and table["both"] == "declarer" and deal["declarer"] is not None:
        return [deal["declarer"] % 2]
    if len(there) == 2:
        return [side for side in there if scores[side] > scores[1 - side]]
    return there
