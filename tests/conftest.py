"""Hypothesis explores without a clock: that a machine is busy is no fault."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
