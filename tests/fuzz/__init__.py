"""Hostile input, made without end: ``python -m tests.fuzz records --seconds 60``."""
