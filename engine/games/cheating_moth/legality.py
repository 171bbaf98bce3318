"""Who may do what when, and why not: the one place that decides what is allowed.

What stands in brackets is the section of RULES.md.
"""

from functools import cache
from typing import Final

from engine.core.game import CLOCK, Refusal, Seat
from engine.games.cheating_moth.cards import (
    DECK,
    Cards,
    but_moths,
    fitting,
    is_moth,
    laying_on,
)
from engine.games.cheating_moth.moves import (
    LEAVES,
    MOMENTS,
    Call,
    Claim,
    CloseWindow,
    DealNext,
    Draw,
    Give,
    GiveNothing,
    GiveTo,
    Lapse,
    Lay,
    LetStand,
    Move,
    PickLeaf,
    Play,
    Rustle,
    Skip,
    Slap,
    Slip,
)
from engine.games.cheating_moth.state import (
    EARLY,
    SEATS,
    Claiming,
    Gifts,
    Giving,
    Laying,
    Leafing,
    Penalty,
    Scored,
    Sealing,
    Slapping,
    State,
    Turning,
    can_draw,
    in_reach,
    is_callable,
    is_over,
    slappers,
)

# Moves are made once, because what is legal is asked more often than anything else.
_PLAY: Final = {card: Play(card) for card in DECK}
_SLIP: Final = {card: Slip(card) for card in DECK}
_GIVE: Final = {card: Give(card) for card in DECK}
_GIVE_TO: Final = {(card, seat): GiveTo(card, seat) for card in DECK for seat in range(SEATS[-1])}
_LAY: Final = {card: Lay(card) for card in DECK}
_CALL: Final = [Call(seat) for seat in range(SEATS[-1])]
_LET_STAND: Final = [LetStand(seat) for seat in range(SEATS[-1])]
_EARLY: Final = Slap(EARLY)
_LEAVES: Final[tuple[Move, ...]] = tuple([PickLeaf(leaf) for leaf in LEAVES])
_DRAW, _SKIP, _RUSTLE, _LAPSE = (Draw(),), (Skip(),), (Rustle(),), (Lapse(),)
_GIVE_NOTHING, _CLOSE, _DEAL_NEXT = (GiveNothing(),), (CloseWindow(),), (DealNext(),)


@cache
def _every_slap() -> tuple[Move, ...]:
    return (_EARLY, *[Slap(ms) for ms in MOMENTS])


