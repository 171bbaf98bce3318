"""Small positions near the end of a game: each has something of its own to count."""

from typing import Final

from engine.games.party_bugs.cards import FACES
from tests.census.position import Position


def _turned(first: int, king_first: bool = False) -> tuple[int, ...]:
    """A set from that face on, in a row; with a King in front it was turned up first."""
    order = (*FACES[first - 1 :], *FACES[: first - 1])
    return (13, *order) if king_first else order


POSITIONS: Final = (
    Position("the last round of three", ("", "", ""), "4a 9b 9c", tied=1),
    Position("one card each", ("3a", "3b", "8c"), "4a 9b 9c", displays=("", "9a", "4c")),
    Position("one card each of four", ("7a", "7b", "1c", "7d"), "2a 2b 11c 5d", tied=2),
    Position(
        "two cards each",
        ("3a 9a", "3b 7b", "8c 12c"),
        "1a 5b 5c",
        displays=("8b 2a", "", "9b 3c"),
    ),
    Position("one to draw", ("4a", "4b", "10c"), "6a 6b 4c", piles=("10a", "2b", "6c"), tied=2),
    Position(
        "three cards each",
        ("1a 6a 11a", "6b 8b 11b", "2c 6c 9c"),
        "3a 10b 12c",
        tied=1,
        turns=9,
    ),
    Position(
        "a King in hand",
        ("13a 2a", "5b 7b", "5c 6c"),
        "5a 8b 8c",
        displays=("8a", "2b", ""),
        tied=2,
    ),
    Position(
        "three Kings in hand",
        ("13a 2a", "13b 9b", "13c 2c"),
        "1a 9a 9c",
        displays=("9d", "13d", ""),
        tied=1,
    ),
    Position("Paul takes what is left", ("3a 9a", "3b 7b"), "1a 5b 9c", piles=("", "", "7c 3c")),
    Position(
        "Paul's King and a player's",
        ("13a 4a", "6b 8b"),
        "4b 4c 6c",
        piles=("", "", "13c 8c"),
        displays=("6a", "13d", "4d"),
        tied=1,
    ),
    Position("one to draw beside Paul", ("5a", "2b"), "1a 3b 9c", piles=("1b", "9b", "2c 5c")),
    Position(
        "hidden dancers",
        ("3a 9a", "3b 7b", "8c 12c"),
        "1a 5b 5c",
        displays=("5d", "", "9b"),
        hidden=("5a", "1b", "9c"),
        tied=1,
    ),
    Position(
        "a King's sweep onto a hidden dancer",
        ("13a 4a", "6b 8b", "1c 2c"),
        "7b 7c 7d",
        displays=("", "4c", ""),
        hidden=("7a", "4b", "3c"),
    ),
    Position(
        "hiding beside Paul",
        ("13a 4a 6a", "4b 6b 8b"),
        "1a 4c 6c",
        piles=("", "", "8c 2c 9c"),
        hiding=True,
    ),
    Position(
        "the mirror's deadline",
        ("4a", "4b", "10c"),
        "6a 6b 4c",
        piles=("10a", "2b", "6c"),
        displays=("11b", "12a 13c", ""),
        mirror=1,
        game=3,
        sums=(20, 41, 35),
    ),
    Position(
        "the mirror over an empty display",
        ("13a 4a", "4b 9b", "10c 3c"),
        "6a 6b 4c",
        piles=("10a", "2b", "6c"),
        displays=("", "2c", ""),
        mirror=2,
        game=3,
        sums=(20, 35, 41),
        tied=2,
        turns=8,
    ),
    Position(
        "the mirror and a hidden dancer beside Paul",
        ("13a", "8b"),
        "3b 3c 5c",
        piles=("10a", "2b", "6c 1c 9c"),
        hidden=("5a", "3d"),
        mirror=1,
        game=2,
        sums=(17, 30, 12),
    ),
    Position(
        "a series ends level",
        ("4a", "3b"),
        "3a 4b 4c",
        piles=("", "", "12c"),
        displays=("12b", "3c", ""),
        game=2,
        sums=(20, 29, 28),
        tied=1,
    ),
    Position(
        "into the next game",
        ("", "", ""),
        "4a 9b 9c",
        displays=("5b", "", ""),
        game=1,
        coming=((_turned(4), _turned(2, king_first=True), _turned(7)),),
        turns=6,
    ),
    Position(
        "into the last game with hidden dancers beside Paul",
        ("", ""),
        "4a 9b 9c",
        displays=("5b", "", ""),
        hidden=("9a", "4b"),
        game=1,
        sums=(0, 0, 0),
        coming=((_turned(4), _turned(9), _turned(1, king_first=True)),),
        turns=6,
    ),
)
