"""Every fault of a stored match is told by its code, its exact place, and what was found."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.table.match import MOST_TURNS, BadSave
from engine.table.notation import LONGEST, read_match, write_match
from engine.table.saves import read_save, read_stored, write_save
from engine.table.table import opened
from tests.table.matches import a_match

# Lines: 1 title, 2 game, 3 seats, 4 youngest, 5 seed, 6 to 8 players, 9 moves, 10 turns.
GOOD: Final = write_match(a_match(3, youngest=(1,))) + "1. a:play-3a b:play-4b\n"
SET: Final = "1 2 3 4 5 6 7 8 9 10 11 12 13"


class Fault(NamedTuple):
    text: str
    code: str
    place: str
    found: str = ""


def line(number: int, new: str) -> str:
    """The good text with another line there; several if it has breaks."""
    lines = GOOD.split("\n")
    lines[number - 1] = new
    return "\n".join(lines)


def without(number: int) -> str:
    lines = GOOD.split("\n")
    del lines[number - 1]
    return "\n".join(lines)


def deals(*lines: str) -> str:
    return line(4, "\n".join(lines))


FAULTS: Final = (
    Fault("", "not-a-match", "line 1"),
    Fault("x", "not-a-match", "line 1", "x"),
    Fault("{" * 50, "not-a-match", "line 1", "{" * 39 + "…"),
    Fault("\ufeff" + GOOD, "not-a-match", "line 1", "\ufeffcritter-club 1"),
    Fault(GOOD.replace("\n", "\r\n"), "not-a-number", "line 1", "1\r"),
    Fault(line(1, "critter-club"), "not-a-number", "line 1"),
    Fault(line(1, "critter-club 01"), "not-a-number", "line 1", "01"),
    Fault(line(1, "critter-club ١"), "not-a-number", "line 1", "١"),
    Fault(line(1, "critter-club 0"), "unknown-version", "line 1", "0"),
    Fault(line(1, "critter-club 2"), "newer-version", "line 1", "2"),
    Fault("critter-club 1", "no-moves", "line 1"),
    Fault(without(9), "no-moves", "line 10"),
    Fault(GOOD[:-1], "cut-off", "line 10", "1. a:play-3a b:play-4b"),
    Fault(GOOD.removesuffix("4b\n"), "cut-off", "line 10", "1. a:play-3a b:play-"),
    Fault(GOOD + "x" * (LONGEST + 1 - len(GOOD)), "too-long", "the file", str(LONGEST + 1)),
    Fault(
        GOOD + "a:deal " * (MOST_TURNS - 1) + "\n",
        "too-many-turns",
        "the file",
        str(MOST_TURNS + 1),
    ),
    Fault(without(2), "missing-field", "lines 2 to 8", "game"),
    Fault(without(5), "missing-field", "lines 2 to 8", "seed"),
    Fault("critter-club 1\nmoves\n", "missing-field", "lines 2 to 2", "game"),
    Fault(line(2, "game bridge"), "unknown-game", "line 2", "bridge"),
    Fault(line(2, "game"), "unknown-game", "line 2"),
    Fault(without(3), "missing-field", "lines 3 to 3", "seats"),
    Fault(line(3, "seats 7"), "seats-out-of-range", "lines 3 to 4", "7"),
    Fault(line(3, "seats 1"), "seats-out-of-range", "lines 3 to 4", "1"),
    Fault(line(3, "seats three"), "not-a-number", "lines 3 to 4", "three"),
    Fault(line(3, "seats 3 3"), "unknown-option", "lines 3 to 4", "seats 3 3"),
    Fault(line(3, "seats 3\nseats 3"), "said-twice", "lines 3 to 5", "seats 3"),
    Fault(line(4, "mirror\nmirror"), "said-twice", "lines 3 to 5", "mirror"),
    Fault(
        deals(*[f"deal 1 {seat} {SET}" for seat in "abca"]),
        "said-twice",
        "lines 3 to 7",
        f"deal 1 a {SET}",
    ),
    Fault(line(4, "chess"), "unknown-option", "lines 3 to 4", "chess"),
    Fault(line(4, ""), "unknown-option", "lines 3 to 4"),
    Fault(line(4, "youngest"), "unknown-option", "lines 3 to 4", "youngest"),
    Fault(line(4, "youngest x"), "no-such-seat", "lines 3 to 4", "x"),
    Fault(line(4, "youngest d"), "no-such-seat", "lines 3 to 4", "youngest d"),
    Fault(line(4, "youngest b b"), "seat-named-twice", "lines 3 to 4", "youngest b"),
    Fault(deals(f"deal 1 b {SET}"), "deal-out-of-order", "lines 3 to 4", "1 sets"),
    Fault(deals(f"deal 1 a {SET}"), "deal-out-of-order", "lines 3 to 4", "1 sets"),
    Fault(
        deals(*[f"deal 1 {seat} {SET}" for seat in "abc"], *[f"deal 2 {x} {SET}" for x in "abc"]),
        "too-many-deals",
        "lines 3 to 9",
        "2",
    ),
    Fault(
        deals(*[f"deal 1 {seat} {SET}" for seat in "ab"], "deal 1 c 1 2 3"),
        "not-a-set",
        "lines 3 to 6",
        "1 2 3",
    ),
    Fault(
        deals(*[f"deal 1 {seat} {SET}" for seat in "ab"], "deal 1 c 13 1 2 3 4 5 6 7 8 9 10 11 12"),
        "king-on-floor",
        "lines 3 to 6",
        "13 1 2 3 4 5 6 7 8 9 10 11 12",
    ),
    Fault(deals("deal 1 a"), "unknown-option", "lines 3 to 4", "deal 1 a"),
    Fault(line(5, "seed"), "not-a-number", "line 5"),
    Fault(line(5, "seed -1"), "not-a-number", "line 5", "-1"),
    Fault(line(5, "seed " + "9" * 5000), "not-a-number", "line 5", "9" * 39 + "…"),
    Fault(line(5, f"seed {2**53}"), "seed-out-of-range", "line 5", str(2**53)),
    Fault(line(5, "seed 7\ndrawn " + "0" * 32), "not-mixed", "lines 6 to 6"),
    Fault(line(5, f'seed 7\ndrawn {"0" * 32}\nadded a "x"'), "not-mixed", "lines 5 to 10", "7"),
    Fault(without(8), "wrong-number-of-players", "lines 6 to 8", "2"),
    Fault(line(6, 'player b "x"'), "not-a-player", "line 6", 'player b "x"'),
    Fault(line(6, "player a x"), "not-a-player", "line 6", "player a x"),
    Fault(line(6, 'player a "x'), "not-a-player", "line 6", 'player a "x'),
    Fault(line(6, 'player a "x" '), "not-a-player", "line 6", 'player a "x" '),
    Fault(line(6, 'player a "x"y'), "not-a-player", "line 6", 'player a "x"y'),
    Fault(line(6, 'player a "\\q"'), "not-a-player", "line 6", 'player a "\\q"'),
    Fault(line(6, 'player a ""'), "bad-name", "line 6", "''"),
    Fault(line(7, 'player b "\\ud800"'), "bad-name", "line 7", "'\\ud800'"),
    Fault(line(8, f'player c "{"x" * 61}"'), "bad-name", "line 8", f"'{'x' * 38}…"),
    Fault(line(8, 'player c "x" hal'), "unknown-bot", "lines 5 to 8", "hal"),
    Fault(line(10, "1. 2."), "not-a-turn", "line 10", "2."),
    Fault(line(10, "1. pass"), "not-a-turn", "line 10", "pass"),
    Fault(line(10, "a:play-3a\nx:play-3a"), "no-such-seat", "line 11", "x"),
    Fault(line(10, "\na:play-3a"), "not-a-turn", "line 10"),
    Fault(line(10, "1."), "not-a-turn", "line 10", "1."),
    Fault(line(10, "one. a:play-3a"), "not-a-turn", "line 10", "one."),
    Fault(line(10, "a:play-3a\tb:play-4b"), "not-a-number", "line 10", "3a\tb:play-4"),
    Fault(line(10, "ab:play-3a"), "no-such-seat", "line 10", "ab"),
    Fault(line(10, ":play-3a"), "no-such-seat", "line 10"),
    Fault(line(10, "a:fly-3a"), "unknown-move", "line 10", "fly-3a"),
    Fault(line(10, "a:"), "unknown-move", "line 10"),
    Fault(line(10, "a:play-"), "not-a-card", "line 10"),
    Fault(line(10, "a:play-3q"), "not-a-card", "line 10", "3q"),
    Fault(line(10, "a:play-14a"), "not-a-card", "line 10", "14a"),
    Fault(line(10, "a:play-3g"), "not-a-card", "line 10", "3g"),
    Fault(line(10, "a:play-xa"), "not-a-number", "line 10", "x"),
)
BOX: Final = """critter-club 1
game parrot-box
seats 2
birthdays b
deal 1 7 P
reshuffle 1 1 5
seed 7
player a "Anna"
player b "Ben"
moves
1.0. a:turn-1 b:turn-8
"""
WHOLE: Final = " ".join([*[str(at) for at in range(13) for _ in range(8)], "P P P P"])


def box(old: str, new: str) -> str:
    """The good match of Parrot Box with something else there."""
    assert old in BOX
    return BOX.replace(old, new)


BOX_FAULTS: Final = (
    Fault(box("deal 1", "deal 6"), "no-such-round", "lines 3 to 6", "6"),
    Fault(box("deal 1 7 P", "deal 1"), "empty-deal", "lines 3 to 6", "1"),
    Fault(box("7 P", "13"), "not-a-card", "lines 3 to 6", "13"),
    Fault(box("7 P", "P P P P P"), "card-too-many", "lines 3 to 6", "P"),
    Fault(box("7 P", f"{WHOLE} 12"), "card-too-many", "lines 3 to 6", "12"),
    Fault(box("reshuffle 1 1", "reshuffle 1 3"), "no-such-reshuffle", "lines 3 to 6", "3"),
    Fault(box("deal 1 7 P", "deal 2 7\ndeal 1 7"), "deal-out-of-order", "lines 3 to 7", "2 1 1.1"),
    Fault(box("deal 1 7 P", "deal 1 7\ndeal 1 7"), "said-twice", "lines 3 to 7", "deal 1 7"),
    Fault(box("birthdays b", "birthdays c"), "no-such-seat", "lines 3 to 6", "birthdays c"),
    Fault(box("birthdays b", "birthdays b b"), "seat-named-twice", "lines 3 to 6", "birthdays b"),
    Fault(box("seats 2", "seats 7"), "seats-out-of-range", "lines 3 to 6", "7"),
    Fault(box("birthdays b", "mirror"), "unknown-option", "lines 3 to 6", "mirror"),
    Fault(box("turn-8", "turn-9"), "no-such-spot", "line 11", "9"),
    Fault(box("turn-8", "float-1-9"), "no-such-spot", "line 11", "9"),
    Fault(box("turn-8", "play-3a"), "unknown-move", "line 11", "play-3a"),
    Fault(box('"Ben"', '"Ben" owl'), "unknown-bot", "lines 7 to 9", "owl"),
)
MOTH: Final = """critter-club 1
game cheating-moth
seats 3
calm
oldest b
deal 1 3 51
reshuffle 1 1 5
seed 7
player a "Anna"
player b "Ben"
player c "Cem"
moves
1.1. b:slip-3a a:rustle
"""


def moth(old: str, new: str) -> str:
    """The good match of Cheating Moth with something else there."""
    assert old in MOTH
    return MOTH.replace(old, new)


MOTH_FAULTS: Final = (
    Fault(moth("seats 3", "seats 2"), "seats-out-of-range", "lines 3 to 7", "2"),
    Fault(moth("calm", "calm\ncalm"), "said-twice", "lines 3 to 8", "calm"),
    Fault(moth("calm", "quiet"), "unknown-option", "lines 3 to 7", "quiet"),
    Fault(moth("oldest b", "oldest d"), "no-such-seat", "lines 3 to 7", "oldest d"),
    Fault(moth("oldest b", "oldest b\nlot a"), "said-twice", "lines 3 to 8", "lot a"),
    Fault(moth("oldest b", "rulings 9"), "number-out-of-range", "lines 3 to 7", "rulings 9"),
    Fault(moth("deal 1 3 51", "deal 4 3"), "no-such-round", "lines 3 to 7", "4"),
    Fault(moth("deal 1 3 51", "deal 1 6"), "not-a-card", "lines 3 to 7", "6"),
    Fault(moth("deal 1 3 51", "deal 1 51 51"), "card-too-many", "lines 3 to 7", "51"),
    Fault(moth("reshuffle 1 1", "reshuffle 1 0"), "no-such-reshuffle", "lines 3 to 7", "0"),
    Fault(moth("slip-3a", "slip-3j"), "not-a-card", "line 13", "3j"),
    Fault(moth("slip-3a", "slip-3a-b"), "unknown-move", "line 13", "slip-3a-b"),
    Fault(moth("slip-3a", "slip"), "unknown-move", "line 13", "slip"),
    Fault(moth("slip-3a", "slap-2000"), "number-out-of-range", "line 13", "slap-2000"),
    Fault(moth("slip-3a", "leaf-0"), "number-out-of-range", "line 13", "leaf-0"),
    Fault(moth("slip-3a", "claim-early"), "not-a-number", "line 13", "early"),
    Fault(moth("slip-3a", "call-f"), "no-such-seat", "line 13", "f"),
    Fault(moth("slip-3a", "call-*"), "no-such-seat", "line 13", "*"),
)
SAVE: Final = write_save(opened(a_match(3)))
NOTATION, SEAL = SAVE[: SAVE.index("seal ")], SAVE[SAVE.index("seal ") : -1]
DAMAGED: Final = (
    Fault(SAVE.replace("seed 7", "seed 8"), "damaged", "line 9", SEAL),
    Fault(f"{NOTATION}seal\n", "not-a-turn", "line 9", "seal"),
    Fault(f"{NOTATION}seal 0\n", "damaged", "line 9", "seal 0"),
    Fault(f"{NOTATION}{SEAL} x\n", "damaged", "line 9", f"{SEAL} x"),
    Fault(f"{NOTATION}{SEAL[:-1]}\n", "damaged", "line 9", SEAL[:-1]),
    Fault(f"{NOTATION}{SEAL.replace('seal 0', 'seal 1')}\n", "damaged", "line 9"),
    Fault(f"{NOTATION}{SEAL.replace('seal 0', 'seal 00')}\n", "damaged", "line 9"),
    Fault(f"{NOTATION}{SEAL.replace('seal 0', 'seal -1')}\n", "damaged", "line 9"),
)


@pytest.mark.parametrize(
    "fault", [*FAULTS, *BOX_FAULTS, *MOTH_FAULTS], ids=lambda fault: f"{fault.code} {fault.found!a}"
)
def test_a_fault_of_the_notation_is_told_with_its_place(fault: Fault) -> None:
    assert told(read_match, fault.text) == fault[1:]


@pytest.mark.parametrize("fault", DAMAGED, ids=lambda fault: ascii(fault.text[-30:]))
def test_a_fault_of_the_seal_is_told_with_its_place(fault: Fault) -> None:
    code, place, found = told(read_stored, fault.text)
    assert (code, place) == (fault.code, fault.place)
    assert found.startswith(fault.found)


def test_a_match_without_a_seal_is_no_save() -> None:
    assert told(read_save, NOTATION) == ("not-sealed", "line 8", "")


@given(st.integers(2, 10**16 - 1), st.text())
def test_a_newer_version_is_told_before_anything_else(version: int, rest: str) -> None:
    title = f"critter-club {version}"
    for text in (title, f"{title}\n{rest}", f"{title}\n{rest}\nseal 0 00000000\n"):
        assert told(read_stored, text) == ("newer-version", "line 1", str(version))


def test_a_save_of_a_newer_version_is_newer_not_damaged() -> None:
    newer = SAVE.replace("critter-club 1", "critter-club 2")
    assert told(read_save, newer) == ("newer-version", "line 1", "2")


def told(read: Callable[[str], object], text: str) -> tuple[str, str, str]:
    with pytest.raises(BadSave) as fault:
        read(text)
    return fault.value.code, fault.value.place, fault.value.found
