"""The rules that come with the library, by slot and by the name that variant files use.

A slot is a table of a variant file. Each has a file here with the rules to choose from.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from marjapussi.protocols import Rule
from marjapussi.rules.auction import Ascending
from marjapussi.rules.contract import Announced
from marjapussi.rules.deck import French
from marjapussi.rules.doubling import KontraRe
from marjapussi.rules.exchange import Partner
from marjapussi.rules.follow import Strict
from marjapussi.rules.game import Exactly, FirstPast
from marjapussi.rules.lead import AceFirst, AceThenSuit, Free
from marjapussi.rules.marriage import Asking
from marjapussi.rules.redeal import WeakHand
from marjapussi.rules.scoring import ByContract, GamePoints
from marjapussi.rules.trumps import Changing, FirstStays
from marjapussi.rules.values import Simplified, Traditional

_SLOTS: Mapping[str, tuple[type[Rule], ...]] = {
    "deck": (French,),
    "values": (Traditional, Simplified),
    "auction": (Ascending,),
    "redeal": (WeakHand,),
    "exchange": (Partner,),
    "contract": (Announced,),
    "lead": (AceThenSuit, AceFirst, Free),
    "follow": (Strict,),
    "trumps": (Changing, FirstStays),
    "marriage": (Asking,),
    "doubling": (KontraRe,),
    "scoring": (ByContract, GamePoints),
    "game": (FirstPast, Exactly),
}

RULES: Mapping[str, Mapping[str, type[Rule]]] = MappingProxyType(
    {slot: MappingProxyType({c.rule: c for c in classes}) for slot, classes in _SLOTS.items()}
)
"""The rule classes of each slot, in the order of the slots, by the names in variant files."""

OPTIONAL_SLOTS = frozenset(
    {"auction", "redeal", "exchange", "contract", "trumps", "marriage", "doubling"}
)
"""The slots that ``rule = "none"`` may switch off, and that are off where a file is silent."""
