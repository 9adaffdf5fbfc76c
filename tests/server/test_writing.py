"""Any finished deal of the server's game can be written in its notation, and is read back equal."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi import Announce, Bid, Deal, Kontra, Play, RecordError, Seat, load_variant
from marjapussi.players import beginner
from marjapussi.server_format import Recording, faults, read_recording, write_recording
from marjapussi.trial import play_out
from tests.server.records import PASSED_OUT, PLAYED

RULES = load_variant("marjapussi-de")


def read_back(deal: Deal) -> Deal:
    recording = read_recording(write_recording(Recording.of(deal)))
    return Deal.replay(RULES, recording.hands, recording.history, recording.forehand)


@given(st.integers(), st.sampled_from(Seat))
def test_a_deal_is_read_back_equal(seed: int, forehand: Seat) -> None:
    rng = Random(seed)
    deal = play_out(Deal.shuffled(RULES, rng, forehand), rng)
    assert read_back(deal) == deal


@given(st.integers(), st.sampled_from(Seat))
def test_a_deal_of_careful_bidders_is_read_back_equal(seed: int, forehand: Seat) -> None:
    rng = Random(seed)
    deal = Deal.shuffled(RULES, rng, forehand)
    while not deal.is_over:
        deal = deal.apply(beginner(deal.legal_actions(), rng))
    assert read_back(deal) == deal
    assert list(faults(Recording.of(deal), RULES)) == []
    outcome = deal.outcome
    assert outcome is not None
    points = Recording.of(deal).points
    assert (points[0] + points[2], points[1] + points[3]) == outcome.points


@pytest.mark.parametrize("text", [PLAYED, PASSED_OUT])
def test_a_record_is_written_as_it_was(text: str) -> None:
    recording = read_recording(text)
    deal = Deal.replay(RULES, recording.hands, recording.history)
    assert write_recording(Recording.of(deal)) == text.strip()


def test_players_keep_their_names() -> None:
    names = ("Süd", "West", "Nord", "Ost")
    recording = read_recording(PLAYED)
    deal = Deal.replay(RULES, recording.hands, recording.history)
    text = write_recording(Recording.of(deal, names))
    assert json.loads(text)["playing_player"] == "West"
    assert read_recording(text).players == names


def test_a_contract_that_keeps_the_bid_is_written_as_zero() -> None:
    recording = read_recording(PLAYED)
    assert (Seat(1), Announce(125)) in recording.history
    assert "1,PRMO,0" in json.loads(PLAYED)["actions"]


def test_a_higher_contract_is_written_in_full() -> None:
    recording = read_recording(PLAYED.replace("1,PRMO,0", "1,PRMO,130"))
    deal = Deal.replay(RULES, recording.hands, recording.history)
    written = json.loads(write_recording(Recording.of(deal)))
    assert "1,PRMO,130" in written["actions"]
    assert written["game_value"] == 130


def test_a_deal_that_goes_on_cannot_be_written() -> None:
    deal = Deal.shuffled(RULES, Random(1)).apply(Bid(120))
    with pytest.raises(RecordError, match=r"^the deal goes on: it is the turn of West$"):
        Recording.of(deal)


def test_kontra_cannot_be_written() -> None:
    with_kontra = load_variant("partnership-auction")
    recording = read_recording(PLAYED)
    deal = Deal.replay(with_kontra, recording.hands, recording.history[:7])
    deal = deal.apply(Kontra(), Seat(0))
    for seat, action in recording.history[7:]:
        deal = deal.apply(action, seat)
    assert isinstance(recording.history[-1][1], Play)
    with pytest.raises(RecordError, match=r"^the server's format has no kontra$"):
        Recording.of(deal)
