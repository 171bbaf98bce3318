"""A table of Cheating Moth, drawn as text."""

from collections.abc import Sequence

from engine.core.game import Seat, write_seat
from engine.games.cheating_moth.shell.cards import card_name
from engine.games.cheating_moth.state import Scored
from engine.games.cheating_moth.view import CaughtView, View
from engine.shell.text import counted


def picture(view: View, names: Sequence[str]) -> list[str]:
    cycle = -(-view.turn // view.config.seats)
    time = "the end" if isinstance(view.phase, Scored) else f"turn {cycle}"
    lines = [
        f"Cheating Moth: round {view.round} of {view.rounds}, {time}",
        "",
        f"Discard pile  {card_name(view.discards[0])}  "
        f"[{counted(len(view.discards), 'card')}; {view.pile} to draw]",
        "",
    ]
    wide = max(5, *[len(name) for name in names])
    for seat, name in enumerate(names):
        marks = _marks(view, seat)
        notes = f"  [{', '.join(marks)}]" if marks else ""
        lines.append(f"{write_seat(seat)} {name.ljust(wide)}  {_fan(view, seat)}{notes}")
    if view.slip is not None:
        lines += ["", f"Vanishing under the table: {card_name(view.slip)}."]
    if isinstance(view.phase, CaughtView):
        lines += ["", f"Caught: {names[view.phase.seat]} with {card_name(view.phase.card)}."]
    if view.round > 1 or isinstance(view.phase, Scored):
        so_far = [f"{name} {sum_}" for name, sum_ in zip(names, view.sums)]
        lines += ["", f"Rounds so far: {', '.join(so_far)}."]
    return lines


def _fan(view: View, seat: Seat) -> str:
    fan = view.fans[seat]
    if fan.cards is not None:
        return ", ".join([card_name(card) for card in fan.cards]) or "-"
    return "# # #" if fan.count is None else f"# x {fan.count}"


def _marks(view: View, seat: Seat) -> list[str]:
    fan = view.fans[seat]
    marks = ["Guard"] if seat == view.guard else []
    if seat == view.active and not isinstance(view.phase, Scored):
        marks.append("on turn")
    if fan.rustling:
        marks.append("the fan rustles")
    if fan.vanished:
        marks.append("vanished: " + ", ".join([card_name(card) for card in fan.vanished]))
    return marks
