"""Following suit, compared with the oracle of the five classes."""

from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi import Card, Deal, Pass, Play, Seat, Suit, load_variant
from marjapussi.cards import PACK, SUITS, cards_in, mask_of
from marjapussi.testing import play_out, randoms
from tests.oracle_follow import first_lead, first_trick, legal_cards, place_of_winner

VARIANT = load_variant("partnership-auction")

positions = st.permutations(PACK).flatmap(
    lambda pack: st.tuples(
        st.integers(1, 12).map(lambda size: pack[3 : 3 + size]),
        st.integers(1, 3).map(lambda size: pack[:size]),
        st.sampled_from((None, *SUITS)),
    )
)


def cards_of(deal: Deal) -> set[Card]:
    return {action.card for action in deal.legal_actions() if isinstance(action, Play)}


@settings(max_examples=1500)
@given(positions)
def test_the_legal_cards_are_all_cards_of_the_highest_class_present(
    position: tuple[Sequence[Card], Sequence[Card], Suit | None],
) -> None:
    """“The legal cards are all cards of the highest class present.” (follow.1 to follow.4)"""
    hand, trick, trumps = position
    best = trick[place_of_winner(trick, trumps)]
    legal = VARIANT.follow.legal(mask_of(hand), trick[0], best, trumps)
    assert set(cards_in(legal)) == legal_cards(hand, trick, trumps)


@settings(max_examples=200)
@given(randoms())
def test_to_the_first_trick_an_ace_or_a_spade_is_led_and_the_ace_of_the_suit_falls(
    rng: Random,
) -> None:
    """“To the first trick the leader plays an ace if she holds one.” (lead.2, lead.3)"""
    deal = Deal.shuffled(VARIANT, rng, Seat(rng.randrange(4)))
    for _ in range(4):
        deal = deal.apply(Pass())
    assert cards_of(deal) == first_lead(deal.hand(deal.forehand))
    for _ in range(3):
        deal = deal.apply(rng.choice(deal.legal_actions()))
        assert deal.turn is not None
        assert cards_of(deal) == first_trick(deal.hand(deal.turn), deal.trick)


@settings(max_examples=150, deadline=None)
@given(randoms())
def test_in_later_tricks_the_oracle_allows_the_same_and_names_the_same_winner(
    rng: Random,
) -> None:
    """“The highest trump wins the trick; without one, the highest card of the suit led.”"""
    deal = play_out(Deal.shuffled(VARIANT, rng), rng, most=12)
    while not deal.is_over:
        turn, leader, trick = deal.turn, deal.leader, deal.trick
        action = rng.choice(deal.legal_actions())
        played = sum(isinstance(done, Play) for _, done in deal.history)
        if played >= 4 and trick:
            assert turn is not None
            assert cards_of(deal) == legal_cards(deal.hand(turn), trick, deal.trumps)
        deal = deal.apply(action, turn)
        if len(trick) == 3 and isinstance(action, Play) and not deal.is_over:
            assert leader is not None
            place = place_of_winner((*trick, action.card), deal.trumps)
            assert deal.turn == (leader + place) % 4
