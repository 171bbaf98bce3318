"""The opening of a match as bytes: a public part, and a secret one."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat, read_seat, write_seat
from engine.core.seeds import PLAIN_SEEDS
from engine.links.octets import Reader, Torn, written
from engine.links.words import (
    LOT,
    bits_of,
    game_number,
    game_numbered,
    kind_called,
    kind_number,
    options_called,
    options_number,
)
from engine.table.match import Match, Player, game_called

# Bytes of a seed. Links of the former kinds have seven, and can be read for ever.
FORMER_SEED: Final = 7
SEED: Final = 16
_DEALS: Final = ("deal", "reshuffle")


def public_part(match: Match) -> bytes:
    """Game, seats, variants and players: everything that is no secret."""
    name = match.game_name
    options, order, _ = _parted(match)
    return b"".join(
        [
            bytes([game_number(name) << 4 | len(match.players)]),
            written(options_number(name, options)),
            written(_order_number(order, len(match.players))),
            *map(_player, match.players),
        ]
    )


def secret_part(match: Match, seed_bytes: int) -> bytes:
    """The seed, or the drawn number if it was mixed; the cards of explicit deals."""
    seed = match.seed if match.origin is None else match.origin.drawn
    return seed.to_bytes(seed_bytes) + _dealt(match)


def added_part(match: Match) -> bytes:
    """What people added to the number, if they added something."""
    added = () if match.origin is None else match.origin.added
    texts = [(seat, text.encode()) for seat, text in added]
    return b"".join([bytes([seat, len(text)]) + text for seat, text in texts])


def _dealt(match: Match) -> bytes:
    *_, deals = _parted(match)
    text = "\n".join(deals).encode()
    return written(len(text)) + text


class Opening:
    """Reads the public part, then the secret one."""

    def __init__(self, reader: Reader) -> None:
        first = reader.byte()
        self.game = game_called(game_numbered(first >> 4))
        self.seats = first & 0xF
        self.options = options_called(self.game.name, reader.number())
        self.order = _order_of(reader.number(), self.seats)
        self.players = tuple([_read_player(reader) for _ in range(self.seats)])

    def match(self, reader: Reader, seed_bytes: int) -> Match:
        """Reads the secret part. Faults found by the game keep the game's own words."""
        seed = int.from_bytes(reader.take(seed_bytes))
        if seed_bytes == FORMER_SEED and seed >= PLAIN_SEEDS:
            raise Torn
        text = reader.text(reader.number())
        deals = text.split("\n") if text else []
        lines = (f"seats {self.seats}", *self._agreed(), *deals)
        config = self.game.read_config(lines)
        match = Match(self.game.name, config, seed, self.players)
        if _dealt(match) != written(len(text.encode())) + text.encode():
            raise Torn  # some lines are not about dealing, or in the wrong order
        return match

    def _agreed(self) -> tuple[str, ...]:
        """The variants, and what settles a tie."""
        lines = [option for option in self.options if option != LOT]
        if self.order:
            word = LOT if LOT in self.options else self.game.manifest.precedence
            lines.append(" ".join([word, *map(write_seat, self.order)]))
        elif LOT in self.options:
            raise Torn
        return tuple(lines)


def _parted(match: Match) -> tuple[tuple[str, ...], tuple[Seat, ...], tuple[str, ...]]:
    """The lines of a config in three parts: variants, tie order, explicit deals."""
    game, order = match.game, list[Seat]()
    options: list[str] = []
    deals: list[str] = []
    known = bits_of(match.game_name)
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
