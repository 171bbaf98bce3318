"""Spoilt links by the thousand: each is read and means something, or its fault is told, and soon.

Every mutant follows from its number alone. A failure names it; `mutant(number)` makes it again.
"""

from functools import cache
from random import Random
from time import process_time
from typing import Final

import pytest

from engine.links.link import (
    _DAY,
    _DEAL,
    _MATCH,
    _as_bytes,
    _as_text,
    _course,
    _scores,
    _sealed,
    read_link,
    write_link,
)
from engine.links.opening import public_part, secret_part
from engine.links.values import BadLink, DealLink, MatchLink
from engine.table.table import opened
from tests.fuzz.mutations import mutant_of
from tests.links.kept import KEPT
from tests.table.matches import a_match, played_on

IN_SOAK: Final = 1_000_000
QUICK: Final = 20_000
SOON: Final = 0.05  # seconds of processor time
CODES: Final = {"link-other-thing", "link-broken", "link-newer", "link-too-long"}
_CHUNKS: Final = 20
_MARKUP: Final = (
    *("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)"),
    *("__proto__", "constructor", "hasOwnProperty", "toString", "%00", "%3Cscript%3E", "#", "?a=b"),
    *("critter-club 1\n", "null", "undefined", "=", "==", "+", "/", "A" * 9_000),
)


@cache
def _texts() -> tuple[str, ...]:
    return tuple([path.read_text(encoding="utf-8").partition("\n")[0] for path in KEPT])


@cache
def _parts() -> tuple[tuple[int, bytes, bytes], ...]:
    """Kind, public and secret part of links to be forged."""
    deals = [a_match(2), a_match(4, bots={1: "random"}, youngest=(2, 0), mirror=True)]
    tables = [played_on(opened(deal), Random(1), turns) for deal in deals for turns in (1, 30)]
    return (
        *[(_DEAL, public_part(deal), secret_part(deal) + _scores((3, -4))) for deal in deals],
        *[(_MATCH, public_part(at.match), _course(MatchLink(at))) for at in tables],
        (_DAY, b"\x00\x05", _scores((3, -4))),
    )


def mutant(number: int) -> str:
    chance = Random(number)
    ways = (_mutated, _mutated, _inserted, _other_version, _random, _forged)
    return chance.choice(ways)(chance)


def _mutated(chance: Random) -> str:
    return mutant_of(chance, _texts())


def _inserted(chance: Random) -> str:
    text = chance.choice(_texts())
    at = chance.randint(0, len(text))
    return text[:at] + chance.choice(_MARKUP) + text[at:]


def _other_version(chance: Random) -> str:
    octets = bytearray(_as_bytes(chance.choice(_texts())))
    octets[0] = chance.randrange(256)
    return _as_text(bytes(octets))


def _random(chance: Random) -> str:
    return _as_text(chance.randbytes(chance.choice((1, 4, 5, 30, 300, 5_900))))


def _forged(chance: Random) -> str:
    """Whoever has the code knows checksum and keystream too."""
    kind, public, secret = chance.choice(_parts())
    if chance.randrange(2):
        public = _spoilt(chance, public)
    if chance.randrange(4):
        secret = _spoilt(chance, secret)
    return _as_text(_sealed(chance.choice((kind, kind, kind, 1, 2, 3)), public, secret))


def _spoilt(chance: Random, octets: bytes) -> bytes:
    spoilt = bytearray(octets)
    for _ in range(chance.choice((1, 1, 2, 8))):
        at = chance.randint(0, len(spoilt))
        how = chance.randrange(4)
        if how == 0:
            spoilt[at : at + 1] = bytes([chance.choice((0, 1, 2, 127, 128, 255))])
        elif how == 1:
            del spoilt[at : at + chance.choice((1, 3, 40))]
        elif how == 2:
            spoilt[at:at] = chance.randbytes(chance.choice((1, 3, 400, 3_000)))
        elif spoilt:
            spoilt[at % len(spoilt)] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def judge(number: int) -> bool:
    """True if it could be read. No other exception is caught here."""
    text = mutant(number)
    try:
        took, code = _judged(text)
        if took >= SOON:  # the machine may have had something else to do
            took = min(took, _judged(text)[0], _judged(text)[0])
        assert took < SOON, "took too long"
        assert code is None or code in CODES
        if code is None:
            assert write_link(read_link(text)) == text
    except Exception as error:
        error.add_note(f"mutant {number} was {text[:3000]!a}")
        raise
    return code is None


def _judged(text: str) -> tuple[float, str | None]:
    begun = process_time()
    try:
        read_link(text)
    except BadLink as fault:
        return process_time() - begun, fault.code
    return process_time() - begun, None


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
def test_a_spoilt_link_is_read_or_its_fault_is_told(chunk: int) -> None:
    read = [judge(number) for number in range(chunk * QUICK // 4, (chunk + 1) * QUICK // 4)]
    assert any(read), "everything was spoilt: nothing beyond the checksum was tried"
    assert not all(read), "nothing was spoilt"


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
def test_a_million_spoilt_links(chunk: int) -> None:
    for number in range(1_000_000 + chunk, 1_000_000 + IN_SOAK, _CHUNKS):
        judge(number)


def test_links_to_be_spoilt_can_be_read() -> None:
    for text in (*_texts(), *[_as_text(_sealed(*parts)) for parts in _parts()]):
        assert write_link(read_link(text)) == text
    assert any(isinstance(read_link(text), DealLink) for text in _texts())
