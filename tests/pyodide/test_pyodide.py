"""CPython and Pyodide play the same game, bit by bit, and the laws hold in both."""

import subprocess
from pathlib import Path

import pytest

from tests.pyodide.agreement import (
    hashes,
    kept,
    links,
    matches,
    refusals,
    reviews,
    thoughts,
    transcripts,
)

TOP = Path(__file__).parents[2]
pytestmark = [pytest.mark.pyodide, pytest.mark.slow]


SOON = 50  # milliseconds
OFTEN = 4  # positions
FORGED = 1_000_000  # links
AT_A_TIME = 50_000


def run(program: str, *words: str) -> list[str]:
    ran = subprocess.run(
        ["node", "tools/pyodide.mjs", program, *words],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.fixture(scope="module")
def told_by_pyodide() -> list[str]:
    return run("tests/pyodide/agreement.py")


def test_every_position_has_the_same_hash_in_pyodide_and_the_laws_hold(
    told_by_pyodide: list[str],
) -> None:
    """That they hold here too is for the tests of the laws, which ask them far more often."""
    expected = [line for match in matches() for line in (*hashes(*match), kept(*match))]
    assert len(expected) > 10_000
    assert told_by_pyodide[: len(expected)] == expected


@pytest.mark.soak
def test_all_laws_hold_in_pyodide_at_many_positions(told_by_pyodide: list[str]) -> None:
    assert run("tests/pyodide/agreement.py", str(OFTEN)) == told_by_pyodide


def test_thinkers_come_to_the_same_in_pyodide(told_by_pyodide: list[str]) -> None:
    expected = list(thoughts())
    assert len(expected) > 80
    start = told_by_pyodide.index(expected[0])
    assert told_by_pyodide[start : start + len(expected)] == expected


def test_golden_matches_are_told_the_same_in_pyodide(told_by_pyodide: list[str]) -> None:
    expected = list(transcripts())
    start = told_by_pyodide.index(expected[0])
    assert told_by_pyodide[start : start + len(expected)] == expected


def test_links_are_the_same_in_pyodide(told_by_pyodide: list[str]) -> None:
    expected = list(links())
    start = told_by_pyodide.index(expected[0])
    assert told_by_pyodide[start : start + len(expected)] == expected
    assert all(" True " in line for line in expected)


def test_a_ledger_is_the_same_in_pyodide(told_by_pyodide: list[str]) -> None:
    expected = list(reviews())
    assert len(expected) > 10
    start = told_by_pyodide.index(expected[0])
    assert told_by_pyodide[start : start + len(expected)] == expected


def test_no_depth_of_nesting_ends_pyodide(told_by_pyodide: list[str]) -> None:
    expected = list(refusals())
    assert len(expected) == 9
    assert told_by_pyodide[-len(expected) :] == expected


@pytest.mark.soak
def test_no_link_takes_long_in_pyodide() -> None:
    [slowest] = run("tests/links/longest.py")
    assert float(slowest) < SOON


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, FORGED, AT_A_TIME))
def test_a_million_forged_links_are_read_or_refused_soon_in_pyodide(first: int) -> None:
    """Each in slices of less than 50 ms."""
    *_, told = run("tests/fuzz/forging.py", str(AT_A_TIME), str(500_000_000 + first))
    assert told.startswith(f"{AT_A_TIME} forged, ")
    print(told)
