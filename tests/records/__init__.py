"""Tests of saved games and deals, of their steps, and of what is said of each step."""
