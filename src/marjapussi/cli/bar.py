"""The progress bar, which is shown on terminals only."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how much of ``total`` is done, while the block runs; yields what counts the steps.

    What is printed meanwhile stands above the bar, and the bar is gone when the block ends. Where
    stdout is no terminal there is no bar.

    >>> with bar("Dealing", total=3) as advance:
    ...     advance(3)
    """
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda steps: progress.advance(task, steps)
