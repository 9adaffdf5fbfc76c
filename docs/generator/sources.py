"""Which source plays a rule, and which value of a knob: the keys are those of the page of sources.

A test holds that each rule (with an empty key) and each of its knobs has its line here.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_NOBODY = "no source; it is there for house rules"

PLAYED_BY: Mapping[tuple[str, str, str], str] = MappingProxyType(
    {
        ("deck", "french", ""): "all",
        ("deck", "french", "lowest"): "6: PA, HH, IL, TP; 7: TP, KO; 8: TP; 9: no source by name",
        ("values", "traditional", ""): "PA, WZ, SV, IL, TP with 36 cards",
        ("values", "simplified", ""): "HH, TP with 32 and 28 cards",
        ("auction", "ascending", ""): "PA, WZ, SV, HH, IL",
        ("auction", "ascending", "minimum"): "120: PA, SV; 60: IL; 50: HH",
        ("auction", "ascending", "step"): "5: PA, SV, HH",
        ("auction", "ascending", "maximum"): "420: IL, and all that a side can take in PA",
        ("auction", "ascending", "self_raise"): "false: PA; true: WZ",
        ("auction", "ascending", "forehand_opens"): "false: PA; true: HH",
        ("auction", "ascending", "maximum_ends"): "false: PA; true: IL",
        ("auction", "ascending", "minus_waits"): "false: PA; true: IL",
        ("redeal", "weak-hand", ""): "HH",
        ("redeal", "weak-hand", "sixes"): "3: HH",
        ("redeal", "weak-hand", "nothing_above"): "J: HH",
        ("exchange", "partner", ""): "PA, WZ, SV, HH, IL",
        ("exchange", "partner", "cards"): "4: PA, WZ, SV, IL; 3: HH",
        ("contract", "announced", ""): "PA, WZ, SV, HH",
        ("contract", "announced", "before_return"): "false: PA, SV; true: HH",
        ("lead", "ace-then-suit", ""): "PA, WZ, SV, IL, KO",
        ("lead", "ace-then-suit", "suit"): "spades: PA, WZ, SV, IL, KO",
        ("lead", "ace-then-suit", "ace_falls"): "true: PA, WZ, SV, IL",
        ("lead", "ace", ""): "some tables, neither as TP nor as KO",
        ("lead", "ace", "ace_falls"): "false: the same tables",
        ("lead", "free", ""): "TP, HH",
        ("lead", "free", "ace_falls"): "false: TP, HH",
        ("follow", "strict", ""): "all",
        ("follow", "strict", "must_beat"): "true: all, as far as they tell",
        ("follow", "strict", "must_trump"): "true: WZ, SV, and the others as far as they tell",
        ("trumps", "changing", ""): "PA, WZ, SV, HH",
        ("trumps", "first-stays", ""): "TP",
        ("marriage", "asking", ""): "all",
        ("marriage", "asking", "locks"): "ladder: PA, SV; coupled: TP; half-couples: IL; free: "
        + _NOBODY,
        ("marriage", "asking", "half_needs_half"): "false: PA, SV; true: TP, IL",
        ("marriage", "asking", "half_in_made_suit"): "idle: SV; forbidden: " + _NOBODY,
        ("marriage", "asking", "repeat_denied_half"): "true: PA, SV; false: " + _NOBODY,
        ("marriage", "asking", "half_locks"): "attempt, success: the two readings of TP",
        ("marriage", "asking", "points"): "100, 80, 60, 40: PA, WZ, SV, HH; 0 each: TP",
        ("marriage", "asking", "trumps_game_points"): "0: PA; 2: TP",
        ("marriage", "asking", "other_game_points"): "0: PA; 1: TP",
        ("doubling", "kontra-re", ""): "PA, WZ",
        ("doubling", "kontra-re", "calls"): "9: PA, WZ",
        ("scoring", "contract", ""): "PA, WZ, SV, HH, IL",
        ("scoring", "contract", "last_trick"): "20: PA, HH",
        ("scoring", "contract", "round_to"): "5: PA, WZ; 1: HH",
        ("scoring", "contract", "porvoo_defenders"): "2: PA, WZ; 1: IL; 0: HH",
        ("scoring", "contract", "porvoo_declarer"): "2: PA, WZ, IL; 1: HH",
        ("scoring", "game-points", ""): "TP",
        ("scoring", "game-points", "last_trick"): "1: TP",
        ("scoring", "game-points", "most_points"): "1: TP",
        ("game", "first-past", ""): "PA, WZ, HH, IL",
        ("game", "first-past", "target"): "500: PA, WZ, HH, IL",
        ("game", "first-past", "beyond"): "false: PA; true: IL",
        ("game", "first-past", "both"): "higher: PA; declarer: IL",
        ("game", "exactly", ""): "TP",
        ("game", "exactly", "target"): "10: TP",
        ("game", "exactly", "back_to"): "7: TP",
        ("game", "exactly", "both"): "draw, play-on: TP does not say",
    }
)
"""By slot, rule and knob: each value that a source plays, with the keys of those sources."""
