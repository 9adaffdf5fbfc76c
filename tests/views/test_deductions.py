"""What a seat can deduce: one test for each thing that the rules force somebody to show."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from marjapussi import Card, Deal, Seat, Suit, Variant, parse_card
from marjapussi.cards import PACK, cards_in, mask_of
from marjapussi.protocols import Follow, Lead
from marjapussi.testing import deals, hands, randoms, rules, shipped_variants, variants
from marjapussi.view.clues import ruled_out
from tests.rules.positions import (
    dealt,
    passed_out,
    south_speaks,
    then,
    with_knobs,
)
from tests.worlds.listing import every_world, late
from tests.worlds.test_worlds import hidden_gifts, moments

SEATS = tuple(Seat)
SOUTH, WEST, NORTH, EAST = Seat
TEN_POINTS = "ten-point-36"


def holders(deal: Deal, card: str, seen_by: Seat) -> set[Seat]:
    """The seats that can hold the card, as far as one seat can tell."""
    return set(deal.view(seen_by).deductions()[parse_card(card)])


# --- playing


def test_who_cannot_follow_suit_has_none_of_it() -> None:
    """follow.1 Follow suit if you can."""
    deal = then(dealt(TEN_POINTS, south="♥AK", west="♠6789JQK10 ♦6"), "♥A ♠6")
    assert holders(deal, "♥K", NORTH) == {SOUTH, EAST}
    assert holders(deal, "♠7", NORTH) == {SOUTH, WEST, EAST}


def test_who_follows_suit_lower_cannot_beat_the_trick() -> None:
    """follow.2 While following suit, beat the trick if you can."""
    deal = then(dealt(TEN_POINTS, south="♥J", west="♥9 ♠6789JQK10", north="♥7", east="♥A"), "♥J ♥9")
    assert holders(deal, "♥A", NORTH) == {SOUTH, EAST}
    assert holders(deal, "♥7", EAST) == {SOUTH, WEST, NORTH}


def test_where_nobody_must_beat_a_low_card_tells_nothing() -> None:
    """follow.2, with the knob that switches the duty off."""
    lenient = with_knobs(TEN_POINTS, "follow", must_beat=False)
    deal = then(dealt(lenient, south="♥J", west="♥9 ♥Q", east="♥A"), "♥J ♥9")
    assert holders(deal, "♥Q", NORTH) == {SOUTH, WEST, EAST}


def test_who_neither_follows_suit_nor_trumps_has_neither() -> None:
    """follow.3 If you cannot follow suit, play a trump if you hold one."""
    deal = dealt(TEN_POINTS, south="♥A ♦AKQ ♠AK", west="♥6 ♣6789JQK10")
    deal = then(deal, "♥A ♥6 …, declare ♦, ♠A ♣6")
    assert holders(deal, "♠K", EAST) == {SOUTH, NORTH}
    assert holders(deal, "♦A", EAST) == {SOUTH, NORTH}


def test_where_nobody_must_trump_a_discard_shows_only_the_void() -> None:
    """follow.3, with the knob that switches the duty off."""
    lenient = with_knobs(TEN_POINTS, "follow", must_trump=False)
    deal = dealt(lenient, south="♥A ♦KQ ♠A", west="♥6 ♣6789JQK ♦6")
    deal = then(deal, "♥A ♥6 …, declare ♦, ♠A ♣6")
    assert holders(deal, "♦6", EAST) == {SOUTH, WEST, NORTH}


def test_a_first_lead_that_is_no_ace_shows_that_the_leader_has_none() -> None:
    """lead.2 To the first trick the leader plays an ace if she holds one."""
    deal = then(
        passed_out(dealt("partnership-auction", south="♠9", west="♥A ♦A ♣A ♠A", north="♠10")), "♠9"
    )
    for ace in ("♥A", "♦A", "♣A", "♠A"):
        assert holders(deal, ace, EAST) == {WEST, NORTH}
    assert holders(deal, "♠10", WEST) == {SOUTH, NORTH, EAST}


def test_a_first_lead_that_is_no_spade_shows_that_the_leader_has_none() -> None:
    """lead.2 With no ace, a spade if she holds one; else any card."""
    deal = dealt("partnership-auction", south="♥6789JQK10 ♦6", north="♠6789JQK10 ♦K")
    deal = then(passed_out(deal), "♦6")
    assert SOUTH not in holders(deal, "♠6", EAST)
    assert SOUTH in holders(deal, "♦K", EAST)


def test_an_ace_that_does_not_fall_in_the_first_trick_is_elsewhere() -> None:
    """lead.3 Whoever holds the ace of the suit led must play it, also where trumps stand aside."""
    lenient = with_knobs("partnership-auction", "follow", must_beat=False)
    deal = then(passed_out(dealt(lenient, south="♠9", west="♠6 ♣A", east="♠AK ♥A ♦A")), "♠9 ♠6")
    assert holders(deal, "♠A", NORTH) == {EAST}
    assert holders(deal, "♠K", NORTH) == {SOUTH, WEST, EAST}


def test_a_full_hand_has_no_room_for_more() -> None:
    """deck.2 Everyone gets a quarter of the deck: North's four cards are known to be spades."""
    deal = dealt(
        "ten-point-24",
        south="♥A10 ♦A10 ♣A ♠9",
        west="♥9 ♦JQK ♣9J",
        north="♠JQK10A ♦9",
        east="♥JQK ♣QK10",
    )
    deal = then(deal, "♥A ♥9 ♦9 ♥J, ♠9 ♣9 ♠J ♣Q")
    assert holders(deal, "♠A", SOUTH) == {NORTH}
    assert holders(deal, "♦K", SOUTH) == {WEST, EAST}


