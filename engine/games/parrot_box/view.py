"""What a seat may know, built field by field, and worlds that fit it.

All seats know the same: nobody has a hand, and nobody knows a face-down card (A5).
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from engine.core.cards import Card, face_of
from engine.core.game import CLOCK, Seat
from engine.core.rng import Rng, forked, shuffled
from engine.games.parrot_box.cards import (
    COPIES,
    DECK,
    FACES,
    ROUNDS,
    SPOTS,
    Cards,
    Column,
    Set,
    Spot,
    makes_pair,
    partner_of,
    score_of,
)
from engine.games.parrot_box.state import (
    OPENING,
    Config,
    Holding,
    Phase,
    State,
    is_up,
    known_faces,
)


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box as it lies there, and what its known cards count (S1, S2)."""

    cards: tuple[Card | None, ...]  # by spot; None lies face down
    down: int  # how many lie face down
    opening: int  # how many are still to be turned up before the first turn (A3)
    score: int  # of the known cards; a Parrot with a face-down partner is undecided, 0
    columns: tuple[Column, ...]  # from left to right
    sets: tuple[Set, ...]  # two or more pairs of a number


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None  # whose view; None is somebody who only watches
    config: Config  # without deals
    round: int
    rounds: int
    turn: int  # of this round, of all players; 0 while two cards are turned up
    sums: tuple[int, ...]  # of all scored rounds
    starter: Seat | None
    closing: Seat | None  # in the last turns: the seat that has no more
    boxes: tuple[BoxView, ...]
    pile: int  # size of the draw pile
    renewals: int  # how often it was renewed in this round
    discard: Card | None  # the top of the discard pile
    discards: int  # its size
    unseen: tuple[int, ...]  # by face: how many lie face down or in the draw pile
    pairing: tuple[Spot, ...]  # where the card in hand would make a pair (S1, P1, P2)
    phase: Phase


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=None if seat == CLOCK else seat,
        config=state.config,
        round=state.round,
        rounds=ROUNDS[-1],
        turn=state.turn,
        sums=state.sums,
        starter=state.starter,
        closing=state.closing,
        boxes=tuple([_box_view(box, up) for box, up in zip(state.boxes, state.up)]),
        pile=len(state.pile),
        renewals=state.renewals,
        discard=state.discards[0] if state.discards else None,
        discards=len(state.discards),
        unseen=_unseen(state),
        pairing=_pairing(state),
        phase=state.phase,
    )


@lru_cache(maxsize=64)  # a box looks the same to all, and a turn changes one
def _box_view(box: Cards, up: int) -> BoxView:
    score = score_of(known_faces(box, up))
    return BoxView(
        cards=tuple([card if is_up(up, spot) else None for spot, card in enumerate(box)]),
        down=len(SPOTS) - up.bit_count(),
        opening=max(0, OPENING - up.bit_count()),
        score=score.total,
        columns=score.columns,
        sets=score.sets,
    )


def _unseen(state: State) -> tuple[int, ...]:
    """All cards except those that lie open or went through the discard pile, where all saw them."""
    left = list(COPIES)
    for box, up in zip(state.boxes, state.up):
        for face in known_faces(box, up):
            if face is not None:
                left[face] -= 1
    for card in state.discards:
        left[face_of(card)] -= 1
    if isinstance(state.phase, Holding):
        left[face_of(state.phase.card)] -= 1
    return tuple(left)


def _pairing(state: State) -> tuple[Spot, ...]:
    phase = state.phase
    if not isinstance(phase, Holding):
        return ()
    known = known_faces(state.boxes[phase.seat], state.up[phase.seat])
    return tuple(
        [spot for spot in SPOTS if makes_pair(face_of(phase.card), known[partner_of(spot)])]
    )


def imagine(view: View, rng: Rng) -> tuple[State, Rng]:
    """Puts every unseen card, by lot, in a place where it could lie."""
    named = _named(view)
    rest, rng = shuffled(rng, [card for card in DECK if card not in named])
    of_face: list[list[Card]] = [[] for _ in FACES]
    for card in rest:
        of_face[face_of(card)].append(card)
    unseen, rng = shuffled(
        rng, chain.from_iterable([cards[:count] for cards, count in zip(of_face, view.unseen)])
    )
    lying = set(unseen)
    buried = tuple([card for card in rest if card not in lying])
    discards = buried if view.discard is None else (view.discard, *buried)
    boxes, at = [], 0
    for box in view.boxes:
        hidden = iter(unseen[at : at + box.down])
        boxes.append(tuple([next(hidden) if card is None else card for card in box.cards]))
        at += box.down
    its_chance, rng = forked(rng)
    state = State(
        config=view.config,
        rng=its_chance,
        deals=(),
        reshuffles=(),
        round=view.round,
        sums=view.sums,
        starter=view.starter,
        turn=view.turn,
        renewals=view.renewals,
        closing=view.closing,
        pile=unseen[at:],
        discards=discards,
        boxes=tuple(boxes),
        up=tuple([_mask(box) for box in view.boxes]),
        phase=view.phase,
    )
    return state, rng


def _named(view: View) -> set[Card | None]:
    """The cards this view shows."""
    named = {view.discard, *chain.from_iterable([box.cards for box in view.boxes])}
    if isinstance(view.phase, Holding):
        named.add(view.phase.card)
    return named


def _mask(box: BoxView) -> int:
    return sum([1 << spot for spot, card in enumerate(box.cards) if card is not None])
