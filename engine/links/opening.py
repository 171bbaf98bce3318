"""What a match begins with as bytes: a part for all eyes, and one that must not be read by them."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat, read_seat, write_seat
from engine.core.rng import SEEDS
from engine.links.octets import Reader, Torn, written
from engine.links.words import (
    GAMES,
    LOT,
    OPTIONS,
    TIES,
    kind_called,
    kind_number,
    options_called,
    options_number,
    word_at,
)
from engine.table.match import Match, Player, game_called

_SEED_BYTES: Final = 7
_DEALS: Final = ("deal", "reshuffle")


def public_part(match: Match) -> bytes:
    """Game, seats, variants, who is who: all that can be said aloud."""
    name = match.game_name
    options, order, _ = _parted(match)
    return b"".join(
        [
            bytes([GAMES.index(name) << 4 | len(match.players)]),
            written(options_number(name, options)),
            written(_order_number(order, len(match.players))),
            *map(_player, match.players),
        ]
    )


def secret_part(match: Match) -> bytes:
    """The seed, and the cards of explicit deals."""
    *_, deals = _parted(match)
    text = "\n".join(deals).encode()
    return match.seed.to_bytes(_SEED_BYTES) + written(len(text)) + text


class Opening:
    """Reads the one part, then the other."""

    def __init__(self, reader: Reader) -> None:
        first = reader.byte()
        self.game = game_called(word_at(GAMES, first >> 4))
        self.seats = first & 0xF
        self.options = options_called(self.game.name, reader.number())
        self.order = _order_of(reader.number(), self.seats)
        self.players = tuple([_read_player(reader) for _ in range(self.seats)])

    def match(self, reader: Reader) -> Match:
        """Of the secret part; what the game does not agree to is told as it tells it."""
        seed = int.from_bytes(reader.take(_SEED_BYTES))
        if seed >= SEEDS:
            raise Torn
        text = reader.text(reader.number())
        deals = text.split("\n") if text else []
        lines = (f"seats {self.seats}", *self._agreed(), *deals)
        config = self.game.read_config(lines)
        match = Match(self.game.name, config, seed, self.players)
        if secret_part(match)[_SEED_BYTES:] != written(len(text.encode())) + text.encode():
            raise Torn  # there are lines that deal nothing, or in another order
        return match

    def _agreed(self) -> tuple[str, ...]:
        """The variants, and what settles a tie."""
        lines = [option for option in self.options if option != LOT]
        if self.order:
            word = LOT if LOT in self.options else TIES[self.game.name]
            lines.append(" ".join([word, *map(write_seat, self.order)]))
        elif LOT in self.options:
            raise Torn
        return tuple(lines)


def _parted(match: Match) -> tuple[tuple[str, ...], tuple[Seat, ...], tuple[str, ...]]:
    """The lines of a config: variants; what settles a tie; explicit deals."""
    game, order = match.game, list[Seat]()
    options: list[str] = []
    deals: list[str] = []
    known = OPTIONS[match.game_name]
    for line in game.write_config(match.config)[1:]:  # the first tells the seats
        key, *seats = line.split(" ")
        if key in _DEALS:
            deals.append(line)
        elif line in known:
            options.append(line)
        else:
            order += map(read_seat, seats)
            options += [key] if key in known else []
    return tuple(options), tuple(order), tuple(deals)


def _order_number(order: Sequence[Seat], seats: int) -> int:
    number = 0
    for seat in order:
        number = number * (seats + 1) + seat + 1
    return number


def _order_of(number: int, seats: int) -> tuple[Seat, ...]:
    order: list[Seat] = []
    while number:
        number, digit = divmod(number, seats + 1)
        if digit == 0:
            raise Torn
        order.append(digit - 1)
    return tuple(order[::-1])


def _player(player: Player) -> bytes:
    name = player.name.encode()
    return bytes([kind_number(player.bot), len(name)]) + name


def _read_player(reader: Reader) -> Player:
    kind = kind_called(reader.byte())
    return Player(reader.text(reader.byte()), kind)
