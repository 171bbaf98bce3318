"""The links that take longest to be read or refused; `python -m tests.links.longest` times them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from engine.games import GAMES
from engine.links.course import _EVEN, _MARKED, MOST_TURNS
from engine.links.link import (
    _FORMER_MATCH,
    _MATCH,
    LONGEST,
    _as_text,
    _sealed,
    reading,
    write_link,
)
from engine.links.octets import written, written_all
from engine.links.opening import FORMER_SEED, SEED, public_part, secret_part
from engine.links.phones import VALUE_BYTES
from engine.links.turns import WIDEST, _possible
from engine.links.values import BadLink, MatchLink
from engine.table.match import Match, Player, Turn, new_match
from engine.table.noticed import is_secretive
from engine.table.table import Table
from tests.clock import processor_time

_ROOM: Final = LONGEST * 3 // 4 - 10
_TRIES: Final = 3


@cache
def longest() -> tuple[str, ...]:
    return (*_longest(), *readable())


def _longest() -> Iterator[str]:
    """As many turns and as large a number as there may be, at the largest tables."""
    for game in GAMES.values():
        players = tuple([Player("x")] * game.seats[-1])
        lines = (f"seats {len(players)}", *game.options)
        match = new_match(game, lines, players, (), 1)
        for octet in (b"", b"\x01", b"\xff", b"\x5a"):
            for room in (
                _ROOM,
                MOST_TURNS * WIDEST // 8,
            ):  # more than turns can tell, and as much as they can
                yield _of_match(match, written_all((0, 0, MOST_TURNS)), octet, room)
        for octet in (b"", b"\xff", b"\x5a"):
            yield _from_phones(match, octet)
        for line in ("deal 1 " + "9 " * 2_000, "deal 1 7\n" * 500, "\n" * 4_000, "mirror\n" * 500):
            octets = secret_part(match, FORMER_SEED)[:7] + written(len(line)) + line.encode()
            yield _as_text(_sealed(_FORMER_MATCH, public_part(match), octets))


def _of_match(match: Match, numbers: bytes, octet: bytes, room: int) -> str:
    public, course = public_part(match), secret_part(match, FORMER_SEED) + numbers
    most = _ROOM - len(public) - len(course)
    return _as_text(_sealed(_FORMER_MATCH, public, course + octet * min(room, most)))


def _from_phones(match: Match, octet: bytes) -> str:
    """With marks, and with a length that follows from what everybody noticed."""
    seats = len(match.players)
    marks = written(2**seats - 1) + bytes(VALUE_BYTES * seats)
    numbers = written(_EVEN | _MARKED) + written(0) + marks + written_all((0, MOST_TURNS))
    public, course = public_part(match), secret_part(match, SEED) + numbers
    most = _ROOM - len(public) - len(course)
    return _as_text(_sealed(_MATCH, public, course + octet * min(MOST_TURNS * WIDEST // 8, most)))


@cache
def readable() -> tuple[str, ...]:
    """Matches in which people did whatever they could for as long as it went: the whole, and what
    goes on, with marks and room for what nobody noticed."""
    texts = list[str]()
    for game in GAMES.values():
        players = tuple([Player("x")] * game.seats[-1])
        options = () if is_secretive(game) else game.options  # calm, nothing passes in secret
        lines = (f"seats {len(players)}", *options)
        whole = _played(new_match(game, lines, players, (), 1))
        turns, seats = whole.match.turns[:-1], range(len(players))
        running = Table(replace(whole.match, turns=turns), whole.steps[:-1], len(turns))
        marks = tuple([(seat, bytes(VALUE_BYTES)) for seat in seats])
        goes_on = MatchLink(running, None, (0, 1), marks, is_secretive(game))
        texts += map(write_link, (MatchLink(whole), goes_on))
    return tuple(texts)


def _played(match: Match) -> Table:
    game, chance, made = match.game, Random(1), list[Turn]()
    steps = [game.setup(match.config, match.seed)]
    while len(made) < MOST_TURNS:
        rows = _possible(game, len(match.players), steps[-1].state)
        turns = [(seat, move) for seat, moves in rows for move in moves]
        if not turns:
            break
        made.append(chance.choice(turns))
        steps.append(game.apply(steps[-1].state, *made[-1]))
    return Table(replace(match, turns=tuple(made)), tuple(steps), len(made))


def slowest() -> float:
    """Milliseconds; of several tries the least, as the machine may have something else to do."""
    return max(min(_time(text) for _ in range(_TRIES)) for text in longest()) * 1000


def _time(text: str) -> float:
    """Of its longest slice: so long does anybody else have to wait."""
    return max(slices(text))


def slices(text: str) -> Iterator[float]:
    """How long each of them took."""
    under_way = reading(text)
    while True:
        begun = processor_time()
        try:
            next(under_way)
        except (StopIteration, BadLink):  # that it is told is what others test
            yield processor_time() - begun
            return
        yield processor_time() - begun


if __name__ == "__main__":
    print(f"{slowest():.1f}")
