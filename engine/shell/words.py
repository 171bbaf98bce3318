"""Sentences for all commands: what cannot be read, and what to do about it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.core.codec import Unreadable, short
from engine.core.game import AnyGame, write_seat
from engine.shell.faces import face_for
from engine.table.match import BrokenMatch

ANOTHER_COPY: Final = "please take another copy of it"

_CORRECT: Final = "please correct it"
_FOR_HOW_MANY: Final = "`python -m engine games` tells how many it is for"
_LISTED: Final = "`python -m engine games` lists them"

# Code -> what is wrong, and the remedy. {} is what was found.
UNREADABLE: Final[Mapping[str, str]] = MappingProxyType(
    {
        # the file as a whole
        "not-a-match": '"{}" is not how a match begins; please choose a file that was saved here',
        "newer-version": "a newer Critter Club wrote this (version {}); please update this one",
        "unknown-version": "there is no version {}; " + ANOTHER_COPY,
        "too-long": "{} characters are more than any match has; please choose another file",
        "too-many-turns": "{} turns are more than any match has; please choose another file",
        "not-mixed": 'the seed does not follow from what was added, at "{}"; ' + ANOTHER_COPY,
        "mixed-deal": "a deal does not carry what {} people added; please share it again",
        "not-its-review": "what was kept is no review of this match; please begin anew",
        "no-moves": 'the line "moves" is missing; ' + ANOTHER_COPY,
        "cut-off": 'the end is missing after "{}"; ' + ANOTHER_COPY,
        "damaged": 'the seal "{}" does not fit, so something was changed; ' + ANOTHER_COPY,
        "not-sealed": "a save ends with its seal and this has none; " + ANOTHER_COPY,
        # lines and words in it
        "said-twice": '"{}" says again what was said before; please leave it out once',
        "missing-field": '"{}" is missing; please add it',
        "not-a-player": '"{}" is not a player in the order of the seats; ' + _CORRECT,
        "not-a-turn": '"{}" is not a turn such as a:play-7a; ' + _CORRECT,
        "unknown-move": 'there is no move "{}"; ' + _CORRECT,
        "not-a-card": 'there is no card "{}"; ' + _CORRECT,
        "not-a-number": '"{}" is not a whole number; ' + _CORRECT,
        "no-such-seat": 'there is no seat "{}" at this table; ' + _CORRECT,
        "seat-named-twice": "a seat is named twice; please name each once",
        "number-out-of-range": '"{}" is not possible with that number; ' + _CORRECT,
        "no-such-spot": 'there is no spot "{}", only 1 to 8; ' + _CORRECT,
        "no-such-round": "there is no round {} in this game; " + _CORRECT,
        "no-such-reshuffle": "a pile is never renewed for time {} in this game; " + _CORRECT,
        "empty-deal": "the deal of round {} names no card; please name some or leave it out",
        "card-too-many": "there are fewer cards with a {} in the deck; please take some out",
        "not-a-set": '"{}" is not the 13 cards of a set; ' + _CORRECT,
        "king-on-floor": 'the King cannot be the first card of "{}"; ' + _CORRECT,
        "too-many-deals": "{} deals are more than there are games; please leave some out",
        "wrong-number-of-sets": "every deal needs {} sets here; please correct the deals",
        "deal-out-of-order": 'the deals "{}" are not in order; ' + _CORRECT,
        # links
        "link-other-thing": '"{}" is no link of Critter Club; please copy what stands after the #',
        "link-broken": "this link is damaged or cut off; please have it sent again",
        "link-newer": "a newer Critter Club made this link (version {}); please update this one",
        "link-too-long": "{} are more than fit into a link; please send the file of the match",
        "no-such-step": "there is no step {} in this match; " + _CORRECT,
        "no-such-day": 'there is no day "{}"; please write it like 2026-02-28',
        "not-a-mark": '"{}" is not the mark of a match; ' + _CORRECT,
        # what was agreed
        "unknown-game": 'there is no game "{}"; ' + _LISTED,
        "unknown-lesson": 'there is no lesson "{}"; please take another one',
        "unknown-option": 'there is no option "{}" here; ' + _LISTED,
        "unknown-bot": 'there is no bot "{}"; ' + _LISTED,
        "seats-out-of-range": "{} players are too few or too many; " + _FOR_HOW_MANY,
        "seed-out-of-range": "{} is too large for a seed; please give one below 2 to the 53rd",
        "wrong-number-of-players": "{} players do not fit the seats; please name one for each seat",
        "bad-name": "{} cannot be a name; please give one of 1 to 60 letters",
        # values as JSON
        "not-json": "this is not JSON; " + ANOTHER_COPY,
        "not-a-text": '"{}" is not a text; ' + _CORRECT,
        "not-a-yes-or-no": '"{}" is neither true nor false; ' + _CORRECT,
        "not-a-nothing": '"{}" stands where nothing should; ' + _CORRECT,
        "not-a-list": '"{}" is not a list of the right length; ' + _CORRECT,
        "not-an-object": '"{}" is not an object; ' + _CORRECT,
        "field-twice": "a field stands there twice: {}; please drop one",
        "unknown-field": 'there is no field "{}"; please leave it out',
        "unknown-type": 'there is no type "{}"; ' + _CORRECT,
        "unknown-word": '"{}" is not one of the words for this; ' + _CORRECT,
    }
)

UNDO: Final[Mapping[str, str]] = MappingProxyType(
    {
        "nothing-to-undo": "there is nothing to take back yet",
        "never-taken-back": "in this game nothing is, as it would show what was done in secret",
        "another-player-acted": "somebody else has acted since",
        "already-revealed": "cards have been seen since, and nobody can forget them",
    }
)


def unreadable(fault: Unreadable) -> str:
    """The fault as a clause: the place, what is wrong, and the remedy."""
    words = UNREADABLE.get(fault.code, "this cannot be read ({}); " + ANOTHER_COPY)
    found = fault.found if fault.code in UNREADABLE else fault.code
    said = words.format(short(found))
    return f"{fault.place}: {said}" if fault.place else said


def broken(fault: BrokenMatch, game: AnyGame) -> str:
    """`turn 17 (a:take-5c) breaks rule B4 (a round): it is somebody else's turn to take`."""
    seat, move = fault.turn
    face, refusal = face_for(game), fault.refusal
    title = f" ({face.rules[refusal.rule]})" if refusal.rule in face.rules else ""
    why = face.refusals.get(refusal.code, refusal.code)
    turn = f"turn {fault.at} ({write_seat(seat)}:{game.write_move(move)})"
    return f"{turn} breaks rule {refusal.rule}{title}: {why}"
