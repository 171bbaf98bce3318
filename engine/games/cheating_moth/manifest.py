"""The facts of Cheating Moth (see engine.core.manifest)."""

from types import MappingProxyType
from typing import Final

from engine.core.manifest import Manifest

MANIFEST: Final = Manifest(
    name="cheating-moth",
    title="Cheating Moth",
    seats=range(3, 6),
    precedence="oldest",
    options=MappingProxyType(
        {
            "ant-draws": "the Ant's cards come from the draw pile",
            "gifts-by-lot": "what the slowest is given is drawn by lot",
            "calm": "reflexes are settled by sealed choices and the lot, not by speed",
            "open-counts": "everybody's number of cards is shown, so that a slip can be counted",
        }
    ),
    travels=False,  # nobody can catch a player who is not at the table
    rulings=("rulings 2",),
    of_days=(("2026-12-01", "rulings 2"),),
    # `lot` comes with the seats that take part in it.
    in_links=(*("ant-draws", "gifts-by-lot", "calm", "open-counts"), *("rulings 2", "lot")),
)
