"""A record is the game or the deal, whole: what is read back is equal to what was written."""

from __future__ import annotations

import json
from io import BytesIO, StringIO
from random import Random

import pytest
from hypothesis import given, settings

from marjapussi import (
    Card,
    Deal,
    Game,
    RecordError,
    Redeal,
    Seat,
    load_variant,
    parse_action,
    variant_names,
)
from marjapussi.record import (
    MOST_DEALS,
    read_deal,
    read_game,
    read_record,
    read_records,
    write_record,
    write_records,
)
from marjapussi.steps import deal_at, deal_steps, game_steps
from marjapussi.testing import deals, games
from marjapussi.trial import play_out


def whole_game(name: str, seed: int, *, most_deals: int = 30) -> Game:
    """A random game of a shipped variant, to its end or to a number of deals."""
    rng = Random(seed)
    game = Game.start(load_variant(name), rng)
    for number in range(most_deals):
        game = Game(game.variant, play_out(game.deal, rng), game.earlier)
        if game.is_over or number == most_deals - 1:
            break
        game = game.next_deal(rng)
    return game


@pytest.mark.parametrize("name", variant_names())
def test_a_whole_game_of_each_shipped_variant_is_read_back_equal(name: str) -> None:
    game = whole_game(name, seed=11)
    again = read_game(write_record(game))
    assert again == game
    assert again.scores == game.scores
    assert str(again.score_sheet()) == str(game.score_sheet())


@given(games())
@settings(max_examples=40, deadline=None)
def test_a_game_is_read_back_equal_at_any_moment(game: Game) -> None:
    again = read_game(write_record(game))
    assert again == game
    assert again.deal.outcome == game.deal.outcome
    assert write_record(again) == write_record(game)


@given(deals())
@settings(max_examples=80, deadline=None)
def test_a_deal_of_any_variant_is_read_back_equal_at_any_moment(deal: Deal) -> None:
    again = read_deal(write_record(deal))
    assert again == deal
    assert (again.scores, again.forehand) == (deal.scores, deal.forehand)
    assert (again.turn, again.outcome) == (deal.turn, deal.outcome)
    assert [again.view(seat) for seat in Seat] == [deal.view(seat) for seat in Seat]


def test_a_deal_that_was_thrown_in_is_read_back_with_the_deal_after_it() -> None:
    variant = load_variant("huutopussi-helsinki")
    sixes = [Card.H6, Card.D6, Card.C6, Card.H7, Card.H8, Card.H9, Card.D7, Card.D8, Card.D9]
    others = [card for card in Card if card not in sixes]
    hands = [sixes, others[:9], others[9:18], others[18:]]
    game = Game.start_with(variant, hands).apply(Redeal())
    assert game.deal.outcome is not None
    assert game.deal.outcome.redealt
    after = game.next_deal(Random(1))
    assert read_record(write_record(game)) == game
    assert read_record(write_record(after)) == after
    assert after.dealer == game.dealer


def test_a_record_is_one_line_of_ascii_and_plain_json() -> None:
    text = write_record(whole_game("partnership-auction", seed=2, most_deals=2))
    assert text.isascii()
    assert text.isprintable()
    record = json.loads(text)
    assert list(record) == ["schema", "variant", "digest", "deals", "scores"]
    assert record["variant"]["auction"]["minimum"] == 120
    assert list(record["deals"][0]) == ["dealer", "scores", "hands", "actions"]


def test_a_record_from_before_a_knob_was_known_is_read_with_its_default() -> None:
    game = whole_game("partnership-auction", seed=2, most_deals=2)
    record = json.loads(write_record(game))
    assert record["variant"]["marriage"].pop("repeat_denied_half") is True
    assert read_record(json.dumps(record)) == game


def test_actions_are_written_as_people_and_parse_action_read_them() -> None:
    deal = play_out(
        Deal.shuffled(load_variant("partnership-auction"), Random(3), Seat.EAST), Random(3)
    )
    actions = json.loads(write_record(deal))["deal"]["actions"]
    letters = {"S": 0, "W": 1, "N": 2, "E": 3}
    read = [(letters[each[0]], parse_action(each[2:])) for each in actions]
    assert read == list(deal.history)


def test_records_and_their_bytes_are_read_alike() -> None:
    game = whole_game("ten-point-24", seed=4, most_deals=2)
    assert read_record(write_record(game).encode()) == game


def test_many_records_stand_in_one_file_line_by_line() -> None:
    played: list[Game | Deal] = [
        whole_game("ten-point-24", seed=5, most_deals=2),
        whole_game("ten-point-28", seed=6, most_deals=1).deal,
    ]
    file = StringIO()
    write_records(file, played)
    assert file.getvalue().count("\n") == 2
    file.seek(0)
    assert list(read_records(file)) == played
    assert list(read_records(BytesIO(file.getvalue().encode()))) == played


def test_an_error_in_a_file_of_records_says_the_line() -> None:
    record = write_record(whole_game("ten-point-24", seed=5, most_deals=1))
    lines = read_records(StringIO(f"{record}\n{record[:-20]}\n"))
    next(lines)
    with pytest.raises(RecordError, match=r"^line 2: this is not JSON: .*; the end is missing$"):
        next(lines)


def test_the_record_of_a_deal_is_no_game_and_the_other_way_round() -> None:
    game = whole_game("ten-point-24", seed=5, most_deals=1)
    with pytest.raises(RecordError, match="the record of a deal, not of a game"):
        read_game(write_record(game.deal))
    with pytest.raises(RecordError, match="the record of a game, not of a deal"):
        read_deal(write_record(game))


def test_what_cannot_be_read_again_is_not_written() -> None:
    game = whole_game("ten-point-24", seed=5, most_deals=1)
    endless = Game(game.variant, game.deal, (game.deal,) * MOST_DEALS)
    with pytest.raises(RecordError, match="up to 1,000 deals, not 1,001"):
        write_record(endless)


@given(deals())
@settings(max_examples=20, deadline=None)
def test_the_steps_of_a_deal_lead_from_its_first_moment_to_its_last(deal: Deal) -> None:
    steps = list(deal_steps(deal))
    assert [len(step.history) for step in steps] == list(range(len(deal.history) + 1))
    assert steps[-1] == deal
    assert deal_at(deal, len(steps) // 2) == steps[len(steps) // 2]
    with pytest.raises(IndexError, match="there is no step"):
        deal_at(deal, len(steps))


def test_the_steps_of_a_game_go_through_all_its_deals() -> None:
    game = whole_game("ten-point-24", seed=7, most_deals=3)
    steps = list(game_steps(game))
    assert steps[-1] == game
    assert len(steps) == sum(len(deal.history) + 1 for deal in (*game.earlier, game.deal))
    assert [step.scores for step in steps if step.deal.is_over][-1] == game.scores


def test_to_undo_is_to_keep_the_old_value() -> None:
    game = whole_game("ten-point-24", seed=8, most_deals=1).next_deal(Random(1))
    before = write_record(game)
    game.apply(game.deal.legal_actions()[0])
    assert write_record(game) == before
