"""Parrot Box by the engine and by the book: whole matches, and exact counts."""

from random import Random
from typing import Any, Final

import pytest

from tests.census.census import census
from tests.census.parrots import BOOK, ENGINE, Position, play_book, shuffled
from tests.census.worlds import Turn

IN_SOAK = 500
_CHUNKS = 10
_BACKS = "a:turn-1 a:turn-2 b:turn-1 b:turn-2"


def ordinary(chance: Random, turns: list[Turn]) -> Turn:
    return chance.choice(turns)


def stubborn(chance: Random, turns: list[Turn]) -> Turn:
    """Always draws and exchanges the same card: the draw pile runs out, twice."""
    fit = [turn for turn in turns if turn[1] in ("draw", "replace-1", "deal")]
    return (fit or turns)[0] if chance.randrange(200) else chance.choice(turns)


def idle(chance: Random, turns: list[Turn]) -> Turn:
    """Never draws: the round lasts a hundred turns of each."""
    fit = [turn for turn in turns if turn[1] in ("take", "replace-1", "deal")]
    return (fit or turns)[0]


def floating(chance: Random, turns: list[Turn]) -> Turn:
    """Wherever a Parrot can float it does; Parrots are kept."""
    fit = [turn for turn in turns if turn[1].startswith("float")]
    return chance.choice(fit or turns)


HABITS: Final = (ordinary, stubborn, idle, floating)


def play_both(seed: int, habit: Any) -> set[str]:
    """One match: nowhere may the engine and the book be told apart. The verbs it had."""
    chance = Random(seed)
    agreed = shuffled(chance, 2 + seed % 5)
    state, table, verbs = agreed.for_the_engine(), agreed.for_the_book(), set()
    while True:
        assert ENGINE.snapshot(state) == BOOK.snapshot(table)
        for seat in range(-1, len(agreed.birthdays)):
            assert ENGINE.may(state, seat) == BOOK.may(table, seat)
        turns = ENGINE.turns(state)
        if not turns:
            break
        turn = habit(chance, turns)
        verbs.add(turn[1].partition("-")[0])
        state = ENGINE.after(state, turn)
        play_book(table, turn)
    assert ENGINE.result(state) == BOOK.result(table) is not None
    return verbs


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.__name__)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_match_goes_by_the_book(seats: int, habit: Any) -> None:
    play_both(seats - 2, habit)


@pytest.mark.slow
@pytest.mark.parametrize(
    "seeds", [range(100, 102), pytest.param(range(102, 110), marks=pytest.mark.soak)], ids=str
)
@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.__name__)
def test_more_matches_go_by_the_book(habit: Any, seeds: range) -> None:
    verbs = set()
    for seed in seeds:
        verbs |= play_both(seed, habit)
    assert habit is not floating or "float" in verbs


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
def test_hundreds_of_matches_go_by_the_book(chunk: int) -> None:
    for seed in range(1_000_000 + chunk, 1_000_000 + IN_SOAK, _CHUNKS):
        play_both(seed, HABITS[seed % len(HABITS)])


# --- exact counts ----------------------------------------------------------------------------

PLAIN: Final = "1 2 3 4 5 6 7 8 | 8 7 6 5 4 3 2 1 | 6"
PARROTS: Final = "P 2 P 4 7 6 5 8 | 8 7 6 5 4 3 2 1 | 7 | 7 5 7 5"


def filled(spots: str) -> str:
    """Both draw and replace those spots, one after the other."""
    return " ".join([f"{seat}:draw {seat}:replace-{at}" for at in spots for seat in "ba"])


POSITIONS: Final = (
    Position("turning up two", PLAIN, "", 3),
    Position("turning up two of three", f"{PLAIN[:-1]} 1 1 2 2 3 3 4 4 6", "", 2, seats=3),
    Position("the first turns", PLAIN, "a:turn-1 a:turn-2 b:turn-7 b:turn-8", 4),
    Position("two Parrots over their numbers", PARROTS, "a:turn-1 a:turn-5 b:turn-8 b:turn-7", 4),
    Position("the last card", PLAIN, f"{_BACKS} {filled('34567')}", 5),
    Position(
        "the last turn of the round",
        PLAIN,
        f"{_BACKS} {filled('345678').removesuffix(' a:draw a:replace-8')}",
        4,
    ),
)
# By number of turns: sequences of turns, and positions they lead to.
COUNTED: Final[dict[str, tuple[str, str]]] = {
    "turning up two": (
        "1 16 240 2688",
        "1 16 120 448",
    ),
    "turning up two of three": (
        "1 24 552",
        "1 24 276",
    ),
    "the first turns": (
        "1 2 17 38 284",
        "1 2 17 38 284",
    ),
    "two Parrots over their numbers": (
        "1 2 29 62 488",
        "1 2 29 62 480",
    ),
    "the last card": (
        "1 2 17 34 276 546",
        "1 2 17 34 225 419",
    ),
    "the last turn of the round": (
        "1 2 17 18 258",
        "1 2 15 5 65",
    ),
}
EVERY_POSITION = pytest.mark.parametrize("position", POSITIONS, ids=lambda at: at.name)


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def test_every_position_is_counted_once() -> None:
    assert [position.name for position in POSITIONS] == list(COUNTED)


@EVERY_POSITION
@pytest.mark.parametrize("rules", [ENGINE, BOOK], ids=["engine", "book"])
def test_the_pinned_numbers_are_reached(rules: Any, position: Position) -> None:
    counted = census(rules, position)
    assert counted.sequences == numbers(COUNTED[position.name][0])
    assert counted.positions == numbers(COUNTED[position.name][1])


@EVERY_POSITION
def test_engine_and_book_reach_the_same_positions_in_as_many_ways(position: Position) -> None:
    assert census(ENGINE, position).layers == census(BOOK, position).layers
