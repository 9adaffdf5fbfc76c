"""A view in words, for a player to read, and as JSON, for a program."""

from __future__ import annotations

import json
from random import Random

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import Deal, Redeal, Seat, load_variant
from marjapussi.testing import deals, play_out
from tests.rules.positions import dealt, south_speaks, then, undertaken, with_knobs
from tests.views.test_view import AFTER_THE_AUCTION, exchange

SEATS = tuple(Seat)
EXCHANGE = "give ♦6 ♦7 ♦8 ♦9, give ♦6 ♦7 ♦8 ♦9"
SOUTH, WEST, NORTH, EAST = Seat


def lines(deal: Deal, seat: Seat) -> list[str]:
    """The view in words, without what everybody's begins with: the game and the cards."""
    game, hand, others, *rest = str(deal.view(seat)).splitlines()
    assert game == f"{deal.variant.title}, seen by {seat}"
    assert hand.startswith("Hand: ")
    assert others.startswith("Cards of the others: ")
    return rest


def third_trick() -> Deal:
    """South has declared hearts and led to the third trick; North has made clubs in between."""
    deal = south_speaks("ten-point-36", south="♥KQ ♠AK", north="♣KQ ♠7", west="♠6", east="♦KQ")
    return then(deal, "declare ♥, ♠A …, ask marriage, make ♣, ♠K")


# --- in words


def test_a_view_in_words() -> None:
    deal = then(exchange(), "announce 150, South: kontra")
    assert str(deal.view(EAST)) == (
        "Partnership Auction Marjapussi, seen by East\n"
        "Hand: ♥A ♥K ♥8 ♣10 ♣Q ♣J ♣7 ♠J ♠6\n"
        "Cards of the others: South 9, West 9, North 9\n"
        "Declarer: West, bid 140, contract 150, doubled\n"
        "Given to declarer: ♦10 ♦K ♣10 ♣J\n"
        "Returned by declarer: ♥A ♥K ♣10 ♣J\n"
        "Turn: West\n"
        "You may: re"
    )


@pytest.mark.parametrize(
    ("bids", "told"),
    [
        ("", ["Turn: South"]),
        ("bid 120", ["Bid: 120 by South", "Turn: West"]),
        (
            "bid 120, bid 140",
            ["Bid: 140 by West", "Turn: North", "You may: pass, bid 145 to 420 in steps of 5"],
        ),
        (
            "bid 410, pass",
            [
                "Bid: 410 by South",
                "Turn: North",
                "You may: pass, bid 415 to 420 in steps of 5",
            ],
        ),
        ("bid 415, pass", ["Bid: 415 by South", "Turn: North", "You may: pass, bid 420"]),
        ("bid 420, pass", ["Bid: 420 by South", "Turn: North", "You may: pass"]),
    ],
)
def test_an_auction_in_words(bids: str, told: list[str]) -> None:
    assert lines(then(dealt("partnership-auction"), bids), NORTH) == told


def test_an_exchange_in_words() -> None:
    deal = then(dealt("partnership-auction", east="♦9876"), AFTER_THE_AUCTION)
    assert lines(deal, NORTH) == ["Declarer: West, bid 140", "Turn: East"]
    assert lines(deal, EAST) == ["Declarer: West, bid 140", "Turn: East", "You may: give 4 cards"]
    deal = then(deal, "give ♦6 ♦7 ♦8 ♦9")
    assert lines(deal, WEST) == [
        "Declarer: West, bid 140",
        "Given to declarer: ♦9 ♦8 ♦7 ♦6",
        "Turn: West",
        "You may: give 4 cards",
    ]
    assert lines(then(deal, "give ♦6 ♦7 ♦8 ♦9, announce 150"), NORTH) == [
        "Declarer: West, bid 140, contract 150",
        "Given to declarer: 4 cards face down",
        "Returned by declarer: 4 cards face down",
        "Turn: West",
        "You may: kontra",
    ]


