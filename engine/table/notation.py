"""Writes a match as readable text and reads it back exactly. NOTATION.md has the grammar."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import takewhile
from typing import Final

from engine.core.codec import Unreadable, read_number
from engine.core.game import AnyGame, read_seat, write_seat
from engine.core.seeds import read_seed, write_seed
from engine.table.match import BadSave, Match, Player, Turn, game_called
from engine.table.origin import is_of_origin, read_origin
from engine.table.paragraphs import ChapterOf, paragraphs

VERSION: Final = 1
LONGEST: Final = 2_000_000  # characters: room for the longest match
_TITLE: Final = "critter-club"
_MOVES: Final = "moves"
_CHAPTER_SIGNS: Final = "0123456789."
_JSON: Final = json.JSONDecoder()


def write_match(match: Match, chapter_of: ChapterOf | None = None) -> str:
    """`chapter_of` knows the chapters of turns. Without it, the turns are played out."""
    header = [
        f"{_TITLE} {VERSION}",
        f"game {match.game_name}",
        *match.game.write_config(match.config),
        f"seed {write_seed(match.seed)}",
        *(() if match.origin is None else match.origin.lines),
        *write_players(match),
        _MOVES,
    ]
    return "\n".join([*header, ""]) + _paragraphs(match, chapter_of)


def write_players(match: Match) -> list[str]:
    """A line for each player, by seat."""
    return [_player_line(write_seat(at), player) for at, player in enumerate(match.players)]


def _player_line(seat: str, player: Player) -> str:
    words = ["player", seat, json.dumps(player.name, ensure_ascii=False)]
    return " ".join(words if player.bot is None else [*words, player.bot])


def _paragraphs(match: Match, chapter_of: ChapterOf | None) -> str:
    if not match.turns:
        return ""
    return paragraphs(match, chapter_of or list(_chapters(match)).__getitem__)


def _chapters(match: Match) -> Iterator[str]:
    """The chapter of each turn. An illegal turn changes nothing here."""
    game = match.game
    state = game.setup(match.config, match.seed).state
    for seat, move in match.turns:
        yield game.chapter(state)
        if game.refusal(state, seat, move) is None:
            state = game.apply(state, seat, move).state


def read_match(text: str) -> Match:
    """The match in that text. It does not check that turns are legal."""
    _check_title(text.partition("\n")[0])
    if len(text) > LONGEST:
        raise BadSave("too-long", place="the file", found=str(len(text)))
    lines = text.split("\n")
    if _MOVES not in lines:
        raise BadSave("no-moves", place=f"line {len(lines)}")
    if lines[-1] != "":
        raise BadSave("cut-off", place=f"line {len(lines)}", found=lines[-1])
    start = lines.index(_MOVES)
    match = _read_header(lines[:start])
    turns: list[Turn] = []
    for at, line in enumerate(lines[start + 1 : -1], start + 2):
        try:
            turns += read_turns(match.game, line)
        except Unreadable as fault:
            raise BadSave(fault.code, place=f"line {at}", found=fault.found) from None
    with _reading("the file"):
        return replace(match, turns=tuple(turns))


def _check_title(line: str) -> None:
    title, _, version = line.partition(" ")
    if title != _TITLE:
        raise BadSave("not-a-match", place="line 1", found=line)
    with _reading("line 1"):
        if read_number(version) > VERSION:
            raise BadSave("newer-version", place="line 1", found=version)
        if version != str(VERSION):
            raise BadSave("unknown-version", place="line 1", found=version)


def _read_header(lines: list[str]) -> Match:
    """Title, game, config, seed and players, in this order."""
    keys = [line.partition(" ")[0] for line in lines]
    if keys[1:2] != ["game"] or "seed" not in keys:
        missing = "seed" if keys[1:2] == ["game"] else "game"
        raise BadSave("missing-field", place=f"lines 2 to {len(lines) + 1}", found=missing)
    seed_at = keys.index("seed")
    with _reading("line 2"):
        game = game_called(lines[1].partition(" ")[2])
    with _reading(f"lines 3 to {seed_at}"):
        config = game.read_config(tuple(lines[2:seed_at]))
    with _reading(f"line {seed_at + 1}"):
        seed = read_seed(lines[seed_at].partition(" ")[2])
    of_origin = list(takewhile(is_of_origin, lines[seed_at + 1 :]))
    named_at = seed_at + 1 + len(of_origin)
    with _reading(f"lines {seed_at + 2} to {named_at}"):
        origin = read_origin(of_origin) if of_origin else None
    named = lines[named_at:]
    if len(named) != config.seats:
        place = f"lines {named_at + 1} to {len(lines) + 1}"
        raise BadSave("wrong-number-of-players", place=place, found=str(len(named)))
    players = [
        _read_player(line, write_seat(at), f"line {named_at + at + 1}")
        for at, line in enumerate(named)
    ]
    with _reading(f"lines {seed_at + 1} to {len(lines)}"):
        return Match(game.name, config, seed, tuple(players), origin=origin)


def _read_player(line: str, seat: str, place: str) -> Player:
    start = f"player {seat} "
    if not line.startswith(start + '"'):
        raise BadSave("not-a-player", place=place, found=line)
    with _reading(place):
        try:
            name, end = _JSON.raw_decode(line, len(start))
        except ValueError:
            raise BadSave("not-a-player", place=place, found=line) from None
        space, bot = line[end : end + 1], line[end + 1 :]
        if space not in ("", " ") or (space and not bot):
            raise BadSave("not-a-player", place=place, found=line)
        return Player(name, bot or None)


def read_turns(game: AnyGame, line: str) -> Iterator[Turn]:
    """The turns in a line."""
    words = [word for word in line.split(" ") if word]
    if words and words[0].endswith(".") and words[0].strip(_CHAPTER_SIGNS) == "":
        words = words[1:]  # the chapter is there for people only
    if not words:
        raise BadSave("not-a-turn", found=line)
    for word in words:
        seat, colon, move = word.partition(":")
        if not colon:
            raise BadSave("not-a-turn", found=word)
        yield read_seat(seat), game.read_move(move)


@contextmanager
def _reading(place: str) -> Iterator[None]:
    """Adds the place to whatever cannot be read in here."""
    try:
        yield
    except Unreadable as fault:
        raise BadSave(fault.code, place=place, found=fault.found) from None