# --- declarations, questions and answers


def test_a_declared_marriage_is_in_the_hand_of_its_declarer() -> None:
    """marriage.1 Own marriage: holding K and Q of a suit not yet made, say so."""
    deal = then(south_speaks(TEN_POINTS, south="♠KQ"), "declare ♠")
    assert holders(deal, "♠K", EAST) == holders(deal, "♠Q", EAST) == {SOUTH}


def test_a_marriage_named_in_answer_is_in_the_hand_of_partner() -> None:
    """marriage.2 With several, partner chooses one and says nothing of the others."""
    deal = then(south_speaks(TEN_POINTS, north="♠KQ ♣KQ"), "ask marriage, make ♠")
    assert holders(deal, "♠K", EAST) == {NORTH}
    assert holders(deal, "♣K", EAST) == {SOUTH, WEST, NORTH}


def test_no_to_a_marriage_rules_out_every_pair_that_was_not_made() -> None:
    """marriage.2 With none in a suit not yet made, "no"."""
    deal = then(
        south_speaks(TEN_POINTS, south="♠JQ", west="♠7 ♣Q", north="♠K ♣K", east="♠A10"),
        "ask marriage, no",
    )
    assert holders(deal, "♠Q", EAST) == {SOUTH, WEST, NORTH}
    deal = then(deal, "♠J ♠7 ♠K")
    assert NORTH not in holders(deal, "♠Q", EAST)
    assert NORTH in holders(deal, "♣Q", EAST)


def test_no_to_a_marriage_tells_nothing_of_a_suit_that_was_made() -> None:
    """marriage.2 Asking for a marriage in a suit not yet made."""
    deal = south_speaks("partnership-auction", south="♦10", west="♦6", north="♠KQ ♦7", east="♦Q")
    deal = then(deal, "ask marriage, make ♠, ♦10 …, ask marriage, no")
    assert holders(deal, "♠K", EAST) == holders(deal, "♠Q", EAST) == {NORTH}


def test_no_to_a_marriage_tells_nothing_of_any_suit_that_was_made() -> None:
    """marriage.2 With none in a suit not yet made, "no": spades and clubs were made before."""
    deal = south_speaks(
        "partnership-auction", south="♦10 ♥A", north="♠KQ ♣KQ ♦7 ♥6", west="♦6 ♥7", east="♦Q ♥8"
    )
    deal = then(deal, "ask marriage, make ♠, ♦10 …, ask marriage, make ♣, ♥A …, ask marriage, no")
    for card in ("♠K", "♠Q", "♣K", "♣Q"):
        assert holders(deal, card, EAST) == {NORTH}


def test_no_to_a_half_rules_out_both_cards() -> None:
    """marriage.3 Partner must answer truthfully, "yes" when holding K, Q or both, else "no"."""
    deal = then(south_speaks("partnership-auction", west="♠KQ"), "ask half ♠, no")
    assert holders(deal, "♠K", EAST) == holders(deal, "♠Q", EAST) == {SOUTH, WEST}


def test_yes_to_a_half_that_makes_nothing_rules_out_both_for_the_asker() -> None:
    """marriage.3 If not, everybody learns just that, and nothing is made."""
    deal = then(south_speaks("partnership-auction", west="♠Q", north="♠K"), "ask half ♠, yes")
    assert holders(deal, "♠K", EAST) == holders(deal, "♠Q", EAST) == {WEST, NORTH}


def test_yes_to_a_half_that_partner_declares_later_rules_out_both_for_the_asker() -> None:
    """marriage.3 Partner holds both: "yes", nothing made; what is declared later is partner's."""
    cards = {"south": "♥6", "west": "♥7", "north": "♥A ♠KQ", "east": "♥8"}
    deal = then(south_speaks("partnership-auction", **cards), "ask half ♠, yes, ♥6 ♥7 ♥A ♥8")
    assert holders(deal, "♠K", EAST) == {WEST, NORTH}
    deal = then(deal, "declare ♠")
    assert holders(deal, "♠K", EAST) == holders(deal, "♠Q", EAST) == {NORTH}


def test_yes_to_a_half_leaves_the_other_card_when_one_is_seen() -> None:
    """marriage.3 "Yes" when holding K, Q or both: whoever has the queen knows where the king is."""
    deal = then(south_speaks("partnership-auction", north="♠K", east="♠Q"), "ask half ♠, yes")
    assert holders(deal, "♠K", EAST) == {NORTH}


