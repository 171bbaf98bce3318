"""Write the types of all messages for the page: web/engine/messages.d.ts.

`python -m tools.messages` makes them from the dataclasses that the codec reads: the requests and
replies of engine/protocol.py, and each game's view, events and moves.
"""

import re
import types
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from engine.answers import ANSWERS, Failure
from engine.core.cards import Card
from engine.core.codec import TAG
from engine.core.game import AnyGame
from engine.games import GAMES
from engine.protocol import Reply, Request
from tools.moves import moves_of

FILE: Final = Path(__file__).parents[1] / "web" / "engine" / "messages.d.ts"
HEAD: Final = """\
// What page and engine say to each other: made by tools/messages.py from the Python that says it.

/** A card by its print: face and copy. */
export type Card = `${number}${Copy}`;
type Copy = SeatLetter | "k" | "l" | "m" | "n" | "o" | "p";
/** A seat in the text of a move; everywhere else it is its number, from 0. */
export type SeatLetter = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";

"""
# What Python does not say: what of a message is the game's own.
OF_THE_GAME: Final = {
    "view": 'Games[G]["view"]',
    "views": 'readonly Games[G]["view"][]',
    "events": 'readonly Games[G]["event"][]',
    "legal": 'readonly Games[G]["move"][]',
    "clock": 'readonly Games[G]["move"][]',
    "foregone": 'Games[G]["move"] | null',
}
_PLAIN: Final = {int: "number", str: "string", bool: "boolean", type(None): "null"}
Kind: TypeAlias = Any


def declarations() -> str:
    listed = [
        f'  "{name}": {{ view: {room}.View; event: {room}.Event; move: {room}.Move }};'
        for name, room in [(name, room_of(name)) for name in GAMES]
    ]
    wire = Room([Request, Reply])
    answers = [f"  {asked.__name__}: {wire.spelled(kind)};" for asked, kind in ANSWERS.items()]
    lines = [
        *[line for game in GAMES.values() for line in _game(game)],
        "/** What is a game's own in messages about any of them. */",
        *("export interface Games {", *listed, "}"),
        *("export type GameName = keyof Games;", ""),
        *wire.declared(),
        f"export type Request = {wire.spelled(Request)};",
        f"export type Reply = {wire.spelled(Reply)};",
        "/** What may come instead of the answer. */",
        f"export type Failure = {wire.spelled(Failure)};",
        *("", "/** What answers which request, unless it fails. */"),
        *("export interface Answers {", *answers, "}"),
        'export type AnswerTo<R extends Request> = Answers[R["type"]] | Failure;',
    ]
    return HEAD + "\n".join(lines) + "\n"


def room_of(game: str) -> str:
    """`party-bugs` has its types in `PartyBugs`."""
    return "".join([word.capitalize() for word in game.split("-")])


def _game(game: AnyGame) -> Iterator[str]:
    room = Room([game.kinds.view, game.kinds.event])
    yield f"export namespace {room_of(game.name)} {{"
    yield from [f"  {line}" if line else "" for line in room.declared()]
    yield f"  export type Event = {room.spelled(game.kinds.event)};"
    moves = [f"`{move}`" if "$" in move else _quoted(move) for move in moves_of(game)]
    yield f"  export type Move = {' | '.join(moves)};"
    yield from ("}", "")


class Room:
    """Types that stand together: of a game, or of the wire."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        reached = list(_reached(kinds, set()))
        self.records = list(dict.fromkeys([kind for kind in reached if not _is_union(kind)]))
        self.tagged = {part for kind in reached if _is_union(kind) for part in _members(kind)}
        self.of_games = {kind for kind in self.records if _is_of_games(kind)}

    def declared(self) -> Iterator[str]:
        assert len({kind.__name__ for kind in self.records}) == len(self.records)
        for kind in self.records:
            yield from self._record(kind)
            yield ""

    def _record(self, kind: Kind) -> Iterator[str]:
        name, of_games = kind.__name__, kind in self.of_games
        if told := _told(kind):
            yield f"/** {told} */"
        if of_games:
            yield f"export type {name}<G extends GameName = GameName> = "
            yield f"  {{ [K in G]: {name}Of<K> }}[G];"
        opening = (
            f"interface {name}Of<G extends GameName>" if of_games else f"export interface {name}"
        )
        yield f"{opening} {{"
        if kind in self.tagged:
            yield f"  {TAG}: {_quoted(name)};"
        for field, hint in get_type_hints(kind, include_extras=True).items():
            own = of_games and OF_THE_GAME.get(field)
            if field == "game" and hint is str:
                own = "G" if of_games else "GameName"
            yield f"  {field}: {own or self.spelled(hint, of_games)};"
        yield "}"

    def spelled(self, kind: Kind, of_games: bool = False) -> str:
        if kind in _PLAIN:
            return _PLAIN[kind]
        origin: Any = get_origin(kind)
        parts = get_args(kind)
        if kind == Card:
            return "Card"
        if origin is Literal:
            return " | ".join(map(_quoted, parts))
        if origin in (Union, types.UnionType):
            return " | ".join([self.spelled(part, of_games) for part in parts])
        if origin is tuple and parts[1:] == (Ellipsis,):
            item = self.spelled(parts[0], of_games)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is tuple:
            return f"readonly [{', '.join([self.spelled(part, of_games) for part in parts])}]"
        return f"{kind.__name__}<G>" if of_games and kind in self.of_games else str(kind.__name__)


def _reached(kinds: Iterable[Kind], met: set[Kind]) -> Iterator[Kind]:
    """The records and the unions of records that these types are made of."""
    for kind in kinds:
        if kind in met or kind == Card:
            continue
        met.add(kind)
        if _is_record(kind):
            yield kind
            yield from _reached(get_type_hints(kind, include_extras=True).values(), met)
        else:
            if _is_union(kind):
                yield kind
            yield from _reached(get_args(kind), met)


def _is_record(kind: Kind) -> bool:
    return is_dataclass(kind) or hasattr(kind, "_fields")


def _members(kind: Kind) -> list[Kind]:
    return [part for part in get_args(kind) if part is not type(None)]


def _is_union(kind: Kind) -> bool:
    """The codec writes of which type a value is only where there are several."""
    origin: Any = get_origin(kind)
    return origin in (Union, types.UnionType) and len(_members(kind)) > 1


def _is_of_games(kind: Kind) -> bool:
    """Has it, or has anything in it, a value that is some game's own?"""
    return any(
        part is Any or (_is_record(part) and part is not kind and _is_of_games(part))
        for hint in get_type_hints(kind).values()
        for part in (hint, *get_args(hint))
    )


def _told(kind: Kind) -> str:
    """The first sentence about it; a dataclass without any makes one of its own."""
    text = " ".join((kind.__doc__ or "").split())
    return "" if text.startswith(f"{kind.__name__}(") else re.split(r"(?<=[.?])\s", text)[0]


def _quoted(text: str) -> str:
    return f'"{text}"'


if __name__ == "__main__":
    FILE.write_text(declarations(), encoding="utf-8")
