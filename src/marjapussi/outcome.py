"""What a finished deal comes to."""

from __future__ import annotations

from attrs import frozen

from marjapussi.seats import Seat, Side


@frozen
class Result:
    """What happened in a deal, before it is scored; pairs have the side of seats 0 and 2 first.

    ``tricks`` and ``card_points`` are what each side took, ``marriages`` the points and
    ``marriage_game_points`` the game points of the marriages it made, ``last_trick`` the side that
    took the last trick. ``declarer`` and ``contract`` are ``None`` in a deal without declarer;
    ``doublings`` counts Kontra and Re together.
    """

    tricks: tuple[int, int]
    card_points: tuple[int, int]
    marriages: tuple[int, int]
    marriage_game_points: tuple[int, int]
    last_trick: Side
    declarer: Seat | None = None
    contract: int | None = None
    doublings: int = 0


@frozen
class Outcome:
    """A finished deal; pairs have the side of seats 0 and 2 first.

    ``points`` are card points, marriages and the last trick; ``scores`` is what goes on the score
    sheet. ``made`` says whether the contract was made (``None`` without one). ``porvoo`` is the
    side that took no trick, if one did (rule "Words": it is about tricks, never about points).
    ``redealt`` says that the deal was thrown in for a new one.
    """

    tricks: tuple[int, int]
    points: tuple[int, int]
    scores: tuple[int, int]
    declarer: Seat | None = None
    contract: int | None = None
    made: bool | None = None
    porvoo: Side | None = None
    doublings: int = 0
    redealt: bool = False
