"""What somebody may have meant who wrote a word that is not on the list."""

from __future__ import annotations

from collections.abc import Iterable

_LONGEST = 40
_BRIEF = 80


def near(word: str, words: Iterable[str], *, most: int = 3) -> list[str]:
    """Those of ``words`` that are spelled like ``word``, the nearest first.

    >>> near("auctoin", ["deck", "auction", "exchange"])
    ['auction']
    """
    if len(word) > _LONGEST:
        return []
    from difflib import get_close_matches  # only a reader of wrong words pays for it

    return get_close_matches(word.lower(), words, n=most)


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The one of ``words`` that is spelled most like ``word``, ``None`` if none is near.

    >>> nearest("auctoin", ["deck", "auction", "exchange"])
    'auction'
    >>> nearest("tea", ["deck", "auction", "exchange"])
    """
    return next(iter(near(word, words, most=1)), None)


def counted(count: int, thing: str) -> str:
    """So many things, in words that agree.

    >>> counted(1, "card"), counted(4, "card")
    ('1 card', '4 cards')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def printable(text: str) -> str:
    r"""The text as it may be shown on a terminal, on one line.

    >>> printable("\x1b[2J")
    '\\x1b[2J'
    """
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def brief(text: str) -> str:
    """The beginning of a text that somebody else wrote, as it may be shown on a terminal.

    >>> len(brief("7" * 60_000))
    80
    """
    return printable(text if len(text) <= _BRIEF else text[: _BRIEF - 1] + "…")
