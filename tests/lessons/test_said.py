"""What is said in a lesson fits its script, and is short."""

import re
from typing import Final

import pytest

from engine.core.lesson import LEARNER
from engine.games import GAMES
from engine.games.cheating_moth.lessons import LESSONS
from engine.teaching import lesson_called
from tests.lessons.test_scripts import lesson_of
from tests.web.texts import LANGUAGES, ROOT

MOST_WORDS: Final = 12
LANGUAGES_TOLD: Final = tuple(LANGUAGES)
_STEP: Final = re.compile(r'\{\s*id: "([\w-]+)",\s*after: (\d+),\s*gate: "(\w+)"')


def steps_of(game: str) -> list[tuple[str, int, str]]:
    text = (ROOT / f"web/games/{game}/lessons/first.js").read_text(encoding="utf-8")
    return [(name, int(after), gate) for name, after, gate in _STEP.findall(text)]


def sentences(game: str, language: str) -> dict[str, str]:
    path = ROOT / f"web/games/{game}/text/{language}/lesson.ftl"
    return dict(re.findall(r"^([\w-]+) = (.+)$", path.read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize("game", GAMES)
def test_each_turn_of_the_learner_is_asked_for(game: str) -> None:
    course, table = lesson_of(game)
    script = course.turns[len(table.match.turns) :]
    mine = [at for at, (seat, _) in enumerate(script) if seat == LEARNER]
    steps = steps_of(game)
    assert [after for _, after, gate in steps if gate == "do"] == mine
    assert [after for _, after, _ in steps] == sorted(after for _, after, _ in steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_comes_first_and_is_looked_at(game: str) -> None:
    (name, after, gate), *_ = steps_of(game)
    assert (name.rpartition("-")[2], after, gate) == ("aim", 0, "look")


@pytest.mark.parametrize("language", LANGUAGES_TOLD)
@pytest.mark.parametrize("game", GAMES)
def test_no_bubble_says_more_than_twelve_words(game: str, language: str) -> None:
    said = sentences(game, language)
    assert {name for name, _, _ in steps_of(game)} <= set(said)
    for name, text in said.items():
        words = [word for word in text.split() if any(sign.isalnum() for sign in word)]
        assert 1 < len(words) <= MOST_WORDS, (name, text)


@pytest.mark.parametrize("game", GAMES)
def test_as_many_sit_there_as_it_says(game: str) -> None:
    text = (ROOT / f"web/games/{game}/lessons/first.js").read_text(encoding="utf-8")
    [seats] = re.findall(r"^  seats: (\d),$", text, re.M)
    assert int(seats) == GAMES[game].read_config(lesson_called(game, "first").config).seats


def test_lessons_have_their_names() -> None:
    assert list(LESSONS) == ["first"]
