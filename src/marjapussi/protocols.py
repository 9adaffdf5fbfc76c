"""What the deal and the game ask of the rule in each slot.

A rule module plugs in as a frozen attrs class whose fields are knobs and whose methods answer the
questions of its slot's protocol. Rules are asked with plain values (a hand, the cards on the table,
how the auction stands) and answer with plain values; they never see a deal, never change anything,
and never hear of a rule in another slot. Wherever a set of legal things is the answer, the protocol
also has ``refuse``, which says of a thing outside that set why it is not allowed, and by which
numbered rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Protocol, runtime_checkable

from attrs import frozen

from marjapussi.actions import Action, Actions, AskHalf, AskMarriage
from marjapussi.bidding import Bidding
from marjapussi.cards import Card, Cards, Rank, Suit
from marjapussi.errors import Refusal
from marjapussi.marriages import Made, Marriages
from marjapussi.outcome import Outcome, Result
from marjapussi.phases import Phase
from marjapussi.seats import Seat, Side
from marjapussi.sentences import Sentence


class Rule(Protocol):
    """What every rule has: the name that variant files call it by, and words."""

    rule: ClassVar[str]

    def sentences(self) -> tuple[Sentence, ...]:
        """The rule in plain English, with the numbers it implements."""


@frozen
class Conflict:
    """A knob of a rule that cannot stand beside the rest of the variant, and why.

    ``beside`` names the knobs that it clashes with, each as its slot and its key.
    """

    key: str
    problem: str
    beside: tuple[tuple[str, str], ...] = ()


@runtime_checkable
class CrossChecked(Protocol):
    """A rule that can clash with its own knobs or with the rules in other slots."""

    def conflicts(self, rules: Rules) -> Iterator[Conflict]:
        """The clashes of this rule in this rule set."""


class Deck(Rule, Protocol):
    """Which cards there are."""

    @property
    def cards(self) -> Cards:
        """The pack."""

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""


class Values(Rule, Protocol):
    """What cards count."""

    def points(self, rank: Rank) -> int:
        """The card points of a card of this rank."""


class Auction(Rule, Protocol):
    """Who becomes declarer, for how much."""

    @property
    def amounts(self) -> range:
        """Every number of points that may be named, as bid or as contract."""

    def speaker(self, bidding: Bidding) -> Seat | None:
        """The seat that speaks next; ``None`` when the auction is over."""

    def bids(self, bidding: Bidding) -> range:
        """What the next speaker may bid."""

    def may_pass(self, bidding: Bidding) -> bool:
        """Whether the next speaker may pass; it always may if it has no bid."""

    def refuse(self, bidding: Bidding, action: Action) -> Refusal:
        """Why the next speaker may not say this."""


class Redeal(Rule, Protocol):
    """Which hands may ask for a new deal, at their first turn to bid."""

    def may_demand(self, hand: Cards) -> bool:
        """Whether the hand is bad enough."""

    def refuse(self, hand: Cards) -> Refusal:
        """Why this hand may not ask."""


class Exchange(Rule, Protocol):
    """The cards that partner and declarer give each other."""

    @property
    def cards(self) -> int:
        """How many cards go each way."""

    def refuse(self, hand: Cards, action: Action) -> Refusal:
        """Why these cards may not be given from this hand."""


class Contract(Rule, Protocol):
    """What declarer may announce, and when."""

    @property
    def before_return(self) -> bool:
        """Whether it is announced between partner's gift and declarer's return."""

    def amounts(self, bid: int, amounts: range) -> range:
        """What may be announced after this bid, of the amounts that the auction knows."""

    def refuse(self, bid: int, amounts: range, action: Action) -> Refusal:
        """Why this may not be announced."""


class Lead(Rule, Protocol):
    """What may be played to the first trick."""

    def lead(self, hand: Cards) -> Cards:
        """The cards that may be led to the first trick; never empty."""

    def falls(self, hand: Cards, led: Card) -> Cards:
        """The cards of which one must fall on the first lead; empty if there is no such duty."""

    def refuse(self, hand: Cards, led: Card | None, card: Card) -> Refusal:
        """Why this card may not be played to the first trick."""


class Follow(Rule, Protocol):
    """What may be played to a trick, and who wins it."""

    def beats(self, best: Card, trumps: Suit | None) -> Cards:
        """The cards that beat the card that lies highest in the trick."""

    def legal(self, hand: Cards, led: Card, best: Card, trumps: Suit | None) -> Cards:
        """The cards of the hand that may be played; never empty."""

    def refuse(
        self, hand: Cards, led: Card, best: Card, trumps: Suit | None, card: Card
    ) -> Refusal:
        """Why this card may not be played."""


class Trumps(Rule, Protocol):
    """What a marriage does to the trumps."""

    def after(self, trumps: Suit | None, made: Suit) -> Suit | None:
        """The trumps after a marriage of the suit ``made``."""


class Marriage(Rule, Protocol):
    """Declarations, questions and answers, and what marriages pay."""

    def options(self, hand: Cards, seat: Seat, marriages: Marriages) -> Actions:
        """What the winner of a trick may declare or ask."""

    def answers(
        self, question: AskMarriage | AskHalf, hand: Cards, marriages: Marriages
    ) -> Actions:
        """The truthful answers of the asked hand; never empty."""

    def lock(
        self, marriages: Marriages, seat: Seat, question: AskMarriage | AskHalf, made: Suit | None
    ) -> Marriages:
        """The marriages after the seat's question was answered, with what it may no longer do."""

    def points_of(self, made: Made) -> int:
        """The points of a marriage, counted with the card points."""

    def game_points_of(self, made: Made) -> int:
        """The game points of a marriage."""

    def refuse(self, hand: Cards, seat: Seat, marriages: Marriages, action: Action) -> Refusal:
        """Why the winner of a trick may not say this."""


class Doubling(Rule, Protocol):
    """Kontra and Re."""

    def cards_needed(self, call: int, hand_size: int) -> int | None:
        """How many cards a seat must hold to make the call of this number (1 is the first Kontra).

        ``None`` if there is no such call.
        """


class Scoring(Rule, Protocol):
    """What a deal comes to."""

    def settle(self, result: Result) -> Outcome:
        """The outcome of a deal that was played to the end."""


class Ending(Rule, Protocol):
    """How scores run, and who wins the game (slot ``game``)."""

    def after(self, scores: tuple[int, int], outcome: Outcome) -> tuple[int, int]:
        """The running scores after a deal."""

    def winners(self, scores: tuple[int, int], outcome: Outcome) -> tuple[Side, ...]:
        """The side that has won; both if the game is drawn, none while it goes on."""


class Rules(Protocol):
    """A rule for each slot; ``None`` where a slot is switched off."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def digest(self) -> str: ...
    @property
    def deck(self) -> Deck: ...
    @property
    def values(self) -> Values: ...
    @property
    def auction(self) -> Auction | None: ...
    @property
    def redeal(self) -> Redeal | None: ...
    @property
    def exchange(self) -> Exchange | None: ...
    @property
    def contract(self) -> Contract | None: ...
    @property
    def lead(self) -> Lead: ...
    @property
    def follow(self) -> Follow: ...
    @property
    def trumps(self) -> Trumps | None: ...
    @property
    def marriage(self) -> Marriage | None: ...
    @property
    def doubling(self) -> Doubling | None: ...
    @property
    def scoring(self) -> Scoring: ...
    @property
    def game(self) -> Ending: ...
    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases from the auction to the play, in order."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards of the deck, suit by suit in rising strength."""

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""

    @property
    def card_points(self) -> tuple[int, ...]:
        """The points of each card, by its number."""
