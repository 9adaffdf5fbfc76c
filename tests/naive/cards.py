"""Cards as texts: the symbol of the suit and the rank, as in ``♥10``."""

from itertools import combinations

SYMBOLS = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
RANKS = ["6", "7", "8", "9", "J", "Q", "K", "10", "A"]  # deck.1, from the lowest to the highest
VALUES = {
    "traditional": {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2},  # values.1
    "simplified": {"A": 10, "10": 10, "K": 5, "Q": 5, "J": 5},  # values.2
}


def suit(card: str) -> str:
    """The symbol of the suit of a card."""
    return card[0]


def height(card: str) -> int:
    """How high a card ranks in its suit."""
    return RANKS.index(card[1:])


def pack(lowest: str) -> list[str]:
    """All cards, suit by suit, from the lowest rank on (deck.1)."""
    return [sign + rank for sign in SYMBOLS.values() for rank in RANKS[RANKS.index(lowest) :]]


def worth(card: str, rule: str) -> int:
    """The card points of a card (values.1, values.2)."""
    return VALUES[rule].get(card[1:], 0)


def in_order(cards: list[str]) -> list[str]:
    """The cards suit by suit, in rising order."""
    signs = list(SYMBOLS.values())
    return sorted(cards, key=lambda card: (signs.index(suit(card)), height(card)))


def gifts(hand: list[str], size: int) -> set[str]:
    """Every way to give so many cards of a hand (exchange.1, exchange.2)."""
    return {"give " + " ".join(cards) for cards in combinations(in_order(hand), size)}


def has_half(hand: list[str], name: str) -> bool:
    """Whether the hand holds the king, the queen or both of a suit."""
    return SYMBOLS[name] + "K" in hand or SYMBOLS[name] + "Q" in hand


def has_marriage(hand: list[str], name: str) -> bool:
    """Whether the hand holds king and queen of a suit (marriage.1)."""
    return SYMBOLS[name] + "K" in hand and SYMBOLS[name] + "Q" in hand
