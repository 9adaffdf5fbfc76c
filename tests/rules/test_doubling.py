"""Slot ``doubling``: Kontra and Re."""

import pytest

from marjapussi import Deal, Phase, Rank, Seat
from marjapussi.rules.doubling import KontraRe

from .positions import (
    AUCTION_GAME,
    EAST,
    NORTH,
    SOUTH,
    TEN_POINT_GAMES,
    WEST,
    dealt,
    exchanged,
    legal,
    passed_out,
    played_out,
    refused,
    then,
    undertaken,
    with_knobs,
)


def ready(story: str = "") -> Deal:
    """South has announced 140 and is to lead."""
    return then(undertaken(dealt(AUCTION_GAME, south="♥A"), 140), story)


def called(deal: Deal, times: int) -> Deal:
    """The deal after so many calls by West and South, in turn."""
    for call in range(times):
        deal = then(deal, "South: re" if call % 2 else "West: kontra")
    return deal


def may_call(deal: Deal) -> set[Seat]:
    """The seats that may say Kontra or Re now."""
    return {seat for seat in Seat if legal(deal, "kontra", seat) | legal(deal, "re", seat)}


def test_a_defender_may_say_kontra_when_the_contract_is_announced() -> None:
    """doubling.1: From the announcement of the contract on, a defender may say Kontra"""
    for seat in (WEST, EAST):
        assert legal(ready(), seat=seat) == {"kontra"}
    for seat in (SOUTH, NORTH):
        assert refused(ready(), "kontra", seat) == "doubling.1"
        assert refused(ready(), "re", seat) == "doubling.1"


def test_nobody_doubles_before_the_announcement() -> None:
    """doubling.1: From the announcement of the contract on"""
    for story in ("", "pass, pass, pass", "bid 140, pass"):
        for seat in Seat:
            assert refused(then(dealt(AUCTION_GAME), story), "kontra", seat) == "doubling.1"
    deal = then(dealt(AUCTION_GAME), "bid 140, pass, pass, pass")
    gift = "give " + " ".join(str(card) for card in deal.hand(NORTH)[:4])
    for before in (deal, then(deal, gift), exchanged(deal)):
        assert before.phase is not Phase.PLAYING
        for seat in Seat:
            assert refused(before, "kontra", seat) == "doubling.1"


@pytest.mark.parametrize("declarer", Seat)
def test_defenders_say_kontra_and_the_declaring_side_re(declarer: Seat) -> None:
    """doubling.1: then a declaring side's seat Re; then a defender Kontra again, and so on,
    strictly in turn between the sides, either member speaking for the side.
    """
    deal = undertaken(dealt(AUCTION_GAME), 140, by=declarer)
    defenders, declaring = {declarer.next, declarer.next.partner}, {declarer, declarer.partner}
    kontra, re = f"{declarer.next}: kontra", f"{declarer.partner}: re"
    assert may_call(deal) == defenders
    assert may_call(then(deal, kontra)) == declaring
    assert may_call(then(deal, f"{kontra}, {re}")) == defenders
    assert may_call(then(deal, f"{kontra}, {re}, {kontra}")) == declaring


@pytest.mark.parametrize(
    ("story", "told", "seat"),
    [
        ("", "re", SOUTH),
        ("", "re", WEST),
        ("West: kontra", "kontra", WEST),
        ("West: kontra", "kontra", EAST),
        ("West: kontra", "re", EAST),
        ("West: kontra", "kontra", SOUTH),
        ("East: kontra, North: re", "re", SOUTH),
        ("East: kontra, North: re", "re", NORTH),
        ("East: kontra, North: re", "kontra", NORTH),
    ],
)
def test_calls_out_of_turn_between_the_sides_are_refused(story: str, told: str, seat: Seat) -> None:
    """doubling.1: strictly in turn between the sides"""
    assert refused(ready(story), told, seat) == "doubling.1"


