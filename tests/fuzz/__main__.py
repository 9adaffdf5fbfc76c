"""Fuzz one target for some time; ends with an error, and the input, when it finds something.

Where Atheris is installed, it looks which inputs reach new code; else Hypothesis invents them.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

MOST_MEGABYTES = 1_500
MOST_SECONDS = 20  # for one input


def main() -> None:
    """Read the arguments and fuzz."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", choices=("variants", "records", "server", "cards", "actions"))
    parser.add_argument("--seconds", type=int, default=60)
    arguments = parser.parse_args()
    if find_spec("atheris"):
        by_coverage(arguments.target, arguments.seconds)
    else:
        by_hypothesis(arguments.target, arguments.seconds)


def by_coverage(name: str, seconds: int) -> None:
    """Let Atheris invent inputs; it never returns."""
    atheris: Any = importlib.import_module("atheris")  # which has no types
    with atheris.instrument_imports(include=["marjapussi"]):
        targets = importlib.import_module("tests.fuzz.targets")
    folder = Path(tempfile.mkdtemp(prefix=f"fuzz-{name}-"))
    corpus = folder / "corpus"
    corpus.mkdir()
    for number, seed in enumerate(targets.SEEDS):
        (corpus / f"seed-{number}").write_bytes(seed)
    words = folder / "words"
    words.write_text("".join(f'"{_escaped(word)}"\n' for word in targets.DICTIONARY))
    options = [
        f"-max_total_time={seconds}",
        f"-timeout={MOST_SECONDS}",
        f"-rss_limit_mb={MOST_MEGABYTES}",
        "-max_len=4096",
        f"-dict={words}",
        f"-artifact_prefix={folder}/",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *options, str(corpus)], targets.TARGETS[name])
    atheris.Fuzz()


def by_hypothesis(name: str, seconds: int) -> None:
    """Let Hypothesis invent inputs."""
    target = importlib.import_module("tests.fuzz.targets").TARGETS[name]

    @settings(
        max_examples=2_000,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.binary(max_size=400))
    def batch(data: bytes) -> None:
        target(data)

    start, batches = monotonic(), 0
    while monotonic() - start < seconds:
        batch()
        batches += 1
    print(f"{name}: {2_000 * batches} inputs, nothing found")


def _escaped(word: str) -> str:
    return "".join(f"\\x{byte:02X}" for byte in word.encode())


if __name__ == "__main__":
    main()
