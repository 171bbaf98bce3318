"""What happens while nobody is awaited: impulses, reflexes, calls, windows that close.

Nobody can be quick in a terminal. So here people react by chance, like bots, and every second
thing they do in secret is heard.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.core.game import Seat
from engine.core.rng import Rng, below, seeded
from engine.shell.faces import Face
from engine.table.bots import A_WHILE, play_unasked
from engine.table.table import Table, is_person, submit

_STREAM: Final = 0x5E1F  # keeps this chance apart from all others
_HEARD: Final = 2  # one in so many


def what_is_heard(table: Table, face: Face, seat: Seat, move: Any) -> Table | None:
    """What a person has just done may make a noise."""
    noise = face.noise_of(move)
    if noise is None or noise not in table.match.game.legal_moves(table.state, seat):
        return None
    chance, _ = below(_chance(table, seat), _HEARD)
    return submit(table, table.revision, seat, noise) if chance == 0 else None


def a_reflex(table: Table, face: Face) -> Table | None:
    """The next person who slaps or claims, if the hand is worth it."""
    game, state = table.match.game, table.state
    for seat in range(len(table.match.players)):
        legal = [move for move in game.legal_moves(state, seat) if face.is_reflex(move)]
        if is_person(table, seat) and legal:
            reacts = list(game.impulses.values())[-1]
            move = reacts(game.view(state, seat), tuple(legal), _chance(table, seat), A_WHILE)
            if move is not None:
                return submit(table, table.revision, seat, move)
    return None


class Meanwhile:
    """Lets time pass, and offers people what they may do unasked, once at each moment."""

    def __init__(self, face: Face, ask: Callable[[Seat, tuple[Any, ...]], Any | None]) -> None:
        self.face, self.ask = face, ask
        self.declined: tuple[tuple[Seat, Any], ...] = ()

    def passes(self, table: Table) -> Table | None:
        """The table after something nobody waited for, if anything happened."""
        return self._call(table) or a_reflex(table, self.face) or play_unasked(table)

    def _call(self, table: Table) -> Table | None:
        game = table.match.game
        view = game.view(table.state, None)
        offers = [
            (seat, move)
            for seat in range(len(table.match.players))
            if is_person(table, seat)
            for move in self.face.offered(game.legal_moves(table.state, seat), view)
        ]
        new = [offer for offer in offers if offer not in self.declined]
        self.declined = tuple(offers)
        if not new:
            return None
        seat = new[0][0]
        move = self.ask(seat, tuple([move for owner, move in new if owner == seat]))
        return None if move is None else submit(table, table.revision, seat, move)


def _chance(table: Table, seat: Seat) -> Rng:
    return seeded(table.match.seed, _STREAM, len(table.match.turns), seat)
