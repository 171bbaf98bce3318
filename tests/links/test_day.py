"""The deal of a day follows from the game and the date, and from nothing else."""

from datetime import date, timedelta

import pytest

from engine.core.codec import BadMessage
from engine.games import GAMES
from engine.links.day import day_match, day_seed
from engine.table.table import awaited, opened

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
# They were played and compared: these seeds stay.
KNOWN = {
    "party-bugs": 1544343164217613,
    "parrot-box": 7133760018415075,
    "cheating-moth": 1562265265738586,
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_day_keeps_its_seed_for_ever(name: str) -> None:
    assert day_seed(name, "2026-02-28") == KNOWN[name]


@EVERY_GAME
def test_the_deal_of_a_day_can_be_played_by_one_person(name: str) -> None:
    match = day_match(name, "2026-02-28")
    assert [player.bot is None for player in match.players] == [True, False, False, False]
    assert awaited(opened(match))


def test_a_day_keeps_the_rulings_it_was_played_by() -> None:
    for day, lines in (
        ("2026-02-28", ("seats 4", "oldest a")),
        ("2026-11-30", ("seats 4", "oldest a")),
        ("2026-12-01", ("seats 4", "oldest a", "rulings 2")),
        ("2027-02-28", ("seats 4", "oldest a", "rulings 2")),
    ):
        match = day_match("cheating-moth", day)
        assert match.game.write_config(match.config) == lines


def test_no_two_days_or_games_have_the_same_deal() -> None:
    first = date(2024, 1, 1)
    days = [str(first + timedelta(at)) for at in range(3_000)]
    assert len({day_seed(name, day) for name in GAMES for day in days}) == len(GAMES) * len(days)


def test_every_day_of_the_calendar_is_one() -> None:
    first, last = date(2000, 1, 1), date(2999, 12, 31)
    for at in range(0, (last - first).days + 1, 13):
        day_seed("party-bugs", str(first + timedelta(at)))
    assert day_seed("party-bugs", str(last)) != day_seed("party-bugs", str(first))


@pytest.mark.parametrize(
    "text",
    [
        *("", "today", "2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-01"),
        *("2026-1-01", "2026-01-00", "1999-12-31", "3000-01-01", "2026-01-01 ", "٢٠٢٦-01-01"),
        *("-2026-01-01", "2026-+1-01", "2026-01-01-01", "20260101"),
    ],
)
def test_what_is_no_day_is_told(text: str) -> None:
    with pytest.raises(BadMessage) as fault:
        day_match("party-bugs", text)
    assert fault.value.code == "no-such-day"