def test_a_seat_need_not_be_on_turn_to_speak() -> None:
    """doubling.1: A seat need not be on turn to speak."""
    deal = ready("♥A")
    assert deal.turn is WEST
    after = then(deal, "East: kontra")
    assert (after.turn, after.trick, after.doublings) == (WEST, deal.trick, 1)
    after = then(after, "North: re")
    assert (after.turn, after.doublings) == (WEST, 2)
    assert set(after.legal_actions()) - set(deal.legal_actions()) == set()


def test_a_seat_on_turn_may_double_and_then_goes_on() -> None:
    """doubling.1: A seat need not be on turn to speak."""
    deal = ready("♥A")
    assert "kontra" in legal(deal)
    after = then(deal, "kontra")
    assert (after.turn, legal(after)) == (WEST, legal(deal) - {"kontra"})


def test_a_question_does_not_silence_the_others() -> None:
    """doubling.1: A seat need not be on turn to speak."""
    deal = ready("East: kontra, ♥A …")
    while deal.turn not in (SOUTH, NORTH):
        deal = deal.apply(deal.legal_actions()[0])
    asked = then(deal, "ask marriage")
    answers = legal(asked) - {"re"}
    assert "re" in legal(asked)
    for caller in (SOUTH, NORTH):
        after = then(asked, f"{caller}: re")
        assert (after.turn, legal(after), after.doublings) == (asked.turn, answers, 2)


@pytest.mark.parametrize("said", ["ask marriage, no", "ask half ♥, no", "declare ♥"])
def test_whoever_has_spoken_may_still_double(said: str) -> None:
    """doubling.1: A seat need not be on turn to speak."""
    deal = undertaken(dealt(AUCTION_GAME, south="♥AKQ", north="♦Q– ♣Q– ♠Q–"), 140)
    deal = then(deal, f"East: kontra, ♥A …, {said}")
    assert (deal.turn, legal(deal, "re")) == (SOUTH, {"re"})
    assert legal(then(deal, "re")) == legal(deal) - {"re"}


@pytest.mark.parametrize("number", range(1, 10))
def test_each_call_needs_one_card_less(number: int) -> None:
    """doubling.2: The n-th call may be made only by a seat holding at least 10 − n cards: 9 for the
    first Kontra, 8 for the first Re, … 1 for the ninth call, which is the last.
    """
    deal = called(ready(), number - 1)
    told = "kontra" if number % 2 else "re"
    side = {WEST, EAST} if number % 2 else {SOUTH, NORTH}
    while len(deal.hand(SOUTH)) > 10 - number or deal.trick:
        deal = deal.apply(next(action for action in deal.legal_actions() if "play" in str(action)))
    assert {len(deal.hand(seat)) for seat in Seat} == {10 - number}
    assert may_call(deal) == side
    for _ in range(3):
        player = deal.turn
        deal = deal.apply(next(action for action in deal.legal_actions() if "play" in str(action)))
        assert player is not None
        side = side - {player}
        assert may_call(deal) == side
        if player.side is (Seat.WEST if number % 2 else Seat.SOUTH).side:
            assert refused(deal, told, player) == "doubling.2"


def test_the_ninth_call_is_the_last() -> None:
    """doubling.2: 1 for the ninth call, which is the last."""
    deal = called(ready(), 9)
    assert (deal.doublings, may_call(deal)) == (9, set())
    assert refused(deal, "re", SOUTH) == refused(deal, "kontra", WEST) == "doubling.2"


def test_all_calls_can_be_made_at_once() -> None:
    """doubling.2: The n-th call may be made only by a seat holding at least 10 − n cards"""
    assert [called(ready(), number).doublings for number in range(10)] == list(range(10))


@pytest.mark.parametrize(("lowest", "size"), [(Rank.SEVEN, 8), (Rank.EIGHT, 7), (Rank.NINE, 6)])
def test_smaller_decks_have_fewer_calls(lowest: Rank, size: int) -> None:
    """doubling.3: Each call doubles"""
    needed = [KontraRe().cards_needed(call, size) for call in range(1, 11)]
    assert needed == [*range(size, 0, -1), *[None] * (10 - size)]
    deal = undertaken(dealt(with_knobs(AUCTION_GAME, "deck", lowest=lowest)), 140)
    deal = called(deal, size)
    assert (deal.doublings, may_call(deal)) == (size, set())


