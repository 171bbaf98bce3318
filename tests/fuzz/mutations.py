"""Ways to spoil a text, each by chance and each again with the same seed."""

import re
from binascii import crc32
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

Mutation: TypeAlias = Callable[[Random, str], str]

NASTY: Final = (
    *("\x00", "\r", "\r\n", "\n", "\n\n", "\t", "\x0b", "\x1c", "\x85", "\u2028", "\xa0", "\ufeff"),
    *(" ", "  ", '"', "\\", "\\u0000", "\\ud800", '\\"', "'", ":", ".", "-", "*", "seal ", "moves"),
    *("é", "🐞", "\u202e", "\ud800", "\udcff", "\uffff", "\U0010ffff"),
    *("0", "-1", "00", "1e9", "0x1", "1_0", "+1", "½", "²", "٣", "１", "៣", "𝟙", "1.0"),
    *("null", "true", "NaN", "Infinity", "[]", "{}", "[[[[", "{{", "}", "]"),
)
_DIGITS: Final = re.compile(r"[0-9]+")
_NAME: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_DIGITS_OF_OTHERS: Final = ("٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９", "०१२३४५६७८९", "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡")


def mutant_of(chance: Random, texts: tuple[str, ...]) -> str:
    text = chance.choice(texts)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        text = chance.choice(MUTATIONS)(chance, text)
    return sealed_again(chance, text) if chance.randrange(3) == 0 else text


def sealed_again(chance: Random, text: str) -> str:
    """A forger knows the checksum too: the fault behind it must be told as well."""
    body, seal, _ = text.rpartition("\nseal ")
    if not seal:
        return text
    revision = chance.choice((0, 1, 7, 10**15))
    checked = f"{revision} {body}\n".encode("utf-8", "surrogatepass")
    return f"{body}\nseal {revision} {crc32(checked):08x}\n"


def flip_a_byte(chance: Random, text: str) -> str:
    raw = bytearray(text.encode("utf-8", "replace"))
    if raw:
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    return raw.decode("utf-8", "surrogateescape")


def put_in_something_nasty(chance: Random, text: str) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + chance.choice(NASTY) * chance.choice((1, 1, 2, 40)) + text[at:]


def replace_a_sign(chance: Random, text: str) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + chance.choice(NASTY) + text[at + 1 :]


def replace_a_word(chance: Random, text: str) -> str:
    words = text.split(" ")
    words[chance.randrange(len(words))] = chance.choice(NASTY)
    return " ".join(words)


def lose_a_piece(chance: Random, text: str) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + text[at + chance.choice((1, 2, 5, 60)) :]


def repeat_a_piece(chance: Random, text: str) -> str:
    at = chance.randint(0, len(text))
    piece = text[at : at + chance.choice((1, 3, 20))]
    return text[:at] + piece * chance.choice((1, 2, 50)) + text[at:]


def cut_off(chance: Random, text: str) -> str:
    return text[: chance.randint(0, len(text))]


def shuffle_pieces(chance: Random, text: str) -> str:
    """Lines or words are lost, doubled, or change their places."""
    between = chance.choice(("\n", "\n", " "))
    pieces = text.split(between)
    one, other = chance.randrange(len(pieces)), chance.randrange(len(pieces))
    how = chance.randrange(4)
    if how == 0:
        del pieces[one]
    elif how == 1:
        pieces.insert(other, pieces[one])
    elif how == 2:
        pieces[one], pieces[other] = pieces[other], pieces[one]
    else:
        pieces[one] = pieces[other]
    return between.join(pieces)


def change_a_number(chance: Random, text: str) -> str:
    numbers = list(_DIGITS.finditer(text))
    if not numbers:
        return text
    at = chance.choice(numbers)
    other = chance.choice(
        (
            "9" * chance.choice((1, 2, 15, 16, 17, 400, 4300, 4301, 9000)),
            "0" + at[0],
            str(chance.randrange(16)),
            str(2**53),
            "-" + at[0],
            at[0].translate(str.maketrans("0123456789", chance.choice(_DIGITS_OF_OTHERS))),
        )
    )
    return text[: at.start()] + other + text[at.end() :]


def nest_in_a_name(chance: Random, text: str) -> str:
    names = list(_NAME.finditer(text))
    if not names:
        return text
    at = chance.choice(names)
    depth = chance.choice((1, 3, 2000))
    open_, shut = chance.choice((("[", "]"), ('{"a":', "}"), ('"', '"'), ("\\", ""), ('["', '"]')))
    return text[: at.start()] + open_ * depth + at[0] + shut * depth + text[at.end() :]


def carriage_returns(chance: Random, text: str) -> str:
    return text.replace("\n", chance.choice(("\r\n", "\r", "\n\n", "\u2028", "\x85")))


def one_long_line(chance: Random, text: str) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    lines[at] += chance.choice(NASTY) * chance.choice((100, 3000))
    return "\n".join(lines)


def other_case(chance: Random, text: str) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + text[at : at + 8].swapcase() + text[at + 8 :]


MUTATIONS: Final[tuple[Mutation, ...]] = (
    flip_a_byte,
    put_in_something_nasty,
    replace_a_sign,
    replace_a_word,
    lose_a_piece,
    repeat_a_piece,
    cut_off,
    shuffle_pieces,
    shuffle_pieces,
    change_a_number,
    nest_in_a_name,
    carriage_returns,
    one_long_line,
    other_case,
)
