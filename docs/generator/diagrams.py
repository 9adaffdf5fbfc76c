"""Positions of the rule book as pictures: what may be played is asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from generator.cloth import Cloth, Row
from marjapussi import Suit, parse_card
from marjapussi.cards import Cards, cards_in, mask_of
from marjapussi.rules.follow import Strict
from marjapussi.rules.lead import AceThenSuit


@frozen
class Position:
    """Cards on the table, a hand, and what is trumps; ``first`` is the first trick of the deal."""

    name: str
    trick: str
    hand: str
    trumps: Suit | None = None
    first: bool = False

    def legal(self) -> Cards:
        """The cards that may be played."""
        hand, trick = mask_of(map(parse_card, self.hand.split())), self.trick.split()
        if not trick:
            return AceThenSuit().lead(hand)
        led, *others = map(parse_card, trick)
        best = led
        for card in others:
            if Strict().beats(best, self.trumps) >> card & 1:
                best = card
        falls = AceThenSuit().falls(hand, led) if self.first else 0
        return falls or Strict().legal(hand, led, best, self.trumps)

    def svg(self) -> str:
        """The picture."""
        hand = [parse_card(card) for card in self.hand.split()]
        trick = [parse_card(card) for card in self.trick.split()]
        legal = cards_in(self.legal())
        said = f"hand {self.hand}; playable: {' '.join(map(str, legal))}"
        title = f"On the table {self.trick}; {said}" if trick else f"To lead; {said}"
        when = "Trick" if not self.first else "First trick"
        rows = [Row(when, trick)] if trick else []
        holds = "Hand" if trick else "Hand of the first leader"
        return Cloth(title, [*rows, Row(holds, hand, frozenset(legal))], self.trumps).svg()


POSITIONS = (
    Position("lead-ace", "", "♥10 ♥9 ♦A ♦7 ♣A ♣8 ♠K ♠9 ♠6"),
    Position("lead-spade", "", "♥10 ♥9 ♦K ♦7 ♣Q ♣J ♣8 ♠9 ♠6"),
    Position("ace-falls", "♠9 ♠Q", "♠7 ♠J ♠K ♠A", first=True),
    Position("beat", "♣9 ♣Q", "♣K ♣7 ♥A", Suit.HEARTS),
    Position("cannot-beat", "♣A", "♣K ♣7 ♥A", Suit.HEARTS),
    Position("trumped", "♣9 ♥8", "♣K ♣7 ♥A", Suit.HEARTS),
    Position("overtrump", "♣9 ♥8", "♥A ♥6 ♠9", Suit.HEARTS),
    Position("undertrump", "♣9 ♥8", "♥7 ♥6 ♠9", Suit.HEARTS),
    Position("discard", "♣9 ♣J", "♠A ♥10 ♦K"),
)


def diagrams() -> Iterator[tuple[str, str]]:
    """The path and the text of each picture."""
    for position in POSITIONS:
        yield f"rules/positions/{position.name}.svg", position.svg()
