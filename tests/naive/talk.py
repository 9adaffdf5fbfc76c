"""What the winner of a trick may say, looked up in the list of all questions answered so far.

A question is a dict: ``asker``, ``suit`` (nothing for the question for a marriage), ``answer`` and
``made``, the suit that was made by the answer.
"""

from typing import Any

from tests.naive.cards import SYMBOLS, has_half, has_marriage

Table = dict[str, Any]
Question = dict[str, Any]


def open_speeches(
    table: Table, hand: list[str], seat: int, made: list[str], questions: list[Question]
) -> set[str]:
    """Declarations and questions of the seat that has just won a trick (trumps.2)."""
    speeches = set()
    declaring, asking = _locked(table, seat, questions)
    for name in SYMBOLS:
        if not declaring and name not in made and has_marriage(hand, name):
            speeches.add(f"declare {name}")  # marriage.1, trumps.4
        if _half_is_open(table, hand, seat, name, made, questions):
            speeches.add(f"ask half {name}")
    if not asking:
        speeches.add("ask marriage")
    return speeches


def _half_is_open(
    table: Table, hand: list[str], seat: int, name: str, made: list[str], questions: list[Question]
) -> bool:
    denied = any(
        question["asker"] == seat and question["suit"] == name and question["answer"] == "no"
        for question in questions
    )
    if denied and not table["repeat_denied_half"]:
        return False  # marriage.6
    if name in made and table["half_in_made_suit"] == "forbidden":
        return False  # marriage.5
    return has_half(hand, name) or not table["half_needs_half"]  # marriage.4


def _locked(table: Table, seat: int, questions: list[Question]) -> tuple[bool, bool]:
    """Whether the seat may no longer declare its own, and no longer ask for marriages."""
    wholes = [q["asker"] for q in questions if q["suit"] is None]
    halves = [
        q["asker"]
        for q in questions
        if q["suit"] is not None and (table["half_locks"] == "attempt" or q["made"])
    ]
    partner = (seat + 2) % 4
    half_in_pair = seat in halves or partner in halves
    match table["locks"]:
        case "free":
            return False, False
        case "ladder":  # marriage.7
            return seat in wholes or seat in halves, seat in halves
        case "coupled":  # marriage.8
            return seat in wholes or half_in_pair, partner in wholes or half_in_pair
        case "half-couples":
            return seat in wholes or half_in_pair, half_in_pair
    raise AssertionError(table["locks"])


def open_answers(hand: list[str], suit: str | None, made: list[str]) -> set[str]:
    """The truthful answers to a question for a marriage, or for a half in a suit."""
    if suit is not None:
        return {"yes"} if has_half(hand, suit) else {"no"}  # marriage.3
    own = {f"make {name}" for name in SYMBOLS if has_marriage(hand, name) and name not in made}
    return own or {"no"}  # marriage.2
