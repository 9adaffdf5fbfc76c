"""What each documented knob does, in files that turn one of them."""

from pathlib import Path
from random import Random

import pytest

from marjapussi import Deal, Seat, Suit
from marjapussi.actions import AskHalf, Bid, Pass, Redeal
from marjapussi.bidding import Bidding
from marjapussi.cards import Card, mask_of
from marjapussi.marriages import Marriages
from marjapussi.options import actions_in
from marjapussi.outcome import Result
from marjapussi.seats import Side
from marjapussi.testing import try_out
from marjapussi.variant import Variant, differences, load_variant

GOOD = Path(__file__).parent / "good"
FILES = sorted(GOOD.glob("*.toml"))


def variant(name: str) -> Variant:
    return load_variant(GOOD / f"{name}.toml")


def halves(chosen: Variant, hand: list[Card], marriages: Marriages) -> list[str]:
    assert chosen.marriage is not None
    options = actions_in(chosen.marriage.options(mask_of(hand), Seat.SOUTH, marriages))
    return [str(action.suit) for action in options if isinstance(action, AskHalf)]


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if file.stem not in ("club", "house-rules")],
    ids=lambda f: f.stem,
)
def test_each_file_changes_something_and_can_be_played(file: Path) -> None:
    chosen = load_variant(file)
    assert chosen.name == file.stem
    assert differences(load_variant("partnership-auction"), chosen)
    try_out(chosen, Random(1), deals=5)


def test_self_raise() -> None:
    """auction.5 A standing bidder is not asked to outbid itself. WZ lets it: self_raise."""
    bidding = Bidding(Seat.SOUTH).bid(Seat.SOUTH, 120)
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        bidding = bidding.drop(seat)
    usual, raising = load_variant("partnership-auction").auction, variant("self-raise").auction
    assert usual is not None
    assert raising is not None
    assert usual.speaker(bidding) is None
    assert raising.speaker(bidding) == Seat.SOUTH
    assert raising.speaker(bidding.bid(Seat.SOUTH, 140)) is None
    assert raising.speaker(bidding.drop(Seat.SOUTH)) is None


def test_forced_opening() -> None:
    deal = Deal.shuffled(variant("forced-opening"), Random(1))
    refusal = deal.why_not(Pass())
    assert refusal is not None
    assert refusal.rule == "auction.1"
    assert Pass() not in deal.legal_actions()
    assert Pass() in deal.apply(Bid(120)).legal_actions()


def test_redeal_demands() -> None:
    redeal = variant("redeal-demands").redeal
    assert redeal is not None
    sixes = [Card.H6, Card.D6, Card.C6]
    assert not redeal.may_demand(mask_of([*sixes, Card.SA]))
    assert redeal.may_demand(mask_of([*sixes, Card.S6, Card.SA]))
    assert redeal.may_demand(mask_of([Card.H6, Card.H9]))
    assert not redeal.may_demand(mask_of([Card.H6, Card.HJ]))
    assert Redeal() not in Deal.shuffled(load_variant("marjapussi-de"), Random(1)).legal_actions()


def test_maximum() -> None:
    """auction.3 420, inclusive, by default."""
    assert Deal.shuffled(variant("low-maximum"), Random(1)).legal_actions()[-1] == Bid(300)
    usual = load_variant("partnership-auction")
    assert Deal.shuffled(usual, Random(1)).legal_actions()[-1] == Bid(420)


def test_half_needs_half() -> None:
    """marriage.4 TP, IL: the asker must hold one (knob half_needs_half)."""
    hand = [Card.HK, Card.SQ, Card.DA]
    assert halves(variant("half-needs-half"), hand, Marriages()) == ["hearts", "spades"]
    assert len(halves(load_variant("partnership-auction"), hand, Marriages())) == 4


def test_half_in_made_suit() -> None:
    """marriage.5 half_in_made_suit = "forbidden" hides it."""
    made = Marriages().make(Suit.HEARTS, Seat.WEST, Suit.HEARTS)
    assert halves(variant("no-idle-halves"), [Card.DA], made) == ["diamonds", "clubs", "spades"]
    assert len(halves(load_variant("partnership-auction"), [Card.DA], made)) == 4


def test_repeat_denied_half() -> None:
    """marriage.6 A question may be asked though its answer is already known."""
    denied = Marriages(denied=(1 << Suit.CLUBS, 0, 0, 0))
    asked = halves(variant("no-repeated-halves"), [Card.DA], denied)
    assert asked == ["hearts", "diamonds", "spades"]
    assert len(halves(load_variant("partnership-auction"), [Card.DA], denied)) == 4