def test_an_exchange_of_one_card_in_words() -> None:
    rules = with_knobs("partnership-auction", "exchange", cards=1)
    deal = then(dealt(rules, east="♦9876"), AFTER_THE_AUCTION)
    assert lines(deal, EAST)[-1] == "You may: give 1 card"
    deal = then(deal, "give ♦6, give ♦6")
    assert "Given to declarer: 1 card face down" in lines(deal, NORTH)
    assert str(deal.view(NORTH).history[-1][1]) == "give 1 card face down"


def test_a_declarer_who_has_yet_to_give_cards_back_may_say_re() -> None:
    """doubling.1 From the announcement on, which in Helsinki comes before the cards go back."""
    doubling = load_variant("partnership-auction").doubling
    rules = evolve(load_variant("huutopussi-helsinki"), doubling=doubling)
    deal = then(dealt(rules, north="♦987"), "bid 60, pass, pass, pass, give ♦7 ♦8 ♦9, announce 60")
    deal = then(deal, "East: kontra")
    assert lines(deal, SOUTH)[-1] == "You may: re, give 3 cards"
    assert deal.view(SOUTH).as_dict()["legal"] == {"actions": ["re"], "give": 3}


def test_kontra_and_re_in_words() -> None:
    deal = then(undertaken(dealt("partnership-auction"), 150), "East: kontra, South: re")
    assert lines(deal, WEST)[0] == "Declarer: South, bid 150, contract 150, doubled 2 times"


def test_a_question_in_words() -> None:
    deal = south_speaks("partnership-auction", north="♣KQ")
    tricks = "Tricks: South-North 1 (13 card points), West-East 0 (0 card points)"
    deal = then(deal, "ask marriage")
    assert lines(deal, SOUTH) == [tricks, "Question: South: ask marriage", "Turn: North"]
    assert lines(deal, NORTH)[1:] == [
        "Question: South: ask marriage",
        "Turn: North",
        "You may: make clubs",
    ]


def test_marriages_and_tricks_in_words() -> None:
    assert str(third_trick().view(WEST)) == (
        "Ten-point Marjapussi, 36 cards, seen by West\n"
        "Hand: ♥J ♥7 ♥6 ♦6 ♣10 ♣9 ♠8\n"
        "Cards of the others: South 6, North 7, East 7\n"
        "Marriages: hearts by South, clubs by North\n"
        "Trumps: hearts\n"
        "Tricks: South-North 2 (26 card points), West-East 0 (0 card points)\n"
        "Trick: South ♠K\n"
        "Turn: West\n"
        "You may: play ♠8"
    )


def test_a_trick_is_told_from_its_leader_on() -> None:
    deal = then(dealt("ten-point-36", south="♥6J–", west="♥7", north="♥8", east="♥A9"), "♥6 …")
    assert deal.leader is EAST
    deal = then(deal, "♥A ♥J")
    assert lines(deal, NORTH)[1:] == ["Trick: East ♥A, South ♥J", "Turn: West"]


@pytest.mark.parametrize(("name", "scores"), [("ten-point-24", "2 : 0"), ("ten-point-28", "3 : 1")])
def test_a_deal_that_is_over_in_words(name: str, scores: str) -> None:
    rng = Random(1)
    deal = play_out(Deal.shuffled(load_variant(name), rng), rng)
    told = str(deal.view(NORTH)).splitlines()
    assert told[1:3] == ["Hand: –", "Cards of the others: South 0, West 0, East 0"]
    assert told[-1] == f"The deal is over: {scores}"


def test_a_deal_that_was_thrown_in_in_words() -> None:
    deal = dealt("huutopussi-helsinki", south="♥6 ♦6 ♣6").apply(Redeal())
    assert lines(deal, EAST) == ["The deal is over: thrown in"]


# --- as JSON


