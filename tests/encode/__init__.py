"""Tests of actions as numbers and of what programs that learn observe."""
