"""How the best level chooses in Party Bugs: against others who think, and exactly at the end.

What lies open and what each set still holds is enough for a plan: every hand that others could
have is answered to. Far from the end some worlds are played out beside it, as other levels do.
Variants with secrets of their own are left to playouts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from engine.core.cards import face_of
from engine.core.rng import Rng
from engine.games.party_bugs.cards import Cards
from engine.games.party_bugs.moves import Move, PlayCard, TakeCard
from engine.games.party_bugs.state import Taking
from engine.games.party_bugs.thinking import duel
from engine.games.party_bugs.thinking.ending import Ending, balance, is_near
from engine.games.party_bugs.thinking.forecast import Masks, Scales, expected, scales_for
from engine.games.party_bugs.thinking.kernel import Floor
from engine.games.party_bugs.thinking.learned import is_learned
from engine.games.party_bugs.thinking.outlook import cost
from engine.games.party_bugs.thinking.problem import Problem, dominated
from engine.games.party_bugs.thinking.sharing import Payoffs, choices, shared, with_faces
from engine.games.party_bugs.thinking.stakes import Stakes
from engine.games.party_bugs.view import View, unseen_cards
from engine.search.levels import Imagined
from engine.search.mixed import Balanced, often_enough
from engine.search.thought import Aim

AIM: Final = Aim(best=100, win=3_000)  # points, and what a win is worth beside them
_STEPS: Final = 80


def plan(
    view: View, legal: tuple[Move, ...], worlds: Imagined, bend: Callable[[Aim], Aim]
) -> Balanced[Move] | None:
    """None where playouts have to do."""
    config, aim = view.config, bend(AIM)
    if config.hidden_dancer or config.mirror:
        return None
    never = dominated(view, legal)
    moves = tuple(sorted([m for m in legal if m not in never], key=lambda move: cost(view, move)))
    near, learned = is_near(config.seats, _to_play(view)), is_learned(config.seats)
    many = len(moves) > 2
    match moves[0]:
        case TakeCard() if near or (learned and not many):
            return Once(view, moves, aim)
        case PlayCard() if near and len(moves) == config.seats == 2:
            return Once(view, moves, aim)
        case TakeCard() | PlayCard() if learned:
            problem = Problem(view, moves, worlds)
            choosing = isinstance(moves[0], PlayCard)
            return (Together if choosing else Taken)(view, moves, aim, problem, bend(problem.aim))
        case _:
            return None


def _to_play(view: View) -> int:
    """How many cards everybody had still to play when the round began."""
    taking = isinstance(view.phase, Taking) and view.phase.played != ()
    return view.piles[0] + view.hands[0] + taking


@dataclass(frozen=True, slots=True)
class Beside:
    """A choice far from the end. Beside the plan, worlds are played out, one in each step."""

    view: View
    moves: tuple[Move, ...]
    aim: Aim
    problem: Problem
    after: Aim  # what counts where a world is played out

    @property
    def steps(self) -> int:
        return _STEPS

    def played_out(self, sums: Sequence[int], rng: Rng) -> tuple[tuple[int, ...], Rng]:
        """The sums with one more world."""
        endings, rng = self.problem.play_out(range(len(self.moves)), rng)
        return tuple([sum_ + self.after.worth(end) for sum_, end in zip(sums, endings)]), rng


class Together(Beside):
    """Both choose their cards."""

    __slots__ = ()

    def further(self, so_far: Any, rng: Rng) -> tuple[Any, Rng]:
        game, answers, sums = so_far or self.begun()
        sums, rng = self.played_out(sums, rng)
        means = [sum_ // (answers.steps + 1) for sum_ in sums]
        return (game, duel.answered(game, answers, means), sums), rng

    def begun(self) -> tuple[duel.Duel, duel.Answers, tuple[int, ...]]:
        """The round as both see it, before any answer."""
        stakes = stakes_of(self.view, self.aim)[seat_of(self.view)]
        scales = scales_for(self.view.config.seats, _to_play(self.view) - 1)
        game = duel.duel_of(floor_seen(self.view), faces_of(self.moves), stakes, scales)
        return game, duel.at_first(game), (0,) * len(self.moves)

    def worths(self, so_far: Any) -> Sequence[int]:
        game, answers, sums = so_far
        planned = duel.worths_of(game, answers, self.aim.nerve)
        return duel.blended(planned, [sum_ // answers.steps for sum_ in sums])

    def mixture(self, so_far: Any) -> Sequence[int]:
        if self.aim.nerve == 0:
            return often_enough(so_far[1].often)
        worths = self.worths(so_far)  # a temper can be read; that is what it is for
        return [int(worth == max(worths)) for worth in worths]


class Taken(Beside):
    """One takes first, of three."""

    __slots__ = ()

    def further(self, so_far: Any, rng: Rng) -> tuple[Any, Rng]:
        planned, steps, sums = so_far or self._begun()
        sums, rng = self.played_out(sums, rng)
        return (planned, steps + 1, sums), rng

    def _begun(self) -> tuple[list[int], int, tuple[int, ...]]:
        (planned, _), _ = Once(self.view, self.moves, self.aim).further(None, (0, 0, 0, 1))
        return planned, 0, (0,) * len(self.moves)

    def worths(self, so_far: Any) -> Sequence[int]:
        planned, steps, sums = so_far
        return duel.blended(planned, [sum_ // steps for sum_ in sums])

    def mixture(self, so_far: Any) -> Sequence[int]:
        worths = self.worths(so_far)
        return [int(worth == max(worths)) for worth in worths]


@dataclass(frozen=True, slots=True)
class Once:
    """A choice that is settled at once: a card is taken, or the end is near."""

    view: View
    moves: tuple[Move, ...]
    aim: Aim
    steps: int = 1

    def further(self, so_far: Any, rng: Rng) -> tuple[Any, Rng]:
        return (self._two_left() if isinstance(self.moves[0], PlayCard) else self._taken()), rng

    def worths(self, so_far: Any) -> Sequence[int]:
        worths: list[int] = so_far[0]
        return worths

    def mixture(self, so_far: Any) -> Sequence[int]:
        often: list[int] = so_far[1]
        return often

    def _two_left(self) -> tuple[list[int], list[int]]:
        """Both have two cards left, and all of them are known."""
        view, seat = self.view, seat_of(self.view)
        floor = floor_seen(view)
        end = _ending(view, floor, self.aim)
        displays, left = tuple(floor.displays), tuple(floor.left)
        rows = []
        for mine in faces_of(self.moves):
            row = []
            for theirs in duel.faces_in(left[1 - seat]):
                played = (mine, theirs) if seat == 0 else (theirs, mine)
                row.append(end.revealed(displays, tuple(floor.floor), left, played)[seat])
            rows.append(row)
        often = balance(rows)
        answer = balance([[-worth for worth in column] for column in zip(*rows)])
        orders = 2 * sum(answer)  # Paul's last two cards come in either order
        worths = [sum([a * worth for a, worth in zip(answer, row)]) // orders for row in rows]
        return worths, list(often)

    def _taken(self) -> tuple[list[int], list[int]]:
        view, floor = self.view, floor_seen(self.view)
        assert isinstance(view.phase, Taking)
        queue, played = view.phase.queue, tuple([face_of(card) for card in view.phase.played])
        displays, left = tuple(floor.displays), tuple(floor.left)
        to_play = _to_play(view)
        near = is_near(view.config.seats, to_play)
        if near:
            then = _ending(view, floor, self.aim).after(left, played)
        else:
            scales = scales_for(view.config.seats, to_play - 1)
            then = partial(foreseen, scales, stakes_of(view, self.aim), left, played)
        rest_of = dict(choices(tuple(floor.floor)))
        worths = []
        for face in faces_of(self.moves):
            after = with_faces(displays, queue[0], (face,))
            worths.append(shared(after, rest_of[face], queue[1:], floor.paul, then)[queue[0]])
        best = max(worths)
        orders = max(1, to_play) if near and floor.paul else 1  # in which Paul's cards may come
        return [worth // orders for worth in worths], [int(worth == best) for worth in worths]


def foreseen(
    scales: Scales,
    stakes: tuple[Stakes, ...],
    left: Masks,
    played: tuple[int, ...],
    displays: Masks,
) -> Payoffs:
    """What it is expected to be worth to have those displays after the round."""
    seats, lies = len(played), 0
    for face in played:
        lies |= 1 << face
    before = (*[mask | 1 << face for mask, face in zip(left, played)], *left[seats:])
    totals = [expected(scales, at, displays, before, left, lies) for at in range(len(displays))]
    return tuple([each.worth(totals, scales.spread) for each in stakes])


def _ending(view: View, floor: Floor, aim: Aim) -> Ending:
    return Ending(floor.nearest, floor.paul, stakes_of(view, aim))


def stakes_of(view: View, aim: Aim) -> tuple[Stakes, ...]:
    """What each is after: the others are thought to have no temper."""
    sums = tuple([100 * before for before in view.sums])
    is_duel = view.config.seats == 2
    return tuple(
        [
            Stakes(seat, aim if seat == view.seat else AIM, sums, is_duel)
            for seat in range(view.config.seats)
        ]
    )


def floor_seen(view: View) -> Floor:
    """The game as far as the view tells: hands and piles are not told apart."""
    floor, seats = Floor(), range(view.config.seats)
    floor.nearest = tuple(sorted(seats, key=lambda seat: (seat - view.tied) % len(seats)))
    floor.paul = view.config.paul or 0
    floor.floor = [face_of(card) for card in view.floor]
    floor.displays = [_mask(display) for display in view.displays]
    floor.left = [_mask(cards) for cards in unseen_cards(view)]
    if view.hand:
        floor.left[seat_of(view)] |= _mask(view.hand)
    return floor


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def faces_of(moves: Sequence[Move]) -> tuple[int, ...]:
    return tuple([face_of(m.card) for m in moves if isinstance(m, PlayCard | TakeCard)])


def _mask(cards: Cards) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << face_of(card)
    return mask
