"""Spoilt links by the thousand: each is read and means something, or its fault is told, and soon.

Every mutant follows from its number alone. A failure names it; `mutant(number)` makes it again.
"""

from functools import cache
from random import Random
from typing import Final

import pytest

from engine.links.link import _as_bytes, _as_text, _sealed, read_link, write_link
from engine.links.values import DealLink
from tests.fuzz.forging import forged, judged, parts
from tests.fuzz.mutations import mutant_of
from tests.links.kept import KEPT

IN_SOAK: Final = 1_000_000
QUICK: Final = 5_000
_CHUNKS: Final = 20
_MARKUP: Final = (
    *("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)"),
    *("__proto__", "constructor", "hasOwnProperty", "toString", "%00", "%3Cscript%3E", "#", "?a=b"),
    *("critter-club 1\n", "null", "undefined", "=", "==", "+", "/", "A" * 9_000),
)


@cache
def _texts() -> tuple[str, ...]:
    return tuple([path.read_text(encoding="utf-8").partition("\n")[0] for path in KEPT])


def mutant(number: int) -> str:
    chance = Random(number)
    ways = (_mutated, _mutated, _inserted, _other_version, _random, _forged)
    return chance.choice(ways)(chance)


def _forged(chance: Random) -> str:
    return forged(chance.randrange(2**53))


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


def judge(text: str, name: str) -> bool:
    """True if it could be read."""
    try:
        return judged(text)[1] is None
    except Exception as error:
        error.add_note(f"{name} was {text[:3000]!a}")
        raise


@pytest.mark.slow
@pytest.mark.parametrize(
    "chunk", [0, *[pytest.param(chunk, marks=pytest.mark.soak) for chunk in (1, 2, 3)]]
)
def test_a_spoilt_link_is_read_or_its_fault_is_told(chunk: int) -> None:
    numbers = range(chunk * QUICK, (chunk + 1) * QUICK)
    read = [judge(mutant(number), f"mutant {number}") for number in numbers]
    assert any(read), "everything was spoilt: nothing beyond the checksum was tried"
    assert not all(read), "nothing was spoilt"


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
def test_a_million_spoilt_links(chunk: int) -> None:
    for number in range(1_000_000 + chunk, 1_000_000 + IN_SOAK, _CHUNKS):
        judge(mutant(number), f"mutant {number}")


@pytest.mark.slow
def test_a_forged_link_is_read_or_its_fault_is_told() -> None:
    read = [judge(forged(number), f"forgery {number}") for number in range(QUICK // 10)]
    assert len(read) // 10 < sum(read) < len(read)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
def test_a_million_forged_links(chunk: int) -> None:
    for number in range(chunk, IN_SOAK, _CHUNKS):
        judge(forged(number), f"forgery {number}")


def test_links_to_be_spoilt_can_be_read() -> None:
    every, _ = parts()
    for text in (*_texts(), *[_as_text(_sealed(*each)) for each in every]):
        assert write_link(read_link(text)) == text
    assert any(isinstance(read_link(text), DealLink) for text in _texts())
