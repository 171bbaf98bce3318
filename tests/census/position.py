"""A small position, set up once for the engine and once for the book."""

from dataclasses import dataclass
from typing import Any

from engine.core.cards import Card, read_card
from engine.core.rng import seeded
from engine.games.party_bugs.cards import Deal
from engine.games.party_bugs.state import Choosing, Config, Hiding, Phase, State, Taking
from tests.census import by_the_book as book


@dataclass(frozen=True)
class Position:
    """What lies on the table, by seat or by place (Paul's is the last), in cards as texts."""

    name: str
    hands: tuple[str, ...]
    floor: str
    piles: tuple[str, ...] = ()  # () is no pile anywhere
    displays: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()  # the hidden dancers
    hiding: bool = False  # they are still to be hidden
    tied: int = 0
    mirror: int | None = None
    game: int | None = None  # of a series
    sums: tuple[int, ...] = ()  # of the games before
    coming: tuple[tuple[tuple[int, ...], ...], ...] = ()  # the deals of the games after
    turns: int | None = None  # how far to count; None is to the end

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def places(self) -> int:
        return 3 if self.seats == 2 else self.seats

    @property
    def config(self) -> Config:
        dancer = self.hiding or self.hidden != ()
        return Config(self.seats, dancer, mirror=self.game is not None)

    def goes_on(self, turns: int) -> bool:
        return self.turns is None or turns <= self.turns

    def rows(self, texts: tuple[str, ...]) -> tuple[list[str], ...]:
        return tuple(text.split() for text in texts or ("",) * self.places)

    def last_round(self) -> list[int]:
        """Anti-clockwise from the right neighbour of the Tied holder, where no hand is left."""
        return [(self.tied - step) % self.seats for step in range(1, self.seats + 1)]

    def for_the_engine(self) -> State:
        nobody = (None,) * self.seats
        phase: Phase = Hiding(nobody) if self.hiding else Choosing(nobody)
        return State(
            config=self.config,
            rng=seeded(1),
            coming=tuple(Deal(sets) for sets in self.coming),
            game=self.game or 1,
            sums=self.sums or (0,) * self.places,
            tied=self.tied,
            mirror=self.mirror,
            piles=tuple(map(_cards, self.rows(self.piles))),
            hands=tuple(tuple(sorted(_cards(hand))) for hand in self.rows(self.hands)),
            hidden=_cards(list(self.hidden)) if self.hidden else nobody,
            floor=_cards(self.floor.split()),
            displays=tuple(map(_cards, self.rows(self.displays))),
            removed=(),
            phase=phase if any(self.hands) else Taking((), tuple(self.last_round())),
        )

    def for_the_book(self) -> book.Table:
        table: dict[str, Any] = {"players": self.seats, "paul": self.seats == 2}
        table["dancer"] = self.config.hidden_dancer
        table["game"], table["games"] = self.game or 1, self.config.games
        table["deals"] = [None] * table["game"] + [list(sets) for sets in self.coming]
        table["youngest"] = ()
        table["sums"] = list(self.sums or (0,) * self.places)
        table["holder"], table["mirror"] = self.tied, self.mirror
        table["piles"] = list(self.rows(self.piles))
        table["hands"] = list(self.rows(self.hands))
        table["displays"] = list(self.rows(self.displays))
        table["hidden"] = list(self.hidden or (None,) * self.seats)
        table["floor"] = self.floor.split()
        table["chosen"] = [None] * self.seats
        table["phase"] = "hide" if self.hiding else "choose" if any(self.hands) else "take"
        table["played"], table["queue"] = None, self.last_round()
        return table


def _cards(names: list[str]) -> tuple[Card, ...]:
    return tuple(map(read_card, names))
