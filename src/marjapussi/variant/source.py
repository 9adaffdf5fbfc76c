"""Sources: variant files as they were written."""

from __future__ import annotations

import stat
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from attrs import frozen

from marjapussi.errors import Problem, VariantError
from marjapussi.spelling import printable
from marjapussi.variant.positions import KeyPath, key_lines

MOST_BYTES = 64 * 1024
"""The largest variant file that is read; the shipped ones have about 1,000 bytes."""

_MARKS = {b"\xef\xbb\xbf": "UTF-8", b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}
_QUOTES = '; text stands in "quotes", and true and false are written in small letters'


@frozen(slots=False)
class Source:
    """A TOML file as it was written: its tables, and on which line each of their keys stands.

    ``file`` is the name that problems mention, ``path`` is where the file is; ``shipped`` says that
    it comes with the library.

    >>> from marjapussi.variant.catalogue import shipped_source
    >>> source = shipped_source("marjapussi-de")
    >>> source.tables["extends"], source.line(("doubling", "rule"))
    ('partnership-auction', 11)
    """

    file: str
    path: Path
    text: str
    tables: Mapping[str, object]
    shipped: bool = False

    @classmethod
    def read(cls, path: Path, *, shipped: bool = False) -> Source:
        """The source in this file; raises ``VariantError`` if it is no readable TOML."""
        file = path.name if shipped else printable(str(path))
        text = _decoded(_bytes(path, file), file)
        return cls(file, path, text, _parsed(text, file), shipped)

    def line(self, key: KeyPath) -> int | None:
        """The line on which the key, or else the innermost of its tables, is written."""
        written = (self._lines.get(key[:end]) for end in range(len(key), 0, -1))
        return next((line for line in written if line is not None), None)

    def problem(self, text: str, *key: str) -> Problem:
        """A problem with this key of the source, or with the whole source."""
        return Problem(text, self.file, self.line(key), key)

    @cached_property
    def _lines(self) -> Mapping[KeyPath, int]:
        return key_lines(self.text)


def is_file(path: Path) -> bool:
    """Whether there is a file; one that no file can be, such as one far too long, is none.

    >>> is_file(Path("x" * 5_000))
    False
    """
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _bytes(path: Path, file: str) -> bytes:
    try:
        mode = path.stat().st_mode
        data = _beginning(path) if stat.S_ISREG(mode) else b""
    except FileNotFoundError:
        raise _refused("there is no such file", file) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise _refused(f"the file cannot be read: {reason}", file) from None
    except ValueError:  # such as a zero byte in it
        raise _refused("no file can have this name", file) from None
    if stat.S_ISDIR(mode):
        raise _refused("this is a directory, not a variant file", file)
    if not stat.S_ISREG(mode):
        raise _refused("this is a device or a pipe, not a variant file", file)
    if len(data) > MOST_BYTES:
        text = f"the file is too large for a variant: the limit is {MOST_BYTES // 1024} KiB"
        raise _refused(text, file)
    return data


def _beginning(path: Path) -> bytes:
    """The first bytes of the file: all of them if it is of a reasonable size."""
    with path.open("rb") as opened:
        return opened.read(MOST_BYTES + 1)


def _decoded(data: bytes, file: str) -> str:
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            text = f"the file begins with a {encoding} byte order mark; save it as UTF-8 without"
            raise _refused(text, file, 1)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        text = f"byte 0x{data[error.start]:02x} is not UTF-8; save the file as UTF-8"
        raise _refused(text, file, line) from None


def _parsed(text: str, file: str) -> Mapping[str, object]:
    import tomli  # late, because it is slow to import and many programs read no file

    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        hint = _QUOTES if error.msg == "Invalid value" else ""
        said = f"this is not TOML: {error.msg} (column {error.colno}){hint}"
        raise _refused(said, file, error.lineno) from None
    except RecursionError:
        raise _refused("this is nested too deeply for a variant file", file) from None
    except ValueError:
        raise _refused("a number in this file has thousands of digits", file) from None


def _refused(text: str, file: str, line: int | None = None) -> VariantError:
    return VariantError([Problem(text, file, line)])
