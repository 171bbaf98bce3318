"""Measures the coach over many matches of bots: who loses how much where, and what luck gives.

    python -m tools.coach play party-bugs --bots novice,regular,expert,master --out FILE
    python -m tools.coach tell FILE

`play` adds a line for each match, seat by seat. `tell` makes the table of what was played so far.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

from engine.review.ledger import Ledger, ledgers_of
from engine.review.review import begun, carried_on
from engine.shell.seating import BOT_NAMES, match_of
from engine.table.bots import play_bot, play_unasked
from engine.table.match import Player, game_called
from engine.table.table import Table, opened

_SURE: Final = 1.96
_ALL: Final = 1 << 30
# What is compared: the sum of these, each with its sign.
_MEASURES: Final[Mapping[str, Mapping[str, int]]] = {
    "plain": {"result": 1},
    "without luck": {"result": 1, "deal": -1},
    "by own decisions": {"own": 1},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    play = kinds.add_parser("play")
    play.add_argument("game", type=game_called)
    play.add_argument("--bots", required=True)
    play.add_argument("--matches", type=int, default=10)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--effort", type=int, default=24)
    play.add_argument("--out", type=Path, required=True)
    tell = kinds.add_parser("tell")
    tell.add_argument("file", type=Path)
    args = parser.parse_args()
    if args.what == "play":
        _play(args)
    else:
        print("\n".join(told([json.loads(line) for line in args.file.read_text().splitlines()])))


def _play(args: argparse.Namespace) -> None:
    bots = args.bots.split(",")
    for seed in range(args.seed, args.seed + args.matches):
        turn = seed % len(bots)
        seated = [*bots[turn:], *bots[:turn]]
        table = played(args.game.name, seated, seed)
        review = carried_on(begun(table, args.effort), _ALL)
        lines = [line_of(kind, each) for kind, each in zip(seated, ledgers_of(review))]
        with args.out.open("a") as out:
            out.write(json.dumps({"seed": seed, "seats": lines}) + "\n")


def played(name: str, kinds: Sequence[str], seed: int) -> Table:
    players = [Player(bot_name, kind) for bot_name, kind in zip(BOT_NAMES, kinds)]
    match = match_of(game_called(name), players, options=(), precedence=None, seed=seed)
    table = opened(match)
    while (after := play_unasked(table) or play_bot(table)) is not None:
        table = after
    return table


def line_of(kind: str, ledger: Ledger) -> dict[str, Any]:
    sums: Iterator[tuple[str, Any]] = ((each.account, each) for each in ledger.sums)
    return {
        "kind": kind,
        "result": [*ledger.result],
        "decisions": len(ledger.decisions),
        "marked": sum([each.sure for each in ledger.decisions]),
        **{name: [*each.change, *each.margin] for name, each in sums},
    }


def told(matches: Sequence[dict[str, Any]]) -> Iterator[str]:
    seats = [seat for match in matches for seat in match["seats"]]
    yield f"{len(matches)} matches; means with 95 % intervals; points and chances to win in %"
    yield "| level | loss a decision, points | %, chance | marked in 100 | luck, points | luck, % |"
    yield "|---|---|---|---|---|---|"
    for kind in dict.fromkeys([seat["kind"] for seat in seats]):
        mine = [seat for seat in seats if seat["kind"] == kind]
        lost = [-seat["own"][0] / seat["decisions"] / 100 for seat in mine]
        chance = [-seat["own"][1] / seat["decisions"] / 100 for seat in mine]
        marked = [100 * seat["marked"] / seat["decisions"] for seat in mine]
        luck = [seat["deal"][0] / 100 for seat in mine]
        chances = [seat["deal"][1] / 100 for seat in mine]
        cells = [_mean(lost), _mean(chance), _mean(marked), _mean(luck), _mean(chances)]
        yield f"| {kind} | " + " | ".join(cells) + " |"
        within = [-seat["own"][0] <= seat["own"][2] for seat in mine]
        surely = [-seat["own"][1] <= seat["own"][3] for seat in mine]
        yield (
            f"{kind}: own decisions cost less than their margin in "
            f"{100 * sum(within) / len(mine):.1f} of 100 matches (points), "
            f"{100 * sum(surely) / len(mine):.1f} (chance)"
        )
    yield from _separation(matches)


def _separation(matches: Sequence[dict[str, Any]]) -> Iterator[str]:
    """How many matches it takes to tell the master from the others."""
    best = "master"
    if not any(seat["kind"] == best for match in matches for seat in match["seats"]):
        return
    for at, unit in enumerate(("points", "chance")):
        plain = _needed([_ahead(match, best, at, _MEASURES["plain"]) for match in matches])
        for what, measure in _MEASURES.items():
            ahead = [_ahead(match, best, at, measure) for match in matches]
            needed = _needed(ahead)
            times = plain / max(needed, 1e-9)
            yield (
                f"{best} ahead in {unit}, {what}: {_mean(ahead)}; "
                f"{needed:.1f} matches needed, {times:.2f} times fewer"
            )


def _ahead(match: dict[str, Any], best: str, at: int, measure: Mapping[str, int]) -> float:
    own: list[float] = []
    others: list[float] = []
    for seat in match["seats"]:
        value = sum([sign * seat[name][at] for name, sign in measure.items()]) / 100
        (own if seat["kind"] == best else others).append(value)
    return float(sum(own) / len(own) - sum(others) / max(1, len(others)))


def _needed(values: Sequence[float]) -> float:
    """Until the mean is two standard errors above nothing."""
    mean = sum(values) / len(values)
    return 4 * _spread(values) ** 2 / max(1e-9, mean * mean)


def _spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1))


def _mean(values: Sequence[float]) -> str:
    mean = sum(values) / len(values)
    return f"{mean:.3f} ± {_SURE * _spread(values) / sqrt(len(values)):.3f}"


if __name__ == "__main__":
    main()
