"""A second opinion on which cards may be played, by the classes of the cards in hand.

A card that follows suit and beats the trick is of class 4, one that follows suit of class 3, a
trump that beats the trick of class 2, any other trump of class 1, any other card of class 0. The
legal cards are all cards of the highest class that the hand holds.
"""

from collections.abc import Collection, Iterable, Sequence

from marjapussi import Card, Rank, Suit


def legal_cards(hand: Iterable[Card], trick: Sequence[Card], trumps: Suit | None) -> set[Card]:
    """What may be played to a trick other than the first, after someone has led to it."""
    classes = {card: _class(card, trick, trumps) for card in hand}
    return {card for card, its_class in classes.items() if its_class == max(classes.values())}


def _class(card: Card, trick: Sequence[Card], trumps: Suit | None) -> int:
    if card.suit == trick[0].suit:
        return 4 if _beats(card, trick, trumps) else 3
    if card.suit == trumps:
        return 2 if _beats(card, trick, trumps) else 1
    return 0


def _beats(card: Card, trick: Sequence[Card], trumps: Suit | None) -> bool:
    """Whether the card would win the trick: no card that was played is stronger."""
    return all(_strength(card, trick, trumps) > _strength(other, trick, trumps) for other in trick)


def _strength(card: Card, trick: Sequence[Card], trumps: Suit | None) -> int:
    if card.suit == trumps:
        return 100 + card.rank
    return card.rank if card.suit == trick[0].suit else -1


def place_of_winner(trick: Sequence[Card], trumps: Suit | None) -> int:
    """The place in the trick, counted from 0, of the card that wins it."""
    strengths = [_strength(card, trick, trumps) for card in trick]
    return strengths.index(max(strengths))


def first_lead(hand: Collection[Card]) -> set[Card]:
    """What may be led to the first trick: an ace, else a spade, else any card."""
    aces = {card for card in hand if card.rank == Rank.ACE}
    return aces or {card for card in hand if card.suit == Suit.SPADES} or set(hand)


def first_trick(hand: Collection[Card], trick: Sequence[Card]) -> set[Card]:
    """What may be played to the first trick: beside a lead that is no ace, the ace of its suit."""
    aces = {card for card in hand if card.suit == trick[0].suit and card.rank == Rank.ACE}
    return aces or legal_cards(hand, trick, None)
