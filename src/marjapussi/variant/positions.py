"""On which line of a TOML file each key stands.

The TOML reader says what a file holds but not where. In a text that it has accepted the keys are
easy to find: this walks once over its words, strings and brackets.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

KeyPath: TypeAlias = tuple[str, ...]
"""A key of a TOML file with the tables that it is in, outermost first."""

_TOKENS = re.compile(
    r'''
      (?P<skipped> [ \t\r]+ | \#[^\n]* )
    | (?P<word>
          """ (?: [^"\\] | \\[\s\S] | "{1,2}(?!") )* "{3,5}
        | \'\'\' (?: [^'] | '{1,2}(?!') )* '{3,5}
        | " (?: [^"\\\n] | \\. )* "
        | ' [^'\n]* '
        | [^\s\[\]{}=,."'\#]+
      )
    | (?P<mark> [\n\[\]{}=,.] )
    ''',
    re.VERBOSE,
)


def key_lines(text: str) -> Mapping[KeyPath, int]:
    r"""The line of the first mention of each key and table of a text that is TOML.

    >>> key_lines("[deck]\nlowest = '6'\npoints = { hearts = 1 }")
    {('deck',): 1, ('deck', 'lowest'): 2, ('deck', 'points'): 3, ('deck', 'points', 'hearts'): 3}
    """
    lines: dict[KeyPath, int] = {}
    line = 1
    table: KeyPath = ()  # of the last [header]
    key: KeyPath = ()  # what is written of the key so far
    opened: list[tuple[str, KeyPath]] = []  # the brackets that a value is in, and their keys
    in_header = in_value = False

    def mention(within: KeyPath, parts: KeyPath) -> KeyPath:
        for end in range(1, len(parts) + 1):
            lines.setdefault(within + parts[:end], line)
        return within + parts

    for token in _TOKENS.finditer(text):
        word = token.group()
        if token.lastgroup == "word":
            key = key if in_value else (*key, _spoken(word))
            line += word.count("\n")
        elif token.lastgroup == "mark":
            match word:
                case "\n":
                    line += 1
                    if not opened:
                        key, in_header, in_value = (), False, False
                case "[" if in_value:
                    opened.append((word, key))
                case "[":
                    in_header = True
                case "]" if in_header:
                    table, key = mention((), key) or table, ()
                case "{":
                    opened.append((word, key))
                    key, in_value = (), False
                case "]" | "}":
                    _, key = opened.pop()
                    in_value = True
                case "," if opened[-1][0] == "{":
                    key, in_value = (), False
                case "=":
                    key = mention(opened[-1][1] if opened else table, key)
                    in_value = True
    return lines


def _spoken(word: str) -> str:
    """The key that a word of the file stands for."""
    if word[0] not in "\"'":
        return word
    import tomli  # knows what the backslashes mean

    (key,) = tomli.loads(f"{word} = 0")
    return key
