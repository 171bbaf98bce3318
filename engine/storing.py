"""What is to be stored: a save, or its tail. It goes to the store, and past whatever draws."""

from typing import Final

from engine.storing_protocol import Saved, Whole
from engine.table.saves import Stored, tail_of, whole_of
from engine.table.table import Table

WHOLE_EVERY: Final = 64  # turns; so that what was lost on the way is not missing for long


class Storing:
    """Remembers how the save ends that was told last, and from which table it comes."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._stored: Stored | None = None
        self._whole_at = 0  # how many turns the last whole save had

    def told(self, table: Table, *, goes_on: bool) -> Saved | None:
        """None: nothing has changed. `goes_on`: there are only more turns than in the last one."""
        if table is self._table:
            return None
        before, turns = self._stored, len(table.match.turns)
        if not goes_on or before is None or turns - self._whole_at >= WHOLE_EVERY:
            return self.whole(table)
        tail, self._stored = tail_of(table, before)
        self._table = table
        return tail

    def whole(self, table: Table) -> Whole:
        text, self._stored = whole_of(table)
        self._table, self._whole_at = table, len(table.match.turns)
        return Whole(text)
