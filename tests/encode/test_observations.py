"""What a program that learns observes: planes of fixed length, made from a view alone."""

from __future__ import annotations

import sys
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from marjapussi import Bid, Card, Deal, Game, Pass, Play, Seat, load_variant, variant_names
from marjapussi.encode import Encoding
from marjapussi.explain import explain
from marjapussi.steps import deal_steps
from marjapussi.testing import deals, randoms
from marjapussi.trial import play_out
from marjapussi.worlds import sample

AUCTION = Encoding(load_variant("partnership-auction"))


def cards_of(numbers: list[int]) -> set[Card]:
    """The cards of a plane of all 36 cards."""
    return {card for card, bit in zip(Card, numbers, strict=True) if bit}


@pytest.mark.parametrize("name", variant_names())
def test_the_vector_is_as_long_as_the_layout_says_at_every_moment(name: str) -> None:
    rng, encoding = Random(1), Encoding(load_variant(name))
    layout = encoding.layout()
    for deal in deal_steps(play_out(Deal.shuffled(encoding.variant, rng), rng)):
        for seat in Seat:
            planes = encoding.planes(deal.view(seat))
            assert {name: len(numbers) for name, numbers in planes.items()} == {
                plane.name: len(plane) for plane in layout.planes
            }
            assert len(encoding.vector(deal.view(seat))) == len(layout)


@given(deals())
@settings(max_examples=40, deadline=None)
def test_the_layout_of_any_variant_fits(deal: Deal) -> None:
    encoding = Encoding(deal.variant)
    for seat in Seat:
        vector = encoding.vector(deal.view(seat))
        assert len(vector) == len(encoding.layout())
        assert {type(number) for number in vector} == {int}


@given(deals(load_variant("partnership-auction")) | deals(load_variant("ten-point-28")), randoms())
@settings(max_examples=60, deadline=None)
def test_deals_that_a_seat_cannot_tell_apart_look_the_same(deal: Deal, rng: Random) -> None:
    encoding = Encoding(deal.variant)
    for seat in Seat:
        view, other = deal.view(seat), sample(deal.view(seat), rng).view(seat)
        assert encoding.vector(other) == encoding.vector(view)
        assert encoding.mask(other) == encoding.mask(view)


@given(deals(load_variant("partnership-auction")), randoms())
@settings(max_examples=30, deadline=None)
def test_deals_that_a_seat_cannot_tell_apart_are_explained_alike(deal: Deal, rng: Random) -> None:
    for seat in Seat:
        told = []
        for each in (deal, sample(deal.view(seat), rng)):
            steps = list(deal_steps(each))
            told.append(
                [explain(old, new.history[-1][1], new, seat=seat) for old, new in pairwise(steps)]
            )
        assert told[0] == told[1]


def after(*actions: object) -> Deal:
    deal = Deal.shuffled(AUCTION.variant, Random(5), Seat.WEST, scores=(100, -50))
    for action in actions:
        deal = deal.apply(action)  # type: ignore[arg-type]
    return deal


def test_seats_are_counted_from_the_viewer() -> None:
    deal = after(Bid(120), Pass())
    seen = {seat: AUCTION.planes(deal.view(seat)) for seat in Seat}
    assert seen[Seat.WEST]["forehand"] == [1, 0, 0, 0]
    assert seen[Seat.SOUTH]["forehand"] == [0, 1, 0, 0]
    assert seen[Seat.SOUTH]["turn"] == [0, 0, 0, 1]
    assert seen[Seat.EAST]["bids"] == [0, 0, 120, 0]
    assert seen[Seat.EAST]["passed"] == [0, 0, 0, 1]
    assert seen[Seat.SOUTH]["scores"] == [100, -50]
    assert seen[Seat.WEST]["scores"] == [-50, 100]


