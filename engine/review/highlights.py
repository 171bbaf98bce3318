"""What of a ledger is worth a look: losses, and what went brilliantly or luckily."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.review.ledger import Choice, Decision, Entry, Ledger
from engine.review.worth import Worth
from engine.search.reason import Reason
from engine.table.table import Table

Kind: TypeAlias = Literal["doubtful", "mistake", "blunder", "brilliant", "lucky", "unlucky"]

# From that loss of a chance to win on, in ten-thousandths; the worst first.
LOSSES: Final[tuple[tuple[int, Kind], ...]] = (
    (1_000, "blunder"),
    (500, "mistake"),
    (200, "doubtful"),
)
_BRILLIANT: Final = 300  # so much better than everything else, lead and chance as one number
_LUCK: Final = 800  # of a chance to win
_MOST: Final = {"loss": 6, "brilliant": 2, "lucky": 2, "unlucky": 2}


@dataclass(frozen=True, slots=True)
class Highlight:
    kind: Kind
    turn: int  # of the move, or after which it was seen; from 1
    at: int  # the table as it was then: after so many turns
    change: Worth
    decision: Decision | None  # None: it was luck
    reason: Reason | None  # what speaks for the best move; none for what is done by stealth

    @property
    def choices(self) -> tuple[Choice, ...]:
        return () if self.decision is None else self.decision.choices


def highlights_of(table: Table, ledger: Ledger) -> tuple[Highlight, ...]:
    """In the order of the match."""
    lost = sorted(_losses(table, ledger), key=lambda each: each.change.chance)
    brilliant = sorted(_brilliant(table, ledger), key=lambda each: -_lead(each.choices))
    luck = sorted(ledger.entries, key=lambda entry: entry.change.chance)
    unlucky = [_luck(entry, "unlucky") for entry in luck if _is_luck(entry, sign=-1)]
    lucky = [_luck(entry, "lucky") for entry in reversed(luck) if _is_luck(entry, sign=1)]
    kept = [
        *lost[: _MOST["loss"]],
        *brilliant[: _MOST["brilliant"]],
        *lucky[: _MOST["lucky"]],
        *unlucky[: _MOST["unlucky"]],
    ]
    return tuple(sorted(kept, key=lambda each: (each.turn, each.kind)))


def kind_of(decision: Decision) -> Kind | None:
    """How bad a loss is, if it is sure and large enough to speak of."""
    if not decision.sure:
        return None
    return next((kind for least, kind in LOSSES if decision.loss.chance >= least), None)


def _losses(table: Table, ledger: Ledger) -> list[Highlight]:
    highlights = [(kind_of(decision), decision) for decision in ledger.decisions]
    return [_decided(table, kind, decision) for kind, decision in highlights if kind is not None]


def _brilliant(table: Table, ledger: Ledger) -> list[Highlight]:
    """The best by far, and not what a rule of thumb would have done."""
    return [
        _decided(table, "brilliant", decision)
        for decision in ledger.decisions
        if decision.choices[0].move == decision.move
        and not decision.choices[1].alike
        and _lead(decision.choices) >= _BRILLIANT
        and not _is_usual(table, decision)
    ]


def _lead(choices: Sequence[Choice]) -> int:
    return choices[1].behind


def _is_usual(table: Table, decision: Decision) -> bool:
    game, state = table.match.game, table.steps[decision.turn - 1].state
    if decision.move is None or game.reckoning.stealthy(decision.move):
        return False
    view, legal = game.view(state, decision.seat), game.legal_moves(state, decision.seat)
    favourite: Any = game.mind.pose(view, legal, None).moves[0]
    return bool(favourite == decision.move)


def _decided(table: Table, kind: Kind, decision: Decision) -> Highlight:
    lost = Worth(-decision.loss.points, -decision.loss.chance)
    at = decision.turn - 1
    return Highlight(kind, decision.turn, at, lost, decision, _reason(table, at, decision))


def _reason(table: Table, at: int, decision: Decision) -> Reason | None:
    game, best = table.match.game, decision.choices[0].move
    if best is None or game.reckoning.stealthy(best):
        return None
    view = game.view(table.steps[at].state, decision.seat)
    reason: Reason = game.mind.reason(view, decision.seat, best)
    return reason


def _is_luck(entry: Entry, *, sign: int) -> bool:
    return entry.account in ("deal", "guesses") and sign * entry.change.chance >= _LUCK


def _luck(entry: Entry, kind: Kind) -> Highlight:
    return Highlight(kind, entry.turn, entry.turn, entry.change, None, None)
