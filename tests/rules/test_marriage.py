"""Slot ``marriage``: declarations, questions and answers, and what marriages pay."""

import pytest

from marjapussi import Deal, Made, Seat, Suit, Variant

from .positions import (
    AUCTION_GAME,
    BOTH_FAMILIES,
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
HALVES = {"ask half hearts", "ask half diamonds", "ask half clubs", "ask half spades"}


@both_families
def test_an_own_marriage_is_declared(name: str) -> None:
    """marriage.1: Own marriage: holding K and Q of a suit not yet made, say so."""
    deal = south_speaks(name, south="♥KQ ♠KQ ♣K", north="♣Q")
    assert legal(deal, "declare") == {"declare hearts", "declare spades"}
    assert then(deal, "declare ♠").made == (Made(Suit.SPADES, SOUTH, trumps=True),)


@both_families
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


@both_families
@pytest.mark.parametrize(
    ("north", "told"),
    [("♣KQ", "no"), ("♣KQ", "make ♠"), ("♣KQ", "yes"), ("♣K", "make ♣"), ("♣K", "yes")],
)
def test_an_untrue_answer_to_it_is_refused(name: str, north: str, told: str) -> None:
    """marriage.2: partner must answer truthfully."""
    asked = then(south_speaks(name, west="♣J", north=north, east="♠KQ"), "ask marriage")
    assert refused(asked, told) == "marriage.2"


@both_families
@pytest.mark.parametrize("question", ["ask marriage", "ask half ♣"])
@pytest.mark.parametrize("told", ["♥K", "declare ♥", "ask marriage", "ask half ♥"])
def test_a_question_is_answered_before_anything_else(name: str, question: str, told: str) -> None:
    """marriage.2: partner must answer truthfully."""
    asked = then(south_speaks(name, south="♣K", north="♥KQ ♣Q"), question)
    assert refused(asked, told) == "marriage.2"
    assert refused(asked, "♣K", SOUTH) == "marriage.2"


@both_families
@pytest.mark.parametrize("told", ["yes", "no", "make ♣"])
def test_without_a_question_there_is_no_answer(name: str, told: str) -> None:
    """marriage.2: partner must answer"""
    deal = south_speaks(name, south="♣KQ", north="♠KQ")
    assert refused(deal, told) == "marriage.2"


@both_families
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


@both_families
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


@both_families
def test_it_may_be_forbidden(name: str) -> None:
    """marriage.5: knob `half_in_made_suit = "forbidden"` hides it"""
    rules = with_knobs(name, "marriage", half_in_made_suit="forbidden")
    deal = south_speaks(rules, south="♥KQ ♠AK", west="♠10", north="♠9", east="♠J")
    deal = then(deal, "declare ♥, ♠A …")
    assert "ask half spades" in legal(deal)
    assert refused(deal, "ask half ♥") == "marriage.5"


@both_families
def test_a_question_may_be_asked_though_the_answer_is_known(name: str) -> None:
    """marriage.6: A question may be asked though its answer is already known, and again after a
    later trick.
    """
    deal = south_speaks(name, south="♥KQ ♠A", west="♠10", north="♠9", east="♠J")
    deal = then(deal, "ask half ♥, no, ♠A …")
    assert "ask half hearts" in legal(deal)
    assert legal(then(deal, "ask half ♥")) == {"no"}


@both_families
def test_a_denied_marriage_may_be_asked_again(name: str) -> None:
    """marriage.6: and again after a later trick."""
    deal = south_speaks(name, south="♠A", west="♠10", north="♠9", east="♠J ♣KQ ♥KQ")
    deal = then(deal, "ask marriage, no, ♠A …")
    assert legal(then(deal, "ask marriage")) == {"no"}


@both_families
def test_a_denied_half_may_be_hidden(name: str) -> None:
    """marriage.6: (knob: `repeat_denied_half`, default true.)"""
    rules = with_knobs(name, "marriage", repeat_denied_half=False)
    deal = south_speaks(rules, south="♥KQ ♣K ♠A", west="♠10", north="♣Q ♠9", east="♠J")
    deal = then(deal, "ask half ♥, no, ♠A …")
    assert "ask half clubs" in legal(deal)
    assert refused(deal, "ask half ♥") == "marriage.6"


# The locks: what South, who asked, may do after its next trick, and what North may after one.

NORTH_HOLDS = {"ask marriage, no": "♣K– ♦–"}
SOUTH_LEADS = {SOUTH: "♠A …", NORTH: "♠8 …"}
EVERYTHING = {"declare", "ask marriage", "ask half"}


def position(rules: str | Variant, said: str, winner: Seat) -> Deal:
    """South, who holds the marriage of hearts, has said something; then the winner took a trick."""
    north = NORTH_HOLDS.get(said, "♣KQ ♦KQ")
    deal = south_speaks(rules, south="♥KQ ♠AQ8–", west="♠9–", north=f"{north} ♠K", east="♠J–")
    deal = then(deal, f"{said}, {SOUTH_LEADS[winner]}")
    assert deal.turn is winner
    return deal


def open_to(deal: Deal) -> set[str]:
    """Which of the three things that can be said are open to the winner of the trick."""
    return {thing for thing in EVERYTHING if legal(deal, thing)}


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("ask marriage, no", {"ask marriage", "ask half"}),
        ("ask marriage, make ♣", {"ask marriage", "ask half"}),
        ("ask half ♥, no", {"ask half"}),
        ("ask half ♠, yes", {"ask half"}),
        ("ask half ♣, yes", {"ask half"}),
    ],
)
def test_the_ladder_binds_the_asker(said: str, left: set[str]) -> None:
    """marriage.7: after asking for a marriage, whatever the answer, a seat may no longer declare
    its own; after asking for a half, whatever the answer, it may no longer declare its own nor ask
    for a marriage.
    """
    deal = position(AUCTION_GAME, said, SOUTH)
    assert open_to(deal) == left
    assert refused(deal, "declare ♥") == "marriage.7"
    if "ask marriage" not in left:
        assert refused(deal, "ask marriage") == "marriage.7"


