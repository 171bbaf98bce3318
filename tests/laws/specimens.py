"""The games that are put to the test: each has its specimen among its own tests."""

from importlib import import_module
from typing import Final

from engine.games import GAMES
from tests.laws.specimen import Specimen


def specimen_of(name: str) -> Specimen:
    module = import_module(f"tests.games.{name.replace('-', '_')}.specimen")
    specimen: Specimen = module.SPECIMEN
    return specimen


SPECIMENS: Final = tuple(map(specimen_of, GAMES))
