"""Slot ``marriage``: declarations, questions and answers, and what marriages pay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi import Made, Seat, Suit
from marjapussi.cards import suits_in
from marjapussi.marriages import Marriages

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
    EVERY_DECK,
    NORTH,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    dealt,
    legal,
    passed_out,
    played_out,
    refused,
    south_speaks,
    then,
    with_knobs,
)

both_families = pytest.mark.parametrize("name", BOTH_FAMILIES)
every_deck = pytest.mark.parametrize("name", EVERY_DECK)
HALVES = {"ask half hearts", "ask half diamonds", "ask half clubs", "ask half spades"}


@every_deck
def test_an_own_marriage_is_declared(name: str) -> None:
    """marriage.1: Own marriage: holding K and Q of a suit not yet made, say so."""
    deal = south_speaks(name, south="♥KQ ♠KQ ♣K", north="♣Q")
    assert legal(deal, "declare") == {"declare hearts", "declare spades"}
    assert then(deal, "declare ♠").made == (Made(Suit.SPADES, SOUTH, trumps=True),)


@every_deck
@pytest.mark.parametrize("south", ["♥K10 ♥J", "♥Q ♥A", "♥A10J ♠KQ"])
def test_without_king_and_queen_there_is_nothing_to_declare(name: str, south: str) -> None:
    """marriage.1: holding K and Q of a suit"""
    deal = south_speaks(name, south=south, north="♥9")
    assert refused(deal, "declare ♥") == "marriage.1"


@both_families
@pytest.mark.parametrize(
    ("north", "answers"),
    [
        ("♣KQ", {"make clubs"}),
        ("♣KQ ♠KQ", {"make clubs", "make spades"}),
        ("♣K ♠Q ♥K", {"no"}),
        ("♥KQ ♣KQ ♠KQ ♦KQ", {"make hearts", "make diamonds", "make clubs", "make spades"}),
    ],
)
def test_asked_for_a_marriage_partner_answers_truthfully(
    name: str, north: str, answers: set[str]
) -> None:
    """marriage.2: partner must answer truthfully. With none in a suit not yet made, "no". With one,
    it is made at once. With several, partner chooses one and says nothing of the others.
    """
    asked = then(south_speaks(name, south="♣J", west="♠J ♥J", north=north), "ask marriage")
    assert (asked.turn, legal(asked)) == (NORTH, answers)
    for answer in answers - {"no"}:
        deal = then(asked, answer)
        assert [str(made.suit) for made in deal.made] == [answer.split()[1]]
        assert (deal.turn, deal.made[0].seat) == (SOUTH, NORTH)
    if "no" in answers:
        assert then(asked, "no").made == ()


@every_deck
@pytest.mark.parametrize(
    ("north", "told"),
    [("♣KQ", "no"), ("♣KQ", "make ♠"), ("♣KQ", "yes"), ("♣K", "make ♣"), ("♣K", "yes")],
)
def test_an_untrue_answer_to_it_is_refused(name: str, north: str, told: str) -> None:
    """marriage.2: partner must answer truthfully."""
    asked = then(south_speaks(name, west="♣J", north=north, east="♠KQ"), "ask marriage")
    assert refused(asked, told) == "marriage.2"


@every_deck
@pytest.mark.parametrize(
    ("question", "rule"), [("ask marriage", "marriage.2"), ("ask half ♣", "marriage.3")]
)
@pytest.mark.parametrize("told", ["♥K", "declare ♥", "ask marriage", "ask half ♥"])
def test_a_question_is_answered_before_anything_else(
    name: str, question: str, rule: str, told: str
) -> None:
    """marriage.2, marriage.3: partner must answer truthfully."""
    asked = then(south_speaks(name, south="♣K", north="♥KQ ♣Q"), question)
    assert refused(asked, told) == rule
    assert refused(asked, "♣K", SOUTH) == rule


@every_deck
@pytest.mark.parametrize("told", ["yes", "no", "make ♣"])
def test_without_a_question_there_is_no_answer(name: str, told: str) -> None:
    """marriage.2: partner must answer"""
    deal = south_speaks(name, south="♣KQ", north="♠KQ")
    assert refused(deal, told) == "marriage.2"


@every_deck
@pytest.mark.parametrize(
    ("south", "north", "answer", "made"),
    [
        ("♣K", "♣Q", "yes", True),
        ("♣Q", "♣K", "yes", True),
        ("♣KQ", "♣A", "no", False),
        ("♣K", "♣A", "no", False),
        ("♣Q", "♠KQ", "no", False),
    ],
)
def test_asked_for_a_half_partner_answers_truthfully(
    name: str, south: str, north: str, answer: str, made: bool
) -> None:
    """marriage.3: Asking for a half in a named suit: partner must answer truthfully, "yes" when
    holding K, Q or both, else "no". On "yes", if the asker holds the other card, the marriage is
    made at once and cannot be declined … Asker holds both → "no", nothing made.
    """
    asked = then(south_speaks(name, south=south, north=north, west="♣9"), "ask half ♣")
    assert (asked.turn, legal(asked)) == (NORTH, {answer})
    assert refused(asked, "no" if answer == "yes" else "yes") == "marriage.3"
    assert refused(asked, "make ♣") == "marriage.3"
    deal = then(asked, answer)
    assert deal.made == ((Made(Suit.CLUBS, NORTH, trumps=True),) if made else ())
    assert (deal.trumps, deal.turn) == (Suit.CLUBS if made else None, SOUTH)


@pytest.mark.parametrize("north", ["♣KQ", "♣K", "♣Q"])
def test_a_half_that_the_asker_cannot_complete_makes_nothing(north: str) -> None:
    """marriage.3: if not, everybody learns just that, and nothing is made. So: partner holds both →
    "yes", nothing made.
    """
    asked = then(south_speaks(AUCTION_GAME, south="♣A–", north=north, west="♣9"), "ask half ♣")
    assert (legal(asked), then(asked, "yes").made, then(asked, "yes").trumps) == ({"yes"}, (), None)


def test_in_the_auction_game_the_asker_needs_no_half() -> None:
    """marriage.4: PA: the asker need not hold a half"""
    deal = south_speaks(AUCTION_GAME, south="♥AJ ♣AJ ♠AJ", north="♥KQ")
    assert legal(deal, "ask half") == HALVES


@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_in_the_ten_point_game_the_asker_needs_a_half(name: str) -> None:
    """marriage.4: TP, IL: the asker must hold one (knob `half_needs_half`)."""
    deal = south_speaks(name, south="♥A ♣KQ ♠QJ", west="♥KJ", north="♥Q", east="♦KQ")
    assert legal(deal, "ask half") == {"ask half clubs", "ask half spades"}
    assert (refused(deal, "ask half ♥"), refused(deal, "ask half ♦")) == ("marriage.4",) * 2


@every_deck
def test_a_half_of_a_made_suit_may_be_asked_without_effect(name: str) -> None:
    """marriage.5: A half may be asked in a suit that was already made: truthful answer, no effect
    on trumps or points … It must never make the suit again or pay again.
    """
    deal = south_speaks(name, south="♥K ♠A", west="♠10", north="♥Q ♠9", east="♠J")
    deal = then(deal, "ask half ♥, yes, ♠A …, ask half ♥")
    assert (legal(deal), refused(deal, "no")) == ({"yes"}, "marriage.3")
    deal = then(deal, "yes")
    assert deal.made == (Made(Suit.HEARTS, NORTH, trumps=True),)
    assert deal.trumps is Suit.HEARTS


def test_a_half_of_a_made_suit_does_not_bring_old_trumps_back() -> None:
    """marriage.5: no effect on trumps or points … It must never make the suit again"""
    deal = south_speaks(AUCTION_GAME, south="♥K ♠K96–", west="♠87", north="♥Q ♠A10 ♣KQ", east="♠QJ")
    deal = then(deal, "ask half ♥, yes, ♠9 …, declare ♣, ♠A …, ask half ♥, yes")
    assert deal.trumps is Suit.CLUBS
    assert [made.suit for made in deal.made] == [Suit.HEARTS, Suit.CLUBS]
    assert sum(played_out(deal).points) == 140 + 100 + 60


@every_deck
def test_it_may_be_forbidden(name: str) -> None:
    """marriage.5: knob `half_in_made_suit = "forbidden"` hides it"""
    rules = with_knobs(name, "marriage", half_in_made_suit="forbidden")
    deal = south_speaks(rules, south="♥KQ ♠AK", west="♠10", north="♠9", east="♠J")
    deal = then(deal, "declare ♥, ♠A …")
    assert "ask half spades" in legal(deal)
    assert refused(deal, "ask half ♥") == "marriage.5"


def test_a_suit_that_was_made_is_the_reason_even_if_its_half_was_denied_before() -> None:
    """marriage.5: knob `half_in_made_suit = "forbidden"` hides it"""
    rules = with_knobs(AUCTION_GAME, "marriage", half_in_made_suit="forbidden")
    deal = south_speaks(rules, south="♥KQ ♠A6–", west="♠87", north="♠K10–", east="♠QJ")
    deal = then(deal, "ask half ♥, no, ♠6 …, ask marriage, make ♥, ♠10 …")
    assert deal.turn is SOUTH
    assert refused(deal, "ask half ♥") == "marriage.5"


@every_deck
def test_a_question_may_be_asked_though_the_answer_is_known(name: str) -> None:
    """marriage.6: A question may be asked though its answer is already known, and again after a
    later trick.
    """
    deal = south_speaks(name, south="♥KQ ♠A", west="♠10", north="♠9", east="♠J")
    deal = then(deal, "ask half ♥, no, ♠A …")
    assert "ask half hearts" in legal(deal)
    assert legal(then(deal, "ask half ♥")) == {"no"}


@every_deck
def test_a_denied_marriage_may_be_asked_again(name: str) -> None:
    """marriage.6: and again after a later trick."""
    deal = south_speaks(name, south="♠A", west="♠10", north="♠9", east="♠J ♣KQ ♥KQ")
    deal = then(deal, "ask marriage, no, ♠A …")
    assert legal(then(deal, "ask marriage")) == {"no"}


@every_deck
def test_a_denied_half_may_be_hidden(name: str) -> None:
    """marriage.6: (knob: `repeat_denied_half`, default true.)"""
    rules = with_knobs(name, "marriage", repeat_denied_half=False)
    deal = south_speaks(rules, south="♥KQ ♣K ♠A", west="♠10", north="♣Q ♠9", east="♠J")
    deal = then(deal, "ask half ♥, no, ♠A …")
    assert "ask half clubs" in legal(deal)
    assert refused(deal, "ask half ♥") == "marriage.6"


@given(st.lists(st.tuples(st.sampled_from(Seat), st.sampled_from(Suit))))
def test_each_seat_has_its_own_denied_halves(denials: list[tuple[Seat, Suit]]) -> None:
    """marriage.6: (knob: `repeat_denied_half`, default true.)"""
    marriages = Marriages()
    for asker, suit in denials:
        marriages = marriages.deny(asker, suit)
    assert [set(suits_in(suits)) for suits in marriages.denied] == [
        {suit for asker, suit in denials if asker is seat} for seat in Seat
    ]


@pytest.mark.parametrize(("suit", "points"), [("♥", 100), ("♦", 80), ("♣", 60), ("♠", 40)])
def test_what_marriages_pay_in_the_auction_game(suit: str, points: int) -> None:
    """marriage.9: PA: hearts 100, diamonds 80, clubs 60, spades 40, for the side."""
    deal = passed_out(dealt(AUCTION_GAME, south=f"{suit}AKQJ109876"))
    deal = then(deal, f"{suit}A …, declare {suit}")
    outcome = played_out(deal)
    assert (outcome.tricks, outcome.points) == ((9, 0), (140 + points, 0))


@pytest.mark.parametrize(("half", "answer"), [("♠Q", "♠K–"), ("♠K", "♠Q–")])
def test_an_answer_pays_the_side_too(half: str, answer: str) -> None:
    """marriage.9: hearts 100, diamonds 80, clubs 60, spades 40, for the side."""
    deal = passed_out(dealt(AUCTION_GAME, south=f"♥A10KQJ987 {half}", north=answer))
    deal = then(deal, "♥A …, ♥10 …, ♥K …, ♥Q …, ♥J …, ♥9 …, ♥8 …, ♥7 …")
    unmade, made = played_out(deal), played_out(then(deal, "ask half ♠, yes"))
    assert sum(unmade.points) == 140
    assert made.points == (unmade.points[0] + 40, unmade.points[1])


@pytest.mark.parametrize(
    ("told", "points"),
    [("declare ♦", 80), ("ask half ♠, yes", 40), ("ask marriage, make ♥", 100), ("", 0)],
)
def test_every_marriage_adds_its_points_to_the_deal(told: str, points: int) -> None:
    """marriage.9: PA: hearts 100, diamonds 80, clubs 60, spades 40"""
    deal = south_speaks(AUCTION_GAME, south="♦KQ ♠K", north="♥KQ ♠Q")
    assert sum(played_out(then(deal, told)).points) == 140 + points


@pytest.mark.parametrize(
    ("name", "ranks"),
    [("ten-point-36", "AKQJ109876"), ("ten-point-32", "AKQJ10987"), ("ten-point-28", "AKQJ1098")],
)
@pytest.mark.parametrize("suit", "♥♦♣♠")
def test_the_marriage_that_makes_trumps_pays_two(name: str, ranks: str, suit: str) -> None:
    """marriage.9: TP: 2 game points for the marriage that makes trumps"""
    deal = then(dealt(name, south=suit + ranks), f"{suit}A …")
    last_trick_and_most_points = 1 + 1
    assert played_out(deal).scores == (last_trick_and_most_points, 0)
    assert played_out(then(deal, f"declare {suit}")).scores == (2 + last_trick_and_most_points, 0)


def test_another_marriage_pays_one() -> None:
    """marriage.9: 2 game points for the marriage that makes trumps, 1 for every other."""
    deal = dealt("ten-point-36", south="♥A10KQJ ♠A10KQ")
    deal = then(deal, "♥A …, declare ♥, ♥10 …, declare ♠, ♥K …, ♥Q …, ♥J …")
    deal = then(deal, "♠A …, ♠10 …, ♠K …, ♠Q …")
    assert deal.outcome is not None
    assert deal.outcome.scores == (2 + 1 + 1 + 1, 0)


def test_another_marriage_pays_one_to_the_other_side_too() -> None:
    """marriage.9: 2 game points for the marriage that makes trumps, 1 for every other."""
    deal = dealt("ten-point-28", south="♥8 ♣8", west="♥A10KQJ ♠KQ", north="♣– ♥9")
    deal = then(deal, "♥8 ♥A …, declare ♥")
    assert deal.made == (Made(Suit.HEARTS, WEST, trumps=True),)
    deal = then(deal, "♥10 …, declare ♠")
    assert deal.made[1] == Made(Suit.SPADES, WEST, trumps=False)
    assert sum(played_out(deal).scores) == 2 + 1 + 1 + 1
