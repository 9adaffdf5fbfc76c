"""The command ``variants``: which games the library comes with."""

from __future__ import annotations

import typer

from marjapussi.variant import load_variant, variant_names


def register(app: typer.Typer) -> None:
    """Add the command of this module to a program."""
    app.command()(variants)


def variants() -> None:
    """List the variants that come with the library."""
    names = variant_names()
    width = max(map(len, names))
    for name in names:
        typer.echo(f"{name:{width}}  {load_variant(name).title}")
