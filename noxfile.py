"""Checks that take longer than the tests: ``nox -s soak``."""

import nox


@nox.session
def soak(session: nox.Session) -> None:
    """Referee 20,000 random deals of every shipped variant by the naive rules of the tests."""
    session.install("-e", ".[test]")
    session.run("python", "-m", "tests.properties.referee", *session.posargs)