@pytest.mark.parametrize(
    "said", ["ask marriage, make ♣", "ask half ♥, no", "ask half ♠, yes", "ask half ♣, yes"]
)
def test_the_ladder_does_not_bind_partner(said: str) -> None:
    """marriage.7: for each seat by itself … Declaring, and answering, lock nothing."""
    assert open_to(position(AUCTION_GAME, said, NORTH)) == EVERYTHING


def test_a_half_after_a_marriage_locks_more() -> None:
    """marriage.7: after asking for a half, whatever the answer, it may no longer declare its own
    nor ask for a marriage.
    """
    deal = south_speaks(AUCTION_GAME, south="♥KQ ♠A106–", west="♠87", north="♣KQ ♠K9", east="♠QJ")
    deal = then(deal, "ask marriage, make ♣, ♠A …, ask half ♥, no, ♠10 …")
    assert (deal.turn, open_to(deal)) == (SOUTH, {"ask half"})


@both_families
def test_declaring_locks_nothing(name: str) -> None:
    """marriage.7: Declaring, and answering, lock nothing."""
    deal = south_speaks(name, south="♥KQ ♣KQ ♠A", west="♠7 ♥–", north="♠8", east="♠9 ♥–")
    deal = then(deal, "declare ♥, ♠A …")
    assert (deal.turn, open_to(deal)) == (SOUTH, EVERYTHING)
    assert then(deal, "declare ♣").made[1].suit is Suit.CLUBS


@pytest.mark.parametrize("said", ["ask marriage, make ♣", "ask half ♥, no", "ask half ♣, yes"])
def test_a_locked_marriage_can_be_drawn_out(said: str) -> None:
    """marriage.7: A locked seat's marriage can still be drawn out by partner's question."""
    deal = then(position(AUCTION_GAME, said, NORTH), "ask marriage")
    assert (deal.turn, legal(deal)) == (SOUTH, {"make hearts"})
    assert then(deal, "make ♥").trumps is Suit.HEARTS


@pytest.mark.parametrize(
    ("said", "winner", "left"),
    [
        ("ask marriage, no", SOUTH, {"ask marriage", "ask half"}),
        ("ask marriage, make ♣", SOUTH, {"ask marriage", "ask half"}),
        ("ask marriage, make ♣", NORTH, {"declare", "ask half"}),
        ("ask half ♥, no", SOUTH, {"ask half"}),
        ("ask half ♥, no", NORTH, {"ask half"}),
        ("ask half ♠, yes", SOUTH, {"ask half"}),
        ("ask half ♠, yes", NORTH, {"ask half"}),
    ],
)
@pytest.mark.parametrize("name", TEN_POINT_GAMES)
def test_the_coupled_locks_bind_both(name: str, said: str, winner: Seat, left: set[str]) -> None:
    """marriage.8: after asking for a marriage a seat may not declare its own, and its *partner* may
    not ask it for marriages; halves stay open to both. After asking for a half, *both* partners may
    neither declare their own nor ask for marriages; halves stay open.
    """
    deal = position(name, said, winner)
    assert open_to(deal) == left
    for thing in EVERYTHING - left:
        told = {"declare": "declare ♥" if winner is SOUTH else "declare ♦"}.get(thing, thing)
        assert refused(deal, told) == "marriage.8"


@pytest.mark.parametrize(
    ("said", "winner", "left"),
    [
        ("ask half ♥, no", SOUTH, EVERYTHING),
        ("ask half ♥, no", NORTH, EVERYTHING),
        ("ask half ♠, yes", SOUTH, {"ask half"}),
        ("ask half ♠, yes", NORTH, {"ask half"}),
        ("ask marriage, no", SOUTH, {"ask marriage", "ask half"}),
    ],
)
def test_success_may_be_what_locks(said: str, winner: Seat, left: set[str]) -> None:
    """marriage.8: The attempt locks, not its success (TP's wording allows the other reading for a
    half: knob `half_locks = "attempt" | "success"`).
    """
    rules = with_knobs("ten-point-36", "marriage", half_locks="success")
    assert open_to(position(rules, said, winner)) == left


@both_families
@pytest.mark.parametrize("said", ["ask marriage, no", "ask half ♥, no"])
def test_the_other_side_is_never_locked(name: str, said: str) -> None:
    """marriage.8: *both* partners may neither declare their own nor ask for marriages"""
    deal = south_speaks(name, south="♥KQ ♠6", west="♣KQ ♠A", north="♠7–", east="♠8–")
    deal = then(deal, f"{said}, ♠6 ♠A …")
    assert (deal.turn, open_to(deal)) == (WEST, EVERYTHING)


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