def test_a_view_as_json() -> None:
    deal = third_trick()
    assert "♠K" in deal.view(WEST).to_json()
    assert json.loads(deal.view(WEST).to_json()) == {
        "variant": {"name": "ten-point-36", "digest": load_variant("ten-point-36").digest},
        "seat": 1,
        "forehand": 0,
        "scores": [0, 0],
        "phase": "playing",
        "turn": 1,
        "dealt": ["♥6", "♥7", "♥J", "♦6", "♦8", "♣9", "♣10", "♠6", "♠8"],
        "hand": ["♥6", "♥7", "♥J", "♦6", "♣9", "♣10", "♠8"],
        "counts": [6, 7, 7, 7],
        "history": [[int(seat), str(action)] for seat, action in deal.history],
        "given": None,
        "returned": None,
        "bid": None,
        "declarer": None,
        "contract": None,
        "doublings": 0,
        "leader": 0,
        "trick": ["♠K"],
        "trumps": "hearts",
        "made": [
            {"suit": "hearts", "seat": 0, "trumps": True},
            {"suit": "clubs", "seat": 2, "trumps": False},
        ],
        "tricks": [2, 0],
        "card_points": [26, 0],
        "legal": {"actions": ["play ♠8"]},
        "outcome": None,
    }


def test_the_outcome_as_json() -> None:
    deal = then(dealt("huutopussi-helsinki", south="♥6 ♦6 ♣6"), "redeal")
    told = json.loads(deal.view(EAST).to_json())
    assert (told["turn"], told["leader"], told["trumps"]) == (None, None, None)
    assert told["outcome"]["redealt"] is True
    assert told["outcome"]["scores"] == [0, 0]


def test_an_exchange_as_json() -> None:
    deal = then(exchange(), "announce 150, South: kontra")
    told = json.loads(deal.view(SOUTH).to_json())
    assert told == deal.view(SOUTH).as_dict()
    assert told["variant"] == {
        "name": "partnership-auction",
        "digest": load_variant("partnership-auction").digest,
    }
    assert told["given"] == told["returned"] == 4
    assert told["history"][-4:] == [
        [3, "give 4 cards face down"],
        [1, "give 4 cards face down"],
        [1, "announce 150"],
        [0, "kontra"],
    ]
    assert [told[key] for key in ("seat", "turn", "declarer", "bid", "contract", "doublings")] == [
        *(0, 1, 1, 140, 150, 1)
    ]
    assert told["legal"] == {"actions": []}
    told = json.loads(deal.view(WEST).to_json())
    assert told["given"] == ["♦K", "♦10", "♣J", "♣10"]
    assert told["returned"] == ["♥K", "♥A", "♣J", "♣10"]


@pytest.mark.parametrize(
    ("story", "seat", "legal"),
    [
        ("", SOUTH, {"actions": ["pass"], "bid": {"from": 120, "to": 420, "step": 5}}),
        ("bid 420", WEST, {"actions": ["pass"]}),
        (AFTER_THE_AUCTION, EAST, {"actions": [], "give": 4}),
        (AFTER_THE_AUCTION, WEST, {"actions": []}),
        (
            f"{AFTER_THE_AUCTION}, {EXCHANGE}",
            WEST,
            {"actions": [], "announce": {"from": 140, "to": 420, "step": 5}},
        ),
    ],
)
def test_long_choices_are_not_spelled_out(story: str, seat: Seat, legal: object) -> None:
    deal = then(dealt("partnership-auction", east="♦9876"), story)
    assert json.loads(deal.view(seat).to_json())["legal"] == legal


@settings(max_examples=100, deadline=None)
@given(deals(), st.sampled_from(SEATS))
def test_every_view_can_be_told(deal: Deal, seat: Seat) -> None:
    view = deal.view(seat)
    assert json.loads(view.to_json())["hand"] == [str(card) for card in view.hand]
    assert str(view).startswith(f"{deal.variant.title}, seen by {seat}\n")
