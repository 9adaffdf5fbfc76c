"""Faults that these properties and the naive rules found; each stays here as a position."""

from random import Random

from marjapussi import Bid, Deal, Pass, Seat, Side, Variant, load_variant
from marjapussi.rules.auction import Ascending
from marjapussi.rules.game import FirstPast
from marjapussi.rules.scoring import GamePoints
from marjapussi.testing import play_out


def variant_with(name: str, **rules: object) -> Variant:
    base = load_variant(name)
    slots = dict(base.rules()) | rules
    return Variant(name="other", title="Another", version=1, **slots)  # type: ignore[arg-type]


def test_a_side_below_zero_stays_out_once_the_other_side_has_bid_and_will_not_raise_itself() -> (
    None
):
    auction = Ascending(self_raise=True, minus_waits=True)
    variant = variant_with("marjapussi-de", auction=auction)
    deal = Deal.shuffled(variant, Random(1), Seat.EAST, scores=(-155, 430))
    for action in (Bid(120), Pass()):  # South and North wait, so West is next after East
        deal = deal.apply(action)
    assert deal.turn == Seat.EAST, "East may raise its own bid"
    deal = deal.apply(Pass())
    assert deal.declarer == Seat.EAST


def test_game_points_name_the_declarer_who_wins_if_both_sides_reach_the_target() -> None:
    variant = variant_with(
        "ten-point-36",
        auction=Ascending(forehand_opens=True),
        scoring=GamePoints(),
        game=FirstPast(target=10, both="declarer"),
    )
    deal = Deal.shuffled(variant, Random(1), Seat.WEST).apply(Bid(120))
    for _ in range(3):
        deal = deal.apply(Pass())
    outcome = play_out(deal, Random(2)).outcome
    assert outcome is not None
    assert outcome.declarer == Seat.WEST
    assert variant.game.winners((12, 11), outcome) == (Side.WEST_EAST,)


def test_a_shuffled_deal_takes_the_number_of_a_seat_for_the_seat() -> None:
    variant = load_variant("ten-point-32")
    by_number = Deal.shuffled(variant, Random(1), 2)  # type: ignore[arg-type]
    assert by_number.turn is Seat.NORTH
    assert play_out(by_number, Random(1)).is_over
