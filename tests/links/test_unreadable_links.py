"""Whatever is no link is told as such: by a code that has its sentence, and soon."""

from base64 import urlsafe_b64encode
from binascii import crc32
from collections.abc import Iterator

import pytest

from engine.games.cheating_moth.state import Config
from engine.links.course import MOST_TURNS
from engine.links.link import (
    _DAY,
    _DEAL,
    _FORMER_DEAL,
    _FORMER_MATCH,
    _MATCH,
    LONGEST,
    VERSION,
    _as_text,
    _sealed,
    read_link,
    write_link,
)
from engine.links.octets import signed, written, written_all
from engine.links.opening import FORMER_SEED, SEED, public_part, secret_part
from engine.links.values import BadLink, DealLink, MatchLink
from engine.table.match import Match
from tests.links.longest import longest, slices
from tests.table.ended import ended
from tests.table.matches import a_match

SOON = 0.05  # seconds of processor time
TRIES = 3
GOOD = write_link(MatchLink(ended("party-bugs")))
DEAL = a_match(3, bots={1: "random"}, youngest=(2, 0))


def told(text: str) -> str:
    with pytest.raises(BadLink) as fault:
        read_link(text)
    return fault.value.code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "link-other-thing"),
        (" ", "link-other-thing"),
        (GOOD + "\n", "link-other-thing"),
        ("<script>alert(1)</script>", "link-other-thing"),
        ("../../etc", "link-other-thing"),
        ("__proto__", "link-broken"),
        ("constructor", "link-broken"),
        ("E", "link-broken"),
        ("EwQA", "link-broken"),
        (GOOD[:-1], "link-broken"),
        (GOOD[1:], "link-broken"),
        (GOOD + "A", "link-broken"),
        (GOOD.swapcase(), "link-broken"),
        ("é" * 40, "link-other-thing"),
        ("٣" * 40, "link-other-thing"),
        ("\ud800" * 40, "link-other-thing"),
        ("E" * (LONGEST + 1), "link-too-long"),
        (" " * 10**7, "link-too-long"),
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_what_is_no_link_is_told(text: str, code: str) -> None:
    assert told(text) == code


def test_any_single_changed_sign_is_noticed() -> None:
    missed = [
        at for at, old in enumerate(GOOD) for sign in "AEz9_" if sign != old and _is_read(at, sign)
    ]
    assert missed == []


def _is_read(at: int, sign: str) -> bool:
    try:
        read_link(GOOD[:at] + sign + GOOD[at + 1 :])
    except BadLink:
        return False
    return True


def test_what_a_newer_app_wrote_is_told_as_newer() -> None:
    public, secret = public_part(DEAL), secret_part(DEAL, FORMER_SEED) + b"\0"
    newer = [
        sealed_as(VERSION + 1, _FORMER_DEAL, b"something else"),
        sealed_as(15, 15, b""),
        _as_text(_sealed(9, public, secret)),  # another kind of link
        _as_text(_sealed(_FORMER_DEAL, bytes([0xF3]) + public[1:], secret)),  # another game
        _as_text(
            _sealed(_FORMER_DEAL, public[:1] + b"\x04" + public[2:], secret)
        ),  # another variant
        _as_text(_sealed(_FORMER_DEAL, public[:3] + b"\xff" + public[4:], secret)),  # another bot
    ]
    assert [told(text) for text in newer] == ["link-newer"] * len(newer)


def sealed_as(version: int, kind: int, rest: bytes) -> str:
    body = bytes([version << 4 | kind]) + rest
    octets = body + crc32(body).to_bytes(4)
    return urlsafe_b64encode(octets).decode().rstrip("=")


def test_version_nought_never_was() -> None:
    assert told(sealed_as(0, _FORMER_DEAL, b"")) == "link-broken"


def test_a_lot_among_nobody_is_no_deal() -> None:
    """The bit that says so stands for a line with seats."""
    match = Match("cheating-moth", Config(3, lot=(0, 2)), 1, DEAL.players)
    public, secret = public_part(match), secret_part(match, FORMER_SEED)
    good, bad = [
        _as_text(_sealed(_FORMER_DEAL, public[:2] + order + public[3:], secret + b"\0"))
        for order in (public[2:3], b"\0")
    ]
    link = read_link(good)
    assert isinstance(link, DealLink)
    assert link.match == match
    assert told(bad) == "link-broken"


