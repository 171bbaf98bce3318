"""A table of Party Bugs, drawn as text."""

from collections.abc import Sequence

from engine.core.cards import Card, face_of
from engine.games.party_bugs.cards import total
from engine.games.party_bugs.shell.cards import face_name
from engine.games.party_bugs.state import Scored, Taking
from engine.games.party_bugs.view import SecretChoice, View


def picture(view: View, names: Sequence[str]) -> list[str]:
    config, phase = view.config, view.phase
    of_series = f", game {view.game} of {config.games}" if config.games > 1 else ""
    lines = [f"Party Bugs{of_series}: {_time(view)}", "", f"Floor  {_spread(view.floor)}", ""]
    wide = max(5, *[len(name) for name in names])
    for place, (name, display) in enumerate(zip(names, view.displays)):
        sum_ = str(_sum(view, place)).rjust(3)
        marks = _marks(view, place)
        notes = f"  [{', '.join(marks)}]" if marks else ""
        lines.append(f"{name.ljust(wide)}  {sum_}  {_spread(display)}{_dancer(view, place)}{notes}")
    lines.append("")
    if view.removed:
        lines.append(f"{len(view.removed)} cards have left the party.")
    if isinstance(phase, SecretChoice):
        lines.append(f"In each hand {view.hands[0]}, in each pile {view.piles[0]}.")
    if view.game > 1:
        so_far = [f"{name} {sum_}" for name, sum_ in zip(names, view.sums)]
        lines.append(f"Games so far: {', '.join(so_far)}.")
    if view.seat is not None and view.hand:
        lines.append(f"{names[view.seat]}'s hand: {_spread(view.hand)}")
    return lines


def _time(view: View) -> str:
    match view.phase:
        case Scored():
            return "the end"
        case SecretChoice(hiding=True):
            return "before round 1"
        case _:
            return f"round {view.round} of {view.config.rounds}"


def _spread(cards: Sequence[Card]) -> str:
    return "  ".join([str(face_of(card)) for card in sorted(cards)]) or "-"


def _sum(view: View, place: int) -> int:
    hidden = view.dancer_faces[place] if place < view.config.seats else None
    known = view.displays[place] + ((hidden,) if hidden else ())
    return total(known)


def _dancer(view: View, place: int) -> str:
    if place >= view.config.seats or not view.dancers[place]:
        return ""
    card = view.dancer_faces[place]
    return "  + a hidden card" if card is None else f"  + {face_of(card)} hidden"


def _marks(view: View, place: int) -> list[str]:
    marks = ["Tied card"] if view.tied == place else []
    marks += ["mirror"] if view.mirror == place else []
    match view.phase:
        case SecretChoice(ready=ready) if place < len(ready) and ready[place]:
            marks.append("ready")
        case Taking(played=played, queue=queue):
            if place < len(played):
                marks.append(f"played {face_name(played[place])}")
            if place in queue:
                marks.append("takes now" if queue[0] == place else "still to take")
    return marks
