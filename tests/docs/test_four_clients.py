"""The example of a game for four clients keeps what its page promises."""

import asyncio
import importlib.util
import json
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from attrs import evolve

from marjapussi import Announce, Bid, Give, Pass, Seat, Variant, load_variant
from marjapussi.record import read_game
from marjapussi.rules.game import FirstPast

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "four_clients.py"


@pytest.fixture(scope="module")
def four_clients() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_four_clients", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def variant() -> Variant:
    return evolve(load_variant("partnership-auction"), game=FirstPast(target=40))


class Heard(list[Any]):
    """What the table says to a client."""

    def write(self, line: bytes) -> None:
        self.append(json.loads(line))


def announced(four_clients: ModuleType, variant: Variant, file: Path) -> tuple[Any, list[Heard]]:
    """A table with four clients when South has announced 120."""
    table = four_clients.Table(file, variant, Random(1))
    while table.game.deal.forehand != Seat.SOUTH:
        table = four_clients.Table(file, variant, table.rng)
    heard = [Heard() for _ in Seat]
    table.clients = dict(zip(Seat, heard, strict=True))
    for seat, action in [
        *[(Seat.SOUTH, Bid(120)), (Seat.WEST, Pass()), (Seat.NORTH, Pass()), (Seat.EAST, Pass())],
        (Seat.NORTH, Give(table.game.deal.hand(Seat.NORTH)[:4])),
    ]:
        table.do(seat, str(action))
    table.do(Seat.SOUTH, str(Give(table.game.deal.hand(Seat.SOUTH)[:4])))
    table.do(Seat.SOUTH, str(Announce(120)))
    return table, heard


def test_a_game_outlives_its_table(
    four_clients: ModuleType, variant: Variant, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    game = asyncio.run(four_clients.evening(file, variant, Random(1)))
    assert game.is_over
    assert read_game(file.read_bytes()) == game


def test_kontra_is_said_out_of_turn(
    four_clients: ModuleType, variant: Variant, tmp_path: Path
) -> None:
    table, heard = announced(four_clients, variant, tmp_path / "game.json")
    assert table.game.deal.turn == Seat.SOUTH
    table.do(Seat.EAST, "kontra")
    assert [each[-1]["view"]["doublings"] for each in heard] == [1, 1, 1, 1]


def test_a_refusal_is_told_to_nobody_else(
    four_clients: ModuleType, variant: Variant, tmp_path: Path
) -> None:
    table, heard = announced(four_clients, variant, tmp_path / "game.json")
    before = [len(each) for each in heard]
    table.do(Seat.SOUTH, "kontra")
    table.do(Seat.WEST, "clap")
    assert [len(each) for each in heard] == [before[0] + 1, before[1] + 1, *before[2:]]
    assert heard[0][-1] == {"refused": "Only the defenders may say Kontra.", "rule": "doubling.1"}
    assert heard[1][-1]["refused"].startswith("'clap' is not an action")


def test_each_client_is_shown_the_view_of_its_seat(
    four_clients: ModuleType, variant: Variant, tmp_path: Path
) -> None:
    table, heard = announced(four_clients, variant, tmp_path / "game.json")
    for seat, each in zip(Seat, heard, strict=True):
        shown = json.loads(json.dumps(table.game.deal.view(seat).as_dict()))
        assert each[-1] == {"view": shown, "scores": [0, 0], "over": False}


def test_a_stranger_is_sent_away(
    four_clients: ModuleType, variant: Variant, tmp_path: Path
) -> None:
    async def knock(line: bytes) -> bytes:
        table = four_clients.Table(tmp_path / "game.json", variant, Random(1))
        server = await asyncio.start_server(table.serve, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(line)
            answer = await reader.read()
            writer.close()
            await writer.wait_closed()
        return answer

    for line in (b"hello\n", b"{}\n", b'{"seat": 7}\n', b"[]\n"):
        assert asyncio.run(knock(line)) == b""
