"""Several people at one screen: no hand is seen by anybody but its owner."""

import re

import pytest

from engine.core.cards import face_of
from tests.shell.samples import GAME
from tests.shell.terminal import run

PASS = re.compile(r"^Pass the screen to (\w+), then press Enter\.$", re.M)
LOOK = re.compile(r"^(\w+), press Enter when nobody else looks\.", re.M)
HAND = re.compile(r"^(\w+)'s hand: (.*)$", re.M)
OWN_HIDDEN = re.compile(r"^(\w+) +\d+  .*\+ \d+ hidden", re.M)
PRIVATE = re.compile(r"^(\w+), which card do you (?:play|hide)\?$", re.M)
STYLE = re.compile(r"\x1b\[\dm|\x1b\[m")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Watcher:
    """Plays by chance, and knows at each moment who holds the screen."""

    def __init__(self) -> None:
        self.holder: str | None = None
        self.expected: str | None = None
        self.hands = 0
        self.typed = 0

    def __call__(self, said: str) -> str:
        # What is asked for now comes last; what stands before it was seen by the holder.
        for part in STYLE.sub("", said).split(CLEAR):
            self.look_at(part)
        self.typed += 1
        if self.expected is not None:
            self.holder, self.expected = self.expected, None
            return "\n"
        if "Press Enter to hide it again." in said or "Press Enter for the next" in said:
            return "\n"
        options = re.findall(r"^ +(\d)\) ", said, re.M)
        if "which card do you take?" in said and self.typed % 5 == 0:
            return "h\n"
        return f"{options[self.typed % len(options)]}\n" if options else "\n"

    def look_at(self, part: str) -> None:
        if PASS.search(part) or LOOK.search(part):
            assert not HAND.search(part.partition("Pass the screen")[2])
        for owner, _ in HAND.findall(part):
            assert owner == self.holder
            self.hands += 1
        for owner in OWN_HIDDEN.findall(part):
            assert owner == self.holder or "Hidden cards: " in part or ": the end" in part
        for asked in PRIVATE.findall(part):
            assert asked == self.holder
        if "do you take?" in part or "the mirror has to go" in part:
            assert not HAND.search(part)
            assert "on the hidden 1" not in part
        for pattern in PASS, LOOK:
            if called := pattern.findall(part):
                self.expected = called[-1]


@pytest.mark.parametrize("terminal", [False, True])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "words",
    [
        "--players Anna,Ben",
        "--players Anna,bot,Ben --option hidden-dancer",
        "--players Anna,Ben,Cleo --option mirror --option hidden-dancer",
    ],
)
def test_nobody_sees_the_hand_of_another(words: str, seed: int, terminal: bool) -> None:
    watcher = Watcher()
    ran = run("play", *words.split(), "--seed", str(seed), typed=watcher, terminal=terminal)
    assert (ran.status, ran.err) == (0, "")
    assert " wins!" in ran.out
    assert watcher.hands > 20


def test_the_terminal_is_cleared_before_and_after_a_hand() -> None:
    watcher = Watcher()
    out = run("play", "--players", "Anna,Ben", "--seed", "1", typed=watcher, terminal=True).out
    for page in STYLE.sub("", out).split(CLEAR):
        assert len({owner for owner, _ in HAND.findall(page)}) <= 1
        if HAND.search(page):
            assert "Pass the screen" not in page
            assert "do you take?" not in page


@pytest.mark.parametrize("answer", ["q\n", ""])
def test_leaving_draws_the_curtain(answer: str) -> None:
    answers = iter(["\n", answer])
    words = ["play", "--players", "Anna,Ben"]
    ran = run(*words, typed=lambda said: next(answers), terminal=True)
    assert HAND.search(ran.out)
    assert not HAND.search(ran.out.split(CLEAR)[-1])


def test_an_interrupt_draws_the_curtain() -> None:
    answers = iter(["\n"])

    def typist(said: str) -> str:
        answer = next(answers, None)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    ran = run("play", "--players", "Anna,Ben", typed=typist, terminal=True)
    assert ran.status == 130
    assert not HAND.search(ran.out.split(CLEAR)[-1])


def test_a_terminal_that_cannot_clear_scrolls_far() -> None:
    words = ["play", "--players", "Anna,Ben", "--seed", "1"]
    ran = run(*words, typed=Watcher(), terminal=True, TERM="dumb")
    assert "\x1b" not in ran.out
    assert "\n" * 200 in ran.out


def test_the_public_log_has_no_draws() -> None:
    answers = iter(["\n", "l\n", "1\n", "\n", "1\n", "l\n", "q\n"])
    ran = run("play", "--players", "Anna,Ben", "--seed", "1", typed=lambda said: next(answers))
    own, public = ran.out.split("> l\n")[1:]
    assert "Anna draws" in own.partition("> ")[0]
    assert "Ben draws" not in own.partition("> ")[0]
    assert " draws" not in public


def test_the_hand_is_what_the_player_holds() -> None:
    config = GAME.read_config(("seats 2",))
    hand = GAME.view(GAME.setup(config, 1).state, 0).hand
    answers = iter(["\n", "q\n"])
    ran = run("play", "--players", "Anna,Ben", "--seed", "1", typed=lambda said: next(answers))
    ((owner, cards),) = HAND.findall(ran.out)
    assert owner == "Anna"
    assert cards.split() == [str(face_of(card)) for card in hand]


def test_styles_only_on_a_terminal_that_wants_them() -> None:
    def screen(terminal: bool, **environment: str) -> str:
        return run("play", typed=lambda said: "q\n", terminal=terminal, **environment).out

    assert "\x1b[1m" in screen(True)
    assert "\x1b" not in screen(False)
    assert "\x1b" not in screen(True, NO_COLOR="1")
    assert "\x1b" not in screen(True, TERM="dumb")
