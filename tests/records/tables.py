"""Hands in which one knows what will happen, and what is said when it does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from marjapussi import Card, Deal, Game, Rank, Seat, load_variant, parse_action, parse_card
from marjapussi.explain import explain
from marjapussi.explain.wording import Language, Pack
from marjapussi.steps import deal_steps, game_steps


def cards(text: str) -> list[Card]:
    return [parse_card(each) for each in text.split()]


def suit(letter: str) -> str:
    """All nine cards of a suit."""
    return " ".join(letter + rank for rank in map(str, Rank))


ONE_SUIT_EACH = [cards(suit(letter)) for letter in "HDCS"]
"""South holds the hearts, West the diamonds, North the clubs, East the spades."""

QUEENS_CHANGED = [
    cards(suit("H")),
    cards(suit("D")),
    cards(suit("C").replace("CQ", "SQ")),
    cards(suit("S").replace("SQ", "CQ")),
]
"""The same, but neither North nor East holds a marriage."""

TWO_MARRIAGES = [
    cards("HA HK HQ SA SK SQ"),
    cards("H10 S10 DA D10 DK DQ"),
    cards("HJ SJ DJ D9 CA C10"),
    cards("H9 S9 CK CQ CJ C9"),
]
"""Of 24 cards, South holds two marriages and two aces."""

HALVES = [
    cards("H7 H9 HJ HQ H10 HA D9 S8 SK"),
    cards("H6 HK DJ C6 CJ CQ CK CA SJ"),
    cards("H8 D6 DK C9 C10 S6 SQ S10 SA"),
    cards("D7 D8 DQ D10 DA C7 C8 S7 S9"),
]
"""South and North hold a half of spades each."""

ALL_PASS = "S pass, W pass, N pass, E pass"
BID_120 = "S bid 120, W pass, N pass, E pass"
EXCHANGE = "N give C6 C7 CQ CK, S give C6 C7 CQ CK"
ACES = "S HA, W DA, N CA, E SA"
ALL_HEARTS = ", ".join(
    f"{seat} {letter}{rank}"
    for rank in ("10", "K", "Q", "J", "9", "8", "7", "6")
    for seat, letter in zip("SWNE", "HDCS", strict=True)
)


def played(deal: Deal, *actions: str) -> Deal:
    """The deal after actions such as ``S bid 120, W pass``."""
    for text in ", ".join(actions).split(", "):
        deal = deal.apply(parse_action(text[2:]), Seat("SWNE".index(text[0])))
    return deal


def game_of(
    name: str, hands: Sequence[Sequence[Card]], *actions: str, scores: tuple[int, int] = (0, 0)
) -> Game:
    """A game of a shipped variant in its first deal, after these actions."""
    variant = load_variant(name)
    return Game(variant, played(Deal.start(variant, hands, scores=scores), *actions))


def last_said(
    game: Game, language: Language = "en", pack: Pack = "french", *, seat: Seat | None = None
) -> str:
    """What is said of the last action of the game."""
    before, after = list(game_steps(game))[-2:]
    action = after.deal.history[-1][1]
    return explain(before, action, after, seat=seat, language=language, pack=pack)


def all_said(
    deal: Deal, language: Language = "en", pack: Pack = "french", *, seat: Seat | None = None
) -> list[str]:
    """What is said of each action of the deal."""
    return [
        explain(before, after.history[-1][1], after, seat=seat, language=language, pack=pack)
        for before, after in pairwise(deal_steps(deal))
    ]
