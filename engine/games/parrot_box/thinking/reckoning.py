"""How worlds of Parrot Box go on, and how they come to fit what all learn."""

from typing import Final

from engine.core.cards import Card, face_of
from engine.core.game import CLOCK, Seat
from engine.core.tuples import replaced
from engine.games.parrot_box.cards import ROUNDS, Spot
from engine.games.parrot_box.events import (
    CardDrawn,
    CardReplaced,
    CardTurned,
    Event,
    ParrotFloated,
    PileRenewed,
    RestTurned,
    RoundBegun,
    StarterChosen,
)
from engine.games.parrot_box.moves import Move, awaited, legal_moves
from engine.games.parrot_box.rules import apply, setup
from engine.games.parrot_box.state import Config, Holding, Opening, Scored, State, is_up
from engine.games.parrot_box.thinking.kernel import boxes_of
from engine.games.parrot_box.thinking.playout import expected, place, play_on
from engine.search.reckoning import Learned, Reckoning, Sums

_HORIZON: Final = 3  # turns of each player; what comes later is guessed, as bots guess it
_TO_THE_END: Final = 1 << 30  # the last round is played out, because it matters who wins


def finish(world: State, eyes: Seat | None) -> Sums:
    del eyes
    while isinstance(world.phase, Opening):
        seat = awaited(world)[0]
        world = apply(world, seat, legal_moves(world, seat)[0]).state
    if isinstance(world.phase, Scored):
        return tuple([100 * sum_ for sum_ in world.sums])
    boxes = boxes_of(world)
    if isinstance(world.phase, Holding) and world.phase.from_discard:
        place(boxes, may_discard=False)  # T2
    play_on(boxes, world.turn + _HORIZON * world.config.seats if left(world) else _TO_THE_END)
    return tuple([100 * before + more for before, more in zip(world.sums, expected(boxes))])


def fresh(config: Config, number: int) -> State:
    return setup(config, number).state


def left(state: State) -> int:
    return ROUNDS[-1] - state.round


def blind(state: State, eyes: Seat | None, seat: Seat, move: Move) -> bool:
    """A deal is nobody's move. Everything else is done before all eyes."""
    del state, eyes, move
    return seat == CLOCK


def learned(events: tuple[Event, ...], eyes: Seat | None) -> Learned:
    del eyes
    found: Learned = "nothing"
    for event in events:
        match event:
            case PileRenewed() | RoundBegun() | StarterChosen(by="lot"):
                return "anew"
            case CardDrawn() | CardTurned() | CardReplaced(was_down=True):
                found = "fits"
            case ParrotFloated() | RestTurned():
                found = "fits"
    return found


def arranged(world: State, seat: Seat, move: Move, events: tuple[Event, ...]) -> State:
    del seat, move
    kept: tuple[tuple[Seat, Spot], ...] = ()
    for event in events:
        match event:
            case CardDrawn(_, card):
                world = _on_top(world, card)
            case CardTurned(owner, spot, card):
                world, kept = _lying(world, owner, spot, card, kept), (*kept, (owner, spot))
            case CardReplaced(owner, spot, _, old, True):
                world, kept = _lying(world, owner, spot, old, kept), (*kept, (owner, spot))
            case ParrotFloated(owner, _, _, _, to, old):
                world, kept = _lying(world, owner, to, old, kept), (*kept, (owner, to))
            case RestTurned(owner, spots, cards):
                for spot, card in zip(spots, cards):
                    world, kept = _lying(world, owner, spot, card, kept), (*kept, (owner, spot))
    return world


def _on_top(world: State, card: Card) -> State:
    top, face = world.pile[0], face_of(card)
    if face_of(top) == face:
        return world
    for at, other in enumerate(world.pile):
        if face_of(other) == face:
            pile = replaced(replaced(world.pile, 0, other), at, top)
            return world._replace(pile=pile)
    seat, spot = _face_down(world, face, ())
    other = world.boxes[seat][spot]
    boxes = replaced(world.boxes, seat, replaced(world.boxes[seat], spot, top))
    return world._replace(pile=replaced(world.pile, 0, other), boxes=boxes)


def _lying(
    world: State, seat: Seat, spot: Spot, card: Card, kept: tuple[tuple[Seat, Spot], ...]
) -> State:
    """A card of that face lies there. `kept` are spots that fit already."""
    there, face = world.boxes[seat][spot], face_of(card)
    if face_of(there) == face:
        return world
    for at, other in enumerate(world.pile):
        if face_of(other) == face:
            boxes = replaced(world.boxes, seat, replaced(world.boxes[seat], spot, other))
            return world._replace(pile=replaced(world.pile, at, there), boxes=boxes)
    from_seat, from_spot = _face_down(world, face, kept)
    other = world.boxes[from_seat][from_spot]
    boxes = replaced(world.boxes, from_seat, replaced(world.boxes[from_seat], from_spot, there))
    return world._replace(boxes=replaced(boxes, seat, replaced(boxes[seat], spot, other)))


def _face_down(world: State, face: int, kept: tuple[tuple[Seat, Spot], ...]) -> tuple[Seat, Spot]:
    """Where a card of that face lies that nobody has seen. There is one: it was seen just now."""
    return next(
        (seat, spot)
        for seat, box in enumerate(world.boxes)
        for spot, card in enumerate(box)
        if face_of(card) == face and not is_up(world.up[seat], spot) and (seat, spot) not in kept
    )


RECKONING: Final = Reckoning(
    usual=100,
    left=left,
    fresh=fresh,
    finish=finish,
    learned=learned,
    arranged=arranged,
    open=True,
    blind=blind,
)
