"""The links that take longest to be read or refused; `python -m tests.links.longest` times them."""

from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter
from typing import Final

from engine.games import GAMES
from engine.links.link import _MATCH, LONGEST, MOST_TURNS, _as_text, _sealed, read_link
from engine.links.octets import written, written_all
from engine.links.opening import public_part, secret_part
from engine.links.turns import _WIDEST
from engine.links.values import BadLink
from engine.table.match import Match, Player, new_match

_ROOM: Final = LONGEST * 3 // 4 - 10
_TRIES: Final = 9


def longest() -> Iterator[str]:
    """As many turns and as large a number as there may be, at the largest tables."""
    for game in GAMES.values():
        players = tuple([Player("x")] * game.seats[-1])
        lines = (f"seats {len(players)}", *game.options)
        match = new_match(game, lines, players, (), 1)
        for octet in (b"", b"\x01", b"\xff", b"\x5a"):
            for room in (
                _ROOM,
                MOST_TURNS * _WIDEST // 8,
            ):  # more than turns can tell, and as much as they can
                yield _of_match(match, written_all((0, 0, MOST_TURNS)), octet, room)
        for line in ("deal 1 " + "9 " * 2_000, "deal 1 7\n" * 500, "\n" * 4_000, "mirror\n" * 500):
            octets = secret_part(match)[:7] + written(len(line)) + line.encode()
            yield _as_text(_sealed(_MATCH, public_part(match), octets))


def _of_match(match: Match, numbers: bytes, octet: bytes, room: int) -> str:
    public, course = public_part(match), secret_part(match) + numbers
    most = _ROOM - len(public) - len(course)
    return _as_text(_sealed(_MATCH, public, course + octet * min(room, most)))


def slowest() -> float:
    """Milliseconds; of several tries the least, as the machine may have something else to do."""
    return max(min(_time(text) for _ in range(_TRIES)) for text in longest()) * 1000


def _time(text: str) -> float:
    begun = perf_counter()
    with suppress(BadLink):  # that it is told is what others test
        read_link(text)
    return perf_counter() - begun


if __name__ == "__main__":
    print(f"{slowest():.1f}")
