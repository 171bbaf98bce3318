"""What faces are worth in Party Bugs for two, learned from games of a learner with itself.

It plays as the best level does, by what it has learned so far, and tries something else now and
then. After each game every forecast is compared with how it came out, and each number that had a
part in it moves a little. It moves less and less; what counts is the mean over the last half.
"""

import math
import textwrap
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from engine.core.rng import Rng, below, pick, seeded
from engine.games.party_bugs.cards import FACES
from engine.games.party_bugs.rules import setup
from engine.games.party_bugs.state import Config
from engine.games.party_bugs.thinking import learned
from engine.games.party_bugs.thinking.duel import answered, at_first, duel_of
from engine.games.party_bugs.thinking.forecast import Masks, Scales, grounds, scales_of, total
from engine.games.party_bugs.thinking.kernel import CHOOSING, OVER, Floor, floor_of
from engine.games.party_bugs.thinking.plan import AIM, foreseen
from engine.games.party_bugs.thinking.sharing import Then, best_take
from engine.games.party_bugs.thinking.stakes import Stakes

PATH: Final = Path(learned.__file__).with_name("two.py")
_SEATS: Final = 2
_PLACES: Final = 3
_WIDTH: Final = learned.REASONS * len(FACES) + 1
_STEPS: Final = 20  # of answers in each round
_FAST, _SLOW = 0.1, 0.004  # how far a number moves, at first and in the end
_DARING: Final = 10  # once in so many choices it tries something else
_ANEW: Final = 20  # games after which it plays by what it has learned since
_TO_SPREAD: Final = math.sqrt(3) / math.pi  # from a standard deviation
_STREAM: Final = 0x7E4

_Seen = tuple[int, int, int, list[int]]  # place, cards to play, its total then, what had a part


class Learner:
    def __init__(self, games: int) -> None:
        self.games = games
        self.played = 0
        self.rows = [[[0.0] * _WIDTH for _ in range(learned.ROUNDS)] for _ in range(2)]
        self.means = [[[0.0] * _WIDTH for _ in range(learned.ROUNDS)] for _ in range(2)]
        self.averaged = 0
        self.squares = [250_000_000.0] * learned.ROUNDS  # of errors, in hundredths of a point
        self.scales: list[Scales] = []
        aims = [Stakes(seat, AIM, (0,) * _PLACES, duel=True) for seat in range(_SEATS)]
        self.stakes = tuple(aims)

    def play(self, seed: int) -> None:
        """One game, and what it teaches."""
        if self.played % _ANEW == 0:
            self.scales = self._scales(self.rows)
        floor, rng = floor_of(setup(Config(_SEATS), seed).state), seeded(seed, _STREAM)
        seen: list[_Seen] = []
        before = tuple(floor.left)
        while floor.phase != OVER:
            if floor.phase == CHOOSING:
                chosen, rng = self._chosen(floor, rng)
                floor.reveal(chosen)
            else:
                self._take(floor)
            if floor.left[floor.paul] != before[floor.paul]:  # he has turned up a card: a new round
                seen += self._noted(floor, before)
                before = tuple(floor.left)
        self._learn(seen, [100 * each for each in floor.totals()])
        self.played += 1

    # --- choices -----------------------------------------------------------------------------

    def _chosen(self, floor: Floor, rng: Rng) -> tuple[list[int], Rng]:
        to_play = floor.left[0].bit_count() - 1
        duel = duel_of(floor, floor.hands[0], self.stakes[0], self.scales[to_play])
        answers = at_first(duel)
        for _ in range(_STEPS):
            answers = answered(duel, answers)
        chosen = []
        for seat, faces, sums in ((0, duel.mine, answers.mine), (1, duel.theirs, answers.theirs)):
            worth = dict(zip(faces, sums))
            face = max(floor.hands[seat], key=worth.__getitem__)
            dares, rng = below(rng, _DARING)
            if dares == 0:
                face, rng = pick(rng, floor.hands[seat])
            chosen.append(face)
        return chosen, rng

    def _take(self, floor: Floor) -> None:
        played, left = tuple(floor.played), tuple(floor.left)
        scales = self.scales[left[0].bit_count()]
        then: Then = self._ended
        if played:
            then = partial(foreseen, scales, self.stakes, left, played)
        lie, queue = tuple(floor.floor), floor.queue[::-1]
        floor.take(best_take(tuple(floor.displays), lie, queue, floor.paul, then))

    def _ended(self, displays: Masks) -> tuple[int, ...]:
        totals = [total(display) for display in displays]
        winner = min(range(_PLACES), key=totals.__getitem__)
        return tuple([each.at_last(totals, winner) for each in self.stakes])

    # --- learning ----------------------------------------------------------------------------

    def _noted(self, floor: Floor, before: Masks) -> Iterator[_Seen]:
        """What counted for each place after a round, before Paul turned up his next card."""
        left, displays, lies = list(floor.left), tuple(floor.displays), 0
        for face in floor.floor[:_SEATS]:
            lies |= 1 << face
        left[floor.paul] = before[floor.paul]
        for place in range(_PLACES):
            parts = [_WIDTH - 1]
            for reason, mask in grounds(_SEATS, place, displays, before, tuple(left), lies):
                at = reason * len(FACES) - 1
                parts += [at + face for face in FACES if mask >> face & 1]
            yield place, left[0].bit_count(), total(displays[place]), parts

    def _learn(self, seen: list[_Seen], ended: list[int]) -> None:
        done = self.played / self.games
        rate = _FAST * (_SLOW / _FAST) ** done
        errors: dict[int, list[float]] = {}
        for place, to_play, before, parts in seen:
            row = self.rows[place // _SEATS][to_play]
            error = ended[place] - before - sum([row[part] for part in parts])
            for part in parts:
                row[part] += rate * error / len(parts)
            errors.setdefault(to_play, []).append(error)
        for to_play, (one, other, _) in errors.items():
            self.squares[to_play] += rate * ((one - other) ** 2 - self.squares[to_play])
        if 2 * self.played >= self.games:
            self.averaged += 1
            for kind, rows in enumerate(self.rows):
                for at, row in enumerate(rows):
                    mean = self.means[kind][at]
                    for part, number in enumerate(row):
                        mean[part] += (number - mean[part]) / self.averaged

    # --- numbers -----------------------------------------------------------------------------

    def _numbers(self, rows: list[list[list[float]]]) -> list[int]:
        spread = [max(1, round(math.sqrt(each) * _TO_SPREAD)) for each in self.squares]
        return spread + [round(number) for kind in rows for row in kind for number in row]

    def _scales(self, rows: list[list[list[float]]]) -> list[Scales]:
        so_far = learned.read(" ".join(map(str, self._numbers(rows))))
        return [scales_of(so_far, _SEATS, to_play) for to_play in range(learned.ROUNDS)]

    def text(self) -> str:
        words = " ".join(map(str, self._numbers(self.means)))
        return "\n".join(textwrap.wrap(words, 99)) + "\n"

    def source(self) -> str:
        """The module that the game reads."""
        return (
            '"""What was learned at tables of two; `python -m engine tune party-bugs` writes it."""'
            f'\n\nfrom typing import Final\n\nNUMBERS: Final = """\\\n{self.text()}"""\n'
        )

    def told(self) -> Iterator[str]:
        text = self.text()
        yield f"{self.played} games, {len(text.split())} numbers"
        yield f"sha256 {sha256(text.encode()).hexdigest()}"
        spread = text.split()[: learned.ROUNDS]
        yield f"spread of totals, from the last round back: {' '.join(spread)}"
