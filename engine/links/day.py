"""The deal of the day: a set-up for each game that follows only from the date.

The engine reads no clock, so the date is handed in. Everybody with the same date gets the same
deal, whatever their time zone.
"""

from hashlib import sha256
from typing import Final

from engine.core.codec import BadMessage
from engine.core.game import write_seat
from engine.core.seeds import PLAIN_SEEDS
from engine.table.match import Match, Player, agreed_match, game_called

YEARS: Final = range(2000, 3000)
MONTHS: Final = range(1, 13)
DAYS: Final = range(1, 32)
_SHORT_MONTHS: Final = (4, 6, 9, 11)
# One person against three bots with different tempers. This never changes: links have been sent.
_KINDS: Final = (None, "regular-cautious", "regular", "regular-bold")


def day_match(game_name: str, date: str) -> Match:
    """That day's deal. Its players bring their own names, which are not part of it."""
    seed = day_seed(game_name, date)
    players = tuple([Player(write_seat(seat), kind) for seat, kind in enumerate(_KINDS)])
    game = game_called(game_name)
    lines = (f"seats {len(players)}", *game.manifest.of_day(date))
    return agreed_match(game, lines, players, (0,), seed)


def day_seed(game_name: str, date: str) -> int:
    check_date(date)
    digest = sha256(f"critter-club {game_name} {date}".encode()).digest()
    return int.from_bytes(digest) % PLAIN_SEEDS


def check_date(date: str) -> None:
    """Raises BadMessage if there is no such day or it is not written like 2026-02-28."""
    year, month, day = parts_of(date)
    there = year in YEARS and month in MONTHS and day in range(1, _length(year, month) + 1)
    if not there:
        raise BadMessage("no-such-day", found=date)


def parts_of(date: str) -> tuple[int, int, int]:
    words = date.split("-")
    if [len(word) for word in words] != [4, 2, 2] or not (date.isascii() and _digits(words)):
        raise BadMessage("no-such-day", found=date)
    year, month, day = map(int, words)
    return year, month, day


def write_date(year: int, month: int, day: int) -> str:
    return f"{year:04}-{month:02}-{day:02}"


def _digits(words: list[str]) -> bool:
    return all(word.isdecimal() for word in words)


def _length(year: int, month: int) -> int:
    if month == 2:
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return 29 if leap else 28
    return 30 if month in _SHORT_MONTHS else 31
