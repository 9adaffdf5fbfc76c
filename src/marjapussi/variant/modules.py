"""Rule modules: the rules of the library, and those of other distributions that are installed.

A distribution offers a rule by an entry point of the group ``marjapussi.rules`` whose name is the
slot and the rule, such as ``auction.forced-opening = "my_rules:ForcedOpening"``. Its code is
imported only when a variant file names the rule.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, get_args, get_type_hints

import attrs
from attrs import frozen
from attrs.exceptions import FrozenInstanceError

from marjapussi.errors import Problem, VariantError
from marjapussi.protocols import Rule, Rules
from marjapussi.rules import RULES
from marjapussi.rules.knobs import knobs

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "marjapussi.rules"
"""The group of entry points by which a distribution offers rules."""


@frozen(slots=False)
class Modules:
    """The rules that a variant file can name; who else offers rules is looked up once, if asked.

    ``installed`` says whether the rules of other distributions count, or only those of the library.

    >>> Modules().rule("deck", "french").__name__
    'French'
    """

    installed: bool = True

    def names(self, slot: str) -> tuple[str, ...]:
        """The names of all rules that are offered for a slot."""
        prefix = f"{slot}."
        offered = (name.removeprefix(prefix) for name in self._offers if name.startswith(prefix))
        return tuple(dict.fromkeys((*RULES[slot], *sorted(offered))))

    def rule(self, slot: str, name: str, *, shipped: bool = False) -> type[Rule] | None:
        """The rule class of this name, ``None`` if there is none.

        ``shipped`` says that a shipped file names it, which always means a rule of the library.
        Raises ``VariantError`` if more than one distribution offers it, or if it is no rule.
        """
        ours = RULES[slot].get(name)
        if ours is not None and shipped:
            return ours
        offers = self._offers.get(f"{slot}.{name}", ())
        if not offers:
            return ours
        owners = [*(["this library"] if ours else []), *map(_owner, offers)]
        if len(owners) > 1:
            raise _refused(slot, name, f"is offered by {' and by '.join(owners)}")
        return _loaded(slot, name, offers[0])

    @cached_property
    def _offers(self) -> Mapping[str, tuple[EntryPoint, ...]]:
        if not self.installed:
            return {}
        from importlib.metadata import entry_points  # slow, and most variants do not need it

        found = entry_points(group=GROUP)
        return {name: tuple(found.select(name=name)) for name in found.names}


def misfits(slot: str, name: str, rule: object) -> Iterator[str]:
    """Everything that keeps an object from being the rule class of this name in this slot.

    >>> from marjapussi.rules.deck import French
    >>> list(misfits("deck", "french", French))
    []
    >>> list(misfits("deck", "french", "French"))
    ['it is no attrs class']
    """
    if not isinstance(rule, type) or not attrs.has(rule):
        yield "it is no attrs class"
        return
    if getattr(rule, "rule", None) != name:
        yield f'its class variable "rule" is not "{name}"'
    for field in attrs.fields(rule):
        if field.init and field.name not in knobs(rule):
            yield f"its field {field.name} is no knob"
    yield from _missing(protocol_of(slot), rule)
    if not _is_frozen(rule):
        yield "it is not frozen, or cannot be made without arguments"


def protocol_of(slot: str) -> type:
    """The protocol that the rules of a slot follow.

    >>> protocol_of("auction").__name__
    'Auction'
    """
    hint = get_type_hints(vars(Rules)[slot].fget)["return"]
    protocol: type = next((arg for arg in get_args(hint) if arg is not type(None)), hint)
    return protocol


def _missing(protocol: type, rule: type) -> Iterator[str]:
    for name, wanted in _members(protocol).items():
        offered = getattr(rule, name, None)
        if not isinstance(wanted, property):
            if not callable(offered):
                yield f"it has no method {name}"
            elif _parameters(offered) != _parameters(wanted):
                yield f"its method {name} should take ({', '.join(_parameters(wanted))})"
        elif offered is None:
            yield f"it has no {name}"


def _members(protocol: type) -> dict[str, Any]:
    """The methods and properties that a protocol asks for, with those of the ones it extends."""
    lineage = [each for each in reversed(protocol.__mro__) if each not in (object, Protocol)]
    return {
        name: member
        for each in lineage
        for name, member in vars(each).items()
        if not name.startswith("_") and (callable(member) or isinstance(member, property))
    }


def _parameters(method: Callable[..., object]) -> tuple[str, ...]:
    return tuple(inspect.signature(method).parameters)


def _is_frozen(rule: type) -> bool:
    try:
        rule().anything = None
    except FrozenInstanceError:
        return True
    except Exception:
        return False
    return False


def _loaded(slot: str, name: str, offer: EntryPoint) -> type[Rule]:
    try:
        rule = offer.load()
    except Exception as error:
        said = f"of {_owner(offer)} cannot be imported: {type(error).__name__}: {error}"
        raise _refused(slot, name, said) from error
    if wrong := list(misfits(slot, name, rule)):
        raise _refused(slot, name, f"of {_owner(offer)} is no rule for it: {'; '.join(wrong)}")
    checked: type[Rule] = rule
    return checked


def _owner(offer: EntryPoint) -> str:
    return "an unknown distribution" if offer.dist is None else f"{offer.dist.name}"


def _refused(slot: str, name: str, said: str) -> VariantError:
    return VariantError([Problem(f'[{slot}] rule: "{name}" {said}', key=(slot, "rule"))])
