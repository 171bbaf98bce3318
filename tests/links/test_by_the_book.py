"""LINKS.md is enough to read a link: a second reader, written from that page alone."""

from base64 import urlsafe_b64decode
from binascii import crc32
from dataclasses import replace
from hashlib import sha256
from json import dumps
from random import Random

from hypothesis import given

from engine.links.day import day_seed
from engine.links.link import write_link
from engine.links.values import DayLink, DealLink, MatchLink
from engine.table.match import Match
from engine.table.table import Table, opened
from tests.table.matches import a_match, fresh_matches, played_on, tables


class Bytes:
    def __init__(self, octets: bytes) -> None:
        self.left = octets

    def take(self, count: int) -> bytes:
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def number(self) -> int:
        number = shift = 0
        while True:
            [octet] = self.take(1)
            number += (octet % 128) << shift
            shift += 7
            if octet < 128:
                return number

    def text(self) -> str:
        [length] = self.take(1)
        return self.take(length).decode()


def mixed(drawn: int, added: list[tuple[int, str]]) -> int:
    """As NOTATION.md has it."""
    if not added:
        return drawn
    lines = [f"added {'abcdef'[seat]} {dumps(text, ensure_ascii=False)}\n" for seat, text in added]
    digest = sha256(f"drawn {drawn:032x}\n{''.join(lines)}".encode()).hexdigest()
    return int(digest[:32], 16)


def parts_of(text: str) -> tuple[int, int, bytes]:
    """Version, kind, and what stands between head and checksum."""
    octets = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert crc32(octets[:-4]).to_bytes(4) == octets[-4:]
    return octets[0] // 16, octets[0] % 16, octets[1:-4]


def skip_opening(octets: Bytes) -> list[str]:
    """The names of the players."""
    [first] = octets.take(1)
    octets.number()  # the variants
    octets.number()  # what settles a tie
    names = []
    for _ in range(first % 16):
        _, length = octets.take(2)
        names.append(octets.take(length).decode())
    return names


def uncovered(public: bytes, secret: bytes) -> Bytes:
    key = sha256(b"critter-club link" + public).digest()
    stream = b"".join(sha256(key + block.to_bytes(2)).digest() for block in range(200))
    return Bytes(bytes(one ^ other for one, other in zip(secret, stream)))


def opening_and_secrets(body: bytes) -> tuple[list[str], Bytes]:
    octets = Bytes(body)
    names = skip_opening(octets)
    public = body[: len(body) - len(octets.left)]
    return names, uncovered(public, octets.left)


@given(fresh_matches())
def test_a_deal_can_be_read_by_the_book(match: Match) -> None:
    version, kind, body = parts_of(write_link(DealLink(replace(match, origin=None), (5, -3))))
    names, secret = opening_and_secrets(body)
    assert (version, names) == (1, [player.name for player in match.players])
    expected, octets = (1, 7) if match.seed < 2**53 else (4, 16)
    assert (kind, int.from_bytes(secret.take(octets))) == (expected, match.seed)
    deals = secret.take(secret.number()).decode()
    lines = match.game.write_config(match.config)
    assert deals == "\n".join(line for line in lines if line.startswith(("deal ", "reshuffle ")))
    assert secret.left == bytes([2, 10, 5])  # two scores, 5 and -3


def test_a_day_can_be_read_by_the_book() -> None:
    version, kind, body = parts_of(write_link(DayLink("parrot-box", "2026-02-28")))
    octets = Bytes(body)
    assert (version, kind, octets.take(1)) == (1, 2, b"\1")
    assert octets.number() == (26 * 12 + 1) * 31 + 27
    assert uncovered(body[: -len(octets.left)], octets.left).left == b"\0"
    digest = sha256(b"critter-club parrot-box 2026-02-28").digest()
    assert day_seed("parrot-box", "2026-02-28") == int.from_bytes(digest) % 2**53


@given(tables(most_turns=40))
def test_turns_can_be_read_by_the_book(table: Table) -> None:
    match, game = table.match, table.match.game
    _, kind, body = parts_of(write_link(MatchLink(table, step=0)))
    _, secret = opening_and_secrets(body)
    former = match.seed < 2**53 and match.origin is None
    seed = int.from_bytes(secret.take(7 if former else 16))
    secret.take(secret.number())
    if not former:
        more = secret.number()
        added = [(*secret.take(1), secret.text()) for _ in range(secret.number())] if more else []
        assert mixed(seed, added) == match.seed
    assert (kind, secret.number(), secret.number()) == (3 if former else 5, 0, 1)
    assert secret.number() == len(match.turns)
    number = int.from_bytes(secret.left)
    for step, turn in zip(table.steps, match.turns):
        first = game.awaited(step.state)
        seats = [*first, *[at for at in (*range(len(match.players)), -1) if at not in first]]
        row = [(at, move) for at in seats for move in game.legal_moves(step.state, at)]
        number, place = divmod(number, len(row))
        assert row[place] == turn
    assert number == 0


def test_a_whole_match_is_one_number() -> None:
    """So a turn that nobody had a choice in takes no room."""
    table = played_on(opened(a_match(2)), Random(1), 40)
    game, state = table.match.game, [step.state for step in table.steps]
    rows = [sum(len(game.legal_moves(at, seat)) for seat in (-1, 0, 1)) for at in state[:-1]]
    product = 1
    for row in rows:
        product *= row
    _, secret = opening_and_secrets(parts_of(write_link(MatchLink(table)))[2])
    assert len(secret.left) <= 7 + 1 + 3 + (product.bit_length() + 7) // 8


def test_the_seats_that_are_handed_over_can_be_read_by_the_book() -> None:
    table = played_on(opened(a_match(3)), Random(1), 9)
    _, kind, body = parts_of(write_link(MatchLink(table, step=4, to=(0, 2))))
    _, secret = opening_and_secrets(body)
    assert (kind, int.from_bytes(secret.take(16))) == (5, table.match.seed)
    assert secret.take(secret.number()) == b""  # no explicit deals
    assert (secret.number(), secret.number()) == (0, 0b101)
    assert (secret.number(), secret.number()) == (5, 9)
