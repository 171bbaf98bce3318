"""Party Bugs a second time: slow, plain, and without one line of the engine.

Written from the rules alone, as a yardstick. A table is a dict that changes; a card is a text
like "7b" (its face and whose set it comes from); a move is the word of the notation. Nothing is
checked here: only moves that `moves` names may be played.
"""

from typing import Any, TypeAlias

Table: TypeAlias = dict[str, Any]
CLOCK = -1


def new_match(
    players: int,
    dancer: bool,
    mirror: bool,
    youngest: tuple[int, ...],
    deals: list[list[list[int]]],
) -> Table:
    table: Table = {"players": players, "dancer": dancer, "youngest": youngest, "deals": deals}
    table["paul"] = players == 2
    table["game"], table["games"] = 0, players if mirror else 1
    table["sums"] = [0] * (players + table["paul"])
    table["mirror"] = None
    deal(table)
    return table


def deal(table: Table) -> None:
    """The dance floor, the Tied card, the first hands."""
    players = table["players"]
    table["piles"] = []
    for letter, order in zip("abcdef", table["deals"][table["game"]]):
        # Of fourteen numbers the first is the King that was shuffled back into the pile.
        table["piles"].append([f"{number}{letter}" for number in order[-13:]])
    table["game"] += 1
    table["floor"] = [pile.pop(0) for pile in table["piles"]]
    lowest = min(face(card) for card in table["floor"][:players])
    level = [who for who in range(players) if face(table["floor"][who]) == lowest]
    if len(level) > 1:
        level = [who for who in table["youngest"] if who in level]
    table["holder"] = level[0]
    count = 4 if table["dancer"] else 3
    table["hands"] = [[pile.pop(0) for _ in range(count)] for pile in table["piles"][:players]]
    table["displays"] = [[] for _ in table["piles"]]
    table["hidden"] = [None] * players
    table["chosen"] = [None] * players
    table["phase"] = "hide" if table["dancer"] else "choose"


def face(card: str) -> int:
    return int(card[:-1])


def steps_from_holder(table: Table, place: int) -> int:
    """The holder is closest, then the left neighbour, … ; Paul has no seat and loses all ties."""
    if place == table["players"]:
        return 99
    steps = 0
    while (table["holder"] + steps) % table["players"] != place:
        steps += 1
    return steps


def waited_for(table: Table) -> list[int]:
    if table["phase"] in ("hide", "choose"):
        return [who for who in range(table["players"]) if table["chosen"][who] is None]
    if table["phase"] == "take":
        return [table["queue"][0]]
    if table["phase"] == "mirror":
        return [table["mirror"]]
    return [CLOCK] if table["game"] < table["games"] else []


def moves(table: Table, who: int) -> list[str]:
    phase = table["phase"]
    if who == CLOCK:
        return ["deal"] if phase == "scored" and table["game"] < table["games"] else []
    if phase == "scored" or (phase == "take" and table["queue"][0] != who):
        return []
    hand, display, hidden = table["hands"][who], table["displays"][who], table["hidden"][who]
    others = [card for card in hand if card != table["chosen"][who]]
    if phase == "hide":
        return [f"hide-{card}" for card in others if face(card) != 13]
    possible = []
    if phase == "take":
        possible += [f"take-{card}" for card in table["floor"]]
    if phase == "choose":
        possible += [f"play-{card}" for card in others]
        if hidden is not None and face(hidden) in [face(card) for card in display]:
            possible.append("discard-pair")
    if table["mirror"] == who:
        possible += [f"mirror-{card}" for card in display]
        possible += ["mirror-dancer"] if hidden is not None else []
    return possible


def play(table: Table, who: int, move: str) -> None:
    verb, _, card = move.partition("-")
    if move == "deal":
        deal(table)
    elif move == "discard-pair":
        discard_hidden_pair(table, who)
    elif verb in ("hide", "play"):
        table["chosen"][who] = card
        if None not in table["chosen"]:
            reveal(table, verb)
    elif verb == "take":
        table["queue"].pop(0)
        table["floor"].remove(card)
        lay_down(table["displays"][who], card)
        if not table["queue"]:
            end_round(table)
    elif verb == "mirror":
        table["mirror"] = None
        if card == "dancer":
            table["hidden"][who] = None
        else:
            table["displays"][who].remove(card)
        if table["phase"] == "mirror":
            draw(table)


def lay_down(display: list[str], card: str) -> None:
    for other in display:
        if face(other) == face(card):
            display.remove(other)
            return
    display.append(card)


def discard_hidden_pair(table: Table, who: int) -> None:
    number = face(table["hidden"][who])
    table["displays"][who] = [card for card in table["displays"][who] if face(card) != number]
    table["hidden"][who] = None


def reveal(table: Table, verb: str) -> None:
    chosen = table["chosen"]
    table["chosen"] = [None] * table["players"]
    for who, card in enumerate(chosen):
        table["hands"][who].remove(card)
    if verb == "hide":
        table["hidden"] = chosen
        table["phase"] = "choose"
        return
    table["played"] = chosen
    order = list(range(table["players"]))
    order.sort(key=lambda who: steps_from_holder(table, who))
    order.sort(key=lambda who: face(chosen[who]))
    kings = [who for who in order if face(chosen[who]) == 13]
    if kings:
        for card in table["floor"]:
            lay_down(table["displays"][kings[0]], card)
        table["floor"] = []
        end_round(table)
    else:
        table["queue"] = order
        table["phase"] = "take"


def end_round(table: Table) -> None:
    if table["paul"] and table["floor"]:
        lay_down(table["displays"][-1], table["floor"].pop())
    if table["played"] is None:
        score(table)
        return
    table["floor"] = table["played"]
    if table["paul"]:
        table["floor"].append(table["piles"][-1].pop(0))
    owner = table["mirror"]
    if owner is not None and len(table["piles"][owner]) == 1:
        if table["displays"][owner] or table["hidden"][owner] is not None:
            table["phase"] = "mirror"
            return
        table["mirror"] = None
    draw(table)


def draw(table: Table) -> None:
    for hand, pile in zip(table["hands"], table["piles"]):
        if pile:
            hand.append(pile.pop(0))
    table["phase"] = "choose"
    if not table["hands"][0]:
        players, holder = table["players"], table["holder"]
        table["queue"] = [(holder - step) % players for step in range(1, players + 1)]
        table["played"] = None
        table["phase"] = "take"


def score(table: Table) -> None:
    table["phase"] = "scored"
    for who, hidden in enumerate(table["hidden"]):
        if hidden is not None and face(hidden) in [face(card) for card in table["displays"][who]]:
            discard_hidden_pair(table, who)
    table["totals"] = [sum(face(card) for card in display) for display in table["displays"]]
    for who, hidden in enumerate(table["hidden"]):
        table["totals"][who] += face(hidden) if hidden is not None else 0
    table["sums"] = [old + new for old, new in zip(table["sums"], table["totals"])]
    if table["game"] < table["games"]:
        table["mirror"] = max(
            range(table["players"]),
            key=lambda who: (table["sums"][who], steps_from_holder(table, who)),
        )


def ranking(table: Table) -> list[int]:
    """The places, the best first."""
    places = range(len(table["sums"]))
    return sorted(places, key=lambda at: (table["sums"][at], steps_from_holder(table, at)))
