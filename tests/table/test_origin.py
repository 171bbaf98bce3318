"""A seed that people have added to: it follows from all of it, and anybody can mix it again."""

from dataclasses import replace
from hashlib import sha256

import pytest

from engine.core.codec import BadMessage
from engine.core.seeds import PLAIN_SEEDS, SEEDS, read_seed, write_seed
from engine.table.match import BadSave, Match, Player
from engine.table.notation import read_match, write_match
from engine.table.origin import Origin, fingerprint_of
from engine.table.pledge import opening_of, pledge_of
from tests.table.matches import a_match

DRAWN = 0x0123456789ABCDEF0123456789ABCDEF
ORIGIN = Origin(DRAWN, ((2, "Pudding ☂"), (0, 'so "so"')))
PEOPLE = a_match(3)
MIXED = replace(PEOPLE, seed=ORIGIN.seed, origin=ORIGIN)
LINES = (
    "drawn 0123456789abcdef0123456789abcdef",
    'added c "Pudding ☂"',
    'added a "so \\"so\\""',
)


def lines_of(match: Match) -> list[str]:
    return write_match(match).splitlines()


def test_the_opening_says_what_it_was_mixed_of() -> None:
    assert ORIGIN.lines == LINES
    digest = sha256("".join(f"{line}\n" for line in LINES).encode()).hexdigest()
    at = lines_of(MIXED).index(f"seed {digest[:32]}")
    assert tuple(lines_of(MIXED)[at + 1 : at + 4]) == LINES
    assert read_match(opening_of(MIXED)) == MIXED


def test_it_stays_what_it_is_for_ever() -> None:
    """The page mixes it as well: tests/web/origin.test.mjs."""
    assert write_seed(ORIGIN.seed) == "a1889a690538ab7a3317b7968cdd666a"
    assert (
        fingerprint_of(DRAWN) == "3087837a2a0109fc354d73b57a736fd970f84a89c6c2ab14cd8e6d2d5ba318a5"
    )


def test_whatever_anybody_adds_changes_the_seed() -> None:
    others = (
        Origin(DRAWN + 1, ORIGIN.added),
        Origin(DRAWN, ORIGIN.added[::-1]),
        Origin(DRAWN, ORIGIN.added[:1]),
        Origin(DRAWN, ((2, "Pudding ☂"), (0, 'so "sO"'))),
        Origin(DRAWN, ((1, "Pudding ☂"), (0, 'so "so"'))),
    )
    assert len({ORIGIN.seed, *[other.seed for other in others]}) == 6


def test_the_pledge_tells_of_what_it_was_mixed() -> None:
    assert pledge_of(MIXED) != pledge_of(replace(MIXED, origin=None))


@pytest.mark.parametrize(
    "added",
    [(), ((0, ""),), ((0, "x" * 61),), ((0, "\ud800"),), ((0, "x"), (1, "y"), (0, "z"))],
)
def test_what_nobody_can_add_is_told(added: tuple[tuple[int, str], ...]) -> None:
    with pytest.raises(BadMessage) as fault:
        Origin(DRAWN, added)
    assert fault.value.code == "not-mixed"


def test_a_seed_that_does_not_follow_is_none() -> None:
    with pytest.raises(BadMessage) as fault:
        replace(MIXED, seed=MIXED.seed ^ 1)
    assert fault.value.code == "not-mixed"


def test_bots_add_nothing() -> None:
    players = (*MIXED.players[:2], Player("Dot", "random"))
    with pytest.raises(BadMessage) as fault:
        replace(MIXED, players=players)
    assert (fault.value.code, fault.value.found) == ("no-such-seat", "added c")


@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        (LINES[0], LINES[0][:-1], "not-a-number", "lines 5 to 7"),
        (LINES[0], LINES[0].replace("f", "F"), "not-a-number", "lines 5 to 7"),
        (LINES[0], LINES[0][:-1] + "0", "not-mixed", "lines 4 to 10"),
        (LINES[0] + "\n", "", "not-mixed", "lines 5 to 6"),
        (LINES[1], "added c ☂", "not-mixed", "lines 5 to 7"),
        (LINES[1], "added", "not-mixed", "lines 5 to 7"),
        (LINES[1], "added c 5", "not-mixed", "lines 5 to 7"),
        (LINES[1], 'added c  "x"', "not-mixed", "lines 5 to 7"),
        (LINES[1], 'added z "x"', "no-such-seat", "lines 5 to 7"),
        (LINES[1], 'added c "\\u0050udding ☂"', "not-mixed", "lines 5 to 7"),
        ("\n".join(LINES[1:]) + "\n", "", "not-mixed", "lines 5 to 5"),
    ],
)
def test_a_line_that_was_changed_is_told(old: str, new: str, code: str, at: str) -> None:
    with pytest.raises(BadSave) as fault:
        read_match(write_match(MIXED).replace(old, new))
    assert (fault.value.code, fault.value.place) == (code, at)


@pytest.mark.parametrize(
    "seed", [0, 7, PLAIN_SEEDS - 1, PLAIN_SEEDS, 2**64 + 1, SEEDS - 1, DRAWN], ids=hex
)
def test_a_seed_has_one_spelling(seed: int) -> None:
    text = write_seed(seed)
    assert read_seed(text) == seed
    assert text == (str(seed) if seed < 2**53 else f"{seed:032x}")


@pytest.mark.parametrize(
    "text",
    ["", "x", "-1", "07", str(2**53), "0" * 32, f"{2**53 - 1:032x}", "F" * 32, "1" * 31, "+" * 32],
)
def test_what_is_no_seed_is_told(text: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_seed(text)
    assert fault.value.code in ("not-a-number", "seed-out-of-range")
