"""How the moves of a game are written, as the page's types have it: `play-${Card}`, `draw`."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, get_args, get_type_hints

from engine.core.cards import Card, make_card
from engine.core.game import AnyGame

# Values of which every move is made once, to see how it is written. A seat is a number too.
_TRIED: Final[dict[Any, tuple[Any, ...]]] = {
    Card: tuple([make_card(face, copy) for face in (1, 12) for copy in (0, 1)]),
    int: (-1, 0, 1, 2, 3),
}
_NAMES: Final = (  # of what stands between two dashes; nothing else is a pattern
    (re.compile(r"\d+[a-p]"), "${Card}"),
    (re.compile(r"[a-j]"), "${SeatLetter}"),
    (re.compile(r"\d+"), "${number}"),
    (re.compile(r"[a-z]+"), ""),
)


def moves_of(game: AnyGame) -> list[str]:
    """Each pattern once."""
    kinds = get_args(game.kinds.move)
    return list(dict.fromkeys([text for kind in kinds for text in _patterns(game, kind)]))


def _patterns(game: AnyGame, kind: Any) -> Iterator[str]:
    hints = get_type_hints(kind, include_extras=True)
    for values in product(*[_TRIED[hint] for hint in hints.values()]):
        try:
            words = [_named(word) for word in game.write_move(kind(*values)).split("-")]
        except KeyError:  # there is no such spot
            continue
        if None not in words:  # else there is no such seat or number
            yield "-".join(map(str, words))


def _named(word: str) -> str | None:
    found = [name or word for form, name in _NAMES if form.fullmatch(word)]
    return found[0] if found else None
