"""Bots of Party Bugs. They see what their seat sees."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from engine.core.game import Bot
from engine.core.rng import Rng, pick
from engine.games.party_bugs.moves import MirrorDancer, Move, PlayCard, UseMirror
from engine.games.party_bugs.state import Choosing, Parting, Scored, State
from engine.games.party_bugs.thinking.outlook import cost
from engine.games.party_bugs.thinking.plan import plan
from engine.games.party_bugs.thinking.problem import pose, recall
from engine.games.party_bugs.thinking.reasons import reason
from engine.games.party_bugs.view import View
from engine.search.levels import Level, Mind

_WITH_MIRROR: Final = (UseMirror, MirrorDancer)


def random_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    return pick(rng, legal)[0]


def thumb_player(view: View, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Rules of thumb: take what keeps your own total small. Play low if the floor is worth a fight,
    and high if it is not. Play the King when the floor is cheap."""
    urgent = isinstance(view.phase, Parting)  # M3: before this there is no hurry to use the mirror
    choices = [move for move in legal if urgent or not isinstance(move, _WITH_MIRROR)]
    return min(choices, key=lambda move: cost(view, move))


def is_shown(move: Move, later: Sequence[State]) -> bool:
    """Played cards are revealed. Hidden dancers stay hidden to the end."""
    return isinstance(move, PlayCard) and any(
        not isinstance(state.phase, Choosing) for state in later
    )


MIND: Final = Mind(
    pose=pose,
    recall=recall,
    reason=reason,
    laid_open=lambda state: isinstance(state.phase, Scored),
    shown=is_shown,
    levels=MappingProxyType(
        {
            "novice": Level(effort=100, memory=0, blur=450),
            "regular": Level(effort=400, memory=25, blur=220),
            "expert": Level(effort=1_500, memory=60, blur=100),
            "master": Level(effort=20_000, plans=True),
        }
    ),
    plan=plan,
    former=MappingProxyType({"master-1": Level(effort=20_000)}),
)
BOTS: Final = MappingProxyType[str, Bot[View, Move]](
    {"random": random_player, "rule-of-thumb": thumb_player, **dict(MIND.bots())}
)
