"""What the page has of the games is what the engine's registry and their folders make of it."""

from typing import Final

import pytest

from engine.games import GAMES
from tools import games

MADE: Final = games.files()


def test_nothing_that_is_made_is_stale() -> None:
    stale = [path.relative_to(games.TOP).as_posix() for path in games.stale(MADE)]
    assert stale == [], "please run `make games`"


def test_every_folder_of_the_page_is_a_game_of_the_registry() -> None:
    folders = {path.parent.name for path in games.WEB.glob("games/*/index.js")}
    assert folders == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_its_facts_in_its_manifest_alone(name: str) -> None:
    """What else they would go by is what matches and links go by."""
    game, facts = GAMES[name], GAMES[name].manifest
    assert (game.name, game.seats, game.options, game.rulings) == (
        facts.name,
        facts.seats,
        facts.options,
        facts.rulings,
    )
    for seats in game.seats:
        config = game.read_config((f"seats {seats}", *facts.options, *facts.rulings))
        people = (seats - 1, 0)
        settled = game.with_precedence(config, people, ())
        assert getattr(settled, facts.precedence) == people
        places = len(facts.names(("",) * seats))
        assert places - seats == (seats in facts.dummies)
