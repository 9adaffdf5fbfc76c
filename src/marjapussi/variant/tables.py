"""What can be wrong with the tables of one variant file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from marjapussi.errors import Problem, VariantError
from marjapussi.protocols import Rule
from marjapussi.rules import OPTIONAL_SLOTS, RULES
from marjapussi.rules.kinds import found
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.spelling import brief, nearest
from marjapussi.variant.heading import HEADING
from marjapussi.variant.modules import Modules
from marjapussi.variant.settings import Settings
from marjapussi.variant.source import Source


@frozen
class Tables:
    """The tables of a source, and the settings that it makes of those it extends.

    ``complete`` is false if an ancestor could not be read, so that nothing can be called missing.
    """

    source: Source
    settings: Settings
    modules: Modules
    complete: bool

    def problems(self) -> Iterator[Problem]:
        """Everything that is wrong with what this source wrote."""
        for key, value in self.source.tables.items():
            if key in HEADING:
                continue
            if key not in RULES:
                yield self.source.problem(_stray(key, value), key)
            elif not isinstance(value, Mapping):
                text = f"[{key}]: found {found(value)}, expected one table with a rule in it"
                yield self.source.problem(text, key)
            else:
                yield from self._in_slot(key, value)

    def _in_slot(self, slot: str, written: Mapping[str, object]) -> Iterator[Problem]:
        chosen = self.settings.tables[slot].get("rule")
        off = chosen == "none" and slot in OPTIONAL_SLOTS
        rule = None
        try:
            rule = rule_in(slot, self.settings, self.modules)
            if chosen is None and self.complete:
                text = f"[{slot}] rule is missing; {self._choice(slot)}"
                yield self.source.problem(text, slot)
            elif "rule" in written and rule is None and not off:
                text = f"[{slot}] rule: found {found(chosen)}; {self._choice(slot, chosen)}"
                yield self.source.problem(text, slot, "rule")
        except VariantError as error:
            if "rule" in written:
                yield from (self.source.problem(each.text, *each.key) for each in error.problems)
        for key in written:
            if key == "rule":
                continue
            if off:
                text = f"[{slot}] {brief(key)} means nothing: the slot is switched off"
                yield self.source.problem(text, slot, key)
            elif rule is None:
                known = [known for other in RULES[slot].values() for known in knobs(other)]
                if key not in known:
                    near = nearest(key, known)
                    hint = f"; did you mean {near}?" if near else ""
                    text = f"[{slot}] {brief(key)} is not a key of any rule of this slot{hint}"
                    yield self.source.problem(text, slot, key)
            elif key in knobs(rule):
                yield from self._in_knob(slot, key, Knob.of(rule, key))
            else:
                text = f'[{slot}] {brief(key)} is not a key of the rule "{chosen}"'
                yield self.source.problem(text + _instead(key, rule), slot, key)

    def _in_knob(self, slot: str, key: str, knob: Knob) -> Iterator[Problem]:
        value = self.settings.tables[slot][key]
        if isinstance(value, Mapping) and not self.complete:
            return
        for flaw in knob.kind.flaws(value):
            path = (slot, key) if flaw.key is None else (slot, key, flaw.key)
            said = f"[{slot}] {'.'.join(brief(part) for part in path[1:])}: {flaw.text}"
            yield self.source.problem(said, *path)

    def _choice(self, slot: str, chosen: object = None) -> str:
        """The rules to choose from, or the one that was probably meant."""
        names = [*self.modules.names(slot), *(["none"] if slot in OPTIONAL_SLOTS else [])]
        if isinstance(chosen, str) and (near := nearest(chosen, names)):
            return f'did you mean "{near}"?'
        return f"its rule may be {_listed(names)}"


def rule_in(slot: str, settings: Settings, modules: Modules) -> type[Rule] | None:
    """The rule class that is set in a slot, ``None`` if it is switched off or no rule at all."""
    chosen = settings.tables.get(slot, {}).get("rule")
    if not isinstance(chosen, str) or chosen == "none":
        return None
    writer = settings.writer((slot, "rule"))
    return modules.rule(slot, chosen, shipped=writer is not None and writer.shipped)


def missing_slots(source: Source, settings: Settings) -> Iterator[Problem]:
    """The slots that a variant cannot do without, and that nothing is said about."""
    for slot in RULES:
        if slot not in OPTIONAL_SLOTS and slot not in settings.tables:
            if slot in source.tables:  # as something else than a table, which is said already
                continue
            names = _listed(RULES[slot])
            text = f"the table [{slot}] is missing; its rule may be {names}"
            yield Problem(text, source.file, key=(slot,))


def _stray(key: str, value: object) -> str:
    """What to say of a key above the tables that is none of the heading, and no slot."""
    shown = brief(key)
    homes = _homes(key)
    if isinstance(value, Mapping):
        near = nearest(key, RULES)
        hint = f"did you mean [{near}]?" if near else f"the slots are {', '.join(RULES)}"
        return f"[{shown}] is not a slot; {hint}"
    if homes:
        return f"{shown} cannot stand above the tables; it belongs in {homes}"
    near = nearest(key, HEADING)
    hint = f"did you mean {near}?" if near else f"here stand {', '.join(HEADING)} and the tables"
    return f"{shown} is not a key of a variant file; {hint}"


def _instead(key: str, rule: type) -> str:
    """What may have been meant by a key that the rule does not have."""
    if near := nearest(key, knobs(rule)):
        return f"; did you mean {near}?"
    if homes := _homes(key):
        return f"; it belongs in {homes}"
    keys = ", ".join(knobs(rule))
    return f"; its keys are {keys}" if keys else "; it has no keys"


def _homes(key: str) -> str:
    """The tables, and their rules, that have such a key."""
    return " or ".join(
        f'[{slot}] with rule = "{name}"'
        for slot, rules in RULES.items()
        for name, rule in rules.items()
        if key in knobs(rule)
    )


def _listed(words: Iterable[str]) -> str:
    return " or ".join(f'"{word}"' for word in words)
