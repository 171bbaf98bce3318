"""What a card is called."""

from collections.abc import Iterable
from typing import Final

from engine.core.cards import Card
from engine.games.cheating_moth.cards import (
    ANT,
    COCKROACH,
    MOSQUITO,
    MOTH,
    NUMBER,
    SPIDER,
    kind_of,
    value_of,
)
from engine.shell.text import listed

_KINDS: Final = {
    NUMBER: "",
    SPIDER: "Spider ",
    MOSQUITO: "Mosquito ",
    COCKROACH: "Cockroach ",
    ANT: "Ant ",
    MOTH: "Moth ",
}


def card_name(card: Card) -> str:
    """`4`, `Spider 4`."""
    return f"{_KINDS[kind_of(card)]}{value_of(card)}"


def the_card(card: Card) -> str:
    """`a 4`, `an Ant 4`."""
    name = card_name(card)
    return f"an {name}" if name[0] == "A" else f"a {name}"


def cards_named(cards: Iterable[Card]) -> str:
    return listed([card_name(card) for card in cards]) or "nothing"