def test_a_marriage_made_of_halves_lies_with_both_partners() -> None:
    """marriage.3 If the asker holds the other card, the marriage is made at once."""
    deal = then(south_speaks("partnership-auction", south="♠Q", north="♠K"), "ask half ♠, yes")
    assert holders(deal, "♠K", EAST) == holders(deal, "♠Q", EAST) == {SOUTH, NORTH}
    later = then(deal, "♠Q")
    assert holders(later, "♠K", EAST) == {NORTH}


def test_a_half_asked_for_again_in_a_made_suit_tells_of_the_answer_only() -> None:
    """marriage.5 A half may be asked in a suit that was already made: no effect."""
    deal = south_speaks("partnership-auction", south="♦10 ♠Q", west="♦6", north="♠K ♦7", east="♦Q")
    deal = then(deal, "ask half ♠, yes, ♦10 …, ask half ♠, yes")
    assert holders(deal, "♠K", EAST) == holders(deal, "♠Q", EAST) == {SOUTH, NORTH}


def test_a_half_asked_for_again_after_one_was_played_tells_where_the_other_is() -> None:
    """marriage.5 A half may be asked in a suit that was already made: the asker may have none."""
    cards = {"south": "♥A ♠Q", "west": "♥7 ♠A", "north": "♥8 ♠K6", "east": "♥9 ♠7"}
    deal = south_speaks("partnership-auction", **cards)
    deal = then(deal, "ask half ♠, yes, ♠Q ♠A ♠6 ♠7, ♥7 ♥8 ♥9 ♥A, ask half ♠, yes")
    assert holders(deal, "♠K", EAST) == {NORTH}


def test_who_asks_for_a_half_holds_one_where_that_is_the_rule() -> None:
    """marriage.4 TP, IL: the asker must hold one."""
    for name, told in ((TEN_POINTS, {SOUTH}), ("partnership-auction", {SOUTH, WEST})):
        deal = then(south_speaks(name, south="♠K", east="♠Q"), "ask half ♠, no")
        assert holders(deal, "♠K", EAST) == told


# --- the exchange


def test_declarer_and_partner_know_which_cards_they_gave_each_other() -> None:
    """exchange.1 Only these two ever learn which cards went."""
    deal = dealt("partnership-auction", south="♥A10K ♠A", north="♣6789 ♥6")
    deal = then(deal, "bid 120, pass, pass, pass, give ♣6 ♣7 ♣8 ♣9, give ♥A ♣7 ♣8 ♣9")
    assert holders(deal, "♥A", SOUTH) == {NORTH}
    assert holders(deal, "♣6", NORTH) == {SOUTH}
    for defender in (WEST, EAST):
        assert holders(deal, "♥A", defender) == set(SEATS) - {defender}
        assert holders(deal, "♣6", defender) == set(SEATS) - {defender}


# --- whatever happens


@settings(max_examples=100, deadline=None)
@given(deals())
def test_whoever_holds_a_card_is_among_those_who_can_hold_it(deal: Deal) -> None:
    for seat in SEATS:
        deduced = deal.view(seat).deductions()
        held = {card: other for other in SEATS if other != seat for card in deal.hand(other)}
        assert deduced.keys() == held.keys()
        assert all(held[card] in deduced[card] for card in held)


@settings(max_examples=40, deadline=None)
@given(st.one_of(shipped_variants(), variants()), st.sampled_from(SEATS), randoms())
def test_nothing_that_follows_is_left_out(variant: Variant, seat: Seat, rng: Random) -> None:
    """Every seat that is named does hold the card in one of the deals that look the same."""
    few = [deal for deal in moments(variant, rng) if late(deal, seat)]
    assume(few)
    deal = rng.choice(few[:6])
    assume(not hidden_gifts(deal, seat))
    worlds = every_world(deal, seat)
    others = [other for other in SEATS if other != seat]
    assert deal.view(seat).deductions() == {
        card: {other for other in others for world in worlds if card in world.hand(other)}
        for other in others
        for card in deal.hand(other)
    }


@settings(max_examples=200, deadline=None)
@given(rules("follow"), hands(), st.sampled_from(PACK), st.data())
def test_following_takes_the_best_class_of_cards(
    rule: Follow, hand: frozenset[Card], led: Card, data: st.DataObject
) -> None:
    """What deductions rest on: a card may be played if and only if no better class is held."""
    trumps = data.draw(st.sampled_from((None, *Suit)))
    best = data.draw(st.sampled_from([card for card in PACK if card.suit in (led.suit, trumps)]))
    held = mask_of(hand)
    for card in hand:
        better = ruled_out(lambda cards: rule.legal(cards, led, best, trumps), card, mask_of(PACK))
        allowed = card in cards_in(rule.legal(held, led, best, trumps))
        assert allowed == (not better & held)


@settings(max_examples=100, deadline=None)
@given(rules("lead"), hands())
def test_the_first_lead_takes_the_best_class_of_cards(rule: Lead, hand: frozenset[Card]) -> None:
    held = mask_of(hand)
    for card in hand:
        better = ruled_out(rule.lead, card, mask_of(PACK))
        assert (card in cards_in(rule.lead(held))) == (not better & held)
