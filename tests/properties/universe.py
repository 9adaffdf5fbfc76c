"""Everything that somebody might try to say or do, sensible or not."""

from collections.abc import Iterator
from random import Random

from marjapussi import (
    Action,
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Card,
    Deal,
    Declare,
    Give,
    Kontra,
    Make,
    No,
    Pass,
    Play,
    Re,
    Redeal,
    Seat,
    Suit,
    Yes,
)

SPOKEN: tuple[Action, ...] = (
    *(spoken(suit) for suit in Suit for spoken in (Declare, AskHalf, Make)),
    *(Pass(), Redeal(), AskMarriage(), Yes(), No(), Kontra(), Re()),
)


def actions_to_try(deal: Deal, rng: Random) -> Iterator[Action]:
    """Every card and every word, and a sample of points and of gifts, some of them absurd."""
    yield from SPOKEN
    yield from (Play(card) for card in Card)
    highest = 0 if deal.variant.auction is None else deal.variant.auction.amounts[-1]
    points = rng.sample(range(-5, highest + 11), 12)
    for amount in (*points, -5, 0, highest, highest + 1, 10**9):
        yield Bid(amount)
        yield Announce(amount)
    for seat in Seat:
        hand = deal.hand(seat)
        for size in (0, 1, 3, 4, 5, len(hand)):
            yield Give(rng.sample(hand, min(size, len(hand))))
    yield Give(rng.sample(list(Card), 4))
    for seat in Seat:
        offered = deal.legal_actions(seat)
        yield from rng.sample(offered, min(10, len(offered)))
