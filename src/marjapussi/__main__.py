"""The program ``marjapussi``, and ``python -m marjapussi``."""

from __future__ import annotations

import sys

_EXTRA = ("typer", "rich")


def main() -> int:
    """Run the program with the arguments of the command line; returns its exit status."""
    try:
        from marjapussi.cli.program import run
    except ModuleNotFoundError as missing:
        if missing.name not in _EXTRA:
            raise
        print(
            f"marjapussi: the commands need {missing.name}, which is not installed; "
            "it comes with: pip install 'marjapussi-rules[cli]'",
            file=sys.stderr,
        )
        return 2
    except KeyboardInterrupt:
        return 130
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
