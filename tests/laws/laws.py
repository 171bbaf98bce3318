"""The laws every game keeps, as plain functions: pytest runs them, and so does Pyodide.

Each takes a specimen and a position of a random match and fails with an AssertionError.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeVar

from engine.core.codec import BadMessage, decode, encode
from engine.core.game import CLOCK, AnyGame, IllegalMove
from engine.core.rng import Rng, pick
from tests.laws.specimen import Specimen
from tests.laws.walk import Position, every_seat

Error = TypeVar("Error", bound=Exception)
Law = Callable[[Specimen, Position], None]
_SAMPLES: Final = 6
_MANY: Final = 200
_LATE: Final = 1200  # milliseconds after which bots may react
_CARD: Final = re.compile(r'"(\d+[a-p])"')


def legal_moves_and_refusals_agree(specimen: Specimen, at: Position) -> None:
    game = specimen.game
    for seat in every_seat(at.state):
        legal = game.legal_moves(at.state, seat)
        assert legal == game.legal_moves(at.state, seat), "the order is not stable"
        assert len(set(legal)) == len(legal), "a move is offered twice"
        some = legal[:: 1 + len(legal) // _MANY]  # of the thousands of reactions
        assert all(game.refusal(at.state, seat, move) is None for move in (*some, *legal[-1:]))
        for move in sample(specimen.moves, at.rng):
            assert (move in legal) == (game.refusal(at.state, seat, move) is None)
    for seat in game.awaited(at.state):
        assert game.legal_moves(at.state, seat), "somebody is awaited who cannot move"


def a_refused_move_cannot_be_applied(specimen: Specimen, at: Position) -> None:
    for seat in every_seat(at.state):
        for move in sample(specimen.moves, at.rng):
            refusal = specimen.game.refusal(at.state, seat, move)
            if refusal is None:
                continue
            error = raised(IllegalMove, specimen.game.apply, at.state, seat, move)
            assert error is not None, f"{move} was refused and applied"
            assert error.refusal == refusal


def apply_is_pure(specimen: Specimen, at: Position) -> None:
    if at.turn is None:
        return
    kind = specimen.game.kinds.state
    before = encode(kind, at.before)
    assert hash(at.before) == hash(at.before), "a state holds something that can change"
    assert specimen.game.apply(at.before, *at.turn) == at.step
    assert encode(kind, at.before) == before


def every_card_is_somewhere_once(specimen: Specimen, at: Position) -> None:
    assert sorted(specimen.cards(at.state)) == specimen.deck(at.state.config)


def while_it_lasts_somebody_can_move(specimen: Specimen, at: Position) -> None:
    game = specimen.game
    movers = [seat for seat in every_seat(at.state) if game.legal_moves(at.state, seat)]
    awaited = game.awaited(at.state)
    over = game.outcome(at.state) is not None
    assert set(awaited) <= set(movers)
    assert bool(awaited) == bool(movers) == (not over)


def what_is_foregone_is_no_choice(specimen: Specimen, at: Position) -> None:
    """All that is legal leads to the same, here and wherever else what is hidden may lie."""
    game = specimen.game
    for seat in game.awaited(at.state):
        foregone = game.foregone(at.state, seat)
        twin, _ = game.imagine(game.view(at.state, None), at.rng)
        if not game.private(at.state):
            assert game.foregone(twin, seat) == foregone
        if foregone is None:
            continue
        for world in (at.state, twin):
            legal = game.legal_moves(world, seat)
            assert foregone in legal
            first, *others = [game.apply(world, seat, move).state for move in legal]
            assert all(other == first for other in others)


def a_twin_world_looks_the_same(specimen: Specimen, at: Position) -> None:
    """Law of secrets: what a seat sees and may do follows from its view alone."""
    game, told = specimen.game, told_to_all(specimen.game, at.state)
    for seat in (None, *range(at.state.config.seats)):
        view = game.view(at.state, seat)
        twin, _ = game.imagine(view, at.rng)
        assert game.view(twin, seat) == view
        assert told_to_all(game, twin) == told
        every_card_is_somewhere_once(specimen, replace(at, step=replace(at.step, state=twin)))
        if seat is None:
            continue
        assert game.legal_moves(twin, seat) == game.legal_moves(at.state, seat)
        for move in sample(specimen.moves, at.rng):
            assert game.refusal(twin, seat, move) == game.refusal(at.state, seat, move)


def told_to_all(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """What everybody is told of a state beside their view."""
    return game.awaited(state), game.private(state), game.chapter(state), game.outcome(state)


def an_event_shows_no_more_than_the_views_around_it(specimen: Specimen, at: Position) -> None:
    """What a seat sees next, or saw before: whoever gave a card away knows which it was."""
    game = specimen.game
    states = [state for state in (at.before, at.state) if state is not None]
    for seat in (None, *range(at.state.config.seats)):
        views = [encode(game.kinds.view, game.view(state, seat)) for state in states]
        seen = {name for view in views for name in cards_named(view)}
        for event in at.step.events:
            witnessed = game.witness(event, seat)
            if witnessed is not None:
                assert cards_named(encode(game.kinds.event, witnessed)) <= seen


def bots_choose_legal_moves(specimen: Specimen, at: Position) -> None:
    game = specimen.game
    for seat in every_seat(at.state):
        legal = game.legal_moves(at.state, seat)
        if seat == CLOCK or not legal:
            continue
        view = game.view(at.state, seat)
        for kind in ("random", "rule-of-thumb"):  # tests/table asks those that think ahead
            assert game.bots[kind](view, legal, at.rng) in legal
        for impulse in game.impulses.values():
            assert impulse(view, legal, at.rng, _LATE) in (None, *legal)


def values_survive_the_border(specimen: Specimen, at: Position) -> None:
    kinds = specimen.game.kinds
    values = [(kinds.state, at.state)]
    values += [(kinds.event, event) for event in at.step.events]
    values += [
        (kinds.view, specimen.game.view(at.state, seat))
        for seat in (None, *range(at.state.config.seats))
    ]
    for kind, value in values:
        assert decode(kind, encode(kind, value)) == value


def a_damaged_value_is_refused(specimen: Specimen, at: Position) -> None:
    """A missing or an unknown field is an error, wherever it is."""
    kind = specimen.game.kinds.state
    raw = encode(kind, at.state)
    records = list(_records(raw))
    record, rng = pick(at.rng, records)
    name, _ = pick(rng, sorted(record))
    kept = dict(record)
    for damage in ({**kept, "surprise": 1}, {key: kept[key] for key in kept if key != name}):
        record.clear()
        record.update(damage)
        fault = raised(BadMessage, decode, kind, raw)
        assert fault is not None, f"{damage} was read as a {kind}"
        assert fault.place.startswith("value")
    record.clear()
    record.update(kept)


def raised(kind: type[Error], call: Callable[..., Any], *arguments: Any) -> Error | None:
    try:
        call(*arguments)
    except kind as error:
        return error
    return None


def sample(items: tuple[Any, ...], rng: Rng) -> Iterator[Any]:
    for _ in range(_SAMPLES):
        item, rng = pick(rng, items)
        yield item


def cards_named(raw: Any) -> set[str]:
    """Every card that a value names at the border."""
    return set(_CARD.findall(json.dumps(raw)))


def _records(raw: Any) -> Iterator[dict[str, Any]]:
    parts: Any = raw if isinstance(raw, list) else ()
    if isinstance(raw, dict):
        yield raw
        parts = list(raw.values())
    for part in parts:
        yield from _records(part)


OF_POSITIONS: Final[tuple[Law, ...]] = (
    every_card_is_somewhere_once,
    while_it_lasts_somebody_can_move,
    legal_moves_and_refusals_agree,
    a_refused_move_cannot_be_applied,
    apply_is_pure,
    what_is_foregone_is_no_choice,
    a_twin_world_looks_the_same,
    an_event_shows_no_more_than_the_views_around_it,
    bots_choose_legal_moves,
    values_survive_the_border,
    a_damaged_value_is_refused,
)
