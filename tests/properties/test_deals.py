"""What is true of every deal that is played to its end, by whatever rules."""

from random import Random

from hypothesis import assume, given, settings

from marjapussi import Announce, Card, Deal, Outcome, Play, Seat, Variant, load_variant
from marjapussi.cards import cards_in
from marjapussi.rules.auction import Ascending
from marjapussi.testing import deals, randoms, shipped_variants, variants
from tests.properties.referee import lively_deal, random_deal, settings_of

SEATS = tuple(Seat)


def finished(variant: Variant, rng: Random) -> Deal:
    """A lively deal, played to its end."""
    *_, deal = lively_deal(random_deal(variant, rng), rng)
    return deal


def outcome_of(deal: Deal) -> Outcome:
    assert deal.outcome is not None
    return deal.outcome


@settings(max_examples=150, deadline=None)
@given(shipped_variants() | variants(), randoms())
def test_every_deal_ends_with_an_outcome_and_all_cards_played(
    variant: Variant, rng: Random
) -> None:
    """All cards are dealt (deck.2), and a deal that is not thrown in is played to the last one."""
    deal = finished(variant, rng)
    outcome = outcome_of(deal)
    if outcome.redealt:
        assert outcome.scores == outcome.tricks == (0, 0)
        return
    played = [action.card for _, action in deal.history if isinstance(action, Play)]
    assert sorted(played) == list(cards_in(variant.deck.cards))
    assert sum(outcome.tricks) == variant.deck.hand_size
    assert not any(deal.hand(seat) for seat in SEATS)


@settings(max_examples=150, deadline=None)
@given(deals())
def test_at_every_moment_each_card_of_the_pack_is_in_one_hand_or_was_played(deal: Deal) -> None:
    """No card is lost, doubled or brought in from outside: not by the exchange either."""
    played = [action.card for _, action in deal.history if isinstance(action, Play)]
    held: list[Card] = [card for seat in SEATS for card in deal.hand(seat)]
    assert sorted(held + played) == list(cards_in(deal.variant.deck.cards))


@settings(max_examples=150, deadline=None)
@given(shipped_variants() | variants(), randoms())
def test_the_points_of_both_sides_are_the_pack_the_last_trick_and_each_suit_made_once(
    variant: Variant, rng: Random
) -> None:
    """“Both sides together = 140 + the values of the suits made”, each made once (trumps.4)."""
    deal = finished(variant, rng)
    outcome = outcome_of(deal)
    assume(not outcome.redealt)
    suits = [made.suit for made in deal.made]
    assert len(suits) == len(set(suits)), "a suit was made twice"
    tables = settings_of(variant)
    pack = {"traditional": 120, "simplified": 140}[tables["values"]["rule"]]
    by_contract = tables["scoring"]["rule"] == "contract"
    last_trick = tables["scoring"]["last_trick"] if by_contract else 0
    marriages = sum(tables["marriage"]["points"][str(suit)] for suit in suits)
    assert sum(outcome.points) == pack + last_trick + marriages


@settings(max_examples=60, deadline=None)
@given(randoms())
def test_a_contract_met_exactly_is_made_and_one_point_more_is_not(rng: Random) -> None:
    """“Makes it (P ≥ C, unrounded).” (scoring.2)"""
    rules = dict(load_variant("marjapussi-de").rules())
    rules["auction"] = Ascending(minimum=1, step=1, maximum=420, forehand_opens=True)
    variant = Variant(name="any-contract", title="Any contract", version=1, **rules)  # type: ignore[arg-type]
    deal = finished(variant, rng)
    assert deal.declarer is not None
    taken = outcome_of(deal).points[deal.declarer.side]
    bid = next(action.points for _, action in deal.history if isinstance(action, Announce))
    assume(bid <= taken < 420)
    for contract, made in ((taken, True), (taken + 1, False)):
        history = [
            (seat, Announce(contract) if isinstance(action, Announce) else action)
            for seat, action in deal.history
        ]
        again = Deal.replay(variant, deal.hands, history, deal.forehand, scores=deal.scores)
        assert outcome_of(again).made == made


@settings(max_examples=150, deadline=None)
@given(deals(), randoms())
def test_who_sits_where_makes_no_difference(deal: Deal, rng: Random) -> None:
    """Rotating the seats rotates the turn, what everyone may do, and the result."""
    places = rng.randint(1, 3)

    def turned(seat: Seat) -> Seat:
        return Seat((seat + places) % 4)

    def sides(pair: tuple[int, int]) -> tuple[int, int]:
        return pair if places == 2 else (pair[1], pair[0])

    hands = [deal.hands[(seat - places) % 4] for seat in SEATS]
    history = [(turned(seat), action) for seat, action in deal.history]
    other = Deal.replay(
        deal.variant, hands, history, turned(deal.forehand), scores=sides(deal.scores)
    )
    assert other.turn == (None if deal.turn is None else turned(deal.turn))
    for seat in SEATS:
        assert other.hand(turned(seat)) == deal.hand(seat)
        assert list(other.legal_actions(turned(seat))) == list(deal.legal_actions(seat))
    if deal.outcome is None:
        assert other.outcome is None
        return
    one, two = deal.outcome, outcome_of(other)
    for pair in ("tricks", "points", "scores"):
        assert getattr(two, pair) == sides(getattr(one, pair))
    assert (two.made, two.contract, two.doublings) == (one.made, one.contract, one.doublings)
    assert two.declarer == (None if one.declarer is None else turned(one.declarer))
    assert two.porvoo == (None if one.porvoo is None else turned(one.porvoo.seats[0]).side)
