"""What happened at a table of Parrot Box, in sentences."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Outcome
from engine.games.parrot_box import events as happened
from engine.games.parrot_box.events import Event
from engine.games.parrot_box.shell.cards import card_name, spot_name, the_card
from engine.games.parrot_box.view import View
from engine.shell.text import counted, listed


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.RoundBegun(round_, rounds, discard):
            lies = f"{the_card(discard)} lies on the discard pile"
            return f"Round {round_} of {rounds} begins; {lies}."
        case happened.CardTurned(seat, spot, card):
            return f"{names[seat]} turns up {the_card(card)} on {spot_name(spot)}."
        case happened.StarterChosen(seat, by, sums):
            turned = ", ".join([f"{name} {sum_}" for name, sum_ in zip(names, sums)])
            return f"{_STARTER_BY[by].format(names[seat])} ({turned})."
        case happened.PileRenewed(count=count):
            shuffled = f"{counted(count, 'card')} of the discard pile"
            return f"The draw pile is empty: {shuffled} are shuffled into a new one."
        case happened.CardDrawn(seat, card):
            return f"{names[seat]} draws {the_card(card)}."
        case happened.DiscardTaken(seat, card):
            return f"{names[seat]} takes {the_card(card)} from the discard pile."
        case happened.CardReplaced(seat, spot, card, old, was_down):
            found = "a face-down card; it was" if was_down else "the open card,"
            return (
                f"{names[seat]} puts the {card_name(card)} on {spot_name(spot)} in place of "
                f"{found} {the_card(old)}."
            )
        case happened.ParrotFloated(seat, spot, card, _, to, old):
            return (
                f"{names[seat]}'s Parrot flies from {spot_name(spot)}, where the "
                f"{card_name(card)} now lies, to {spot_name(to)}; {the_card(old)} lay there."
            )
        case happened.CardDiscarded(seat, card):
            return f"{names[seat]} discards the {card_name(card)}."
        case happened.LastKeptDown(seat):
            return f"{names[seat]} leaves the last card face down."
        case happened.LastTurnsBegun(seat, why):
            return _LAST_TURNS[why].format(names[seat])
        case happened.RestTurned(seat, _, cards):
            return f"{names[seat]} turns up the rest: {listed([card_name(c) for c in cards])}."
        case happened.RoundScored(round_, totals, sums):
            scored = ", ".join([f"{name} {total}" for name, total in zip(names, totals)])
            so_far = ", ".join([f"{name} {sum_}" for name, sum_ in zip(names, sums)])
            return f"Round {round_}: {scored}." + (f" So far: {so_far}." if round_ > 1 else "")


_STARTER_BY: Final = {
    "highest": "{} has the highest sum and starts",
    "birthday": "Several have the highest sum: {} has the next birthday and starts",
    "lot": "Several have the highest sum: {} starts by lot",
}
_LAST_TURNS: Final = {
    "finished": "All of {}'s cards lie face up: everybody else has one more turn.",
    "pile": "The draw pile was renewed twice: last turns begin with this one of {}'s.",
    "turns": "The round has been going on for long: last turns begin with {}'s.",
}


def ties(view: View, names: Sequence[str], outcome: Outcome) -> list[str]:
    """No rule settles equal sums: they share their rank."""
    del view, names, outcome
    return []
