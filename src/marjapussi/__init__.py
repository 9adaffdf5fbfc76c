"""Rules of the Finnish partnership card game Marjapussi, chosen by variant files.

>>> import random
>>> from marjapussi import Deal, load_variant
>>> rng = random.Random(7)
>>> deal = Deal.shuffled(load_variant("partnership-auction"), rng)
>>> while not deal.is_over:
...     deal = deal.apply(rng.choice(deal.legal_actions()))
>>> sum(deal.outcome.tricks)
9
"""

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
from marjapussi.cards import Card, Rank, Suit
from marjapussi.deal import Deal
from marjapussi.errors import (
    IllegalActionError,
    MarjapussiError,
    NoNextDealError,
    NotationError,
    NoWorldError,
    Problem,
    RecordError,
    Refusal,
    VariantError,
    WrongDealError,
)
from marjapussi.game import Game
from marjapussi.marriages import Made
from marjapussi.notation import parse_action, parse_card, parse_suit
from marjapussi.outcome import Outcome
from marjapussi.phases import Phase
from marjapussi.seats import Seat, Side
from marjapussi.sheet import ScoreSheet
from marjapussi.variant import Variant, load_variant, variant_names
from marjapussi.view import View
from marjapussi.view.seen import FaceDown

__all__ = [
    "Action",
    "Announce",
    "AskHalf",
    "AskMarriage",
    "Bid",
    "Card",
    "Deal",
    "Declare",
    "FaceDown",
    "Game",
    "Give",
    "IllegalActionError",
    "Kontra",
    "Made",
    "Make",
    "MarjapussiError",
    "No",
    "NoNextDealError",
    "NoWorldError",
    "NotationError",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "Problem",
    "Rank",
    "Re",
    "RecordError",
    "Redeal",
    "Refusal",
    "ScoreSheet",
    "Seat",
    "Side",
    "Suit",
    "Variant",
    "VariantError",
    "View",
    "WrongDealError",
    "Yes",
    "load_variant",
    "parse_action",
    "parse_card",
    "parse_suit",
    "variant_names",
]
