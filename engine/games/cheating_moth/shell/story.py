"""What happened at a table of Cheating Moth, in sentences."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Outcome
from engine.games.cheating_moth import events as happened
from engine.games.cheating_moth.events import Event
from engine.games.cheating_moth.shell.cards import card_name, cards_named, the_card
from engine.games.cheating_moth.state import EARLY
from engine.games.cheating_moth.view import View
from engine.shell.text import counted, listed


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.RoundBegun(round_, rounds, starter, by, discard):
            why = _STARTER_BY[by].format(names[starter])
            return f"Round {round_} of {rounds} begins with {the_card(discard)}. {why}."
        case happened.CardPlayed(seat, card):
            return f"{names[seat]} plays {the_card(card)}."
        case happened.CardDrawn(seat, card):
            return f"{names[seat]} draws {'a card' if card is None else the_card(card)}."
        case happened.TurnSkipped(seat):
            return f"There is nothing to draw, and {names[seat]} plays nothing."
        case happened.PileRenewed(count=count):
            return f"The draw pile is empty: {counted(count, 'card')} are shuffled into a new one."
        case happened.CardSlipped(seat, card, during):
            when = f"in {names[during]}'s turn"
            return f"{names[seat]} lets {the_card(card)} slip under the table, {when}."
        case happened.SlipStood(seat, card):
            return f"The {card_name(card)} of {names[seat]} has vanished."
        case happened.FanRustled(seat):
            return f"{names[seat]}'s fan rustles."
        case happened.SlipCaught(guard, seat, card, during):
            when = f"in {names[during]}'s turn"
            return f"{names[guard]} calls {names[seat]}: caught, with {the_card(card)} {when}!"
        case happened.CallMissed(guard, seat):
            return f"{names[guard]} calls {names[seat]}: wrong, nothing was vanishing there."
        case happened.GuardMoved(seat):
            return f"{names[seat]} is the Guard now."
        case happened.CardGiven(seat, to, card):
            what = "a card" if card is None else the_card(card)
            return f"{names[seat]} gives {names[to]} {what}."
        case happened.NothingGiven(seat, to):
            return f"{names[seat]} gives {'nothing' if to is None else names[to] + ' nothing'}."
        case _:
            return _tell_action(event, names)


def _tell_action(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.Slapped(seat, ms):
            how = "lets go too early" if ms == EARLY else f"slaps after {ms} ms"
            return f"{names[seat]} {how}."
        case happened.LeavesShown(leaves, leaf):
            sat = [f"{names[seat]} {at}" for seat, at in enumerate(leaves) if at is not None]
            return f"The mosquito goes to leaf {leaf} ({', '.join(sat)})."
        case happened.SlowestFound(seat, by, lot):
            return f"{_SLOWEST_BY[by].format(names[seat])}{', by lot' if lot else ''}."
        case happened.Claimed(seat, ms):
            return f"{names[seat]} claims the Cockroach after {ms} ms."
        case happened.ClaimsSettled(order, lot) if lot:
            return f"Equally fast: the lot orders them {listed([names[seat] for seat in order])}."
        case happened.ClaimLapsed(seat):
            return f"{names[seat]} claimed, but lays nothing."
        case happened.CardLaid(seat, card):
            return f"{names[seat]} lays {the_card(card)} on the Cockroach."
        case happened.NobodyLaid():
            return "Nobody lays anything on the Cockroach."
        case happened.CardTaken(seat, card):
            return f"{names[seat]} takes {the_card(card)} from the discard pile."
        case happened.RoundEnded(by, seats):
            if by == "standstill":
                return "A whole lap in which nobody played or drew: the round is over."
            return f"The round is over: {listed([names[seat] for seat in seats])} went out."
        case happened.RoundScored(round_, _, vanished, totals, sums):
            scored = ", ".join([f"{name} {total}" for name, total in zip(names, totals)])
            so_far = ", ".join([f"{name} {sum_}" for name, sum_ in zip(names, sums)])
            cheated = [
                f"{name} {cards_named(cards)}" for name, cards in zip(names, vanished) if cards
            ]
            under = f" Under the table: {'; '.join(cheated)}." if cheated else ""
            later = f" So far: {so_far}." if round_ > 1 else ""
            return f"Round {round_}: {scored}.{later}{under}"
        case _:  # who is ready, and a player's own hand: the picture shows them
            return None


_STARTER_BY: Final = {
    "oldest": "{} is the oldest and the Guard",
    "lot": "{} is the Guard, by lot",
    "left": "{} is next and the Guard",
}
_SLOWEST_BY: Final = {
    "early": "{} was too early, and so the slowest",
    "still": "{} did not react and is the slowest",
    "late": "{} is the slowest",
    "leaf": "{} is the slowest there",
}


def ties(view: View, names: Sequence[str], outcome: Outcome) -> list[str]:
    """No rule settles equal sums: they share their rank."""
    del view, names, outcome
    return []
