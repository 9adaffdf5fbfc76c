"""The vocabulary of these tests says what it means."""

import pytest

from marjapussi import Deal, Seat

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
    dealt,
    passed_out,
    south_speaks,
    then,
    twins,
    undertaken,
)


@pytest.mark.parametrize(
    "deal",
    [
        dealt(AUCTION_GAME),
        then(dealt(AUCTION_GAME), "pass, bid 120"),
        passed_out(dealt(AUCTION_GAME)),
        undertaken(dealt(AUCTION_GAME), 140),
        *(south_speaks(name, south="♥KQ", north="♣K") for name in BOTH_FAMILIES),
        *(then(south_speaks(name, south="♣K"), "ask half ♣") for name in BOTH_FAMILIES),
    ],
)
@pytest.mark.parametrize("seat", Seat)
def test_twins_look_alike_and_are_not(deal: Deal, seat: Seat) -> None:
    others = twins(deal, seat)
    assert any(twin.hands != deal.hands for twin in others)
    assert all(twin.view(seat) == deal.view(seat) for twin in others)
    assert all(twin.hands[seat] == deal.hands[seat] for twin in others)


def test_a_deal_that_cannot_be_completed_is_no_position() -> None:
    with pytest.raises(AssertionError, match="nobody has room for ♥6"):
        dealt("ten-point-36", south="♥–", west="♥–", north="♥–", east="♥–")
