"""How Hypothesis explores; another profile is chosen by ``--hypothesis-profile``.

Without a clock, since it is no fault that a machine is busy. While mutants are hunted it tries the
same each time, and stops at the first failure without looking for a simpler one.
"""

from hypothesis import Phase, settings

settings.register_profile("unhurried", deadline=None)
settings.register_profile(
    "mutants",
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile("unhurried")
