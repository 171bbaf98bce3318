"""A lesson at the service's door: it waits for whoever learns, and for nobody else."""

import json
from typing import Any, Final

import pytest

from engine.core.lesson import LEARNER
from engine.games import GAMES
from engine.service import Service
from engine.teaching import lesson_called

MOTHS: Final = "cheating-moth"
WATCHED, UNWATCHED = (
    500,
    3_000,
)  # ms after the Guard has begun to look about, when the slip is asked for


class Pupil:
    """Plays a lesson as the page does."""

    def __init__(self, game: str, save: str | None = None, service: Service | None = None) -> None:
        self.service = service or Service()
        seats = GAMES[game].read_config(lesson_called(game, "first").config).seats
        self.now: dict[str, Any] = {}
        self.teach: dict[str, Any] = {
            "type": "Teach",
            "game": game,
            "lesson": "first",
            "learner": "Anna",
            "others": ["Ben", "Cem"][: seats - 1],
            "bots": ["novice", "novice-bold"][: seats - 1],
            "save": save,
            "eyes": LEARNER,
        }
        self.ask(**self.teach)

    def ask(self, **message: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(self.service.ask(json.dumps(message)))
        if reply["type"] == "Update":
            self.now = reply
        return reply

    def submit(self, move: str, fingers: dict[str, int] | None = None) -> dict[str, Any]:
        now = self.now["revision"]
        return self.ask(
            type="Submit", revision=now, seat=LEARNER, move=move, fingers=fingers, eyes=LEARNER
        )

    def advance(self) -> dict[str, Any]:
        return self.ask(type="Advance", revision=self.now["revision"], eyes=LEARNER)

    def nudge(self, seat: int) -> dict[str, Any]:
        return self.ask(
            type="Nudge", revision=self.now["revision"], seat=seat, after=0, eyes=LEARNER
        )

    def further(self) -> None:
        """The one thing that goes on just now."""
        if self.now["next"] == "person":
            [move] = self.now["legal"]
            self.submit(move)
        else:
            if self.now["next"] == "clock":
                for seat in range(1, len(self.now["players"])):
                    self.nudge(seat)
                if self.now["legal"]:
                    self.submit(self.now["legal"][0].partition("-")[0] + "-512")
            self.advance()

    def until(self, start: str) -> None:
        """To before the learner's move of that name; to before a window, if it is its clock's."""
        for _ in range(100):
            due = [self.now["next"], *self.now["legal"]]
            if any(each.startswith(start) for each in due):
                return
            self.further()
        raise AssertionError(f"{start} never comes")


def is_over(pupil: Pupil) -> bool:
    return bool(pupil.now["view"]["phase"]["type"] == "Scored")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(game: str) -> None:
    pupil = Pupil(game)
    seen: list[int] = []
    while not is_over(pupil):
        seen.append(pupil.now["revision"])
        assert len(seen) < 100
        pupil.further()
    assert seen == sorted(set(seen)), "it never stands still"
    totals = pupil.now["view"]["phase"]["totals"]
    assert totals[LEARNER] == min(totals)
    assert pupil.now["legal"] == []


@pytest.mark.parametrize("game", GAMES)
def test_only_the_next_move_is_offered_and_done(game: str) -> None:
    pupil = Pupil(game)
    before = pupil.now
    [move] = before["legal"]
    assert (before["next"], before["asked"], before["foregone"]) == ("person", [LEARNER], None)
    for other in ("play-1a", "draw", "slip-1a"):
        if other != move:
            pupil.submit(other)
            assert pupil.now["revision"] == before["revision"], other
    pupil.advance()
    assert pupil.now["revision"] == before["revision"], "nobody moves for whoever learns"
    pupil.submit(move)
    assert pupil.now["revision"] == before["revision"] + 1


def test_bots_move_as_it_is_written_and_do_not_think() -> None:
    pupil = Pupil("party-bugs")
    pupil.further()
    assert pupil.now["next"] == "bot"
    thought = pupil.ask(type="Think", revision=pupil.now["revision"], effort=1)
    assert thought == {"type": "Thinking", "per_cent": 100}


def test_a_slip_counts_only_while_the_guard_looks_away() -> None:
    pupil = Pupil(MOTHS)
    pupil.until("slip")
    [slip] = pupil.now["legal"]
    revision = pupil.now["revision"]
    for began, took in ((WATCHED, 350), (0, 1_500), (2_700, 350)):
        pupil.submit(slip, {"revision": revision, "began": began, "took": took})
        assert pupil.now["revision"] == revision, "it would have been caught: try again"
        assert pupil.now["legal"] == [slip]
    pupil.submit(slip, {"revision": revision, "began": UNWATCHED, "took": 350})
    assert [event["type"] for event in pupil.now["events"]] == ["CardSlipped", "SlipStood"]
    assert pupil.now["next"] == "person", "nobody waits for it"


@pytest.mark.parametrize("began", [WATCHED, UNWATCHED])
def test_the_second_slip_is_caught_wherever_the_guard_looks(began: int) -> None:
    pupil = Pupil(MOTHS)
    pupil.until("slip")
    pupil.further()
    pupil.until("slip")
    [slip] = pupil.now["legal"]
    revision = pupil.now["revision"]
    pupil.submit(slip, {"revision": revision, "began": began, "took": 350})
    assert [event["type"] for event in pupil.now["events"]] == ["CardSlipped", "SlipCaught"]
    assert pupil.now["next"] == "bot"


def test_what_nobody_notices_takes_no_time() -> None:
    """The other's slip and the noise of it are one thing to whoever watches."""
    pupil = Pupil(MOTHS)
    pupil.until("play-53")
    pupil.further()
    pupil.advance()
    assert [event["type"] for event in pupil.now["events"]] == ["FanRustled"]
    assert [move[:5] for move in pupil.now["legal"]] == ["call-"]


@pytest.mark.parametrize(("made", "told"), [("slap-777", 777), ("slap-early", 400), (None, 400)])
def test_fingers_have_their_own_time_and_are_never_too_slow(made: str | None, told: int) -> None:
    pupil = Pupil(MOTHS)
    pupil.until("clock")
    for seat in (1, 2):
        pupil.nudge(seat)
    if made:
        pupil.submit(made)
    slapped = [event["ms"] for event in pupil.now["events"] if event["type"] == "Slapped"]
    pupil.advance()
    slapped += [event["ms"] for event in pupil.now["events"] if event["type"] == "Slapped"]
    [found] = [event for event in pupil.now["events"] if event["type"] == "SlowestFound"]
    assert told in slapped
    assert found["seat"] == 2


def test_an_engine_that_died_takes_a_lesson_up_where_it_was() -> None:
    pupil = Pupil("parrot-box")
    for _ in range(7):
        pupil.further()
    kept = pupil.ask(type="Keep")["whole"]
    after = Pupil("parrot-box", save=kept)
    assert after.now["revision"] == pupil.now["revision"]
    assert (after.now["legal"], after.now["next"]) == (pupil.now["legal"], pupil.now["next"])
    while not is_over(after):
        after.further()


def test_a_match_after_a_lesson_is_an_ordinary_one() -> None:
    pupil = Pupil("party-bugs")
    players = [{"name": "Anna", "bot": None}, {"name": "Ben", "bot": "novice"}]
    opening = {"game": "party-bugs", "options": ["seats 2"], "precedence": [], "seed": "1"}
    pupil.ask(type="Open", **opening, added=[], players=players, eyes=0)
    assert len(pupil.now["legal"]) == 3


@pytest.mark.parametrize("wrong", [{"lesson": "last"}, {"game": "chess"}, {"others": ["Ben"]}])
def test_what_is_no_lesson_is_refused(wrong: dict[str, Any]) -> None:
    pupil = Pupil("party-bugs")
    assert pupil.ask(**{**pupil.teach, **wrong})["type"] == "Unread"
