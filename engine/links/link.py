"""A link as text and back. LINKS.md has the format, byte by byte.

The seed, the cards of explicit deals and all turns are covered, as `cover.py` says.
"""

from binascii import a2b_base64, b2a_base64, crc32
from collections.abc import Callable, Mapping
from typing import Final

from engine.core.codec import BadMessage
from engine.links.cover import covered
from engine.links.day import YEARS, parts_of, write_date
from engine.links.octets import Reader, Torn, signed, unsigned, written, written_all
from engine.links.opening import Opening, public_part, secret_part
from engine.links.turns import number_of, played
from engine.links.values import BadLink, DayLink, DealLink, Link, MatchLink
from engine.links.words import GAMES, NotYet, word_at

VERSION: Final = 1
LONGEST: Final = 8_000  # characters
MOST_TURNS: Final = 1_500  # far more than a match of people has; so that none takes long to read
_DEAL, _DAY, _MATCH = 1, 2, 3
_SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_CHECK_BYTES: Final = 4


def write_link(link: Link) -> str:
    """BadLink if it would be too long."""
    text = _as_text(_octets(link))
    if len(text) > LONGEST:
        raise BadLink("link-too-long", found=str(len(text)))
    return text


def read_link(text: str) -> Link:
    """The link of that text; BadLink, and nothing else, if it is none."""
    octets = _as_bytes(text)
    body, check = octets[:-_CHECK_BYTES], octets[-_CHECK_BYTES:]
    if not body or crc32(body).to_bytes(_CHECK_BYTES) != check:
        raise BadLink("link-broken")
    version, kind = body[0] >> 4, body[0] & 0xF
    # Every version to come keeps its checksum there, so that new and damaged can be told apart.
    if version > VERSION or (version == VERSION and kind not in _READERS):
        raise BadLink("link-newer", found=str(version))
    if version != VERSION:
        raise BadLink("link-broken")
    try:
        return _READERS[kind](Reader(body[1:]))
    except NotYet:
        raise BadLink("link-newer", found=str(version)) from None
    except (Torn, BadMessage, UnicodeDecodeError):
        raise BadLink("link-broken") from None


def _octets(link: Link) -> bytes:
    match link:
        case DealLink(match, scores):
            return _sealed(_DEAL, public_part(match), secret_part(match) + _scores(scores))
        case DayLink(name, date, scores):
            year, month, day = parts_of(date)
            number = ((year - YEARS[0]) * 12 + month - 1) * 31 + day - 1
            return _sealed(_DAY, bytes([GAMES.index(name)]) + written(number), _scores(scores))
        case MatchLink(table):
            return _sealed(_MATCH, public_part(table.match), _course(link))


def _course(link: MatchLink) -> bytes:
    """What a match has come to, after what it began with."""
    table = link.table
    turns = len(table.match.turns)
    if turns > MOST_TURNS:
        raise BadLink("link-too-long", found=str(turns))
    number = number_of(table)
    numbers = (0 if link.to is None else link.to + 1, 0 if link.step is None else link.step + 1)
    return b"".join(
        [
            secret_part(table.match),
            written_all((*numbers, turns)),
            number.to_bytes((number.bit_length() + 7) // 8),
        ]
    )


def _read_deal(reader: Reader) -> DealLink:
    opening = Opening(reader)
    secret = _uncovered(reader)
    return DealLink(opening.match(secret), _read_scores(secret))


def _read_day(reader: Reader) -> DayLink:
    name, number = word_at(GAMES, reader.byte()), reader.number()
    rest, day = divmod(number, 31)
    year, month = divmod(rest, 12)
    date = write_date(year + YEARS[0], month + 1, day + 1)
    return DayLink(name, date, _read_scores(_uncovered(reader)))


def _read_match(reader: Reader) -> MatchLink:
    opening = Opening(reader)
    secret = _uncovered(reader)
    match = opening.match(secret)
    to, step, turns = secret.number(), secret.number(), secret.number()
    rest = secret.rest()
    if turns > MOST_TURNS or rest[:1] == b"\0":
        raise Torn
    table = played(match, int.from_bytes(rest), turns)
    return MatchLink(table, step - 1 if step else None, to - 1 if to else None)


_READERS: Final[Mapping[int, Callable[[Reader], Link]]] = {
    _DEAL: _read_deal,
    _DAY: _read_day,
    _MATCH: _read_match,
}


def _scores(scores: tuple[int, ...]) -> bytes:
    return written_all((len(scores), *map(signed, scores)))


def _read_scores(reader: Reader) -> tuple[int, ...]:
    count = reader.byte()
    scores = tuple([unsigned(reader.number()) for _ in range(count)])
    reader.end()
    return scores


def _sealed(kind: int, public: bytes, secret: bytes) -> bytes:
    body = bytes([VERSION << 4 | kind]) + public + covered(public, secret)
    return body + crc32(body).to_bytes(_CHECK_BYTES)


def _uncovered(reader: Reader) -> Reader:
    """What follows the public part, which was just read."""
    public = reader.read_so_far()
    return Reader(covered(public, reader.rest()))


def _as_text(octets: bytes) -> str:
    plain = b2a_base64(octets, newline=False).decode()
    return plain.rstrip("=").replace("+", "-").replace("/", "_")


def _as_bytes(text: str) -> bytes:
    if len(text) > LONGEST:
        raise BadLink("link-too-long", found=str(len(text)))
    if not text or text.strip(_SIGNS):
        raise BadLink("link-other-thing", found=text)
    if len(text) % 4 == 1:
        raise BadLink("link-broken")
    plain = text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4)
    octets = a2b_base64(plain)
    if _as_text(octets) != text:  # the last sign has bits that say nothing
        raise BadLink("link-broken")
    return octets
