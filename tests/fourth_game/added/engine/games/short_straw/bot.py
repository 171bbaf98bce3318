"""Bots of Short Straw."""

from types import MappingProxyType
from typing import Final

from engine.core.cards import face_of
from engine.core.game import Bot
from engine.core.rng import Rng, pick
from engine.search.levels import Level, Mind

from .cards import STRAWS
from .moves import Move
from .thinking.problem import pose, recall
from .thinking.reasons import reason
from .view import View


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    return pick(rng, legal)[0]


def thumb_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Keeps what is shorter than most."""
    own = None if view.seat is None else view.straws[view.seat]
    return legal[-1] if own is not None and face_of(own) <= len(STRAWS) // 2 else legal[0]


MIND: Final = Mind(
    pose=pose,
    recall=recall,
    reason=reason,
    laid_open=lambda state: True,
    shown=lambda move, later: True,
    levels=MappingProxyType(
        {
            "novice": Level(effort=20, blur=300),
            "regular": Level(effort=60, blur=100),
            "expert": Level(effort=120),
            "master": Level(effort=240),
        }
    ),
)
BOTS: Final = MappingProxyType[str, Bot[View, Move]](
    {"random": random_player, "rule-of-thumb": thumb_player, **dict(MIND.bots())}
)
