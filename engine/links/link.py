"""A link as text and back. LINKS.md has the format, byte by byte.

The seed, the cards of explicit deals and all turns are covered, as `cover.py` says.
"""

from binascii import a2b_base64, b2a_base64, crc32
from collections.abc import Callable, Generator, Mapping
from typing import Final, TypeAlias

from engine.core.codec import BadMessage
from engine.core.seeds import PLAIN_SEEDS
from engine.links.course import course, former_course, is_former, read_course, read_former
from engine.links.cover import covered
from engine.links.day import YEARS, parts_of, write_date
from engine.links.octets import Reader, Torn, signed, unsigned, written, written_all
from engine.links.opening import FORMER_SEED, SEED, Opening, public_part, secret_part
from engine.links.slices import to_the_end
from engine.links.values import BadLink, DayLink, DealLink, Link, MatchLink
from engine.links.words import NotYet, game_number, game_numbered

Reading: TypeAlias = Generator[int, None, Link]

VERSION: Final = 1
LONGEST: Final = 8_000  # characters
_FORMER_DEAL, _DAY, _FORMER_MATCH, _DEAL, _MATCH = 1, 2, 3, 4, 5
_SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_CHECK_BYTES: Final = 4


def write_link(link: Link) -> str:
    """Raises BadLink if the link would be too long."""
    text = _as_text(_octets(link))
    if len(text) > LONGEST:
        raise BadLink("link-too-long", found=str(len(text)))
    return text


def read_link(text: str) -> Link:
    """The link in that text. Raises BadLink, and nothing else, if there is none."""
    return to_the_end(reading(text))


def reading(text: str) -> Reading:
    """The same in slices. Between them it says how many per cent are read."""
    octets = _as_bytes(text)
    body, check = octets[:-_CHECK_BYTES], octets[-_CHECK_BYTES:]
    if not body or crc32(body).to_bytes(_CHECK_BYTES) != check:
        raise BadLink("link-broken")
    version, kind = body[0] >> 4, body[0] & 0xF
    # Every future version keeps its checksum there, so that newer links are not called damaged.
    if version > VERSION or (version == VERSION and kind not in _READERS):
        raise BadLink("link-newer", found=str(version))
    if version != VERSION:
        raise BadLink("link-broken")
    try:
        read = _READERS[kind](Reader(body[1:]))
        return (yield from read) if isinstance(read, Generator) else read
    except NotYet:
        raise BadLink("link-newer", found=str(version)) from None
    except (Torn, BadMessage, UnicodeDecodeError):
        raise BadLink("link-broken") from None


def _octets(link: Link) -> bytes:
    match link:
        case DealLink(match, scores):
            former = match.seed < PLAIN_SEEDS
            kind, octets = (_FORMER_DEAL, FORMER_SEED) if former else (_DEAL, SEED)
            return _sealed(kind, public_part(match), secret_part(match, octets) + _scores(scores))
        case DayLink(name, date, scores):
            year, month, day = parts_of(date)
            number = ((year - YEARS[0]) * 12 + month - 1) * 31 + day - 1
            return _sealed(_DAY, bytes([game_number(name)]) + written(number), _scores(scores))
        case MatchLink(table):
            public = public_part(table.match)
            if is_former(link):
                return _sealed(_FORMER_MATCH, public, former_course(link))
            return _sealed(_MATCH, public, course(link))


def _read_former_deal(reader: Reader) -> DealLink:
    return _deal(reader, FORMER_SEED)


def _read_deal(reader: Reader) -> DealLink:
    link = _deal(reader, SEED)
    if link.match.seed < PLAIN_SEEDS:
        raise Torn
    return link


def _deal(reader: Reader, seed_bytes: int) -> DealLink:
    opening = Opening(reader)
    secret = _uncovered(reader)
    return DealLink(opening.match(secret, seed_bytes), _read_scores(secret))


def _read_day(reader: Reader) -> DayLink:
    name, number = game_numbered(reader.byte()), reader.number()
    rest, day = divmod(number, 31)
    year, month = divmod(rest, 12)
    date = write_date(year + YEARS[0], month + 1, day + 1)
    return DayLink(name, date, _read_scores(_uncovered(reader)))


def _read_former_match(reader: Reader) -> Generator[int, None, MatchLink]:
    return read_former(Opening(reader), _uncovered(reader))


def _read_match(reader: Reader) -> Generator[int, None, MatchLink]:
    return read_course(Opening(reader), _uncovered(reader))


_READERS: Final[Mapping[int, Callable[[Reader], Link | Generator[int, None, MatchLink]]]] = {
    _FORMER_DEAL: _read_former_deal,
    _DEAL: _read_deal,
    _DAY: _read_day,
    _FORMER_MATCH: _read_former_match,
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
    """The secret part, which follows the public part that was just read."""
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
    if _as_text(octets) != text:  # the last character has bits without a meaning
        raise BadLink("link-broken")
    return octets