def forged() -> Iterator[bytes]:
    """All have their right checksum, but say what cannot be."""
    public, secret = public_part(DEAL), secret_part(DEAL, FORMER_SEED)
    course = secret + written_all((0, 0))
    yield _sealed(_FORMER_DEAL, b"", b"")
    yield _sealed(_FORMER_DEAL, public, b"")
    yield _sealed(_FORMER_DEAL, public, secret)  # the scores are missing
    yield _sealed(_FORMER_DEAL, public, secret + b"\0\0")  # and something follows
    yield _sealed(_FORMER_DEAL, public, secret + b"\xff")  # more scores than there are
    yield _sealed(_FORMER_DEAL, public, secret + written_all((9, *[1] * 9)))
    yield _sealed(_FORMER_DEAL, public, secret + written_all((1, signed(2**20 + 1))))
    yield _sealed(_FORMER_DEAL, public, b"\xff" * 7 + secret[7:] + b"\0")  # a seed too large
    yield _sealed(_FORMER_DEAL, public, secret[:7] + written(6) + b"mirror" + b"\0")  # no deal
    yield _sealed(_FORMER_DEAL, public, secret[:7] + written(6) + b"deal 1" + b"\0")
    yield _sealed(_FORMER_DEAL, public, secret[:7] + written(1) + b"\xff" + b"\0")  # no text
    yield _sealed(
        _FORMER_DEAL, public[:2] + written(2 * 4) + public[3:], secret + b"\0"
    )  # seat #-1
    yield _sealed(
        _FORMER_DEAL, public[:2] + written(4 + 1) + public[3:], secret + b"\0"
    )  # seat twice
    yield _sealed(_FORMER_DEAL, public.replace(b"Player 0", b"Player \xff"), secret + b"\0")
    yield _sealed(_FORMER_DEAL, b"\0\0\0", secret + b"\0")  # a table without seats
    yield _sealed(_FORMER_MATCH, public, course)
    yield _sealed(_FORMER_MATCH, public, course + written(1))  # the first move, but see below
    yield _sealed(_FORMER_MATCH, public, course + written(0) + b"\x05")  # a move too many
    yield _sealed(_FORMER_MATCH, public, course + written(1) + b"\0\x05")  # written too long
    yield _sealed(_FORMER_MATCH, public, course + written(MOST_TURNS + 1))
    yield _sealed(_FORMER_MATCH, public, course + b"\x80\x00")  # a number written too long
    yield _sealed(_FORMER_MATCH, public, course + b"\xff" * 9)
    yield _sealed(_FORMER_MATCH, public, secret + written_all((2, 0, 0)))  # sent to a bot
    yield _sealed(
        _FORMER_MATCH, public, secret + written_all((0, 9, 0))
    )  # a step that is not there
    yield from forged_today(public)
    yield _sealed(_DAY, b"\0" + written(31 + 29), b"\0")  # the 30th of February
    yield _sealed(_DAY, b"\0" + written(372_000), b"\0")  # the year 3000


def forged_today(public: bytes) -> Iterator[bytes]:
    """What the kinds of today may not say: what the former ones can, and what cannot be."""
    small = secret_part(DEAL, SEED)
    large = b"\xff" + small[1:]
    yield _sealed(_DEAL, public, small + b"\0")  # a deal with a small seed
    yield _sealed(_DEAL, public, large)  # without scores
    yield _sealed(_MATCH, public, small + written_all((0, 0, 0, 0)))  # a match with a small seed
    yield _sealed(_MATCH, public, small + written_all((0, 0b1, 0, 0)))  # and one seat
    yield _sealed(_MATCH, public, large + written_all((0, 0b10, 0, 0)))  # the seat of a bot
    yield _sealed(_MATCH, public, large + written_all((0, 0b1001, 0, 0)))  # no seat
    yield _sealed(_MATCH, public, large + written_all((1, 0)))  # mixed of nothing
    yield _sealed(_MATCH, public, large + b"\1\1\1\1x" + written_all((0, 0, 0)))  # a bot's word
    yield _sealed(_MATCH, public, large + b"\1\1\0\0" + written_all((0, 0, 0)))  # no word
    yield _sealed(_MATCH, public, large + b"\1\2\0\1x\0\1y" + written_all((0, 0, 0)))  # twice


def test_there_is_room_for_more_in_a_link() -> None:
    large = b"\xff" + secret_part(DEAL, SEED)[1:]
    octets = _sealed(_MATCH, public_part(DEAL), large + written_all((0x40, 0, 0, 0)))
    assert told(_as_text(octets)) == "link-newer"


def test_what_was_forged_is_told() -> None:
    codes = [_code(_as_text(octets)) for octets in forged()]
    [read] = [at for at, code in enumerate(codes) if code is None]
    assert read == 16  # the first move is a move
    assert {*codes} == {None, "link-broken"}


def _code(text: str) -> str | None:
    try:
        read_link(text)
    except BadLink as fault:
        return fault.code
    return None


@pytest.mark.slow
@pytest.mark.parametrize("text", longest(), ids=range(len(longest())))
def test_the_longest_links_are_read_or_refused_soon(text: str) -> None:
    assert len(text) <= LONGEST
    # The machine may have something else to do: one undisturbed try shows what it takes.
    assert any(_time(text) < SOON for _ in range(TRIES))


def _time(text: str) -> float:
    """Of its longest slice: nobody has to wait for more at once."""
    return max(slices(text))


def test_a_deal_with_turns_is_none() -> None:
    table = ended("party-bugs")
    with pytest.raises(ValueError, match="too-many-turns"):
        DealLink(table.match)
