"""What the rules say of themselves, and to whoever is refused, is what was reviewed."""

from .texts import FILE, texts


def test_the_texts_of_the_rules_are_those_that_were_reviewed() -> None:
    reviewed = FILE.read_text(encoding="utf-8").splitlines()
    assert texts().splitlines() == reviewed, "review the change: python -m tests.rules.texts"