@pytest.mark.parametrize("calls", range(5))
def test_calls_double_what_the_declaring_side_wins(calls: int) -> None:
    """doubling.3: Each call doubles what the *declaring side* scores, plus or minus. It never
    touches the defenders' score.
    """
    deal = undertaken(dealt(AUCTION_GAME, south="♥A10KQJ987 ♠6", east="♠A"), 120)
    plain = played_out(then(deal, "♥A …, ♥10 …, declare ♥"))
    outcome = played_out(then(called(deal, calls), "♥A …, ♥10 …, declare ♥"))
    assert outcome.doublings == calls
    assert outcome.scores == (120 * 2**calls, plain.scores[1])


@pytest.mark.parametrize("calls", range(5))
def test_calls_double_what_the_declaring_side_loses(calls: int) -> None:
    """doubling.3: Each call doubles what the *declaring side* scores, plus or minus. It never
    touches the defenders' score.
    """
    deal = undertaken(dealt(AUCTION_GAME), 400)
    plain, outcome = played_out(deal), played_out(called(deal, calls))
    assert plain.scores[1] > 0
    assert outcome.scores == (-400 * 2**calls, plain.scores[1])


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("told", ["kontra", "re"])
def test_there_is_no_kontra_without_declarer(seat: Seat, told: str) -> None:
    """doubling.4: No Kontra in a deal without declarer."""
    deal = passed_out(dealt(AUCTION_GAME))
    assert may_call(deal) == set()
    assert refused(deal, told, seat) == "doubling.4"


@pytest.mark.parametrize("name", ["marjapussi-de", *TEN_POINT_GAMES])
@pytest.mark.parametrize("told", ["kontra", "re"])
def test_some_games_have_no_kontra(name: str, told: str) -> None:
    """doubling.1: a defender may say Kontra"""
    deal = dealt(name)
    deal = undertaken(deal, 140) if name == "marjapussi-de" else deal
    for seat in Seat:
        assert refused(deal, told, seat) == "doubling.1"


def test_kontra_and_re_while_declarer_has_yet_to_give_cards_back() -> None:
    """doubling.1: From the announcement of the contract on, a defender may say Kontra; then a
    declaring side's seat Re; then a defender Kontra again
    """
    rules = with_knobs(AUCTION_GAME, "contract", before_return=True)
    deal = dealt(rules, north="♠KQJ10")
    deal = then(deal, "bid 140, pass, pass, pass, give ♠K ♠Q ♠J ♠10, announce 150")
    assert deal.phase is Phase.RETURNING
    gifts = legal(deal)
    assert len(gifts) == 715
    assert may_call(deal) == {WEST, EAST}
    doubled = then(deal, "West: kontra")
    assert legal(doubled) == gifts | {"re"}
    assert (doubled.turn, doubled.phase, doubled.doublings) == (SOUTH, Phase.RETURNING, 1)
    again = then(doubled, "re")
    assert legal(again) == gifts
    assert may_call(again) == {WEST, EAST}
    assert refused(again, "kontra", SOUTH) == "doubling.1"
    thrice = then(again, "East: kontra")
    assert legal(thrice) == gifts | {"re"}
    given = then(thrice, "give ♠K ♠Q ♠J ♠10")
    assert (given.phase, given.turn, given.doublings) == (Phase.PLAYING, SOUTH, 3)
    assert may_call(given) == {SOUTH, NORTH}
    assert then(given, "North: re").doublings == 4


def test_a_call_takes_nothing_from_whoever_has_won_the_trick() -> None:
    """doubling.1 A seat need not be on turn to speak."""
    deal = dealt(AUCTION_GAME, south="♥A ♦KQ", west="♥6", north="♥7", east="♥8")
    deal = undertaken(deal, 140)
    deal = then(deal, "West: kontra, ♥A …, North: re")
    assert deal.turn is SOUTH
    assert "declare diamonds" in legal(deal)
    assert refused(deal, "declare ♠") == "marriage.1"
