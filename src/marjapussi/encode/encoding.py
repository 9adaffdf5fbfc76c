"""Encoding: actions as small whole numbers, and views as lists of them.

Every action of a variant has a code, counted from 0, except that an exchange is given card by card:
each of its cards has a code, and the exchange is the sequence of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, TypeAlias

from attrs import frozen

from marjapussi.actions import (
    Action,
    Announce,
    AskHalf,
    AskMarriage,
    Bid,
    Declare,
    Give,
    Kontra,
    Make,
    No,
    Pass,
    Play,
    Re,
    Redeal,
    Yes,
)
from marjapussi.cards import SUITS, Card, cards_in
from marjapussi.choices import Gifts
from marjapussi.encode.planes import Layout
from marjapussi.encode.sight import Sight
from marjapussi.protocols import Rules
from marjapussi.view import View

Code: TypeAlias = int
"""The number of an action, or of one card of an exchange: 0 or more, below ``size``."""


@frozen(slots=False)
class Encoding:
    """The codes of the actions of a variant, and the layout of what a learner observes.

    >>> from marjapussi import load_variant
    >>> encoding = Encoding(load_variant("partnership-auction"))
    >>> encoding.size, len(encoding.layout())
    (212, 668)
    >>> gift = Give([Card.HA, Card.H6, Card.H7, Card.H8])
    >>> encoding.encode(Play(Card.H7)), encoding.encode(gift)
    ((1,), (36, 37, 38, 44))
    >>> encoding.decode((44, 38, 37, 36)) == gift
    True
    """

    variant: Rules

    # --- actions

    @cached_property
    def _atoms(self) -> tuple[Action | Card, ...]:
        """What each code stands for; a card is one card of an exchange."""
        rules, pack = self.variant, cards_in(self.variant.deck.cards)
        atoms: list[Action | Card] = [Play(card) for card in pack]
        if rules.exchange is not None:
            atoms += pack
        if rules.marriage is not None:
            atoms += [*map(Declare, SUITS), AskMarriage(), *map(AskHalf, SUITS)]
            atoms += [*map(Make, SUITS), Yes(), No()]
        if rules.doubling is not None:
            atoms += [Kontra(), Re()]
        if rules.redeal is not None:
            atoms.append(Redeal())
        if rules.auction is not None:
            atoms += [Pass(), *map(Bid, rules.auction.amounts)]
            if rules.contract is not None:
                atoms += map(Announce, rules.auction.amounts)
        return tuple(atoms)

    @cached_property
    def _codes(self) -> Mapping[Action | Card, Code]:
        return {atom: code for code, atom in enumerate(self._atoms)}

    @property
    def size(self) -> int:
        """How many codes there are."""
        return len(self._atoms)

    def name(self, code: Code) -> str:
        """What a code stands for, in words; raises ``ValueError`` if there is no such code."""
        atom = self._atom(code)
        return f"give {atom}, one of several" if isinstance(atom, Card) else str(atom)

    def encode(self, action: Action) -> tuple[Code, ...]:
        """The codes of an action: one, or for an exchange one a card, in rising order.

        Raises ``ValueError`` for an action that the variant never has.
        """
        if isinstance(action, Give):
            self._check_count(len(action.cards))
            atoms: Sequence[Action | Card] = sorted(action.cards)
        else:
            atoms = (action,)
        strange = [atom for atom in atoms if atom not in self._codes]
        if strange:
            raise ValueError(f"{action} has no code in this variant")
        return tuple(self._codes[atom] for atom in atoms)

    def decode(self, codes: Sequence[Code]) -> Action:
        """The action of these codes; those of an exchange may stand in any order.

        Raises ``ValueError`` if they are no action of the variant.
        """
        atoms = [self._atom(code) for code in codes]
        cards = [atom for atom in atoms if isinstance(atom, Card)]
        if len(atoms) == 1 and not cards:
            (action,) = atoms
            assert not isinstance(action, Card)
            return action
        if len(cards) < len(atoms) or not cards:
            raise ValueError(f"{[*codes]} is not one action")
        gift = Give(cards)
        self._check_count(len(gift.cards))
        return gift

    def _atom(self, code: Code) -> Action | Card:
        if not 0 <= code < self.size:
            raise ValueError(f"codes are 0 to {self.size - 1}, not {code}")
        return self._atoms[code]

    def _check_count(self, count: int) -> None:
        exchange = self.variant.exchange
        if exchange is None:
            raise ValueError("no cards are given in this variant")
        if count != exchange.cards:
            raise ValueError(f"{exchange.cards} cards are given here, not {count}")

    def _check_variant(self, view: View) -> None:
        if view.variant is not self.variant and view.variant != self.variant:
            raise ValueError("this is a view of a deal by other rules")

    # --- choosing

    def choice(self, view: View) -> Choice:
        """The choice that a seat has now, of which nothing is chosen yet."""
        self._check_variant(view)
        return Choice(self, view)

    def mask(self, view: View) -> list[int]:
        """For each code 1 if the seat may choose it now, else 0.

        For the second and later cards of an exchange ask a ``choice``.
        """
        return self.choice(view).mask()

    # --- observing

    @cached_property
    def _layout(self) -> Layout:
        return Layout.of(self.variant)

    def layout(self) -> Layout:
        """Which numbers an observation has; print it."""
        return self._layout

    def planes(self, view: View, chosen: Sequence[Card] = ()) -> Mapping[str, list[int]]:
        """What the view shows, plane by plane, with the cards chosen so far for an exchange."""
        self._check_variant(view)
        sight = Sight(view, chosen)
        return {plane.name: plane.numbers(sight) for plane in self._layout.planes}

    def vector(self, view: View, chosen: Sequence[Card] = ()) -> list[int]:
        """All planes in one list, as ``layout()`` has them."""
        return [number for plane in self.planes(view, chosen).values() for number in plane]

    def array(self, view: View, chosen: Sequence[Card] = ()) -> Any:
        """The vector as a numpy array of ``float32``; raises ``ImportError`` without numpy."""
        return import_module("numpy").array(self.vector(view, chosen), dtype="float32")

    def mask_array(self, view: View) -> Any:
        """The mask as a numpy array of ``bool``; raises ``ImportError`` without numpy."""
        return import_module("numpy").array(self.mask(view), dtype="bool")


@frozen
class Choice:
    """What a seat is about to do: nothing yet, some cards of an exchange, or an action.

    A value that never changes: ``take`` returns the next one.

    >>> from random import Random
    >>> from marjapussi import Deal, load_variant
    >>> deal = Deal.shuffled(load_variant("partnership-auction"), Random(1))
    >>> choice = Encoding(deal.variant).choice(deal.view(deal.turn))
    >>> codes = [code for code, legal in enumerate(choice.mask()) if legal]
    >>> str(choice.take(codes[0]).action), str(choice.take(codes[1]).action)
    ('pass', 'bid 120')
    """

    encoding: Encoding
    view: View
    codes: tuple[Code, ...] = ()
    action: Action | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards chosen so far for an exchange."""
        atoms = (self.encoding._atoms[code] for code in self.codes)
        return tuple(atom for atom in atoms if isinstance(atom, Card))

    def mask(self) -> list[int]:
        """For each code 1 if it may be taken next, else 0; all 0 when the choice is made."""
        legal = set() if self.action is not None else self._open()
        return [int(code in legal) for code in range(self.encoding.size)]

    def _open(self) -> set[Code]:
        codes, actions = self.encoding._codes, self.view.legal_actions()
        if not isinstance(actions, Gifts):
            return {codes[action] for action in actions}
        cards = {codes[card] for card in self.view.hand}
        others = {codes[action] for action in actions.others}
        return cards - set(self.codes) if self.codes else cards | others

    def take(self, code: Code) -> Choice:
        """The choice with one more code; raises ``ValueError`` if the mask has 0 there."""
        if self.action is not None or code not in self._open():
            raise ValueError(f"{self.encoding.name(code)} cannot be chosen now")
        codes = (*self.codes, code)
        exchange = self.encoding.variant.exchange
        chosen = Choice(self.encoding, self.view, codes)
        if chosen.cards and exchange is not None and len(codes) < exchange.cards:
            return chosen
        return Choice(self.encoding, self.view, codes, self.encoding.decode(codes))
