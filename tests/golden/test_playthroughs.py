"""The recorded deals can still be played, and come to what is written."""

from pathlib import Path

import pytest

from marjapussi import AskHalf, Declare, Kontra, Make, No, Re, Yes, variant_names
from tests.golden.playthrough import read, told

FOLDER = Path(__file__).parent


def test_every_shipped_variant_has_a_golden_playthrough() -> None:
    texts = {path.stem for path in FOLDER.glob("*.txt")} - {"perft"}
    assert texts == set(variant_names())


@pytest.mark.parametrize("name", variant_names())
def test_the_deal_is_told_as_it_is_written(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert told(name, read(text)) == text, "if this is right, write it: python -m tests.golden"


@pytest.mark.parametrize("name", variant_names())
def test_the_deal_has_something_to_show(name: str) -> None:
    deal = read((FOLDER / f"{name}.txt").read_text("utf-8"))
    kinds = {type(action) for _, action in deal.history}
    assert {AskHalf, Yes, No} <= kinds
    assert kinds & {Declare, Make}
    assert len(deal.made) >= 2 or deal.variant.deck.hand_size == 6
    assert deal.variant.doubling is None or {Kontra, Re} <= kinds
