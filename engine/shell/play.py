"""Play a game in this terminal, people and bots."""

import argparse
import secrets
import shlex
from dataclasses import replace
from pathlib import Path

from engine.core.codec import Unreadable
from engine.core.game import AnyGame
from engine.core.seeds import SEEDS, write_seed
from engine.games import GAMES
from engine.shell.arguments import add_options, any_seed, check_options, game, whole
from engine.shell.faces import face_for
from engine.shell.files import Fault, read_match_file, steps_of
from engine.shell.host import Host
from engine.shell.keeping import Keeping
from engine.shell.seating import DEFAULT, match_of, players_of
from engine.table.match import Match
from engine.table.table import Table

_GO_ON = "python -m engine play"
_PRECEDENCES = {game.manifest.precedence: face_for(game).order for game in GAMES.values()}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    first = next(iter(GAMES))
    parser.add_argument("game", nargs="?", type=game, metavar="GAME", help=f"default: {first}")
    parser.add_argument(
        "--players",
        metavar="LIST",
        help=f"such as Anna,Ben,bot,bot:KIND (default: {DEFAULT}); `games` lists the kinds",
    )
    parser.add_argument("--seats", type=whole, metavar="N", help="fill up with bots to N seats")
    add_options(parser)
    for precedence, order in _PRECEDENCES.items():
        parser.add_argument(f"--{precedence}", metavar="NAMES", help=order)
    parser.add_argument("--seed", type=any_seed, metavar="S", help="deal the same cards once more")
    parser.add_argument("--save", metavar="FILE", help="keep the match here after every move")
    parser.add_argument("--load", metavar="FILE", help="go on with a match that was kept")


def run(args: argparse.Namespace) -> int:
    table, again = _loaded(args) if args.load is not None else _new(args)
    if args.save is not None:
        _check_free(args.save, args.load)
    file = None if args.save is None else shlex.quote(args.save)
    go_on = None if file is None else f"{_GO_ON} --load {file} --save {file}"
    return Host(table, Keeping(args.save, go_on, again)).play()


def _new(args: argparse.Namespace) -> tuple[Table, str]:
    chosen = args.game or next(iter(GAMES.values()))
    check_options(chosen, args.options)
    match = match_of(
        chosen,
        players_of(args.players, args.seats, chosen),
        options=args.options,
        precedence=_precedence(args, chosen),
        seed=secrets.randbelow(SEEDS) if args.seed is None else args.seed,
    )
    return _opened("", match), _command(args, match)


def _precedence(args: argparse.Namespace, game: AnyGame) -> str | None:
    """What was said about people for the tie rule of this game."""
    own = game.manifest.precedence
    for name in sorted(_PRECEDENCES):
        if name != own and getattr(args, name) is not None:
            raise Fault(f"--{name}: {game.manifest.title} settles ties by --{own}.")
    said: str | None = getattr(args, own)
    return said


def _command(args: argparse.Namespace, match: Match) -> str:
    """The command that deals the same match once more."""
    words = [_GO_ON, match.game_name]
    for name in "players", "seats", *_PRECEDENCES:
        if getattr(args, name) is not None:
            words.append(f"--{name} {shlex.quote(str(getattr(args, name)))}")
    words += [f"--option {option}" for option in args.options]
    return " ".join([*words, f"--seed {write_seed(match.seed)}"])


def _loaded(args: argparse.Namespace) -> tuple[Table, str | None]:
    for name in "game", "players", "seats", *_PRECEDENCES, "seed", "options":
        if getattr(args, name) not in (None, []):
            flag = {"game": "GAME", "options": "--option"}.get(name, f"--{name}")
            raise Fault(f"{flag}: a match that is loaded has its own; please leave {flag} out.")
    match, revision = read_match_file(args.load)
    table = _opened(args.load, match)
    return table if revision is None else replace(table, revision=revision), None


def _opened(path: str, match: Match) -> Table:
    return Table(match, tuple(steps_of(path, match)), revision=len(match.turns))


def _check_free(save: str, load: str | None) -> None:
    """What lies in the file already must be a match of ours that nobody misses."""
    if not Path(save).exists():
        parent = Path(save).resolve().parent
        if not parent.is_dir():
            raise Fault(f"--save: there is no folder {parent}; please make it or choose another.")
        return
    try:
        match, revision = read_match_file(save)
    except (Unreadable, UnicodeDecodeError):
        revision = match = None
    if match is None or revision is None:
        raise Fault(f"--save: {save} is not a save of ours; please choose another name.")
    if load is not None and Path(save).resolve() == Path(load).resolve():
        return
    *_, last = steps_of(save, match)
    if match.game.outcome(last.state) is None:
        raise Fault(
            f"--save: {save} keeps a match that is not over; please go on with it "
            f"(--load {shlex.quote(save)}) or choose another name."
        )