@pytest.mark.parametrize(
    ("name", "with_ace", "without_ace"),
    [
        ("lead-an-ace", [Card.HA], [Card.H9, Card.S9]),
        ("lead-ace-or-spade", [Card.HA], [Card.S9]),
        ("lead-freely", [Card.H9, Card.HA, Card.S9], [Card.H9, Card.S9]),
    ],
)
def test_opening_lead(name: str, with_ace: list[Card], without_ace: list[Card]) -> None:
    """lead.4 KO: ace, else spade. Elsewhere: an ace if held."""
    lead = variant(name).lead
    assert lead.lead(mask_of([Card.H9, Card.HA, Card.S9])) == mask_of(with_ace)
    assert lead.lead(mask_of([Card.H9, Card.S9])) == mask_of(without_ace)


def test_last_trick_ten() -> None:
    result = Result((6, 3), (83, 37), (0, 0), (0, 0), Side.SOUTH_NORTH, Seat.SOUTH, 120)
    assert variant("last-trick-ten").scoring.settle(result).points == (93, 37)
    assert load_variant("partnership-auction").scoring.settle(result).points == (103, 37)


def test_marriage_values_in_another_order() -> None:
    values = variant("black-marriages").tables()["marriage"]["points"]
    assert values == {"hearts": 40, "diamonds": 60, "clubs": 80, "spades": 100}


def test_need_not_beat() -> None:
    hand = mask_of([Card.CK, Card.C7])
    free, strict = variant("need-not-beat").follow, load_variant("ten-point").follow
    assert free.legal(hand, Card.C9, Card.CQ, Suit.HEARTS) == hand
    assert strict.legal(hand, Card.C9, Card.CQ, Suit.HEARTS) == mask_of([Card.CK])


def test_tables_merge() -> None:
    values = variant("dear-spades").tables()["marriage"]["points"]
    assert values == {"hearts": 100, "diamonds": 80, "clubs": 60, "spades": 50}


def test_a_changed_rule_drops_what_its_table_inherits() -> None:
    assert variant("changed-rule").tables()["game"] == {
        "rule": "exactly",
        "target": 1000,
        "back_to": 700,
        "both": "draw",
    }


class TestHelsinki:
    """HH: forehand must open, at 50 or more; 3 cards, the contract, then 3 back."""

    def test_the_contract_is_announced_between_the_halves_of_the_exchange(self) -> None:
        deal = Deal.shuffled(load_variant("huutopussi-helsinki"), Random(1))
        said = []
        deal = deal.apply(Bid(50)).apply(Pass()).apply(Pass()).apply(Pass())
        for _ in range(3):
            said.append((deal.turn, type(deal.legal_actions()[0]).__name__))
            deal = deal.apply(deal.legal_actions()[0])
        assert said == [(Seat.NORTH, "Give"), (Seat.SOUTH, "Announce"), (Seat.SOUTH, "Give")]

    def test_opponents_score_exactly_what_they_took(self) -> None:
        scoring = load_variant("huutopussi-helsinki").scoring
        lost = Result((6, 3), (77, 63), (0, 0), (0, 0), Side.SOUTH_NORTH, Seat.SOUTH, 120)
        assert scoring.settle(lost).scores == (-120, 63)
        made = Result((9, 0), (140, 0), (0, 0), (0, 0), Side.SOUTH_NORTH, Seat.SOUTH, 120)
        assert scoring.settle(made).scores == (120, 0)


class TestIllisoft:
    """IL: 420 ends the auction; a side below zero may not bid unless everybody else passes."""

    def auction(self, scores: tuple[int, int]) -> Deal:
        return Deal.shuffled(load_variant("huutopussi-illisoft"), Random(1), scores=scores)

    def test_the_highest_bid_ends_the_auction(self) -> None:
        assert self.auction((0, 0)).apply(Bid(420)).declarer == Seat.SOUTH

    def test_a_side_below_zero_waits(self) -> None:
        deal = self.auction((-5, 100))
        assert deal.turn == Seat.WEST
        assert deal.apply(Bid(60)).turn == Seat.EAST
        assert deal.apply(Bid(60)).apply(Pass()).declarer == Seat.WEST

    def test_it_is_asked_when_all_others_have_passed(self) -> None:
        deal = self.auction((-5, 100)).apply(Pass()).apply(Pass())
        assert deal.turn == Seat.SOUTH
        assert deal.apply(Bid(60)).turn == Seat.NORTH

    def test_two_sides_below_zero_both_bid(self) -> None:
        assert self.auction((-5, -100)).turn == Seat.SOUTH

    def test_more_than_the_target_wins_and_the_declaring_side_first(self) -> None:
        ending = load_variant("huutopussi-illisoft").game
        result = Result((6, 3), (83, 37), (0, 0), (0, 0), Side.SOUTH_NORTH, Seat.WEST, 120)
        outcome = load_variant("huutopussi-illisoft").scoring.settle(result)
        assert ending.winners((500, 20), outcome) == ()
        assert ending.winners((505, 20), outcome) == (Side.SOUTH_NORTH,)
        assert ending.winners((700, 505), outcome) == (Side.WEST_EAST,)
