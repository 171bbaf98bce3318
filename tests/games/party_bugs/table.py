"""The few words in which these tests tell a game of Party Bugs."""

from collections.abc import Sequence

from engine.core.cards import Card, read_card, write_card
from engine.core.game import read_seat
from engine.games.party_bugs import (
    apply,
    awaited,
    chapter,
    legal_moves,
    read_move,
    refusal,
    setup,
    write_move,
)
from engine.games.party_bugs.cards import FACES, KING, Deal
from engine.games.party_bugs.events import Event
from engine.games.party_bugs.state import Config, Parting, Scored, State, Taking


def deal(*sets: str) -> Deal:
    """The sets by place: `7 3 12` goes on in ascending order; a leading 13 was shuffled back."""
    return Deal(tuple([full_set(text) for text in sets]))


def full_set(text: str) -> tuple[int, ...]:
    named = tuple(map(int, text.split()))
    turned, order = (named[:1], named[1:]) if named[:1] == (KING,) else ((), named)
    return turned + order + tuple([face for face in FACES if face not in order])


def config(
    *deals: Deal, youngest: str = "", hidden_dancer: bool = False, mirror: bool = False
) -> Config:
    """As many seats as sets; `with_paul` is for two players."""
    return Config(
        seats=len(deals[0].sets),
        hidden_dancer=hidden_dancer,
        mirror=mirror,
        youngest=seats(youngest),
        deals=deals,
    )


def with_paul(
    *deals: Deal, youngest: str = "", hidden_dancer: bool = False, mirror: bool = False
) -> Config:
    """Two seats; the third set of each deal is Paul's."""
    return Config(2, hidden_dancer, mirror, seats(youngest), deals)


def begin(agreed: Config, seed: int = 0) -> State:
    return setup(agreed, seed).state


def alike(number: int, youngest: str = "a", **variants: bool) -> State:
    """That many seats, all with their sets in ascending order: everything is a tie."""
    return begin(config(deal(*["1"] * number), youngest=youngest, **variants))


def play(state: State, script: str) -> State:
    """`a:play-7a b:play-3b`, one move after the other."""
    for turn in script.split():
        seat, _, move = turn.partition(":")
        state = apply(state, read_seat(seat), read_move(move)).state
    return state


def told(state: State, script: str) -> tuple[Event, ...]:
    """All that happens during such a script."""
    events: tuple[Event, ...] = ()
    for turn in script.split():
        seat, _, move = turn.partition(":")
        step = apply(state, read_seat(seat), read_move(move))
        state, events = step.state, events + step.events
    return events


def choices(faces: str, verb: str = "play") -> str:
    """`7 3 12`: what seats a, b, c choose from their own sets, as a script."""
    return " ".join(
        [f"{'abcdef'[at]}:{verb}-{face}{'abcdef'[at]}" for at, face in enumerate(faces.split())]
    )


def dance(state: State, faces: str, takes: str = "") -> State:
    """A round: what each seat plays, and what is taken, in the order of taking."""
    return taken(play(state, choices(faces)), takes)


def taken(state: State, takes: str) -> State:
    for card in takes.split():
        assert isinstance(state.phase, Taking)
        state = play(state, f"{'abcdef'[state.phase.queue[0]]}:take-{card}")
    return state


def first_move(state: State) -> State:
    """Whoever is awaited makes the first move that is legal (lowest card, oldest floor card)."""
    seat = awaited(state)[0]
    return apply(state, seat, legal_moves(state, seat)[0]).state


def drift(state: State, to: str) -> State:
    """First moves only, until that chapter begins."""
    while chapter(state) != to:
        state = first_move(state)
    return state


def deadline(state: State) -> State:
    """First moves only, until the mirror has to go."""
    while not isinstance(state.phase, Parting):
        state = first_move(state)
    return state


def finished(state: State) -> State:
    """First moves only, until this game lies open."""
    while not isinstance(state.phase, Scored):
        state = first_move(state)
    return state


def moves(state: State, seat: str) -> str:
    return " ".join([write_move(move) for move in legal_moves(state, read_seat(seat))])


def refused(state: State, turn: str) -> str:
    """`b:play-7b` -> the code and the rule, or '' for a legal move."""
    seat, _, move = turn.partition(":")
    objection = refusal(state, read_seat(seat), read_move(move))
    return f"{objection.code} {objection.rule}" if objection else ""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(read_card, text.split()))


def text(those: Sequence[Card | None]) -> str:
    return " ".join(["?" if card is None else write_card(card) for card in those])


def texts(rows: Sequence[Sequence[Card]]) -> str:
    """`1a 2b | 3c | -`: displays, hands or piles, by place."""
    return " | ".join([text(row) or "-" for row in rows])


def queue(state: State) -> str:
    """Who still takes, the next one first."""
    assert isinstance(state.phase, Taking)
    return "".join(["abcdef"[seat] for seat in state.phase.queue])


def seats(letters: str) -> tuple[int, ...]:
    return tuple(map(read_seat, letters))
