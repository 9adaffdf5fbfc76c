"""What the rules say of themselves, and to whoever is refused, is what was reviewed."""

from . import refused, texts


def test_the_texts_of_the_rules_are_those_that_were_reviewed() -> None:
    reviewed = texts.FILE.read_text(encoding="utf-8").splitlines()
    assert texts.texts().splitlines() == reviewed, "review it: python -m tests.rules.texts"


def test_whoever_is_refused_hears_what_was_reviewed() -> None:
    reviewed = refused.FILE.read_text(encoding="utf-8").splitlines()
    assert refused.texts().splitlines() == reviewed, "review it: python -m tests.rules.refused"
