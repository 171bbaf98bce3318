"""Let bots play many games against each other and sum up."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.core.game import AnyGame, Outcome
from engine.core.seeds import PLAIN_SEEDS
from engine.shell.arguments import (
    add_options,
    check_options,
    check_seats,
    game,
    positive,
    seed,
    whole,
)
from engine.shell.faces import names_of
from engine.shell.files import Fault, write_whole
from engine.shell.progress import draw_bar
from engine.shell.seating import BOT_NAMES, match_of
from engine.shell.text import counted
from engine.table.bots import play_bot, play_unasked
from engine.table.kinds import is_kind
from engine.table.match import Match, Player
from engine.table.notation import write_match
from engine.table.table import Table, opened

_INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument("--seats", type=whole, default=4, metavar="N", help="default: 4")
    parser.add_argument("--games", type=positive, default=100, metavar="K", help="default: 100")
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="of the first game (default: 1)"
    )
    parser.add_argument(
        "--bots",
        metavar="LIST",
        help="kinds of bots, repeated until every seat has one; seats change from game to game",
    )
    add_options(parser)
    parser.add_argument("--out", metavar="DIR", help="write every match into this folder")


def run(args: argparse.Namespace) -> int:
    kinds = _kinds(args.bots, args.game)
    seeds = range(args.seed, args.seed + args.games)
    if seeds[-1] >= PLAIN_SEEDS:
        raise Fault(f"--games: there are no {args.games} seeds from {args.seed} on; take fewer.")
    check_seats(args.game, args.seats, "--seats")
    check_options(args.game, args.options)
    matches = (_match(args, kinds, number) for number in range(args.games))
    _match(args, kinds, 0)  # what is wrong with one is wrong with all: nothing is written yet
    if args.out is not None:
        _make_folder(Path(args.out), [_file_name(args.game, number) for number in seeds])
    summary = Summary()
    try:
        for number, match in enumerate(matches):
            table = _played(match)
            if args.out is not None:
                path = Path(args.out, _file_name(args.game, match.seed))
                write_whole(str(path), write_match(table.match))
            outcome = match.game.outcome(table.state)
            assert outcome is not None
            summary.add(match, outcome)
            draw_bar(number + 1, args.games)
        status = 0
    except KeyboardInterrupt:
        print("\ncritter-club: stopped; this is the summary so far.", file=sys.stderr)
        status = _INTERRUPTED
    for line in summary.lines(args):
        print(line)
    return status


def _kinds(words: str | None, game: AnyGame) -> list[str]:
    kinds = list(game.bots) if words is None else [word.strip() for word in words.split(",")]
    for kind in kinds:
        if not is_kind(game, kind):
            known = ", ".join(game.bots)
            raise Fault(f'--bots: there is no bot "{kind}"; please choose from {known}.')
    return kinds


def _match(args: argparse.Namespace, kinds: Sequence[str], number: int) -> Match:
    """Each bot moves on by a seat from game to game, so that no place favours one."""
    seats = args.seats
    around = max(seats, len(kinds))
    bots = [kinds[(seat + number) % around % len(kinds)] for seat in range(seats)]
    players = [Player(name, bot) for name, bot in zip(BOT_NAMES, bots)]
    return match_of(
        args.game, players, options=args.options, precedence=None, seed=args.seed + number
    )


def _played(match: Match) -> Table:
    table = opened(match)
    while (after := play_unasked(table) or play_bot(table)) is not None:
        table = after
    return table


def _file_name(game: AnyGame, seed: int) -> str:
    return f"{game.name}-{seed:06}.match"


def _make_folder(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    there = {path.name for path in folder.iterdir()}
    for name in names:
        if name in there:
            raise Fault(
                f"--out: {folder / name} is there already and is not overwritten; "
                "please choose another folder or --seed."
            )


@dataclass(slots=True)
class Tally:
    """How one kind of bot fared, over all seats it had."""

    games: int = 0
    wins: int = 0
    total: int = 0
    ranks: int = 0

    def add(self, score: int, rank: int) -> None:
        self.games += 1
        self.wins += rank == 1
        self.total += score
        self.ranks += rank

    @property
    def average_rank(self) -> float:
        return self.ranks / self.games


class Summary:
    def __init__(self) -> None:
        self.games = 0
        self.tallies: dict[str, Tally] = {}

    def add(self, match: Match, outcome: Outcome) -> None:
        self.games += 1
        names = names_of(match)
        kinds = [str(player.bot) for player in match.players]
        kinds += names[len(kinds) :]  # a dummy goes by its name
        for kind, score, rank in zip(kinds, outcome.scores, outcome.ranks):
            self.tallies.setdefault(kind, Tally()).add(score, rank)

    def lines(self, args: argparse.Namespace) -> Iterator[str]:
        title = args.game.manifest.title
        options = "".join([f", {option}" for option in args.options])
        games = counted(self.games, "game")
        yield f"{title}, {args.seats} seats{options}: {games}, seeds from {args.seed}"
        if not self.games:
            return
        yield ""
        wide = max(6, *[len(kind) for kind in self.tallies])
        yield f"{'player':{wide}}  {'played':>7} {'wins':>7} {'wins %':>7} {'total':>7} {'rank':>6}"
        for kind in sorted(self.tallies, key=lambda kind: self.tallies[kind].average_rank):
            tally = self.tallies[kind]
            yield (
                f"{kind:{wide}}  {tally.games:7} {tally.wins:7} "
                f"{100 * tally.wins / tally.games:7.1f} {tally.total / tally.games:7.2f} "
                f"{tally.average_rank:6.2f}"
            )
        yield ""
        yield "Total and rank are averages; a seat counts as a game played."
