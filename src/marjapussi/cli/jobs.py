"""Jobs: work shared out among processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_JOBS = 60
"""The most processes; some systems allow no more."""


def in_order(
    work: Callable[[Task], Result], tasks: Sequence[Task], *, jobs: int
) -> Iterator[Result]:
    """The results of all tasks, in the order of the tasks, worked out by so many processes.

    One job is done in this process. ``work``, tasks and results must be picklable for more.

    >>> list(in_order(abs, [-1, 2, -3], jobs=1))
    [1, 2, 3]
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts)
    try:
        yield from _started(pool, work, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _started(
    pool: ProcessPoolExecutor, work: Callable[[Task], Result], tasks: Sequence[Task]
) -> Iterator[Result]:
    """Start the processes while interrupts wait, so that no process hears of one but this."""
    if not hasattr(signal, "pthread_sigmask"):
        return pool.map(work, tasks)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.map(work, tasks)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts() -> None:
    """Leave it to the first process to end all, on systems where interrupts cannot wait."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
