"""What a player can say or do.

Actions are small values that compare by what they say. Those of the play of the cards (a card, a
declaration, a question, an answer, Kontra, Re) each have a ``bit`` of their own, so that all that a
seat may do at a moment is one ``int``; the others (bids, the exchange, the announcement) have none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from attrs import field, frozen

from marjapussi.cards import Card, Cards, Suit, mask_of

Actions: TypeAlias = int
"""A set of actions of the play of the cards, one bit an action."""

DECLARE_SHIFT = 36
ASK_HALF_SHIFT = 41
MAKE_SHIFT = 45


def _points(action: object, _: object, value: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{type(action).__name__} takes a whole number of points, not {value!r}")


def _card(card: Card) -> Card:
    if type(card) is not Card:
        raise TypeError(f"{card!r} is not a card; parse_card reads one from text")
    return card


def _suit(suit: Suit) -> Suit:
    if type(suit) is not Suit:
        raise TypeError(f"{suit!r} is not a suit; parse_suit reads one from text")
    return suit


def _card_set(cards: Iterable[Card]) -> frozenset[Card]:
    listed = tuple(map(_card, cards))
    given = frozenset(sorted(listed))  # so that equal gifts are pickled alike
    for card in given if len(given) < len(listed) else ():
        if listed.count(card) > 1:
            raise ValueError(f"{card} is given twice")
    return given


@frozen
class Bid:
    """Bid that many points in the auction (rule auction.1).

    >>> str(Bid(120))
    'bid 120'
    """

    points: int = field(validator=_points)
    bit: ClassVar[Actions] = 0

    def __str__(self) -> str:
        return f"bid {self.points}"


@frozen
class Pass:
    """Leave the auction (rule auction.1).

    >>> str(Pass())
    'pass'
    """

    bit: ClassVar[Actions] = 0

    def __str__(self) -> str:
        return "pass"


@frozen
class Redeal:
    """Ask for a new deal because of a hopeless hand.

    >>> str(Redeal())
    'redeal'
    """

    bit: ClassVar[Actions] = 0

    def __str__(self) -> str:
        return "redeal"


@frozen
class Give:
    """Give cards to partner, face down (rule exchange.1); their order does not matter.

    A card named twice raises ``ValueError``, and anything but a card ``TypeError``.

    >>> str(Give([Card.S9, Card.HA]))
    'give ♥A ♠9'
    >>> Give([Card.S9, Card.HA]) == Give([Card.HA, Card.S9])
    True
    """

    cards: frozenset[Card] = field(converter=_card_set, repr=lambda cards: repr(sorted(cards)))
    mask: Cards = field(init=False, eq=False, repr=False)
    bit: ClassVar[Actions] = 0

    @mask.default
    def _mask(self) -> Cards:
        return mask_of(self.cards)

    def __str__(self) -> str:
        return "give " + " ".join(str(card) for card in sorted(self.cards))


@frozen
class Announce:
    """Announce the contract, in points (rule contract.1).

    >>> str(Announce(140))
    'announce 140'
    """

    points: int = field(validator=_points)
    bit: ClassVar[Actions] = 0

    def __str__(self) -> str:
        return f"announce {self.points}"


@frozen
class Play:
    """Play a card to the trick.

    >>> str(Play(Card.HA))
    'play ♥A'
    """

    card: Card = field(converter=_card)
    bit: Actions = field(init=False, eq=False, repr=False)

    @bit.default
    def _bit(self) -> int:
        return 1 << self.card

    def __str__(self) -> str:
        return f"play {self.card}"


@frozen
class Declare:
    """Declare an own marriage: king and queen of the suit (rule marriage.1).

    >>> str(Declare(Suit.HEARTS))
    'declare hearts'
    """

    suit: Suit = field(converter=_suit)
    bit: Actions = field(init=False, eq=False, repr=False)

    @bit.default
    def _bit(self) -> int:
        return 1 << DECLARE_SHIFT + self.suit

    def __str__(self) -> str:
        return f"declare {self.suit}"


@frozen
class AskMarriage:
    """Ask partner for a marriage, of whatever suit (rule marriage.2).

    >>> str(AskMarriage())
    'ask marriage'
    """

    bit: ClassVar[Actions] = 1 << 40

    def __str__(self) -> str:
        return "ask marriage"


@frozen
class AskHalf:
    """Ask partner for the king or the queen of a suit (rule marriage.3).

    >>> str(AskHalf(Suit.HEARTS))
    'ask half hearts'
    """

    suit: Suit = field(converter=_suit)
    bit: Actions = field(init=False, eq=False, repr=False)

    @bit.default
    def _bit(self) -> int:
        return 1 << ASK_HALF_SHIFT + self.suit

    def __str__(self) -> str:
        return f"ask half {self.suit}"


@frozen
class Make:
    """Answer the question for a marriage with one, which is made at once (rule marriage.2).

    >>> str(Make(Suit.HEARTS))
    'make hearts'
    """

    suit: Suit = field(converter=_suit)
    bit: Actions = field(init=False, eq=False, repr=False)

    @bit.default
    def _bit(self) -> int:
        return 1 << MAKE_SHIFT + self.suit

    def __str__(self) -> str:
        return f"make {self.suit}"


@frozen
class Yes:
    """Answer that you hold the king, the queen or both of the suit asked (rule marriage.3).

    >>> str(Yes())
    'yes'
    """

    bit: ClassVar[Actions] = 1 << 49

    def __str__(self) -> str:
        return "yes"


@frozen
class No:
    """Answer that you do not have what partner asks for (rules marriage.2 and marriage.3).

    >>> str(No())
    'no'
    """

    bit: ClassVar[Actions] = 1 << 50

    def __str__(self) -> str:
        return "no"


@frozen
class Kontra:
    """Double what the declaring side scores, as a defender (rule doubling.1).

    >>> str(Kontra())
    'kontra'
    """

    bit: ClassVar[Actions] = 1 << 51

    def __str__(self) -> str:
        return "kontra"


@frozen
class Re:
    """Double again, as one of the declaring side (rule doubling.1).

    >>> str(Re())
    're'
    """

    bit: ClassVar[Actions] = 1 << 52

    def __str__(self) -> str:
        return "re"


Action: TypeAlias = (
    Bid
    | Pass
    | Redeal
    | Give
    | Announce
    | Play
    | Declare
    | AskMarriage
    | AskHalf
    | Make
    | Yes
    | No
    | Kontra
    | Re
)
"""Anything that a player can say or do."""
