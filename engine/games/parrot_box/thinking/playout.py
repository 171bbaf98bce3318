"""Plays a round of Parrot Box to its end in thought, quickly and by rules of thumb."""

from typing import Final

from engine.games.parrot_box.cards import BONUSES, PARROT
from engine.games.parrot_box.thinking.kernel import DOWN, HOLDING, NOBODY, OVER, TAKING, Boxes

_FINE: Final = 100  # expectations are counted in hundredths of a point
_AVERAGE: Final = 6 * _FINE  # of a face-down card
_FORESIGHT: Final = 4  # how many of its own turns ahead it hopes for a pair
_CHANCE: Final = 9  # per cent: that a card makes a pair with a given number
_HOPE: Final = 90
_PATIENCE: Final = 12  # turns before it is worth something to end the round
_WEIGHT: Final = 1 * _FINE
_WORTH_TAKING: Final = 3 * _FINE  # what taking a discard must gain
_WORTH_PLACING: Final = 50  # what placing a drawn card must gain
_NEVER: Final = -(1 << 30)


def _expected(top: int, bottom: int, ahead: int) -> int:
    """What a column is expected to count after that many turns."""
    numbers = [face for face in (top, bottom) if face != DOWN]
    if PARROT in numbers or (top == bottom and numbers):
        return 0
    down = 2 - len(numbers)
    chance = _CHANCE * (max(1, len(numbers)) * ahead + (down > 0))
    return (sum(numbers) * _FINE + down * _AVERAGE) * (100 - min(_HOPE, chance)) // 100


# By turns ahead, then by column: sixteen times the top face, plus the bottom one.
_COLUMNS: Final = [
    [_expected(min(key >> 4, DOWN), min(key & 15, DOWN), ahead) for key in range(DOWN * 16 + 15)]
    for ahead in range(_FORESIGHT + 1)
]


def play_on(boxes: Boxes, until: int) -> None:
    """Plays to the end of the round, or to the start of that turn."""
    while boxes.phase != OVER and boxes.turn < until:
        if boxes.phase == TAKING:
            _take_turn(boxes)
        elif boxes.phase == HOLDING:
            place(boxes, may_discard=True)
        else:
            _turn_up(boxes)


def _take_turn(boxes: Boxes) -> None:
    if boxes.discards and _best(boxes, boxes.discards[-1])[0] >= _WORTH_TAKING:
        boxes.take()
        place(boxes, may_discard=False)
    else:
        boxes.draw()
        place(boxes, may_discard=True)


def place(boxes: Boxes, *, may_discard: bool) -> None:
    gain, spot, to = _best(boxes, boxes.held)
    if may_discard and gain < _WORTH_PLACING:
        boxes.discard()
        _turn_up(boxes)
    elif to == DOWN:
        boxes.replace(spot)
    else:
        boxes.float(spot, to)


def _turn_up(boxes: Boxes) -> None:
    seen = boxes.seen[boxes.mover]
    if boxes.down[boxes.mover] == 1 and boxes.closing == NOBODY and _loss_at_end(boxes) > 0:
        boxes.end_turn()
    elif boxes.down[boxes.mover]:
        boxes.turn_up(seen.index(DOWN))
    else:
        boxes.end_turn()


def _best(boxes: Boxes, face: int) -> tuple[int, int, int]:
    """The most a card can gain, where it goes, and where a Parrot flies, if one does."""
    mover = boxes.mover
    seen = boxes.seen[mover]
    columns = _COLUMNS[_ahead(boxes)]
    loss = 0
    if boxes.down[mover] == 1 and boxes.closing == NOBODY:
        loss = _loss_at_end(boxes)
    best, best_spot, fly_to = _NEVER, 0, DOWN
    for spot in (0, 1, 2, 3, 4, 5, 6, 7):
        old, partner = seen[spot], seen[spot ^ 4]
        if partner == old != DOWN or (partner == PARROT != DOWN and old != DOWN):
            continue  # nobody breaks up a pair
        gain = columns[old << 4 | partner] - columns[face << 4 | partner]
        if partner != DOWN and (face in (partner, PARROT) or partner == PARROT):
            if old == PARROT:
                gain, to = _float(seen, columns)
                if face == partner and gain > best:
                    best, best_spot, fly_to = gain, spot, to
                continue
            gain += _bonus(seen, min(face, partner))
        elif old == PARROT and partner != DOWN:
            continue
        if old == DOWN:
            gain -= loss
        if gain > best:
            best, best_spot, fly_to = gain, spot, DOWN
    return best, best_spot, fly_to


def _float(seen: list[int], columns: list[int]) -> tuple[int, int]:
    """What is gained by the best landing of a Parrot."""
    best, to = _NEVER, DOWN
    for spot in (0, 1, 2, 3, 4, 5, 6, 7):
        if seen[spot] == DOWN:
            gain = columns[DOWN << 4 | seen[spot ^ 4]]
            if gain > best:
                best, to = gain, spot
    return best, to


def _bonus(seen: list[int], number: int) -> int:
    """What one more pair of that number gains (S2)."""
    pairs = 0
    for at in (0, 1, 2, 3):
        top, bottom = seen[at], seen[at + 4]
        if (top == number and bottom in (number, PARROT)) or (bottom == number and top == PARROT):
            pairs += 1
    return (BONUSES[pairs] - BONUSES[min(4, pairs + 1)]) * _FINE if number != PARROT else 0


def _ahead(boxes: Boxes) -> int:
    """How many more turns its player will have after this one."""
    if boxes.closing != NOBODY:
        return 0
    soonest = 8
    for seat, down in enumerate(boxes.down):
        if down < soonest and seat != boxes.mover:
            soonest = down
    return soonest + 1 if soonest + 1 < _FORESIGHT else _FORESIGHT


def _loss_at_end(boxes: Boxes) -> int:
    """What ending the round now costs, compared with the others; below 0 if it pays."""
    ahead = _ahead(boxes)
    now, later = _COLUMNS[0], _COLUMNS[ahead]
    once = _COLUMNS[1]
    own = others = 0
    for seat, seen in enumerate(boxes.seen):
        for at in (0, 1, 2, 3):
            column = seen[at] << 4 | seen[at + 4]
            if seat == boxes.mover:
                own += now[column] - later[column]
            else:
                others += once[column] - later[column]
    seats = len(boxes.down)
    cycle = -(-boxes.turn // seats)
    return own - others // (seats - 1) - max(0, cycle - _PATIENCE) * _WEIGHT


def expected(boxes: Boxes) -> list[int]:
    """By seat: what a running round is expected to count, in hundredths of a point."""
    if boxes.phase == OVER:
        return [_FINE * total for total in boxes.totals()]
    columns = _COLUMNS[_ahead(boxes)]
    return [
        sum([columns[seen[at] << 4 | seen[at + 4]] for at in (0, 1, 2, 3)]) + _bonuses(seen)
        for seen in boxes.seen
    ]


def _bonuses(seen: list[int]) -> int:
    pairs: dict[int, int] = {}
    for at in (0, 1, 2, 3):
        top, bottom = seen[at], seen[at + 4]
        if DOWN not in (top, bottom) and (top == bottom or PARROT in (top, bottom)):
            number = min(top, bottom)
            pairs[number] = pairs.get(number, 0) + 1
    return _FINE * sum([BONUSES[count] for number, count in pairs.items() if number != PARROT])
