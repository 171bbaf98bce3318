"""Parrot Box a second time: slow, plain, and without one line of the engine.

Written from the rules alone, as a yardstick. A table is a dict that changes; a card is a number
or "P", so equal cards cannot be told apart; a move is the word of the notation. Nothing is
checked here: only moves that `moves` names may be played. Nothing is left to chance either:
the whole deck of every round is given, all birthdays, and the order of every renewed pile.
"""

from typing import Any, TypeAlias

Table: TypeAlias = dict[str, Any]
Card: TypeAlias = int | str
CLOCK = -1
BONUS = {2: 10, 3: 15, 4: 20}


def new_match(
    players: int,
    birthdays: list[int],
    decks: list[list[Card]],
    reshuffles: dict[tuple[int, int], list[Card]],
) -> Table:
    table: Table = {"players": players, "birthdays": birthdays, "decks": decks}
    table["reshuffles"], table["round"], table["sums"] = reshuffles, 0, [0] * players
    deal(table)
    return table


def deal(table: Table) -> None:
    deck = list(table["decks"][table["round"]])
    table["round"] += 1
    table["boxes"] = []
    for _ in range(table["players"]):
        # A box is a list of spots; a spot is a card and whether it lies open.
        table["boxes"].append([[deck.pop(0), False] for _ in range(8)])
    table["discards"] = [deck.pop(0)]  # the last one is the top
    table["pile"] = deck  # the first one is the top
    table["phase"], table["mover"], table["hand"] = "open", None, None
    table["renewed"], table["turns"], table["last"] = 0, 0, None


def face_down(table: Table, who: int) -> list[int]:
    return [at for at, (_, is_open) in enumerate(table["boxes"][who]) if not is_open]


def waited_for(table: Table) -> list[int]:
    if table["phase"] == "open":
        return [who for who in range(table["players"]) if len(face_down(table, who)) > 6]
    if table["phase"] == "scored":
        return [CLOCK] if table["round"] < 5 else []
    return [table["mover"]]


def moves(table: Table, who: int) -> list[str]:
    if who not in waited_for(table):
        return []
    if who == CLOCK:
        return ["deal"]
    turning = [f"turn-{at + 1}" for at in face_down(table, who)]
    if table["phase"] == "open":
        return turning
    if table["phase"] == "begin":
        return ["draw", "take"]
    if table["phase"] == "uncover":
        return turning if len(turning) > 1 else [*turning, "end"]
    possible = [f"replace-{at}" for at in range(1, 9)]
    if table["drawn"]:
        possible.append("discard")
    box = table["boxes"][who]
    for at in range(8):
        other = (at + 4) % 8
        # An open Parrot, and beside it an open number that is the one in hand.
        if box[at] == ["P", True] and box[other] == [table["hand"], True] != ["P", True]:
            possible += [f"float-{at + 1}-{to + 1}" for to in face_down(table, who)]
    return possible


def play(table: Table, who: int, move: str) -> None:
    verb, *spots = move.split("-")
    at = int(spots[0]) - 1 if spots else None
    if verb == "deal":
        deal(table)
        return
    box = table["boxes"][who]
    if verb == "turn":
        box[at][1] = True
        if table["phase"] == "uncover":
            end_turn(table)
        elif not waited_for(table):
            choose_starter(table)
    elif verb == "draw":
        draw(table)
    elif verb == "take":
        table["hand"], table["drawn"], table["phase"] = table["discards"].pop(), False, "place"
    elif verb == "discard":
        table["discards"].append(table["hand"])
        table["hand"], table["phase"] = None, "uncover"
    elif verb == "end":
        end_turn(table)
    else:
        if verb == "float":
            to = int(spots[1]) - 1
            box[at][0], gone, box[to] = table["hand"], box[to][0], ["P", True]
        else:
            gone, box[at] = box[at][0], [table["hand"], True]
        table["discards"].append(gone)
        table["hand"] = None
        end_turn(table)


def choose_starter(table: Table) -> None:
    sums = []
    for box in table["boxes"]:
        total = 0
        for at in range(8):
            card, is_open = box[at]
            if is_open and card == "P":
                card, is_open = box[(at + 4) % 8]
            if is_open and card != "P":
                total += card
        sums.append(total)
    highest = [who for who in table["birthdays"] if sums[who] == max(sums)]
    table["mover"], table["turns"], table["phase"] = highest[0], 1, "begin"


def draw(table: Table) -> None:
    if not table["pile"]:
        top = table["discards"].pop()
        old, table["discards"], table["pile"] = table["discards"], [top], []
        table["renewed"] += 1
        for card in table["reshuffles"][table["round"], table["renewed"]]:
            if card in old:
                old.remove(card)
                table["pile"].append(card)
        if table["renewed"] == 2 and table["last"] is None:
            table["last"] = table["mover"]
    table["hand"], table["drawn"], table["phase"] = table["pile"].pop(0), True, "place"


def end_turn(table: Table) -> None:
    who = table["mover"]
    if not face_down(table, who) and table["last"] is None:
        table["last"] = who
    if table["last"] is not None:
        for spot in table["boxes"][who]:
            spot[1] = True
    table["mover"] = (who + 1) % table["players"]
    if table["mover"] == table["last"]:
        score(table)
        return
    table["turns"] += 1
    if table["turns"] > 100 * table["players"] and table["last"] is None:
        table["last"] = table["mover"]
    table["phase"] = "begin"


def score(table: Table) -> None:
    table["phase"] = "scored"
    table["totals"] = [count([card for card, _ in box]) for box in table["boxes"]]
    table["sums"] = [old + new for old, new in zip(table["sums"], table["totals"])]


def count(box: list[Card]) -> int:
    total, pairs = 0, []
    for top, bottom in zip(box[:4], box[4:]):
        numbers = [card for card in (top, bottom) if card != "P"]
        if len(numbers) == 1 or (len(numbers) == 2 and top == bottom):
            pairs.append(numbers[0])
        elif len(numbers) == 2:
            total += int(top) + int(bottom)
    for number in range(13):
        total -= BONUS.get(pairs.count(number), 0)
    return total
