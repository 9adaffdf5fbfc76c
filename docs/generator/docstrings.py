"""What the reference must be told of the library; mkdocstrings loads this as an extension.

The docstrings of the library are written to be read in Python: what would be misread in Markdown is
put between fences here, and the numbers of rules lead to the rule book. The fields of an attrs
class are what it is made of: here they become the parameters of its constructor.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import griffe

_TABLE = re.compile(r"=+( +=+)+ *")
_NUMBER = re.compile(
    r"\b(?:deck|values|auction|exchange|contract|lead|follow|trumps|marriage|doubling|scoring|game)"
    r"\.\d+\b"
)
_SENTENCE = r'<a class="rule" href="../../rules/#\g<0>">\g<0></a>'  # seen from reference/name/


class Reference(griffe.Extension):
    """Puts fences round what is no Markdown, and gives attrs classes their constructors."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of an object, if it has one."""
        if obj.docstring is not None and "```" not in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """Give a class with fields the constructor that attrs makes of them."""
        made = any(str(each.value).partition("(")[0] == "frozen" for each in cls.decorators)
        fields = [each for each in cls.members.values() if made and _is_field(each)]
        if made and "__init__" not in cls.members and not any(f.name[0] == "_" for f in fields):
            parameters = griffe.Parameters(griffe.Parameter("self"), *map(_parameter, fields))
            cls.set_member("__init__", griffe.Function("__init__", parameters=parameters))


def _is_field(member: Any) -> bool:
    """Whether the constructor takes it: what belongs to the class or is computed is not taken."""
    is_attribute = isinstance(member, griffe.Attribute) and "instance-attribute" in member.labels
    return is_attribute and "init=False" not in str(member.value)


def _parameter(attribute: Any) -> griffe.Parameter:
    """A field as a parameter; of a knob the default stands first, in a field it has a name."""
    value = None if attribute.value is None else str(attribute.value)
    if value is not None and (call := re.match(r"(field|whole|truth|word|name|per_suit)\(", value)):
        first = value[call.end() :]
        default = re.search(r"default=([\w.()]+)", first)
        if call[1] == "field":
            value = default[1] if default else "..." if "factory=" in first else None
        else:
            value = re.match(r"\w+\(.*?\)|[^,]+", first)[0]  # type: ignore[index]
    only = value is not None and "kw_only" in str(attribute.value)
    kind = griffe.ParameterKind.keyword_only if only else None
    kind = kind or griffe.ParameterKind.positional_or_keyword
    return griffe.Parameter(
        attribute.name, annotation=attribute.annotation, kind=kind, default=value
    )


def fenced(text: str) -> str:
    r"""The text with fences, and with links to the sentences of the rule book.

    >>> print(fenced("Two::\n\n    a\n\nEnd."))
    Two:
    <BLANKLINE>
    ```text
    a
    ```
    <BLANKLINE>
    End.
    """
    return "\n".join(_lines(text.splitlines()))


def _lines(lines: list[str]) -> Iterator[str]:
    blocks = ["\n".join(block) for filled, block in groupby(lines, key=bool) if filled]
    before = ""
    for place, block in enumerate(blocks):
        if place:
            yield ""
        indented = all(line.startswith("    ") for line in block.splitlines())
        if block.startswith(">>> "):
            yield f"```pycon\n{block}\n```"
        elif _TABLE.fullmatch(block.splitlines()[0]):
            yield f"```text\n{block}\n```"
        elif indented and before.endswith("::"):
            yield "```text\n" + "\n".join(line[4:] for line in block.splitlines()) + "\n```"
        else:
            yield _NUMBER.sub(_SENTENCE, re.sub("::$", ":", block))
        before = block
