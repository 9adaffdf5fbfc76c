"""Every action of a variant has its numbers, and a mask says which may be chosen."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from marjapussi import (
    Announce,
    Bid,
    Card,
    Deal,
    Give,
    Kontra,
    Make,
    Pass,
    Phase,
    Play,
    Redeal,
    Seat,
    Suit,
    load_variant,
    variant_names,
)
from marjapussi.choices import Gifts
from marjapussi.encode import Encoding
from marjapussi.steps import deal_steps
from marjapussi.testing import deals
from marjapussi.trial import play_out

AUCTION = Encoding(load_variant("partnership-auction"))


def lively_deal(name: str, seed: int) -> Deal:
    rng = Random(seed)
    return play_out(Deal.shuffled(load_variant(name), rng, Seat(seed % 4)), rng)


@pytest.mark.parametrize("name", variant_names())
def test_every_code_stands_for_something_else_and_is_found_again(name: str) -> None:
    encoding = Encoding(load_variant(name))
    assert len({encoding.name(code) for code in range(encoding.size)}) == encoding.size
    for code in range(encoding.size):
        if not encoding.name(code).startswith("give"):
            assert encoding.encode(encoding.decode([code])) == (code,)


@pytest.mark.parametrize("name", variant_names())
def test_every_legal_action_has_its_own_codes_and_is_decoded_again(name: str) -> None:
    encoding = Encoding(load_variant(name))
    for seed in range(5):
        for deal in deal_steps(lively_deal(name, seed)):
            legal = [*deal.legal_actions()]
            coded = [encoding.encode(action) for action in legal]
            assert len(set(coded)) == len(legal)
            assert [encoding.decode(codes) for codes in coded] == legal


@given(deals())
@settings(max_examples=60, deadline=None)
def test_the_mask_has_exactly_the_legal_actions_of_the_seat(deal: Deal) -> None:
    encoding = Encoding(deal.variant)
    for seat in Seat:
        legal = deal.legal_actions(seat)
        single = legal.others if isinstance(legal, Gifts) else tuple(legal)
        expected = {encoding.encode(action)[0] for action in single}
        if isinstance(legal, Gifts):
            expected |= {code for action in legal for code in encoding.encode(action)}
        mask = encoding.mask(deal.view(seat))
        assert len(mask) == encoding.size
        assert {code for code, bit in enumerate(mask) if bit} == expected
        assert set(mask) <= {0, 1}


@given(deals())
@settings(max_examples=60, deadline=None)
def test_whatever_is_chosen_by_masks_is_a_legal_action(deal: Deal) -> None:
    if deal.turn is None:
        return
    rng, choice = Random(1), Encoding(deal.variant).choice(deal.view(deal.turn))
    while choice.action is None:
        choice = choice.take(rng.choice([code for code, bit in enumerate(choice.mask()) if bit]))
    assert deal.why_not(choice.action) is None
    assert not any(choice.mask())


def in_exchange(phase: Phase = Phase.GIVING) -> Deal:
    """A deal in which South has won the auction and cards are to be given."""
    deal = Deal.shuffled(AUCTION.variant, Random(2))
    for action in (Bid(120), Pass(), Pass(), Pass()):
        deal = deal.apply(action)
    if phase is Phase.RETURNING:
        deal = deal.apply(deal.legal_actions()[0])
    assert deal.phase is phase
    return deal


@pytest.mark.parametrize("phase", [Phase.GIVING, Phase.RETURNING])
def test_an_exchange_is_chosen_card_by_card_and_no_card_twice(phase: Phase) -> None:
    deal = in_exchange(phase)
    assert deal.turn is not None
    choice = AUCTION.choice(deal.view(deal.turn))
    size = len(deal.hand(deal.turn))
    for chosen in range(4):
        assert choice.action is None
        assert len(choice.cards) == chosen
        mask = choice.mask()
        assert sum(mask) == size - chosen
        assert not any(mask[code] for code in choice.codes)
        choice = choice.take(max(code for code, bit in enumerate(mask) if bit))
    assert choice.action == Give(choice.cards)
    assert deal.why_not(choice.action) is None


def test_the_order_in_which_cards_are_chosen_does_not_matter() -> None:
    codes = AUCTION.encode(Give([Card.H6, Card.H7, Card.H8, Card.SA]))
    assert codes == tuple(sorted(codes))
    assert AUCTION.decode(codes[::-1]) == AUCTION.decode(codes)


def test_in_the_middle_of_an_exchange_nothing_else_can_be_said() -> None:
    variant = load_variant("huutopussi-helsinki")
    deal = Deal.shuffled(variant, Random(2))
    for action in (Bid(50), Pass(), Pass(), Pass()):
        deal = deal.apply(action)
    assert deal.turn is not None
    choice = Encoding(variant).choice(deal.view(deal.turn))
    with pytest.raises(ValueError, match="pass cannot be chosen now"):
        choice.take(Encoding(variant).encode(Pass())[0])
    first = choice.mask().index(1)
    with pytest.raises(ValueError, match=r"give .* cannot be chosen now"):
        choice.take(first).take(first)


def test_what_a_variant_never_has_has_no_code() -> None:
    ten = Encoding(load_variant("ten-point-28"))
    for action in (Pass(), Bid(120), Announce(120), Kontra(), Redeal(), Play(Card.H6)):
        with pytest.raises(ValueError, match="has no code in this variant"):
            ten.encode(action)
    with pytest.raises(ValueError, match="no cards are given in this variant"):
        ten.encode(Give([Card.HA]))
    with pytest.raises(ValueError, match="bid 121 has no code"):
        AUCTION.encode(Bid(121))
    with pytest.raises(ValueError, match="4 cards are given here, not 2"):
        AUCTION.encode(Give([Card.HA, Card.H10]))
    assert ten.decode(ten.encode(Make(Suit.CLUBS))) == Make(Suit.CLUBS)


@pytest.mark.parametrize(
    "codes", [[], [0, 1], [0, 36], [36], [36, 37, 38, 38], [-1], [212], [36, 37, 38, 39, 40]]
)
def test_numbers_that_are_no_action_are_not_decoded(codes: list[int]) -> None:
    with pytest.raises(ValueError, match=r"is not one action|are given here|codes are 0 to|twice"):
        AUCTION.decode(codes)
