"""A game costs a folder in the engine, one in the page, one of tests, and a line."""

import re
import sys
from pathlib import Path

import pytest

from tests.fourth_game.adding import ADDED, NAME, REGISTRY, copied, files_of, run, with_fourth_game

pytestmark = pytest.mark.slow
# By `make games`.
MADE = {
    "web/games/index.js",
    "web/games/fronts.js",
    "web/style/games.css",
    "web/engine/messages.d.ts",
}
# Whatever holds for every game holds for this one, by the tests that are there.
TESTS = (
    "tests/laws/test_laws.py",
    "tests/links/test_day.py",
    "tests/links/test_link.py",
    "tests/shell/test_words.py",
    "tests/architecture/test_shape.py",
    "tests/architecture/test_imports.py",
    "tests/architecture/test_sameness.py",
    "tests/search/test_problems.py",
    "tests/web/test_games.py",
    "tests/web/test_reasons.py",
    "tests/web/test_sentences.py",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_fourth_game(copied(tmp_path_factory.mktemp("fourth") / "house"))


def test_nothing_else_is_touched(house: Path, tmp_path: Path) -> None:
    before, after = files_of(copied(tmp_path / "before")), files_of(house)
    changed = {path for path in before if after.get(path) != before[path]}
    assert changed == {REGISTRY.as_posix(), *MADE}
    own = {path.relative_to(ADDED).as_posix() for path in ADDED.rglob("*") if path.is_file()}
    own = {path for path in own if "__pycache__" not in path}
    assert after.keys() - before.keys() == {*own, f"web/games/{NAME}/manifest.js"}


def test_it_passes_the_tests_of_every_game(house: Path) -> None:
    marks = ("-m", "not soak and not slow", "-k", f"{NAME} or {NAME.replace('-', '_')}")
    said = run(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p",
               "no:xdist", *marks, *TESTS)  # fmt: skip
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 200


def test_the_page_has_all_of_it(house: Path) -> None:
    assert "# fail 0" in run(house, "node", "--test", "tests/web/games.test.mjs", GAME=NAME)


def test_its_types_are_checked(house: Path) -> None:
    run(house, "node", "tools/types.mjs")
    run(house, "node_modules/.bin/eslint", "--max-warnings", "0", f"web/games/{NAME}")


def test_old_links_mean_what_they_meant(house: Path) -> None:
    run(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist",
        "tests/links/test_kept.py", "-k", "sent_says or written_the_same")  # fmt: skip


def test_it_is_played_in_a_terminal_kept_and_sent(house: Path) -> None:
    def shell(*words: str) -> str:
        return run(house, sys.executable, "-m", "engine", *words)

    assert "Short Straw (short-straw)" in shell("games")
    said = shell("play", NAME, "--players", "bot,bot:master,bot", "--seed", "3", "--save", "a.save")
    assert "straw of" in said
    assert "legal" in shell("verify", "a.save")
    link = shell("link", "a.save").split()[-1]
    assert shell("unlink", link).startswith(f"critter-club 1\ngame {NAME}\n")
    assert "rule-of-thumb" in shell("simulate", NAME, "--seats", "3", "--games", "5")
