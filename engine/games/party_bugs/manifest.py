"""The facts of Party Bugs (see engine.core.manifest)."""

from types import MappingProxyType
from typing import Final

from engine.core.manifest import Manifest

MANIFEST: Final = Manifest(
    name="party-bugs",
    title="Party Bugs",
    seats=range(2, 7),
    precedence="youngest",
    options=MappingProxyType(
        {
            "hidden-dancer": "each hides a card in the own display, to be counted at the end",
            "mirror": "a game for each player; whoever is behind may discard one card more",
        }
    ),
    dummies=MappingProxyType({2: "Paul"}),
    in_links=("hidden-dancer", "mirror"),
)
