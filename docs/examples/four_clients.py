"""A game for four clients: one program that keeps it, four that play, each with a view of its own.

Run it to see four players who draw lots play a game, through a crash of the table in between::

    python four_clients.py
"""

# --8<-- [start:table]
from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory
from typing import Any

from marjapussi import (
    Game,
    IllegalActionError,
    NotationError,
    Seat,
    Variant,
    load_variant,
    parse_action,
)
from marjapussi.record import read_game, write_record


class Table:
    """A game that clients play, kept in a file after each action."""

    def __init__(self, file: Path, variant: Variant, rng: Random) -> None:
        self.file = file
        self.rng = rng
        self.game = read_game(file.read_bytes()) if file.exists() else Game.start(variant, rng)
        self.clients: dict[Seat, asyncio.StreamWriter] = {}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk with one client: its first line names its seat, each further one an action."""
        seat = None
        try:
            seat = Seat(json.loads(await reader.readline())["seat"])
            self.clients[seat] = writer
            self.show(seat)
            while line := await reader.readline():
                self.do(seat, json.loads(line)["action"])
                await writer.drain()
        except (ValueError, LookupError, TypeError, ConnectionError):
            pass  # it does not speak our language, or is gone
        finally:
            if seat is not None and self.clients.get(seat) is writer:
                del self.clients[seat]
            writer.close()

    def do(self, seat: Seat, text: str) -> None:
        """Do what a client says, whether or not it is its turn, and show it to everybody."""
        try:
            self.game = self.game.apply(parse_action(text), seat)
        except NotationError as error:
            self.tell(seat, {"refused": str(error)})
        except IllegalActionError as error:
            self.tell(seat, {"refused": error.refusal.reason, "rule": error.refusal.rule})
        else:
            self.keep_and_show()
            if self.game.deal.is_over and not self.game.is_over:
                self.game = self.game.next_deal(self.rng)
                self.keep_and_show()

    def keep_and_show(self) -> None:
        """Keep the game, so that it can go on after a crash, and show each client its view."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(write_record(self.game), encoding="ascii")
        fresh.replace(self.file)
        for seat in list(self.clients):
            self.show(seat)

    def show(self, seat: Seat) -> None:
        """Show a client what its seat knows, and nothing else."""
        view = self.game.deal.view(seat).as_dict()
        self.tell(seat, {"view": view, "scores": self.game.scores, "over": self.game.is_over})

    def tell(self, seat: Seat, message: Mapping[str, object]) -> None:
        """Send a client one line of JSON."""
        self.clients[seat].write(json.dumps(message).encode() + b"\n")


# --8<-- [end:table]


# --8<-- [start:client]
class Client:
    """A player who draws lots, with a beginner's caution, and calls Kontra when not on turn."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.refusals: list[str] = []

    async def play(self, port: int) -> bool:
        """Play until the game is over, or the table is gone; says whether it is over."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        self.send(writer, {"seat": self.seat})
        over = False
        try:
            while not over and (line := await reader.readline()):
                message = json.loads(line)
                if "refused" in message:  # somebody was faster, and the next view is on its way
                    self.refusals.append(message["refused"])
                    continue
                over = message["over"]
                if action := self.choose(message["view"]):
                    self.send(writer, {"action": action})
        except ConnectionError:
            pass
        writer.close()
        return over

    def send(self, writer: asyncio.StreamWriter, message: Mapping[str, object]) -> None:
        """Send the table one line of JSON."""
        writer.write(json.dumps(message).encode() + b"\n")

    def choose(self, view: Mapping[str, Any]) -> str | None:
        """What to say or do now, if anything."""
        legal = view["legal"]
        calls = [action for action in legal["actions"] if action in ("kontra", "re")]
        others = [action for action in legal["actions"] if action not in calls]
        if view["turn"] != self.seat:
            if not calls or view["doublings"] or self.rng.random() < 0.9:
                return None
            return str(calls[0])
        if "give" in legal:
            return " ".join(["give", *self.rng.sample(view["hand"], legal["give"])])
        if "announce" in legal:
            return f"announce {legal['announce']['from']}"
        if "bid" in legal and legal["bid"]["from"] <= 140 and self.rng.random() < 0.3:
            return f"bid {legal['bid']['from']}"
        return str(self.rng.choice(others))


# --8<-- [end:client]


# --8<-- [start:evening]
async def sit_down(table: Table, clients: list[Client], *, breaks: bool) -> None:
    """Let clients play at a table; one that ``breaks`` does so in the middle of the first deal."""
    server = await asyncio.start_server(table.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    players = asyncio.gather(*(client.play(port) for client in clients))
    if breaks:
        while len(table.game.deal.history) < 30 and not table.game.earlier:
            await asyncio.sleep(0.001)
        for writer in list(table.clients.values()):  # nothing is left but the file
            writer.transport.abort()
    await players
    server.close()
    await server.wait_closed()


async def evening(file: Path, variant: Variant, rng: Random) -> Game:
    """Play a game whose table breaks, and which goes on from its record at another table."""
    clients = [Client(seat, Random(rng.random())) for seat in Seat]
    await sit_down(Table(file, variant, rng), clients, breaks=True)
    table = Table(file, variant, rng)
    await sit_down(table, clients, breaks=False)
    return table.game


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        variant = load_variant("partnership-auction")
        finished = asyncio.run(evening(Path(folder) / "game.json", variant, SystemRandom()))
    print(finished.score_sheet())
# --8<-- [end:evening]
