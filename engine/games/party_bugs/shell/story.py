"""What happened at a table of Party Bugs, in sentences."""

from collections.abc import Sequence
from typing import Final

from engine.core.cards import Card, face_of
from engine.core.game import Outcome, Seat
from engine.games.party_bugs import events as happened
from engine.games.party_bugs.events import Event
from engine.games.party_bugs.shell.cards import face_name
from engine.games.party_bugs.view import View
from engine.shell.text import listed


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.GameBegun(game, games):
            return "The party begins." if games == 1 else f"Game {game} of {games} begins."
        case happened.KingTurned(place):
            return f"{names[place]} turns up the King: it goes back into the pile."
        case happened.FloorLaid(cards):
            return f"On the dance floor: {_by_name(names, cards)}."
        case happened.TiedGiven(seat, by):
            return _TIED_BY[by].format(names[seat])
        case happened.MirrorGiven(seat):
            return f"{names[seat]} has the highest total so far and gets the mirror."
        case happened.CardsDrawn(seat, cards=cards) if cards is not None:
            return f"{names[seat]} draws {_faces(cards)}."
        case happened.CardsDrawn() | happened.CardChosen():
            return None  # everybody draws; choices are told when they are turned up
        case happened.DancerHidden(seat, dancer):
            return f"{names[seat]} hides {'a card' if dancer is None else face_of(dancer)}."
        case happened.CardsRevealed(cards):
            return f"Played: {_by_name(names, cards)}."
        case happened.OrderSettled(queue, by_tie_rule):
            return _order(queue, by_tie_rule, names)
        case happened.KingDanced(seat, cards, others):
            sweeps = f"{names[seat]}'s King takes the whole dance floor: {_faces(cards)}."
            idle = [f" {names[other]}'s King comes too late." for other in others]
            return "".join([sweeps, *idle])
        case happened.CardTaken(place, card, last):
            return f"{names[place]} takes {'what is left: ' if last else ''}{face_of(card)}."
        case happened.PairLeft(place, cards):
            return f"{names[place]} now has two {face_of(cards[0])}s: the pair leaves."
        case happened.DancerPaired(seat, hidden, at_end=at_end):
            found = "has a hidden" if at_end else "shows the hidden"
            return f"{names[seat]} {found} {face_of(hidden)} with a match: the pair leaves."
        case happened.MirrorUsed(seat, card, was_hidden):
            what = "the hidden " if was_hidden else ""
            return f"{names[seat]} uses the mirror: {what}{face_of(card)} leaves with it."
        case happened.MirrorLost(seat):
            return f"{names[seat]} has nothing to discard: the mirror goes unused."
        case happened.FloorRefilled(cards, paul):
            turned = "" if paul is None else f" Paul turns up {face_of(paul)}."
            return f"On the dance floor now: {_faces(cards)}.{turned}"
        case happened.DancersShown(dancers):
            shown = [f"{name} {face_of(card)}" for name, card in zip(names, dancers) if card]
            return f"Hidden cards: {', '.join(shown)}." if shown else "No hidden card is left."
        case happened.GameScored(totals, sums, order):
            ranked = ", ".join([f"{names[place]} {totals[place]}" for place in order])
            so_far = ", ".join([f"{name} {sum_}" for name, sum_ in zip(names, sums)])
            return f"Totals: {ranked}." + (f" So far: {so_far}." if sums != totals else "")


_TIED_BY: Final = {
    "lowest": "{} has the lowest card and gets the Tied card.",
    "youngest": "{} is the youngest with the lowest card and gets the Tied card.",
    "lot": "Several have the lowest card: {} gets the Tied card by lot.",
}


def _order(queue: Sequence[Seat], by_tie_rule: Sequence[Seat], names: Sequence[str]) -> str:
    order = ", ".join([names[seat] for seat in queue])
    if len(by_tie_rule) == len(queue):
        return f"The Tied card settles who takes when: {order}."
    if not by_tie_rule:
        return f"They take in this order: {order}."
    equal = listed([names[seat] for seat in queue if seat in by_tie_rule])
    return f"They take in this order: {order} (the Tied card settles it for {equal})."


def _by_name(names: Sequence[str], cards: Sequence[Card]) -> str:
    return ", ".join([f"{name} {face_name(card)}" for name, card in zip(names, cards)])


def _faces(cards: Sequence[Card]) -> str:
    return listed([str(face_of(card)) for card in cards])


def ties(view: View, names: Sequence[str], outcome: Outcome) -> list[str]:
    holder = names[view.tied]
    said = []
    for score in sorted({outcome.scores[place] for place in outcome.by_tie_rule}):
        places = [place for place in outcome.by_tie_rule if outcome.scores[place] == score]
        places.sort(key=lambda place: outcome.ranks[place])
        order = ", then ".join([names[place] for place in places])
        last = ", Paul last" if view.config.paul in places else ""
        said.append(
            f"A tie at {score}: {order} (clockwise from {holder}, who has the Tied card{last})."
        )
    return said
