"""Checks that take longer than the tests of every change; each runs by its name.

======================  ===========================================================
``nox``                 the tests on each Python, with old and new dependencies, and
                        from each kind of installation
``nox -s coverage``     every branch of the rules is tested
``nox -s fuzz``         hostile input, a minute each kind
``nox -s mutants``      faults put into the rules, which the tests must notice
``nox -s soak``         20,000 deals of every variant, refereed by the naive rules
======================  ===========================================================

A Python that is not installed is passed over.
"""

from pathlib import Path

import nox

nox.options.sessions = ["tests", "packages"]
nox.options.error_on_missing_interpreters = False

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
PROJECT = nox.project.load_toml("pyproject.toml")["project"]
IN_PARALLEL = ("-q", "-n", "2")
IN_ANY_ORDER = "pytest-randomly>=3.16"


def lowest(*extras: str) -> list[str]:
    """What the library and its extras need, each at the lowest version that is allowed."""
    needed = [need for extra in extras for need in PROJECT["optional-dependencies"][extra]]
    allowed = [need for need in (*PROJECT["dependencies"], *needed) if ">=" in need]
    return [need.partition(",")[0].replace(">=", "==", 1) for need in allowed]


@nox.session(python=PYTHONS)
@nox.parametrize("dependencies", ["newest", "lowest"])
def tests(session: nox.Session, dependencies: str) -> None:
    """Run all tests on one Python, with the newest or the lowest dependencies."""
    extras = ("arrays", "cli", "test")
    pinned = lowest(*extras) if dependencies == "lowest" else []
    session.install("-e", f".[{','.join(extras)}]", IN_ANY_ORDER, *pinned)
    session.run("python", "-m", "pytest", *IN_PARALLEL, *session.posargs)


@nox.session
@nox.parametrize("commands", ["with", "without"])
@nox.parametrize("installed", ["wheel", "sdist", "editable"])
def packages(session: nox.Session, installed: str, commands: str) -> None:
    """Run the tests against an installed package, with and without the commands."""
    if installed == "editable":
        options, package = ["-e"], "."
    else:
        built = session.create_tmp()
        session.install("build")
        session.run("python", "-m", "build", f"--{installed}", "--outdir", built, silent=True)
        options, package = [], str(max(Path(built).glob("marjapussi_rules-*"), key=_when_made))
    session.install(*options, f"{package}[test]", IN_ANY_ORDER)
    if commands == "without":
        session.run("python", "-m", "pip", "uninstall", "-y", "rich", "typer", silent=True)
    outside = [] if commands == "with" else ["--ignore-glob=**/marjapussi/cli/*"]
    arguments = ["tests", "--pyargs", "marjapussi", *outside, *session.posargs]
    session.run("python", "-m", "pytest", *IN_PARALLEL, *arguments)


def _when_made(path: Path) -> float:
    return path.stat().st_mtime


@nox.session
def coverage(session: nox.Session) -> None:
    """Run all tests; fail if they leave out a branch of the rules, the deal or the view."""
    session.install("-e", ".[arrays,test]", "pytest-cov>=6")
    session.run("python", "-m", "pytest", *IN_PARALLEL, "--cov", *session.posargs)


@nox.session
def mutants(session: nox.Session) -> None:
    """Put faults into the rules one by one; ``-- "marjapussi.rules.follow*"`` takes a part."""
    session.install("-e", ".[test]", "mutmut==3.8.1")
    session.run("mutmut", "run", "--max-children", "2", *session.posargs, success_codes=[0, 1])
    session.run("mutmut", "results")


@nox.session(python="3.11")
@nox.parametrize("target", ["variants", "records", "server", "cards", "actions"])
def fuzz(session: nox.Session, target: str) -> None:
    """Read hostile input for a minute, or for as long as ``-- --seconds 600`` says."""
    session.install("-e", ".[test]")
    session.install("--only-binary=:all:", "atheris==3.0.0", success_codes=[0, 1])
    session.run("python", "-m", "tests.fuzz", target, *session.posargs)


@nox.session
def soak(session: nox.Session) -> None:
    """Referee 20,000 random deals of every shipped variant by the naive rules of the tests."""
    session.install("-e", ".[test]")
    session.run("python", "-m", "tests.properties.referee", *session.posargs)
