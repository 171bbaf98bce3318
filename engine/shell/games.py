"""List the games, with their options and bots."""

import argparse

from engine.games import GAMES
from engine.shell.faces import face_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    del parser  # nothing to add


def run(args: argparse.Namespace) -> int:
    del args
    for game in GAMES.values():
        face = face_for(game)
        print(f"{game.manifest.title} ({game.name})")
        print(f"  {face.about}")
        print(f"  players  {game.seats[0]} to {game.seats[-1]}")
        for title, words in [
            ("options", [f"{name}: {about}" for name, about in game.options.items()]),
            ("bots", [", ".join(game.bots)]),
        ]:
            for at, line in enumerate(words):
                print(f"  {title if at == 0 else '':8} {line}")
    return 0