@cache
def _every_claim() -> tuple[Move, ...]:
    return tuple([Claim(ms) for ms in MOMENTS])


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All moves a seat may make now, always in the same order: answers to the game come first."""
    if seat == CLOCK:
        return _of_clock(state)
    if not 0 <= seat < state.config.seats:
        return ()
    if is_callable(state):
        return _asked_of(state, seat) + _unasked(state, seat)
    return _asked_of(state, seat)


def _of_clock(state: State) -> tuple[Move, ...]:
    phase = state.phase
    if isinstance(phase, Scored):
        return () if is_over(state) else _DEAL_NEXT
    late = tuple([_LET_STAND[seat] for seat, card in enumerate(state.slips) if card is not None])
    return (*_CLOSE, *late) if isinstance(phase, Slapping | Claiming) else late


def _asked_of(state: State, seat: Seat) -> tuple[Move, ...]:
    match state.phase:
        case Turning():
            return _turns(state, seat) if seat == state.active else ()
        case Slapping(slaps):
            return _every_slap() if seat in slappers(state) and slaps[seat] is None else ()
        case Claiming(claims):
            return _every_claim() if claims[seat] is None else ()
        case Leafing(leaves):
            return _LEAVES if seat in slappers(state) and leaves[seat] is None else ()
        case Gifts(_, ready):
            return () if ready[seat] else _gifts(state.hands[seat])
        case Penalty():
            return _gifts(in_reach(state, seat)) if seat == state.guard else ()
        case Giving():
            return _gifts_to_all(state, seat) if seat == state.active else ()
        case Laying(queue):
            return _lays(state, seat) if seat == queue[0] else ()
        case Sealing(ready):
            return () if ready[seat] else _lays(state, seat)
        case Scored():
            return ()


def _turns(state: State, seat: Seat) -> tuple[Move, ...]:
    """T2, T3: whoever has a fitting card must play. The Guard may also play a Moth."""
    fits = fitting(state.hands[seat], state.discards[0])
    others = but_moths(fits)
    plays = tuple([_PLAY[card] for card in (fits if seat == state.guard else others)])
    if others:
        return plays
    return plays + (_DRAW if can_draw(state) else _SKIP)


def _gifts(cards: Cards) -> tuple[Move, ...]:
    return tuple([_GIVE[card] for card in but_moths(cards)]) or _GIVE_NOTHING


def _gifts_to_all(state: State, seat: Seat) -> tuple[Move, ...]:
    others = [other for other in range(state.config.seats) if other != seat]
    cards = but_moths(state.hands[seat])
    return tuple([_GIVE_TO[card, to] for card in cards for to in others]) + _GIVE_NOTHING


def _lays(state: State, seat: Seat) -> tuple[Move, ...]:
    lays = [_LAY[card] for card in laying_on(state.discards[0], state.hands[seat])]
    return (*lays, *_LAPSE)


def _unasked(state: State, seat: Seat) -> tuple[Move, ...]:
    """What is possible at any time: calling, cheating, rustling (V1, V3, V6)."""
    rustle = () if state.rustled[seat] else _RUSTLE
    if seat == state.guard:
        return (*_CALL[:seat], *_CALL[seat + 1 : state.config.seats], *rustle)
    cards = in_reach(state, seat)
    if len(cards) < 2 or state.slips[seat] is not None:
        return rustle
    return (*[_SLIP[card] for card in cards], *rustle)


def awaited(state: State) -> tuple[Seat, ...]:
    """Nobody waits for a slip, a call or a slap. They may come or not."""
    match state.phase:
        case Turning() | Giving():
            return (state.active,)
        case Slapping() | Claiming():
            return (CLOCK,)
        case Leafing(leaves):
            return tuple([seat for seat in sorted(slappers(state)) if leaves[seat] is None])
        case Gifts(_, ready) | Sealing(ready):
            return tuple([seat for seat, done in enumerate(ready) if not done])
        case Laying(queue):
            return queue[:1]
        case Penalty():
            return (state.guard,)
        case Scored():
            return () if is_over(state) else (CLOCK,)


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    return None if _is_legal(state, seat, move) else _objection(state, seat, move)


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    if not isinstance(move, Slap | Claim):
        return move in legal_moves(state, seat)
    # So that it is not searched for among thousands of moves.
    moments = _every_slap if isinstance(move, Slap) else _every_claim
    fair = move.ms in MOMENTS or move == _EARLY
    return fair and seat != CLOCK and legal_moves(state, seat)[:1] == moments()[:1]


def _objection(state: State, seat: Seat, move: Move) -> Refusal:
    """Why an illegal move is illegal. It tells only what its seat knows."""
    if is_over(state):
        return Refusal("game-over", "E4")
    match move:
        case DealNext():
            return Refusal("round-still-on" if seat == CLOCK else "only-the-clock-deals", "A2")
        case LetStand():
            return Refusal("no-slip-under-way" if seat == CLOCK else "only-the-clock-can", "V2")
        case CloseWindow():
            return Refusal("no-window-open" if seat == CLOCK else "only-the-clock-can", "C3")
    if not 0 <= seat < state.config.seats:
        return Refusal("no-such-seat", "A1")
    if isinstance(state.phase, Scored):
        return Refusal("round-over", "E1")
    if isinstance(move, Slip | Call | Rustle):
        return _objection_to_mischief(state, seat, move)
    return _objection_to_answer(state, seat, move)


def _objection_to_mischief(state: State, seat: Seat, move: Slip | Call | Rustle) -> Refusal:
    rule = {Slip: "V1", Call: "V3", Rustle: "V6"}[type(move)]
    if isinstance(state.phase, Penalty):
        return Refusal("call-being-settled", rule)
    if not is_callable(state):
        return Refusal("gifts-first", "E1")
    match move:
        case Rustle():
            return Refusal("rustled-already", rule)
        case Call(other):
            if seat != state.guard:
                return Refusal("only-the-guard-calls", rule)
            return Refusal("not-yourself" if other == seat else "no-such-seat", rule)
        case Slip(card):
            if seat == state.guard:
                return Refusal("guard-cannot-slip", rule)
            if card not in state.hands[seat]:
                return Refusal("not-in-your-hand", rule)
            if state.slips[seat] is not None:
                return Refusal("one-slip-at-a-time", rule)
            return Refusal(
                "card-put-aside" if len(in_reach(state, seat)) > 1 else "last-card", rule
            )


# The phase in which each answer is asked for, and the rule for it.
_ASKED_IN: Final[dict[type, tuple[tuple[type, ...], str]]] = {
    Play: ((Turning,), "T1"),
    Draw: ((Turning,), "T1"),
    Skip: ((Turning,), "T1"),
    GiveTo: ((Giving,), "C1"),
    Give: ((Gifts, Penalty), "C4"),
    GiveNothing: ((Giving, Gifts, Penalty), "C4"),
    Slap: ((Slapping,), "C2"),
    PickLeaf: ((Leafing,), "L1"),
    Claim: ((Claiming,), "C5"),
    Lay: ((Laying, Sealing), "C6"),
    Lapse: ((Laying, Sealing), "C6"),
}


def _objection_to_answer(state: State, seat: Seat, move: Move) -> Refusal:
    """For an answer that nobody asked for, that somebody else was asked for, or that is wrong."""
    phases, rule = _ASKED_IN[type(move)]
    if not isinstance(state.phase, phases):
        settled = isinstance(state.phase, Penalty)
        return Refusal("call-being-settled", "V4") if settled else Refusal("not-now", rule)
    if not _asked_of(state, seat):
        return Refusal(_why_not_asked(state, seat), rule)
    match move:
        case Play(card) if card in state.hands[seat]:
            fits = card in fitting(state.hands[seat], state.discards[0])
            return Refusal("only-the-guard-plays-moths" if fits else "does-not-fit", "T2")
        case Draw() | Skip():
            if any(isinstance(asked, Draw | Skip) for asked in _asked_of(state, seat)):
                return Refusal("draw-instead" if can_draw(state) else "nothing-to-draw", "T4")
            return Refusal("you-can-play", "T3")
        case Give(card) | GiveTo(card) if card in state.hands[seat]:
            if isinstance(move, GiveTo) and not is_moth(card):
                return Refusal("not-yourself" if move.seat == seat else "no-such-seat", rule)
            return Refusal("moths-cannot-be-given" if is_moth(card) else "card-put-aside", rule)
        case GiveNothing():
            return Refusal("you-have-to-give", rule)
        case Lay(card) if card in state.hands[seat]:
            return Refusal("not-that-number", rule)
        case Slap() | Claim() | PickLeaf():
            return Refusal("no-such-choice", rule)
        case _:
            return Refusal("not-in-your-hand", rule)


def _why_not_asked(state: State, seat: Seat) -> str:
    match state.phase:
        case Turning() | Giving():
            return "not-your-turn"
        case Slapping() | Leafing() if seat not in slappers(state):
            return "you-played-it"
        case Laying():
            return "somebody-was-faster"
        case Penalty():
            return "only-the-guard-gives"
        case Gifts(to) if seat == to:
            return "you-were-slowest"
        case _:
            return "done-already"
