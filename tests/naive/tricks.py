"""Which cards may be played to a trick, and who wins it; a trick is a list of cards."""

from typing import Any

from tests.naive.cards import SYMBOLS, height, suit

Table = dict[str, Any]


def best_of(trick: list[str], trumps: str | None) -> str:
    """The card that wins the trick (follow.5); ``trumps`` is a symbol or nothing."""
    trumps_played = [card for card in trick if suit(card) == trumps]
    followed = [card for card in trick if suit(card) == suit(trick[0])]
    return max(trumps_played or followed, key=height)


def leads(table: Table, hand: list[str]) -> list[str]:
    """What may be led to the first trick (lead.2, lead.4)."""
    aces = [card for card in hand if card[1:] == "A"]
    if table["rule"] == "free":
        return hand
    if table["rule"] == "ace":
        return aces or hand
    assert table["rule"] == "ace-then-suit"
    return aces or [card for card in hand if suit(card) == SYMBOLS[table["suit"]]] or hand


def ace_that_falls(table: Table, hand: list[str], trick: list[str]) -> list[str]:
    """The ace of the suit led to the first trick, if it has to be played (lead.3)."""
    ace = suit(trick[0]) + "A"
    return [ace] if table["ace_falls"] and ace in hand else []


def follows(table: Table, hand: list[str], trick: list[str], trumps: str | None) -> list[str]:
    """What may be played to a trick that was led to (follow.1 to follow.4)."""
    own_suit = [card for card in hand if suit(card) == suit(trick[0])]
    own_trumps = [card for card in hand if suit(card) == trumps]
    if own_suit:
        duty = own_suit
    elif own_trumps and table["must_trump"]:
        duty = own_trumps
    else:
        return hand
    if table["must_beat"]:
        return [card for card in duty if best_of([*trick, card], trumps) == card] or duty
    return duty
