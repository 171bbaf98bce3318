"""Files for the shell to read."""

from pathlib import Path

from engine.core.game import CLOCK
from engine.core.rng import pick, seeded
from engine.games import GAMES
from engine.table.match import Match, Player
from engine.table.notation import write_match
from engine.table.saves import write_save
from engine.table.table import Table, awaited, opened, submit

GAME = GAMES["party-bugs"]


def played(*options: str, turns: int = 10_000, seats: int = 3, seed: int = 7) -> Table:
    """A match of people who choose by chance, as far as that many turns."""
    players = [Player(name) for name in ("Anna", "Ben", "Cleo", "Dora")[:seats]]
    config = GAME.read_config((f"seats {seats}", *options))
    table, rng = opened(Match(GAME.name, config, seed, tuple(players))), seeded(seed, 1)
    for _ in range(turns):
        if not awaited(table):
            break
        seat = awaited(table)[0]
        move, rng = pick(rng, GAME.legal_moves(table.state, seat))
        table = submit(table, table.revision, seat, move)
    return table


def match_file(folder: Path, table: Table) -> str:
    path = folder / "a.match"
    path.write_text(write_match(table.match), encoding="utf-8")
    return str(path)


def save_file(folder: Path, table: Table) -> str:
    path = folder / "a.save"
    path.write_text(write_save(table), encoding="utf-8")
    return str(path)


def illegal_file(folder: Path) -> tuple[str, int]:
    """A match whose last turn is taken by the wrong player, and that turn's number."""
    for turns in range(4, 30):
        table = played(turns=turns)
        seats = awaited(table)
        if len(seats) == 1 and seats != (CLOCK,):
            move = GAME.write_move(GAME.legal_moves(table.state, seats[0])[0])
            path = folder / "illegal.match"
            wrong = "abc"[(seats[0] + 1) % 3]
            text = write_match(table.match) + f"{wrong}:{move}\n"
            path.write_text(text, encoding="utf-8")
            return str(path), turns + 1
    raise AssertionError("nobody ever takes a card")
