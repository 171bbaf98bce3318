"""The record of a match: config, seed, players, and every turn.

Everything else about a match follows from it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.core.codec import BadMessage, Unreadable, can_be_stored
from engine.core.game import AnyGame, Refusal, Seat, Step, write_seat
from engine.core.pulse import beat
from engine.core.seeds import SEEDS, write_seed
from engine.games import GAMES
from engine.table.kinds import is_kind
from engine.table.origin import Origin

NAME_LENGTH: Final = 60
MOST_TURNS: Final = 100_000  # a limit for people who change their choice all day
Turn: TypeAlias = tuple[Seat, Any]  # who, and the move


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: str | None = None  # the kind of bot; None is a person

    def __post_init__(self) -> None:
        if not 0 < len(self.name) <= NAME_LENGTH or not can_be_stored(self.name):
            raise BadMessage("bad-name", found=ascii(self.name[:NAME_LENGTH]))


@dataclass(frozen=True, slots=True)
class Match:
    game_name: str
    config: Any
    seed: int
    players: tuple[Player, ...]  # by seat
    turns: tuple[Turn, ...] = ()
    origin: Origin | None = None  # what the seed was mixed from; None if a phone drew it alone

    def __post_init__(self) -> None:
        if len(self.turns) > MOST_TURNS:
            raise BadMessage("too-many-turns", found=str(len(self.turns)))
        if self.seed not in range(SEEDS):
            raise BadMessage("seed-out-of-range", found=str(self.seed))
        if self.origin is not None:
            self._check_origin(self.origin)
        if len(self.players) != self.config.seats:
            raise BadMessage("wrong-number-of-players", found=str(len(self.players)))
        for player in self.players:
            if player.bot is not None and not is_kind(self.game, player.bot):
                raise BadMessage("unknown-bot", found=player.bot)

    def _check_origin(self, origin: Origin) -> None:
        people = [seat for seat, player in enumerate(self.players) if player.bot is None]
        for seat, _ in origin.added:
            if seat not in people:
                raise BadMessage("no-such-seat", found=f"added {write_seat(seat)}")
        if self.seed != origin.seed:
            raise BadMessage("not-mixed", found=write_seed(self.seed))

    @property
    def game(self) -> AnyGame:
        return game_called(self.game_name)


class BadSave(Unreadable):
    """A stored match that cannot be read: why, and which line."""


class BrokenMatch(ValueError):
    """A match that breaks the rules: which turn, and which rule."""

    def __init__(self, at: int, turn: Turn, refusal: Refusal) -> None:
        super().__init__(f"turn {at}: {refusal.code} (rule {refusal.rule})")
        self.at = at  # counted from 1
        self.turn = turn
        self.refusal = refusal


def game_called(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadMessage("unknown-game", found=name)
    return GAMES[name]


def new_match(
    game: AnyGame,
    options: tuple[str, ...],
    players: tuple[Player, ...],
    precedence: tuple[Seat, ...],
    seed: int,
    origin: Origin | None = None,
) -> Match:
    """A new match, under today's rulings."""
    newest = tuple([line for line in game.rulings if line not in options])
    return agreed_match(game, (*options, *newest), players, precedence, seed, origin)


def agreed_match(
    game: AnyGame,
    lines: tuple[str, ...],
    players: tuple[Player, ...],
    precedence: tuple[Seat, ...],
    seed: int,
    origin: Origin | None = None,
) -> Match:
    """The match before its first turn. `precedence` is the order of people that settles ties."""
    bots = tuple([seat for seat, player in enumerate(players) if player.bot is not None])
    config = game.with_precedence(game.read_config(lines), precedence, bots)
    return Match(game.name, config, seed, players, origin=origin)


def replayed(match: Match) -> Iterator[Step[Any, Any]]:
    """The set-up, then the step of each turn. Raises BrokenMatch at the first illegal one."""
    game = match.game
    step = game.setup(match.config, match.seed)
    yield step
    for at, (seat, move) in enumerate(match.turns, 1):
        beat(at)
        refusal = game.refusal(step.state, seat, move)
        if refusal is not None:
            raise BrokenMatch(at, (seat, move), refusal)
        step = game.apply(step.state, seat, move)
        yield step
