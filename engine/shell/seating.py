"""Who sits where: from words such as `Anna,Ben,bot:careful` to a match that can begin."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import AnyGame, Seat
from engine.shell.arguments import check_seats
from engine.shell.faces import names_of
from engine.shell.files import Fault, blaming
from engine.table.kinds import is_kind
from engine.table.match import Match, Player, new_match

BOT_NAMES: Final = ("Dot", "Fern", "Moss", "Pip", "Tilly", "Ziggy")
DEFAULT: Final = "Guest,bot,bot"
_BOT: Final = "bot"


def players_of(spec: str | None, seats: int | None, game: AnyGame) -> tuple[Player, ...]:
    """The people and bots of that list, filled up with bots."""
    words = [word.strip() for word in (spec or DEFAULT).split(",")]
    if spec is None and seats is not None:
        words = words[:seats]
    if seats is not None:
        check_seats(game, seats, "--seats")
        words += [_BOT] * (seats - len(words))
    check_seats(game, len(words), "--players")
    if seats is not None and len(words) > seats:
        raise Fault(
            f"--players: {len(words)} players do not fit {seats} seats; please drop some or "
            "leave --seats out."
        )
    taken = [word for word in words if not _is_bot(word)]
    free = iter([name for name in BOT_NAMES if name not in taken] + [f"Bot {n}" for n in range(9)])
    players = []
    for at, word in enumerate(words, 1):
        with blaming(f"--players, player {at}"):
            if _is_bot(word):
                players.append(Player(next(free, f"Bot {at}"), _kind_of(word, game)))
            elif word.isprintable() or word == "":
                players.append(Player(word))
            else:
                raise Fault(f"--players: {word!a} cannot be shown; please use letters.")
    return tuple(players)


def match_of(
    game: AnyGame,
    players: Sequence[Player],
    *,
    options: Sequence[str],
    precedence: str | None,
    seed: int,
) -> Match:
    """The match before its first turn."""
    named = _seats_named(precedence or "", players, f"--{game.manifest.precedence}")
    lines = (f"seats {len(players)}", *options)
    with blaming(f"{game.manifest.title} with these players"):
        match = new_match(game, lines, tuple(players), tuple(named), seed)
    names = names_of(match)
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Fault(f"--players: two at this table are called {twice}; please rename one.")
    return match


def default_bot(game: AnyGame) -> str:
    """Neither the weakest nor the strongest."""
    kinds = list(game.bots)
    return kinds[len(kinds) // 2]


def _is_bot(word: str) -> bool:
    return word == _BOT or word.startswith(f"{_BOT}:")


def _kind_of(word: str, game: AnyGame) -> str:
    kind = word.partition(":")[2] if ":" in word else default_bot(game)
    if not is_kind(game, kind):
        known = ", ".join(game.bots)
        raise Fault(f'--players: there is no bot "{kind}"; please choose from {known}.')
    return kind


def _seats_named(named: str, players: Sequence[Player], place: str) -> list[Seat]:
    """The seats of those people, in that order; names are parted by commas, or else by spaces."""
    words = named.split(",") if "," in named else named.split()
    people = {player.name: seat for seat, player in enumerate(players) if player.bot is None}
    seats = []
    for word in [word.strip() for word in words]:
        if word not in people:
            known = ", ".join(people) or "no people"
            raise Fault(f'{place}: nobody is called "{word}"; there is {known}.')
        if people[word] in seats:
            raise Fault(f"{place}: {word} is named twice; please name each once.")
        seats.append(people[word])
    return seats
