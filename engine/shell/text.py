"""Small questions of wording."""

from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """`Anna, Ben and Cleo`."""
    return " and ".join([*([", ".join(words[:-1])] if words[1:] else []), *words[-1:]])


def counted(number: int, thing: str) -> str:
    """`1 turn`, `2 turns`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def plain(text: str) -> str:
    """The text without characters that would control a terminal."""
    return "".join([sign if sign.isprintable() else "?" for sign in text])
