"""A lesson is played, not read: whoever touches only what is lit wins it, in under two minutes."""

from __future__ import annotations

import re
import time

import pytest

from e2e.access import found_by_axe, lost, too_small
from e2e.lessons import Pupil
from e2e.server import TOP
from e2e.table import Seen, at_home, remembering
from e2e.test_tips import TIP
from e2e.visit import Visit, probe, until

GAMES = ("party-bugs", "parrot-box", "cheating-moth")
MOST = 120  # seconds
FIRST_TURN = 15  # seconds
READS = 1.5  # seconds that somebody looks at what is only to be looked at
LEARN = "button.setup-lesson"
# Calm or lively, in each language and size of letters. The longest words in the largest letters
# need most room; the other ways take their time.
WAYS = (
    pytest.param("en", "normal", "full", marks=pytest.mark.soak),
    pytest.param("de", "normal", "reduced", marks=pytest.mark.soak),
    pytest.param("en", "largest", "reduced", marks=pytest.mark.soak),
    ("de", "largest", "reduced"),
)


def sentences(game: str, language: str) -> dict[str, str]:
    text = (TOP / f"web/games/{game}/text/{language}/lesson.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.M))


def steps(game: str) -> list[str]:
    text = (TOP / f"web/games/{game}/lessons/first.js").read_text(encoding="utf-8")
    return re.findall(r'\bid: "([\w-]+)"', text)


def learn(visit: Visit, game: str, language: str, text: str, motion: str) -> Seen:
    remembering(visit, "pbb", hurry=False, language=language, text=text, motion=motion)
    seen = at_home(visit)
    seen.page.set_viewport_size({"width": 360, "height": 640})
    return to_lesson(seen, game)


def to_lesson(seen: Seen, game: str) -> Seen:
    seen.page.locator(f"button.tile-{game}").tap()
    seen.page.locator(LEARN).tap()
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "text", "motion"), WAYS)
def test_whoever_touches_what_is_lit_wins(
    visit: Visit, game: str, language: str, text: str, motion: str
) -> None:
    seen = learn(visit, game, language, text, motion)
    pupil = Pupil(seen, READS if motion == "full" else 0)
    pupil.finish()
    print(f"\n{game} {language} {text} {motion}: {pupil.seconds:.0f} s, {pupil.first_turn}")
    assert pupil.seconds < MOST
    assert pupil.first_turn is not None
    assert pupil.first_turn < FIRST_TURN
    said = sentences(game, language)
    assert [each for each in pupil.told if each in [said[step] for step in steps(game)]] == [
        said[step] for step in steps(game)
    ]


def stored(seen: Seen) -> int:
    return int(probe(seen.page, "async ({ matches }) => (await matches.listMatches()).length"))


def test_a_real_game_is_one_tap_away_and_tells_nothing_twice(visit: Visit) -> None:
    remembering(visit, "pbb", hurry=False, motion="reduced", tips=True)
    seen = to_lesson(at_home(visit), "party-bugs")
    Pupil(seen).finish()
    assert stored(seen) == 0, "a lesson is no match"
    seen.page.locator(".lesson-end .button-main").tap()
    seen.wait()
    assert stored(seen) == 1
    assert len(seen.table().match.players) == 3
    assert seen.page.evaluate(TIP) == "", "the lesson has told all that there is to know so far"


def test_a_lesson_is_left_by_escape_and_begins_anew(visit: Visit) -> None:
    seen = learn(visit, "parrot-box", "en", "largest", "reduced")
    pupil = Pupil(seen)
    until(lambda: pupil.look()["words"], "the aim")
    for _ in range(2):
        assert [*found_by_axe(seen.page), *too_small(seen.page), *lost(seen.page)] == []
        pupil.further(pupil.look())
        until(lambda: pupil.look()["lit"] and not pupil.look()["moving"], "what is lit")
    seen.page.keyboard.press("Escape")  # what is picked is put back first
    seen.page.keyboard.press("Escape")
    until(lambda: seen.look().screen == "home", "the home screen")
    assert stored(seen) == 0
    to_lesson(seen, "parrot-box")
    first = sentences("parrot-box", "en")["px-lesson-aim"]
    until(lambda: pupil.look()["words"] == first, "the aim once more")
    seen.page.locator(".bar-leave").tap()
    until(lambda: seen.look().screen == "home", "the home screen")


FOCUSED = """() => document.activeElement.matches(".bubble-button, [data-lit]")
    || (document.activeElement.matches(".card-button")
        && document.querySelector(".bar-confirm[data-lit]") !== null)"""


def test_a_lesson_is_played_by_keys_alone(visit: Visit) -> None:
    """What is to be done has the focus, each time."""
    seen = learn(visit, "party-bugs", "en", "normal", "reduced")
    seen.page.keyboard.press("Shift")  # whoever comes by keys
    pupil = Pupil(seen)

    def further() -> bool:
        look = pupil.look()
        if look["words"] and (look["button"] or look["lit"]) and seen.page.evaluate(FOCUSED):
            seen.page.keyboard.press("Enter")
            time.sleep(0.25)
        return bool(look["over"])

    until(further, "the end of the lesson", 100, lambda: str(pupil.look()))
