"""A table of Parrot Box, drawn as text."""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.games.parrot_box.cards import COLUMNS, ROUNDS, is_parrot
from engine.games.parrot_box.shell.cards import card_name
from engine.games.parrot_box.state import Holding, Opening, Scored
from engine.games.parrot_box.view import BoxView, View
from engine.shell.text import counted

_BACK = "#"


def picture(view: View, names: Sequence[str]) -> list[str]:
    discard = "-" if view.discard is None else card_name(view.discard)
    lines = [
        f"Parrot Box: round {view.round} of {ROUNDS[-1]}{_time(view)}",
        "",
        f"Discard pile  {discard}  [{counted(view.discards, 'card')}; {view.pile} to draw]",
        "",
    ]
    wide = max(5, *[len(name) for name in names])
    for seat, (name, box) in enumerate(zip(names, view.boxes)):
        marks = _marks(view, seat)
        notes = f"  [{', '.join(marks)}]" if marks else ""
        top, bottom = box.cards[: len(COLUMNS)], box.cards[len(COLUMNS) :]
        lines.append(f"{name.ljust(wide)}  {box.score:4}  {_row(top)}{notes}")
        lines.append(f"{'':{wide}}  {'':4}  {_row(bottom)}")
        lines.append("")
    if view.round > 1 or isinstance(view.phase, Scored):
        so_far = [f"{name} {sum_}" for name, sum_ in zip(names, view.sums)]
        lines.append(f"Rounds so far: {', '.join(so_far)}.")
    return lines


def _time(view: View) -> str:
    match view.phase:
        case Scored():
            return ", the end"
        case Opening():
            return ", two cards are turned up"
        case _:
            return f", turn {-(-view.turn // view.config.seats)}"


def _row(cards: Sequence[Card | None]) -> str:
    return " ".join([_sign(card).rjust(3) for card in cards])


def _sign(card: Card | None) -> str:
    if card is None:
        return _BACK
    return "P" if is_parrot(card) else card_name(card)


def _marks(view: View, seat: int) -> list[str]:
    box, phase = view.boxes[seat], view.phase
    marks = [f"{box.down} face down"] if box.down else []
    marks += _sets(box)
    if view.closing == seat:
        marks.append("the last turns began here")
    if isinstance(phase, Holding) and phase.seat == seat:
        marks.append(f"has {card_name(phase.card)}")
    elif not isinstance(phase, Opening | Scored) and phase.seat == seat:
        marks.append("on turn")
    return marks


def _sets(box: BoxView) -> list[str]:
    return [f"{each.cards} of {each.number}: {each.bonus}" for each in box.sets]
