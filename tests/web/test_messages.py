"""The page's types of the messages say what the engine says."""

import re
from typing import get_args

import pytest

from engine.answers import ANSWERS, Failure
from engine.core.codec import BadMessage
from engine.core.game import AnyGame
from engine.games import GAMES
from engine.protocol import Reply, Request
from tests.laws.specimen import Specimen
from tests.laws.specimens import SPECIMENS
from tools.messages import FILE, declarations
from tools.moves import moves_of

_FORMS = {"${Card}": r"\d{1,2}[a-p]", "${SeatLetter}": "[a-j]", "${number}": r"\d+"}


def test_the_types_are_those_of_today() -> None:
    told = "they are older than the engine: run `.venv/bin/python -m tools.messages`"
    assert FILE.read_text(encoding="utf-8") == declarations(), told


def test_every_request_has_its_answer_and_every_reply_is_one() -> None:
    assert set(ANSWERS) == set(get_args(Request))
    beside = {"Reading"}  # of links that are long
    answers = {each.__name__ for each in (*ANSWERS.values(), *get_args(Failure))}
    assert answers | beside == {each.__name__ for each in get_args(Reply)}


def form_of(pattern: str) -> re.Pattern[str]:
    for name, form in _FORMS.items():
        pattern = pattern.replace(name, form)
    return re.compile(pattern)


def can_be_read(game: AnyGame, text: str) -> bool:
    try:
        game.read_move(text)
    except BadMessage:
        return False
    return True


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda each: each.game.name)
def test_moves_are_written_as_the_types_say(specimen: Specimen) -> None:
    texts = [specimen.game.write_move(move) for move in specimen.moves]
    written = [text for text in texts if can_be_read(specimen.game, text)]
    forms = [form_of(pattern) for pattern in moves_of(specimen.game)]
    assert [text for text in written if not any(form.fullmatch(text) for form in forms)] == []
    assert [form for form in forms if not any(form.fullmatch(text) for text in written)] == []


def test_every_game_is_there() -> None:
    assert [name for name in GAMES if f'  "{name}": {{' not in declarations()] == []
