"""Cheating Moth in words: the module is the game's face (see engine.shell.faces.Face)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.cheating_moth.shell.choices import (
    choices,
    is_reflex,
    noise_of,
    offered,
    question,
    reminder,
)
from engine.games.cheating_moth.shell.picture import picture
from engine.games.cheating_moth.shell.story import tell, ties

__all__ = [
    "about",
    "choices",
    "has_hands",
    "interval",
    "is_reflex",
    "noise_of",
    "offered",
    "order",
    "picture",
    "question",
    "refusals",
    "reminder",
    "rules",
    "tell",
    "ties",
]

about: Final = "Be rid of your cards, by fair means or foul; only the Guard has to be honest."
interval: Final = "round"
order: Final = "people by age, oldest first"
has_hands: Final = True

rules: Final[Mapping[str, str]] = MappingProxyType(
    {
        "A1": "cards and aim",
        "A2": "dealing",
        "A3": "who starts",
        "A4": "what is known",
        "T1": "turns",
        "T2": "what fits",
        "T3": "drawing",
        "T4": "a new draw pile",
        "C1": "Spider",
        "C2": "Mosquito",
        "C3": "the slowest",
        "C4": "gifts",
        "C5": "Cockroach",
        "C6": "laying",
        "C7": "Ant",
        "C8": "played last",
        "V1": "slipping",
        "V2": "too late",
        "V3": "calling",
        "V4": "a right call",
        "V5": "a wrong call",
        "V6": "rustling",
        "V7": "the Guard's eyes",
        "E1": "a round ends",
        "E2": "standstill",
        "E3": "minus points",
        "E4": "winning",
        "L1": "leaves",
        "L2": "sealed cards",
    }
)

refusals: Final[Mapping[str, str]] = MappingProxyType(
    {
        "game-over": "the game is over",
        "round-over": "this round is over",
        "round-still-on": "this round is not over yet",
        "only-the-clock-deals": "the next round is not dealt by a player",
        "only-the-clock-can": "only time can do that",
        "no-slip-under-way": "no card is vanishing there",
        "no-window-open": "nobody is slapping or claiming",
        "no-such-seat": "nobody sits there",
        "call-being-settled": "a call has to be settled first",
        "gifts-first": "the round ends with these gifts",
        "guard-cannot-slip": "the Guard does not cheat",
        "not-in-your-hand": "you do not hold that card",
        "one-slip-at-a-time": "another card is still vanishing",
        "last-card": "the last card cannot vanish",
        "card-put-aside": "that card is put aside",
        "only-the-guard-calls": "only the Guard calls",
        "not-yourself": "that is you",
        "rustled-already": "the fan has rustled in this turn",
        "not-now": "it is not the time for that",
        "not-your-turn": "it is somebody else's turn",
        "does-not-fit": "it has to be exactly one higher or lower",
        "only-the-guard-plays-moths": "only the Guard plays Moths",
        "you-can-play": "who can play must",
        "draw-instead": "there is a card to draw",
        "nothing-to-draw": "there is nothing to draw",
        "moths-cannot-be-given": "Moths cannot be given away",
        "you-have-to-give": "something has to be given",
        "you-were-slowest": "the slowest gives nothing",
        "you-played-it": "who played the Mosquito does not slap",
        "somebody-was-faster": "somebody else was faster",
        "not-that-number": "it has to be a number card of the same value",
        "only-the-guard-gives": "only the Guard gives now",
        "no-such-choice": "there is no such choice",
        "done-already": "you have done that already",
    }
)
