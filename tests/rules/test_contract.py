"""Slot ``contract``: what declarer announces after the exchange."""

import pytest

from marjapussi import Phase, Seat

from .positions import (
    AUCTION_GAME,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    dealt,
    exchanged,
    legal,
    passed_out,
    refused,
    then,
)


@pytest.mark.parametrize("bid", [120, 125, 300, 415, 420])
def test_the_contract_is_from_the_bid_up_to_the_maximum(bid: int) -> None:
    """contract.1: Then declarer announces the contract: a multiple of 5, not below her bid, not
    above the maximum.
    """
    deal = exchanged(then(dealt(AUCTION_GAME), f"bid {bid}, pass, pass, pass"))
    assert (deal.phase, deal.turn, deal.contract) == (Phase.ANNOUNCING, SOUTH, None)
    assert [str(each) for each in deal.legal_actions()] == [
        f"announce {points}" for points in range(bid, 425, 5)
    ]


@pytest.mark.parametrize("contract", [130, 135, 200, 420])
def test_the_contract_may_be_kept_or_raised(contract: int) -> None:
    """contract.1: SV: raised in 605 deals, kept in 972."""
    deal = exchanged(then(dealt(AUCTION_GAME), "bid 130, pass, pass, pass"))
    deal = then(deal, f"announce {contract}")
    assert (deal.phase, deal.contract, deal.turn) == (Phase.PLAYING, contract, SOUTH)


@pytest.mark.parametrize(
    "told",
    ["announce 125", "announce 120", "announce 131", "announce 425", "announce 0", "bid 135"],
)
def test_other_contracts_are_refused(told: str) -> None:
    """contract.1: a multiple of 5, not below her bid, not above the maximum."""
    deal = exchanged(then(dealt(AUCTION_GAME), "bid 130, pass, pass, pass"))
    assert refused(deal, told) == "contract.1"


def test_nobody_plays_or_passes_before_the_contract_is_announced() -> None:
    """contract.1: Then declarer announces the contract"""
    deal = exchanged(then(dealt(AUCTION_GAME, south="♥A"), "bid 130, pass, pass, pass"))
    assert refused(deal, "♥A") == "contract.1"
    assert refused(deal, "pass") == "contract.1"


@pytest.mark.parametrize("seat", [WEST, NORTH, EAST])
def test_only_declarer_announces(seat: Seat) -> None:
    """contract.1: declarer announces the contract"""
    deal = exchanged(then(dealt(AUCTION_GAME), "bid 130, pass, pass, pass"))
    assert legal(deal, "announce", seat) == set()
    assert refused(deal, "announce 130", seat) == "contract.1"


def test_the_contract_is_announced_once() -> None:
    """contract.1: Then declarer announces the contract"""
    deal = then(dealt(AUCTION_GAME, south="♥A"), "pass, bid 120, pass, pass")
    deal = then(exchanged(deal), "announce 120")
    assert refused(deal, "announce 125") == "contract.1"
    assert refused(passed_out(dealt(AUCTION_GAME)), "announce 120") == "contract.1"


@pytest.mark.parametrize("name", ["ten-point-36", "ten-point-32", "ten-point-28"])
def test_the_ten_point_game_has_no_contract(name: str) -> None:
    """contract.1: declarer announces the contract"""
    assert refused(dealt(name), "announce 120") == "contract.1"
