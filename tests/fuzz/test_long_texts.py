"""Texts as long as they may be, and values as deep: told or read soon, and never an overflow."""

from time import process_time

import pytest

from engine.core.codec import Unreadable
from engine.core.game import AnyGame
from engine.games import GAMES, party_bugs
from engine.table.match import MOST_TURNS, NAME_LENGTH, Match, Player
from engine.table.notation import LONGEST, read_match, write_match
from engine.table.saves import read_save, write_save
from engine.table.table import opened
from tests.fuzz.verdicts import judge_move, judge_options, judge_value, judged_soon
from tests.table.matches import a_match

pytestmark = pytest.mark.slow
SOON = 3.0  # seconds: half of one here; what grows as a square would take minutes
GOOD = write_match(a_match(3))
HEADER, _, _ = GOOD.partition("seed 7")
KINDS = party_bugs.kinds
SET = "1 2 3 4 5 6 7 8 9 10 11 12 13"


def many(start: str, piece: str, end: str = "") -> str:
    """As often as it fits into the longest text that is read."""
    return start + piece * ((LONGEST - len(start) - len(end)) // len(piece)) + end


LONG = {
    "empty lines": many(GOOD, "\n"),
    "one long word": many(GOOD, "x", "\n"),
    "one long number": many(GOOD + "a:play-", "9", "a\n"),
    "a long seed": GOOD.replace("seed 7", "seed " + "7" * 900_000),
    "a long version": many("critter-club ", "1", "\nmoves\n"),
    "words": many(GOOD, "x ", "\n"),
    "illegal turns": many(GOOD, "a:deal ", "\n"),
    "the clock's turns": many(GOOD, "*:deal ", "\n"),
    "round numbers": many(GOOD, "1.\n"),
    "players": many(f"{HEADER}seed 7\n", 'player a "x"\n', "moves\n"),
    "a long name": many(f'{HEADER}seed 7\nplayer a "', "x", '"\nmoves\n'),
    "escapes": many(f'{HEADER}seed 7\nplayer a "', "\\u0041", '"\nmoves\n'),
    "quotes": many(f"{HEADER}seed 7\nplayer a ", '"', "\nmoves\n"),
    "brackets": many(f"{HEADER}seed 7\nplayer a ", "[", "\nmoves\n"),
    "deals": many(HEADER, f"deal 1 a {SET}\n", "seed 7\nmoves\n"),
    "short deals": many(HEADER, "deal 9 a 1\n", "seed 7\nmoves\n"),
    "a long deal": many(f"{HEADER}deal 1 a", " 7", "\nseed 7\nmoves\n"),
    "faces": many("critter-club 1\ngame parrot-box\nseats 2\ndeal 1", " P", "\nseed 7\nmoves\n"),
    "ages": many(f"{HEADER}youngest", " b", "\nseed 7\nmoves\n"),
    "options": many(HEADER, "mirror\n", "seed 7\nmoves\n"),
    "seals": many(GOOD, "seal 0 00000000\n"),
    "a long seal": many(f"{GOOD}seal 0 ", "0", "\n"),
    "moves": many("critter-club 1\n", "moves\n"),
    "blanks": many(GOOD, " ", "\n"),
    "signs of other scripts": many(GOOD, "٣", "\n"),
}


@pytest.mark.parametrize("text", LONG.values(), ids=list(LONG))
def test_a_long_text_is_judged_soon(text: str) -> None:
    assert len(text) <= LONGEST
    judged_soon(text, within=SOON)


def test_the_longest_match_of_all_can_still_be_read() -> None:
    """Every turn there may be, each in as many signs as a turn can have, and long names."""
    fresh = a_match(6, hidden_dancer=True, mirror=True, youngest=(5, 4, 3, 2, 1, 0))
    players = (Player("\x00" * NAME_LENGTH),) * 6
    turns = ((1, party_bugs.read_move("discard-pair")),) * MOST_TURNS
    longest = Match(fresh.game_name, fresh.config, 2**53 - 1, players, turns)
    assert read_match(write_match(longest)) == longest


def test_a_longer_text_is_not_even_looked_at() -> None:
    begun = process_time()
    with pytest.raises(Unreadable, match="too-long"):
        read_match("critter-club 1\n" * 10_000_000)
    assert process_time() - begun < 1


def test_minds_changed_ten_thousand_times_are_replayed_soon() -> None:
    """Choices may be exchanged until the last has chosen: legal play of any length."""
    _, table = judged_soon(minds_changed(10_000), within=SOON)
    assert table is not None


def test_a_table_whose_minds_changed_for_long_can_still_be_loaded() -> None:
    """A save that was written is a save that can be read: else the match would be lost."""
    table = opened(read_match(minds_changed(MOST_TURNS)))
    assert read_save(write_save(table)) == table


def minds_changed(times: int) -> str:
    state = party_bugs.setup(a_match(3).config, 7).state
    one, other = [party_bugs.write_move(move) for move in party_bugs.legal_moves(state, 0)][:2]
    text = GOOD + f"a:{one} a:{other} " * (times // 2)
    return text[:LONGEST].rpartition(" ")[0] + "\n"


LONG_MOVES = ["play-" + "9" * 10**6 + "a", "play-" * 10**5, "turn-" + "9" * 10**6, "float" * 10**5]
LONG_OPTIONS = [
    *("seats " + "3" * 10**6, "youngest" + " a" * 10**5, "birthdays" + " a" * 10**5, "\n" * 10**5),
    *("seats 2\ndeal 1" + " P" * 10**5, "seats 2\nreshuffle 1 1" + " 7" * 10**5),
]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EVERY_GAME
@pytest.mark.parametrize("text", LONG_MOVES, ids=lambda text: text[:8])
def test_a_long_move_is_refused_soon(game: AnyGame, text: str) -> None:
    begun = process_time()
    assert not judge_move(game, text)
    assert process_time() - begun < 1


@EVERY_GAME
@pytest.mark.parametrize("text", LONG_OPTIONS, ids=range(len(LONG_OPTIONS)))
def test_long_options_are_refused_soon(game: AnyGame, text: str) -> None:
    begun = process_time()
    assert not judge_options(game, text)
    assert process_time() - begun < 1


@pytest.mark.parametrize("shape", ["[{}]", '{{"type":{}}}', '{{"seats":{}}}', '{{"config":{}}}'])
@pytest.mark.parametrize("name", ["config", "state", "move", "event", "view"])
def test_a_value_of_any_depth_is_refused(name: str, shape: str) -> None:
    """Deep enough that the parser gives up, and everything just below that."""
    start, end = shape.format("|").split("|")
    for depth in (*range(1, 1100), 10_000, 100_000):
        for one, other in (("[", "]"), ('{"a":[', "]}")):
            text = start + one * depth + other * depth + end
            assert not judge_value(getattr(KINDS, name), text)


def test_a_field_of_any_depth_is_refused() -> None:
    """Just below where the parser gives up the fault has to be told without an overflow."""
    for depth in range(1, 1100):
        seats = "[" * depth + "]" * depth
        text = f'{{"seats":{seats},"hidden_dancer":true,"mirror":true,"youngest":[],"deals":[]}}'
        assert not judge_value(KINDS.config, text)


@pytest.mark.parametrize(
    "number", ["9" * 4300, "9" * 4301, "-" + "9" * 4000, "1e400", "-0", "1.0", "NaN", "Infinity"]
)
def test_a_number_that_is_none_is_refused(number: str) -> None:
    text = f'{{"seats":{number},"hidden_dancer":true,"mirror":true,"youngest":[],"deals":[]}}'
    assert not judge_value(KINDS.config, text)
