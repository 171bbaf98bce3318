"""The few words in which these tests tell a game of Parrot Box."""

from collections.abc import Sequence
from typing import Final

from engine.core.cards import face_of
from engine.core.deals import Deal, Reshuffle
from engine.core.game import CLOCK, read_seat
from engine.games.parrot_box import (
    apply,
    awaited,
    legal_moves,
    read_move,
    refusal,
    setup,
    write_move,
)
from engine.games.parrot_box.cards import Cards, read_face, write_face
from engine.games.parrot_box.events import Event
from engine.games.parrot_box.state import Config, Scored, State, Taking, is_up

HIGH: Final = "12 11 10 9 8 12 11 10"  # a box in which nothing pairs
PLAIN: Final = "1 2 3 4 5 6 7 8"


def faces(text: str) -> tuple[int, ...]:
    """`7 P 0`, by spot or from the top; a bar between two rows or boxes is for the eye."""
    return tuple([read_face(word) for word in text.replace("|", " ").split()])


def deal(*boxes: str, discard: str = "", pile: str = "", round_: int = 1) -> Deal:
    """The boxes by seat, then the first discard, then the draw pile from its top."""
    return Deal(round_, faces(" ".join([*boxes, discard, pile])))


def config(
    *deals: Deal, seats: int = 2, birthdays: str = "", reshuffles: Sequence[Reshuffle] = ()
) -> Config:
    return Config(seats, tuple(map(read_seat, birthdays)), deals, tuple(reshuffles))


def begin(*boxes: str, discard: str = "6", pile: str = "", birthdays: str = "") -> State:
    """As many seats as boxes; two cards are still to be turned up."""
    agreed = config(deal(*boxes, discard=discard, pile=pile), seats=len(boxes), birthdays=birthdays)
    return setup(agreed, 0).state


def opened(
    *boxes: str, up: str = "", discard: str = "6", pile: str = "", first: str = "a"
) -> State:
    """Everybody has turned up two; `up` names the spots by seat, such as `15 26`.

    `first` is who has the first turn, whatever the sums.
    """
    state = begin(*boxes, discard=discard, pile=pile)
    for seat, spots in zip("abcdef", (up or " ".join(["12"] * len(boxes))).split()):
        state = play(state, " ".join([f"{seat}:turn-{spot}" for spot in spots]))
    starter = read_seat(first)
    return state._replace(starter=starter, phase=Taking(starter))


def uncovered(state: State, *spots: str) -> State:
    """The same with those spots face up, by seat."""
    masks = [sum([1 << int(spot) - 1 for spot in each]) for each in spots]
    return state._replace(up=tuple(masks))


def play(state: State, script: str) -> State:
    """`a:draw a:replace-3`, one move after the other."""
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


def the(events: Sequence[Event], kind: type) -> Event:
    """The only event of that kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def kinds(events: Sequence[Event]) -> str:
    return " ".join([type(event).__name__ for event in events])


def box(state: State, seat: str) -> str:
    """`7 # 3 # | P # # 12`: what lies face down is a #."""
    at = read_seat(seat)
    signs = [
        write_face(face_of(card)) if is_up(state.up[at], spot) else "#"
        for spot, card in enumerate(state.boxes[at])
    ]
    return " ".join([*signs[:4], "|", *signs[4:]])


def written(cards: Cards) -> str:
    return " ".join([write_face(face_of(card)) for card in cards])


def moves(state: State, seat: str) -> str:
    return " ".join([write_move(move) for move in legal_moves(state, read_seat(seat))])


def refused(state: State, turn: str) -> str:
    """`b:draw` -> the code and the rule, or '' for a legal move."""
    seat, _, move = turn.partition(":")
    objection = refusal(state, read_seat(seat), read_move(move))
    return f"{objection.code} {objection.rule}" if objection else ""


def drift(state: State) -> State:
    """Whoever is awaited does the first thing that is legal, until the round is scored.

    Everybody draws and replaces the first card, so that nobody ever finishes.
    """
    while not isinstance(state.phase, Scored):
        seat = awaited(state)[0]
        state = apply(state, seat, legal_moves(state, seat)[0]).state
    return state


def next_round(state: State) -> State:
    return apply(state, CLOCK, legal_moves(state, CLOCK)[0]).state


def finished(state: State) -> State:
    """All rounds, each drifting to its end."""
    state = drift(state)
    while awaited(state):
        state = drift(next_round(state))
    return state
