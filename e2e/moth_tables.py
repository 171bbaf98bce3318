"""Tables of Cheating Moth: from explicit deals by a script, or nearly at their end."""

from __future__ import annotations

import re
from typing import Any

from e2e.table import MOTHS, match_of
from engine.core.cards import face_of, make_card, write_card
from engine.core.game import CLOCK, read_seat
from engine.games.cheating_moth import legal_moves, read_move
from engine.games.cheating_moth.moves import Draw, LetStand, Play, Slip
from engine.games.cheating_moth.state import Scored
from engine.table.match import Match
from engine.table.table import Table, awaited, opened, submit

# Anna begins as the Guard and can play every kind of card on the 2, a Moth too.
HANDS = (
    "21 33 13 41 3 3 2 53",
    "2 1 4 52 3 5 25 53",
    "2 3 4 5 1 5 54 45",
    "1 2 3 4 5 1 2 3",
    "1 2 3 4 5 4 5 4",
)
PILE = "1 1 2 4 5 1"
_OF_CARD = re.compile(r"(play|slip|give|lay)-(\d+)(?=$|-)")


def dealt(
    players: str,
    *script: str,
    hands: tuple[str, ...] = HANDS,
    top: str = "2",
    pile: str = PILE,
    options: tuple[str, ...] = (),
    seed: int = 1,
    oldest: int = 0,
) -> Table:
    """Anna is the oldest, and then what the script says has been done."""
    deal = " ".join(["deal 1", *hands[: len(players)], top, pile]).rstrip()
    match = match_of(players, (*options, deal), game=MOTHS, seed=seed, precedence=(oldest,))
    return done(opened(match), *script)


def done(table: Table, *script: str) -> Table:
    """`a:play-3 b:slip-52 *:late-b`: a card is told by its face."""
    for turn in " ".join(script).split():
        seat, _, move = turn.partition(":")
        at = CLOCK if seat == "*" else read_seat(seat)
        hand = () if at == CLOCK else table.state.hands[at]

        def name(found: re.Match[str], hand: tuple[Any, ...] = hand) -> str:
            face = int(found[2])
            card = next((each for each in hand if face_of(each) == face), make_card(face, 0))
            return f"{found[1]}-{write_card(card)}"

        table = submit(table, table.revision, at, read_move(_OF_CARD.sub(name, move)))
    return table


def quickly(table: Table, cards: int) -> Table:
    """The next thing: whoever may lets cards vanish, down to so many; then what is asked."""
    state = table.state
    for seat, hand in enumerate(state.hands):
        slips = [move for move in legal_moves(state, seat) if isinstance(move, Slip)]
        if slips and len(hand) > cards:
            table = submit(table, table.revision, seat, slips[-1])
            return submit(table, table.revision, CLOCK, LetStand(seat))
    seat = awaited(table)[0]
    legal = legal_moves(state, seat)
    wanted = [move for move in legal if isinstance(move, Play | Draw)]
    asked = [move for move in legal if not isinstance(move, Slip)]
    return submit(table, table.revision, seat, (wanted or asked)[0])


def nearly_over(match: Match, *, round_: int, cards: int = 2) -> Table:
    """Of that round nobody but the Guard has more than so many cards left."""
    table = opened(match)
    while True:
        state = table.state
        others = [hand for seat, hand in enumerate(state.hands) if seat != state.guard]
        if state.round == round_ and max(map(len, others)) <= cards:
            return table
        assert not (state.round == round_ and isinstance(state.phase, Scored))
        table = quickly(table, cards if state.round == round_ else 1)


# --- a page ---------------------------------------------------------------------------------
