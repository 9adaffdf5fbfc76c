"""The command ``simulate``: deals and games between players who play at random."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Annotated

import typer

from marjapussi.cli.bar import bar
from marjapussi.cli.jobs import MOST_JOBS, in_order
from marjapussi.cli.story import story
from marjapussi.cli.summary import Summary
from marjapussi.cli.table import tables
from marjapussi.deal import Deal
from marjapussi.game import Game
from marjapussi.players import beginner
from marjapussi.seats import SEATS
from marjapussi.variant import Variant, load_variant

_BATCH = 200
_MOST_BATCHES = 5_000
_MOST_IN_A_GAME = 1_000
_USUAL = 1_000


def register(app: typer.Typer) -> None:
    """Add the command of this module to a program."""
    app.command()(simulate)


def simulate(
    variant: Annotated[str, typer.Argument(help="A shipped name, or the path of a file.")],
    deals: Annotated[
        int | None,
        typer.Option(min=1, max=10**7, help="How many deals to count (1000 if not said)."),
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, max=10**6, help="How many games to print instead.")
    ] = None,
    seed: Annotated[
        int, typer.Option(help="A number to draw the cards from: same seed, same output.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="How many processes.")] = 1,
) -> None:
    """Let four players play who choose at random, but bid with a beginner's caution.

    With --deals, print how often contracts are made, trumps are made and so on.
    With --games, print whole games: every deal, and the score sheet.
    """
    if deals is not None and games is not None:
        raise typer.BadParameter("--deals and --games do not go together")
    rules = load_variant(variant)
    if games is not None:
        _print_games(rules, games, seed=seed, jobs=jobs)
    else:
        _print_deals(rules, deals or _USUAL, seed=seed, jobs=jobs)


def _print_deals(rules: Variant, deals: int, *, seed: int, jobs: int) -> None:
    size = max(_BATCH, deals // _MOST_BATCHES)
    batches = [range(first, min(first + size, deals)) for first in range(0, deals, size)]
    summary = Summary()
    with bar("Dealing", deals) as advance:
        for part in in_order(partial(_deals, rules, seed), batches, jobs=jobs):
            summary += part
            advance(part.counts["deals"])
    typer.echo(f"{rules.title}: {_number(deals, 'deal')}, seed {seed}\n")
    for line in tables(summary, rules):
        typer.echo(line)


def _print_games(rules: Variant, games: int, *, seed: int, jobs: int) -> None:
    with bar("Playing", games) as advance:
        for text in in_order(partial(_game, rules, seed), range(games), jobs=jobs):
            typer.echo(text)
            advance(1)


def _deals(rules: Variant, seed: int, numbers: range) -> Summary:
    """What these deals come to; each has chances of its own, whoever plays it."""
    summary = Summary()
    for number in numbers:
        rng = Random(f"deal {number} of {seed}")
        deal = Deal.shuffled(rules, rng, SEATS[number % 4])
        summary += Summary.of(_played(deal, rng))
    return summary


def _game(rules: Variant, seed: int, number: int) -> str:
    """The text of a whole game."""
    rng = Random(f"game {number} of {seed}")
    game = Game.start(rules, rng)
    lines = [f"{rules.title}: game {number + 1}, seed {seed}"]
    for deals in range(1, _MOST_IN_A_GAME + 1):
        game = Game(rules, _played(game.deal, rng), game.earlier)
        lines += ["", f"Deal {deals}, dealt by {game.dealer}", "", *story(game.deal)]
        if game.is_over or deals == _MOST_IN_A_GAME:
            break
        game = game.next_deal(rng)
    return "\n".join([*lines, "", str(game.score_sheet()), "", _end(game), ""])


def _played(deal: Deal, rng: Random) -> Deal:
    """The deal at its end."""
    while not deal.is_over:
        deal = deal.apply(beginner(deal.legal_actions(), rng))
    return deal


def _end(game: Game) -> str:
    deals = _number(len(game.earlier) + 1, "deal")
    if game.winner is not None:
        return f"{game.winner} win after {deals}."
    return f"The game is drawn after {deals}." if game.is_over else f"No end after {deals}."


def _number(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
