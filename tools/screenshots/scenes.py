"""The tables to be pictured, as the tests of each game have them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from engine.core.game import CLOCK, AnyGame
from engine.games import GAMES
from engine.table.bots import play_bot
from engine.table.match import Match
from engine.table.table import Table, awaited, opened, submit
from tools.screenshots.scene import Album, Scene


def _albums() -> dict[str, Album]:
    modules = {name: f"tests.games.{name.replace('-', '_')}.scenes" for name in GAMES}
    return {name: import_module(at).ALBUM for name, at in modules.items() if find_spec(at)}


ALBUMS = _albums()
TRAVELLING = next(album.travelling for album in ALBUMS.values() if album.travelling)


def table_of(scene: Scene) -> Table:
    """Everybody plays by rule of thumb until that moment comes."""
    config = scene.game.read_config((f"seats {len(scene.players)}", *scene.options))
    for seed in range(1, 200):
        table: Table | None = opened(Match(scene.game.name, config, seed, scene.players))
        while table is not None and not scene.moment(table.state):
            table = _next(table, scene.game)
        if table is not None:
            return scene.then(table)
    raise LookupError("no match comes to that moment")


def _next(table: Table, game: AnyGame) -> Table | None:
    after = play_bot(table)
    seats = awaited(table)
    if after is not None or not seats:
        return after
    seat = seats[0]
    legal = game.legal_moves(table.state, seat)
    if seat == CLOCK:
        return submit(table, table.revision, seat, legal[0])
    move = game.bots["rule-of-thumb"](game.view(table.state, seat), legal, (0, 0, 0, 1))
    return submit(table, table.revision, seat, move)
