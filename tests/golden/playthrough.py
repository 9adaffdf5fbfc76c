"""A deal as text that tells what happened trick by trick, and that can be read back."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, field

from marjapussi import (
    Action,
    AskHalf,
    AskMarriage,
    Deal,
    Declare,
    Kontra,
    Outcome,
    Phase,
    Play,
    Re,
    Seat,
    Side,
    Suit,
    Variant,
    Yes,
    load_variant,
    parse_action,
    parse_card,
)
from tests.oracle_follow import place_of_winner

BETWEEN, THEN = " · ", " → "
LABEL = 12
LABELS = {
    Phase.AUCTION: "Auction",
    Phase.GIVING: "Exchange",
    Phase.RETURNING: "Return",
    Phase.ANNOUNCING: "Contract",
}


def told(name: str, deal: Deal) -> str:
    """The whole deal as text; ``name`` is the variant that it was played by."""
    assert isinstance(deal.variant, Variant)
    head = [
        deal.variant.title,
        f"{name}, {deal.forehand} is forehand, scores {deal.scores[0]} : {deal.scores[1]}",
        "",
        *(f"{seat!s:<{LABEL}}{_sorted_hand(deal, seat)}" for seat in Seat),
        "",
    ]
    assert deal.outcome is not None
    return "\n".join([*head, *_happenings(deal), "", *_result(deal.outcome)]) + "\n"


def read(text: str) -> Deal:
    """The deal that a text tells of, played again."""
    head, hands, happened, _ = text.split("\n\n")
    name, forehand, scores = head.splitlines()[1].split(", ")
    first, second = (int(score) for score in scores.removeprefix("scores ").split(" : "))
    history = []
    for line in happened.splitlines():
        for done in line[LABEL:].split(THEN)[0].split(BETWEEN):
            seat, _, action = done.partition(" ")
            history.append((Seat[seat.upper()], parse_action(action)))
    return Deal.replay(
        load_variant(name),
        [[parse_card(card) for card in line[LABEL:].split()] for line in hands.splitlines()],
        history,
        Seat[forehand.removesuffix(" is forehand").upper()],
        scores=(first, second),
    )


def _sorted_hand(deal: Deal, seat: Seat) -> str:
    suits = [[card for card in deal.hands[seat] if card.suit == suit] for suit in Suit]
    return "  ".join(" ".join(str(card) for card in sorted(suit)[::-1]) for suit in suits if suit)


@define
class _Line:
    """Actions that are told together: a trick, a question with its answer, up to four calls."""

    kind: str
    label: str
    done: list[str] = field(factory=list)
    note: str = ""

    def __str__(self) -> str:
        note = f"{THEN}{self.note}" if self.note else ""
        return f"{self.label:<{LABEL}}{BETWEEN.join(self.done)}{note}"


def _happenings(deal: Deal) -> Iterator[str]:
    now = Deal.start(deal.variant, deal.hands, deal.forehand, scores=deal.scores)
    lines: list[_Line] = []
    tricks = 0
    for seat, action in deal.history:
        tricks += isinstance(action, Play) and not now.trick
        kind = f"Trick {tricks}" if isinstance(action, Play) else LABELS.get(now.phase, "")
        if not lines or not _goes_on(lines[-1], kind, action):
            lines.append(_Line(kind, "" if any(kind == line.kind for line in lines) else kind))
        later = now.apply(action, seat)
        shown = str(action.card if isinstance(action, Play) else action)
        lines[-1].done.append(f"{seat} {shown}")
        lines[-1].note = _note(now, action, later)
        now = later
    return map(str, lines)


def _goes_on(line: _Line, kind: str, action: Action) -> bool:
    """Whether an action is told on the line of the one before it."""
    if line.note:
        return False
    if isinstance(action, Kontra | Re):
        return True
    if isinstance(action, Declare | AskMarriage | AskHalf):
        return False
    return line.kind == kind and (kind.startswith("Trick") or len(line.done) < 4)


def _note(before: Deal, action: Action, after: Deal) -> str:
    """What an action has led to, if that is worth a word."""
    if len(after.made) > len(before.made):
        made = after.made[-1]
        trumps = f"{made.suit} is" if made.trumps else f"{after.trumps} stays"
        return f"{made.seat.side} makes {made.suit}, {trumps} trumps"
    if isinstance(action, Yes):
        return "nothing is made"
    if not isinstance(action, Play) or len(before.trick) < 3:
        return ""
    assert before.leader is not None
    trick = (*before.trick, action.card)
    taker = Seat((before.leader + place_of_winner(trick, before.trumps)) % 4)
    return f"{taker} takes {sum(after.variant.values.points(card.rank) for card in trick)}"


def _result(outcome: Outcome) -> Iterator[str]:
    def both(pair: tuple[int, int], sign: str = "") -> str:
        return ", ".join(f"{side} {pair[side]:{sign}}" for side in Side)

    yield f"{'Tricks':<{LABEL}}{both(outcome.tricks)}"
    yield f"{'Points':<{LABEL}}{both(outcome.points)}"
    if outcome.contract is not None:
        fate = "made" if outcome.made else "failed"
        calls = f", doublings {outcome.doublings}" if outcome.doublings else ""
        yield f"{'Contract':<{LABEL}}{outcome.declarer} {outcome.contract}, {fate}{calls}"
    if outcome.porvoo is not None:
        yield f"{'Porvoo':<{LABEL}}{outcome.porvoo}"
    yield f"{'Scores':<{LABEL}}{both(outcome.scores, '+')}"
