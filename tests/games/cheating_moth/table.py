"""The few words in which these tests tell a game of Cheating Moth.

A card is told by its face: `3` is a number, `13` a Spider, `23` a Mosquito, `33` a Cockroach, `43`
an Ant, `53` a Moth. Which copy it is makes no difference, and is found in the hand.
"""

import re
from collections.abc import Sequence
from typing import Final

from engine.core.cards import Card, face_of, make_card, write_card
from engine.core.deals import Deal
from engine.core.game import CLOCK, read_seat
from engine.games.cheating_moth import (
    apply,
    awaited,
    legal_moves,
    read_config,
    read_move,
    refusal,
    setup,
    write_move,
)
from engine.games.cheating_moth.cards import DECK, Cards
from engine.games.cheating_moth.events import Event
from engine.games.cheating_moth.state import State

_OF_CARD: Final = re.compile(r"(play|slip|give|lay)-(\d+)(?=$|-)")


def faces(text: str) -> tuple[int, ...]:
    """`3 51 2`; a bar between two hands is for the eye."""
    return tuple(map(int, text.replace("|", " ").split()))


def deal(text: str, round_: int = 1) -> Deal:
    """Hands by seat, then the first discard, then the draw pile from its top."""
    return Deal(round_, faces(text))


def begin(*options: str, seed: int = 0) -> State:
    """Such a match, dealt; three play unless it is said."""
    seats = () if any(line.startswith("seats") for line in options) else ("seats 3",)
    return setup(read_config((*seats, *options)), seed).state


def placed(
    *hands: str,
    top: str,
    pile: str = "1 1 2 2 3",
    options: str = "",
    guard: str = "a",
    turn: str = "a",
    seed: int = 0,
) -> State:
    """A table with these hands; `top` is the discard pile, the rest of the cards has vanished.

    Options are parted by blanks, so one of two words has none: `rulings_2`.
    """
    rest = list(DECK)

    def taken(text: str) -> Cards:
        cards = []
        for face in faces(text):
            card = next(card for card in rest if face_of(card) == face)
            rest.remove(card)
            cards.append(card)
        return tuple(cards)

    state = begin(f"seats {len(hands)}", "oldest a", *options_in(options), seed=seed)
    held = tuple([tuple(sorted(taken(hand))) for hand in hands])
    discards, to_draw = taken(top), taken(pile)
    return state._replace(
        hands=held,
        discards=discards,
        pile=to_draw,
        vanished=(tuple(rest), *[()] * (len(hands) - 1)),
        guard=read_seat(guard),
        active=read_seat(turn),
    )


def options_in(text: str) -> list[str]:
    return [option.replace("_", " ") for option in text.split()]


def _named(state: State, turn: str) -> tuple[int, str]:
    seat, _, move = turn.partition(":")
    at = read_seat(seat)

    def name(found: re.Match[str]) -> str:
        hand = () if at == CLOCK else state.hands[at]
        face = int(found[2])
        card = next((c for c in hand if face_of(c) == face), make_card(face, 0))
        return f"{found[1]}-{write_card(card)}"

    return at, _OF_CARD.sub(name, move)


def told(state: State, script: str) -> tuple[State, tuple[Event, ...]]:
    """`a:play-3 b:slip-52`, one move after the other, and all that happens."""
    events: tuple[Event, ...] = ()
    for turn in script.split():
        seat, move = _named(state, turn)
        step = apply(state, seat, read_move(move))
        state, events = step.state, events + step.events
    return state, events


def play(state: State, script: str) -> State:
    return told(state, script)[0]


def the(state: State, script: str, kind: type) -> Event:
    """The only event of that kind that happens in the script."""
    (event,) = [event for event in told(state, script)[1] if isinstance(event, kind)]
    return event


def kinds(state: State, script: str) -> str:
    return " ".join([type(event).__name__ for event in told(state, script)[1]])


def hand(state: State, seat: str) -> str:
    return written(state.hands[read_seat(seat)])


def written(cards: Sequence[Card]) -> str:
    return " ".join([str(face_of(card)) for card in cards])


def moves(state: State, seat: str, but: str = "call slip rustle") -> str:
    """What is legal, without the letters of copies and without some verbs."""
    words = [write_move(move) for move in legal_moves(state, read_seat(seat))]
    kept = [word for word in words if word.partition("-")[0] not in but.split()]
    return " ".join(dict.fromkeys([re.sub(r"(\d)[a-p]\b", r"\1", word) for word in kept]))


def mischief(state: State, seat: str) -> str:
    return moves(state, seat, but="play draw skip give lay lapse slap claim leaf")


def asked(state: State) -> str:
    return " ".join(["*" if seat == CLOCK else "abcde"[seat] for seat in awaited(state)])


def phase(state: State) -> str:
    return type(state.phase).__name__


def refused(state: State, turn: str) -> str:
    """`b:draw` -> the code and the rule, or '' for a legal move."""
    seat, move = _named(state, turn)
    objection = refusal(state, seat, read_move(move))
    return f"{objection.code} {objection.rule}" if objection else ""


# --- action cards that were just played -------------------------------------------------------


def mosquito(options: str = "", seed: int = 0) -> State:
    hands = ("24 1 1 54", "5 5 42", "3 3", "2 53")
    return play(placed(*hands, top="3", options=options, seed=seed), "a:play-24")


def cockroach(options: str = "", seed: int = 0) -> State:
    hands = ("34 4 1", "4 14 1", "4 4", "1 1")
    return play(placed(*hands, top="3", options=options, seed=seed), "a:play-34")
