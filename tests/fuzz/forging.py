"""Links forged with a right checksum: whoever has the code knows checksum and keystream too.

    python -m tests.fuzz.forging COUNT [FROM]        or, in Pyodide,
    node tools/pyodide.mjs tests/fuzz/forging.py COUNT [FROM]

Every forgery follows from its number alone; `forged(number)` makes it again.
"""

import sys
from collections import Counter
from functools import cache
from random import Random
from typing import Final

from engine.links.cover import covered
from engine.links.link import _DAY, _as_bytes, _as_text, _sealed, reading, write_link
from engine.links.octets import Reader
from engine.links.opening import Opening
from engine.links.values import BadLink, Link
from tests.clock import processor_time
from tests.links.kept import KEPT
from tests.links.longest import longest

SOON: Final = 0.05  # seconds, of the longest slice
_LOOKED_AT_AGAIN: Final = SOON / 5  # seconds: what takes less needs no second try
CODES: Final = {"link-other-thing", "link-broken", "link-newer", "link-too-long"}
_TRIES: Final = 3  # of each slice the best: the machine may have had something else to do
_KINDS: Final = range(7)
_LONG: Final = 50  # one in so many is made of a link as long as can be

_Parts = tuple[int, bytes, bytes]


@cache
def parts() -> tuple[tuple[_Parts, ...], tuple[_Parts, ...]]:
    """Kind, public and secret part of links to be forged: of every kind; and as long as can be."""
    texts = [path.read_text(encoding="utf-8").partition("\n")[0] for path in KEPT]
    return tuple(map(_apart, texts)), tuple(map(_apart, longest()))


def _apart(text: str) -> _Parts:
    octets = _as_bytes(text)[:-4]
    kind, reader = octets[0] & 0xF, Reader(octets[1:])
    if kind == _DAY:
        reader.byte()
        reader.number()
    else:
        Opening(reader)
    public = reader.read_so_far()
    return kind, public, covered(public, reader.rest())


def forged(number: int) -> str:
    chance = Random(number)
    every, long = parts()
    kind, public, secret = chance.choice(long if chance.randrange(_LONG) == 0 else every)
    if chance.randrange(3) == 0:
        public = _spoilt(chance, public)
    if chance.randrange(6):
        secret = _spoilt(chance, secret)
    if chance.randrange(6) == 0:
        kind = chance.choice(_KINDS)
    return _as_text(_sealed(kind, public, secret))


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


def judged(text: str) -> tuple[float, str | None]:
    """Seconds of the longest slice, and the code of its fault, or None if it could be read. No
    other exception is caught here."""
    slices, link = _read(text)
    for _ in range(_TRIES - 1):
        if max(slices) >= _LOOKED_AT_AGAIN:
            slices = list(map(min, slices, _read(text)[0]))
    took = max(slices)
    assert took < SOON, f"{took * 1000:.0f} ms"
    if isinstance(link, str):
        assert link in CODES
        return took, link
    assert write_link(link) == text
    return took, None


def _read(text: str) -> tuple[list[float], Link | str]:
    """Seconds of each slice, and what came of it."""
    slices, under_way, found = list[float](), reading(text), None
    while found is None:
        begun = processor_time()
        try:
            next(under_way)
        except StopIteration as end:
            found = end.value
        except BadLink as fault:
            found = fault.code
        slices.append(processor_time() - begun)
    return slices, found


def main(count: int, first: int) -> int:
    told, slowest = Counter[str](), 0.0
    for number in range(first, first + count):
        text = forged(number)
        try:
            took, code = judged(text)
        except Exception as error:
            error.add_note(f"forgery {number} was {text[:3000]!a}")
            raise
        told[code or "read"] += 1
        slowest = max(slowest, took)
        if (number - first + 1) % 10_000 == 0 or number == first + count - 1:
            done = number - first + 1
            print(f"{done} forged, {dict(told)}, longest slice {slowest * 1000:.1f} ms", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int((sys.argv[2:] or ["0"])[0])))
