"""A match as readable text and back, exactly. NOTATION.md describes the grammar."""

import json
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.core.codec import Unreadable, read_number
from engine.core.game import AnyGame, read_seat, write_seat
from engine.table.match import BadSave, Match, Player, Turn, game_called

VERSION: Final = 1
LONGEST: Final = 2_000_000  # characters: room for the longest match
_TITLE: Final = "critter-club"
_MOVES: Final = "moves"
_CHAPTER_SIGNS: Final = "0123456789."
_WIDTH: Final = 88
_JSON: Final = json.JSONDecoder()


def write_match(match: Match, chapters: Sequence[str] | None = None) -> str:
    """The chapters of its turns can be told by who has them; else they are played out."""
    told = _chapters(match) if chapters is None else chapters
    header = [
        f"{_TITLE} {VERSION}",
        f"game {match.game_name}",
        *match.game.write_config(match.config),
        f"seed {match.seed}",
        *write_players(match),
        _MOVES,
    ]
    return "\n".join([*header, *_paragraphs(match, told)]) + "\n"


def write_players(match: Match) -> list[str]:
    """A line for each, by seat."""
    return [_player_line(write_seat(at), player) for at, player in enumerate(match.players)]


def _player_line(seat: str, player: Player) -> str:
    words = ["player", seat, json.dumps(player.name, ensure_ascii=False)]
    return " ".join(words if player.bot is None else [*words, player.bot])


def _paragraphs(match: Match, chapters: Iterable[str]) -> list[str]:
    """The turns, a paragraph for each round, with its number in front."""
    words: list[list[str]] = []
    last = None
    for (seat, move), chapter in zip(match.turns, chapters):
        if chapter != last:
            words.append([f"{chapter}."])
            last = chapter
        words[-1].append(f"{write_seat(seat)}:{match.game.write_move(move)}")
    return [line for each in words for line in _wrapped(" ".join(each))]


@lru_cache(maxsize=512)
def _wrapped(paragraph: str) -> tuple[str, ...]:
    """Of a match that goes on, all rounds but the last stay what they were."""
    lines = textwrap.wrap(paragraph, _WIDTH, subsequent_indent="   ", break_on_hyphens=False)
    return tuple(lines)


def _chapters(match: Match) -> Iterator[str]:
    """The chapter each turn belongs to; a turn that breaks the rules changes nothing here."""
    game = match.game
    state = game.setup(match.config, match.seed).state
    for seat, move in match.turns:
        yield game.chapter(state)
        if game.refusal(state, seat, move) is None:
            state = game.apply(state, seat, move).state


def read_match(text: str) -> Match:
    """The match of that text; whether its turns are legal is another question."""
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
            turns += _read_turns(match.game, line)
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
    """The title, the game, its config, the seed, the players: in this order."""
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
        seed = read_number(lines[seed_at].partition(" ")[2])
    named = lines[seed_at + 1 :]
    if len(named) != config.seats:
        place = f"lines {seed_at + 2} to {len(lines) + 1}"
        raise BadSave("wrong-number-of-players", place=place, found=str(len(named)))
    players = [
        _read_player(line, write_seat(at), f"line {seed_at + at + 2}")
        for at, line in enumerate(named)
    ]
    with _reading(f"lines {seed_at + 1} to {len(lines)}"):
        return Match(game.name, config, seed, tuple(players))


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


def _read_turns(game: AnyGame, line: str) -> Iterator[Turn]:
    words = [word for word in line.split(" ") if word]
    if words and words[0].endswith(".") and words[0].strip(_CHAPTER_SIGNS) == "":
        words = words[1:]  # the number of the round is there for people
    if not words:
        raise BadSave("not-a-turn", found=line)
    for word in words:
        seat, colon, move = word.partition(":")
        if not colon:
            raise BadSave("not-a-turn", found=word)
        yield read_seat(seat), game.read_move(move)


@contextmanager
def _reading(place: str) -> Iterator[None]:
    """What cannot be read in here is said with its place."""
    try:
        yield
    except Unreadable as fault:
        raise BadSave(fault.code, place=place, found=fault.found) from None