def test_the_cards_of_an_exchange_are_seen_by_the_two_who_made_it_alone() -> None:
    deal = after(Bid(120), Pass(), Pass(), Pass())
    deal = deal.apply(deal.legal_actions()[0])
    gift = set(deal.hand(Seat.WEST)) - deal.hands[Seat.WEST]
    seen = {seat: AUCTION.planes(deal.view(seat)) for seat in Seat}
    assert cards_of(seen[Seat.WEST]["got"]) == gift
    assert cards_of(seen[Seat.EAST]["gave"]) == gift
    for seat in (Seat.SOUTH, Seat.NORTH):
        assert not any(seen[seat]["got"] + seen[seat]["gave"])
    assert cards_of(seen[Seat.WEST]["hand"]) == set(deal.hand(Seat.WEST))
    assert cards_of(seen[Seat.WEST]["dealt"]) == deal.hands[Seat.WEST]


def test_the_cards_chosen_so_far_can_be_observed() -> None:
    deal = after(Bid(120), Pass(), Pass(), Pass())
    choice = AUCTION.choice(deal.view(Seat.EAST))
    choice = choice.take(choice.mask().index(1))
    planes = AUCTION.planes(choice.view, choice.cards)
    assert cards_of(planes["chosen"]) == set(choice.cards)
    assert len(choice.cards) == 1


def test_cards_played_and_the_trick_are_told_seat_by_seat() -> None:
    variant = load_variant("ten-point-36")
    encoding, deal = Encoding(variant), Deal.shuffled(variant, Random(1))
    first = deal.hand(Seat.SOUTH)[0]
    deal = deal.apply(Play(first))
    planes = encoding.planes(deal.view(Seat.NORTH))
    assert cards_of(planes["trick"][72:108]) == {first}
    assert cards_of(planes["played"][72:108]) == {first}
    assert not any(planes["trick"][:72] + planes["trick"][108:])
    assert planes["leader"] == [0, 0, 1, 0]
    assert planes["counts"] == [9, 9, 8, 9]
    assert first not in cards_of(planes["possible"][36:72])


def test_marriages_questions_and_locks_are_told() -> None:
    rng, variant = Random(0), load_variant("marjapussi-de")
    encoding, met = Encoding(variant), set()
    for _ in range(10):
        for deal in deal_steps(play_out(Deal.shuffled(variant, rng), rng)):
            planes = encoding.planes(deal.view(Seat.SOUTH))
            assert sum(planes["made"]) == len(deal.made)
            assert any(planes["trumps"]) == (deal.trumps is not None)
            names = ("made", "question", "no_declare", "no_ask", "denied", "may_speak")
            met |= {name for name in names if any(planes[name])}
    assert met == {"made", "question", "no_declare", "no_ask", "denied", "may_speak"}


def test_views_of_another_variant_are_refused() -> None:
    view = Deal.shuffled(load_variant("ten-point-28"), Random(1)).view(Seat.SOUTH)
    for use in (AUCTION.mask, AUCTION.vector, AUCTION.choice):
        with pytest.raises(ValueError, match="a deal by other rules"):
            use(view)


def test_the_layout_can_be_printed() -> None:
    text = str(AUCTION.layout())
    assert text.startswith("from  count  shape  name         meaning\n   0     36  36     hand ")
    for plane in AUCTION.layout().planes:
        assert f" {plane.name} " in text
    assert text.splitlines()[-4].startswith(f"{len(AUCTION.layout()) - 1:4}      1  1      doubl")


def test_arrays_hold_the_same_numbers() -> None:
    numpy = pytest.importorskip("numpy", reason="arrays need numpy")
    view = after(Bid(120)).view(Seat.NORTH)
    array, mask = AUCTION.array(view), AUCTION.mask_array(view)
    assert array.dtype == numpy.float32
    assert array.tolist() == AUCTION.vector(view)
    assert mask.dtype == numpy.bool_
    assert mask.tolist() == [bool(bit) for bit in AUCTION.mask(view)]


def test_without_numpy_there_are_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    view = after(Bid(120)).view(Seat.NORTH)
    assert len(AUCTION.vector(view)) == len(AUCTION.layout())
    with pytest.raises(ImportError):
        AUCTION.array(view)


def test_the_end_of_a_game_can_be_observed() -> None:
    rng = Random(1)
    game = Game.start(load_variant("ten-point-24"), rng)
    deal = play_out(game.deal, rng)
    encoding = Encoding(game.variant)
    assert encoding.planes(deal.view(Seat.SOUTH))["turn"] == [0, 0, 0, 0]
    assert not any(encoding.mask(deal.view(Seat.SOUTH)))
