"""Let bots meet on the same deals in every seating, and say how sure the result is."""

import argparse
import sys
from functools import partial
from typing import Any, Final

from engine.core.game import AnyGame
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
from engine.shell.files import Fault, write_whole
from engine.shell.progress import draw_bar
from engine.shell.side_by_side import side_by_side
from engine.shell.tournament.contest import (
    Contest,
    Seating,
    a_ladder,
    filled_up,
    play_deal,
)
from engine.shell.tournament.ladder import ALL_SEEING, Fared, Row, rows_of
from engine.shell.tournament.outsiders import is_outsider
from engine.shell.tournament.pool import Pair, pairs_of, shares, told
from engine.shell.tournament.report import as_csv, as_svg, legend, lines
from engine.table.kinds import is_kind

_INTERRUPTED = 130
# The best of the players who do not think ahead.
YARDSTICK: Final = "rule-of-thumb"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument("--seats", type=whole, default=2, metavar="N", help="default: 2")
    parser.add_argument("--deals", type=positive, default=100, metavar="K", help="default: 100")
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="of the first deal (default: 1)"
    )
    parser.add_argument(
        "--bots",
        action="append",
        metavar="LIST",
        help="who meets: the last kind has all seats that are left; without it, each level meets "
        "the one below, and all of them the rule of thumb; may be given again",
    )
    parser.add_argument(
        "--pool",
        metavar="LIST",
        help="everybody meets everybody: a cross table with ratings; beside kinds of bots there "
        "are all-seeing, tree-N (a plain search with N iterations) and exploiter-KIND",
    )
    add_options(parser)
    parser.add_argument(
        "--workers", type=positive, default=2, metavar="N", help="side by side (default: 2)"
    )
    parser.add_argument("--csv", metavar="FILE", help="write the table into this file")
    parser.add_argument("--svg", metavar="FILE", help="draw it into this file")


def run(args: argparse.Namespace) -> int:
    check_seats(args.game, args.seats, "--seats")
    check_options(args.game, args.options)
    if args.seed + args.deals > PLAIN_SEEDS:
        raise Fault(f"--deals: there are no {args.deals} seeds from {args.seed} on; take fewer.")
    rows: list[Row] = []
    status = 0
    results: dict[Pair, list[float]] = {}
    pool = _pool(args)
    seatings = [filled_up(pair, args.seats) for pair in pairs_of(pool)] or _seatings(
        args.bots, args.game, args.seats
    )
    print(f"{_title(args)}\n")
    with side_by_side(args.workers) as each:
        for kinds in seatings:
            contest = Contest(args.game.name, tuple(args.options), kinds)
            deals, whole_ = _played(contest, args, each)
            if deals:
                found = rows_of(" against ".join(contest.rivals), len(contest.seatings), deals)
                _tell(found)
                rows += found
                if pool:
                    one, other = contest.rivals
                    results[one, other] = shares((one, other), deals)
            if not whole_:
                print("\ncritter-club: stopped; this is the ladder so far.", file=sys.stderr)
                status = _INTERRUPTED
                break
    if pool and len(results) == len(seatings):
        for line in told(pool, results, args.seed):
            print(line)
        print()
    if rows:
        _sum_up(args, rows)
    return status


def _pool(args: argparse.Namespace) -> list[str]:
    if args.pool is None:
        return []
    kinds = _known(args.pool, args.game)
    if args.bots is not None or len(kinds) < 2 or len({*kinds}) < len(kinds):
        raise Fault("--pool: please name two kinds or more, each once, and no --bots.")
    return kinds


def _seatings(lists: list[str] | None, game: AnyGame, seats: int) -> list[Seating]:
    if lists is None:
        return list(a_ladder(list(game.mind.levels), YARDSTICK, seats))
    return [_seating(words, game, seats) for words in lists]


def _seating(words: str, game: AnyGame, seats: int) -> Seating:
    kinds = _known(words, game)
    if len(kinds) > seats:
        raise Fault(f"--bots: {len(kinds)} do not fit {seats} seats; please drop some.")
    return filled_up(kinds, seats)


def _known(words: str, game: AnyGame) -> list[str]:
    kinds = [word.strip() for word in words.split(",")]
    for kind in kinds:
        if not is_kind(game, kind) and not is_outsider(game, kind):
            known = ", ".join((*game.bots, ALL_SEEING))
            raise Fault(f'--bots: there is no bot "{kind}"; please choose from {known}.')
    return kinds


def _played(
    contest: Contest, args: argparse.Namespace, each: Any
) -> tuple[list[dict[str, Fared]], bool]:
    """The deals, as far as nobody interrupts; were that all?"""
    deals: list[dict[str, Fared]] = []
    try:
        for deal in each(partial(play_deal, contest), range(args.seed, args.seed + args.deals)):
            deals.append(deal)
            draw_bar(len(deals), args.deals)
    except KeyboardInterrupt:
        return deals, False
    return deals, True


def _title(args: argparse.Namespace) -> str:
    options = "".join([f", {option}" for option in args.options])
    return f"{args.game.manifest.title}, {args.seats} seats{options}, seeds from {args.seed}"


def _tell(rows: list[Row]) -> None:
    for line in lines(rows):
        print(line)
    print(flush=True)


def _sum_up(args: argparse.Namespace, rows: list[Row]) -> None:
    for line in legend(rows, args.seats, YARDSTICK):
        print(line)
    if args.csv is not None:
        write_whole(args.csv, as_csv(rows))
    if args.svg is not None:
        write_whole(args.svg, as_svg(rows, _title(args), args.seats))
