"""Answers the page's questions about fairness. The running table is left alone."""

from engine.core.codec import BadMessage
from engine.fair_protocol import Checked, OddMove, Tallied
from engine.protocol import Refused
from engine.table.check import Checking, begun, carried_on
from engine.table.pledge import opening_of, pledge_of
from engine.table.saves import read_save
from engine.table.tally import counted, summed


class Fairness:
    """Remembers how far the running check has come. There is only one at a time."""

    def __init__(self) -> None:
        self._under_way: tuple[str, Checking] | None = None

    def check(self, save: str, effort: int) -> Checked | Refused:
        """The first call plays the match again. Each further one repeats `effort` choices."""
        if effort < 1:
            raise BadMessage("number-out-of-range", place="effort", found=str(effort))
        if self._under_way is None or self._under_way[0] != save:
            table = read_save(save)
            if table.match.game.outcome(table.state) is None:
                return Refused("not-over", "")  # what was dealt there is still secret
            checking = begun(table)
        else:
            checking = carried_on(self._under_way[1], effort)
        self._under_way = None if checking.done else (save, checking)
        return _checked(checking)


def tallied(saves: tuple[str, ...]) -> Tallied:
    dealt, running, damaged = counted(saves)
    return Tallied(summed(dealt), running, damaged)


def _checked(checking: Checking) -> Checked:
    match = checking.table.match
    write = match.game.write_move
    odd = [
        OddMove(each.turn, each.seat, write(each.move), write(each.instead))
        for each in checking.odd
    ]
    return Checked(
        per_cent=checking.per_cent,
        opening=opening_of(match),
        pledge=pledge_of(match),
        turns=len(match.turns),
        asked=len(checking.agreed) + len(odd),
        odd=tuple(odd),
        unasked=checking.unasked,
        worlds=checking.worlds,
        alike=checking.alike,
    )
