"""Check a match: is every turn legal, and is a save undamaged?"""

import argparse

from engine.shell.faces import face_for
from engine.shell.files import read_match_file, steps_of
from engine.shell.teller import names_at
from engine.shell.text import counted, listed
from engine.table.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match or a save; - is standard input")


def run(args: argparse.Namespace) -> int:
    match, revision = read_match_file(args.file)
    *_, last = steps_of(args.file, match)
    sealed = [] if revision is None else ["the seal is right"]
    turns = counted(len(match.turns), "turn")
    print(", ".join([f"legal to the end: {turns}", *sealed, standing(match, last.state)]) + ".")
    return 0


def standing(match: Match, state: object) -> str:
    """`game over, Anna wins with 12`, or whose turn it is."""
    game = match.game
    names = names_at(match)
    outcome = game.outcome(state)
    if outcome is None:
        asked = [names[seat] for seat in game.awaited(state) if seat >= 0]
        verb = "is" if len(asked) == 1 else "are"
        due = (
            f"{listed(asked)} {verb} to act"
            if asked
            else f"the next {face_for(game).interval} is to be dealt"
        )
        return f"not over yet, at round {game.chapter(state)} {due}"
    first = [place for place, rank in enumerate(outcome.ranks) if rank == 1]
    winners = listed([names[place] for place in first])
    verb = "wins" if len(first) == 1 else "win"
    return f"game over, {winners} {verb} with {outcome.scores[first[0]]}"
