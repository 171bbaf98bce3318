"""Text reaches 4.5 : 1 and shapes 3 : 1, in every theme, by night and by day."""

import re

import pytest

from tests.web.tokens import LIGHT_OF_SETTINGS, LIGHT_OF_SYSTEM, SCHEMES, STYLE, THEMES, contrast

GROUNDS = ["--ground", "--ground-2", "--ground-3"]
TEXTS = [(text, ground) for text in ("--ink", "--ink-soft") for ground in GROUNDS]
# Warnings and praise, and what is written in the accent's colour, stand on panels.
TEXTS += [(text, ground) for text in ("--accent", "--good", "--warn") for ground in GROUNDS[:2]]
TEXTS += [("--paper-ink", "--paper"), ("--accent-ink", "--accent"), ("--warn-ink", "--warn")]
PLAYERS = ["0", "1", "2", "3", "4", "5", "paul"]
TEXTS += [(f"--player-{each}-ink", f"--player-{each}") for each in PLAYERS]
SHAPES = [(shape, ground) for shape in ("--accent", "--line") for ground in GROUNDS]
OKABE_ITO = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_can_be_read(theme: str, text: str, ground: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens[text], tokens[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("shape", "ground"), SHAPES)
def test_shapes_can_be_seen(theme: str, shape: str, ground: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens[shape], tokens[ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("player", [f"--player-{each}" for each in PLAYERS])
def test_a_players_colour_or_its_outline_stands_out(theme: str, player: str, ground: str) -> None:
    tokens = THEMES[theme]
    seen = [contrast(tokens[each], tokens[ground]) for each in (player, "--outline")]
    assert max(seen) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_the_main_button_stands_out(theme: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens["--accent"], tokens["--ground"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_the_players_have_the_colours_of_okabe_and_ito(theme: str) -> None:
    assert [THEMES[theme][f"--player-{seat}"] for seat in range(6)] == OKABE_ITO


@pytest.mark.parametrize("theme", THEMES)
def test_a_warning_does_not_look_like_what_can_be_done(theme: str) -> None:
    tokens = THEMES[theme]
    assert len({tokens[each] for each in ("--accent", "--good", "--warn")}) == 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_who_asks_for_more_contrast_gets_7_to_1(theme: str, ground: str) -> None:
    """All text is --ink then (web/style/contrast.css)."""
    assert contrast(THEMES[theme]["--ink"], THEMES[theme][ground]) >= 7


def test_light_is_the_same_by_the_system_and_by_the_settings() -> None:
    assert LIGHT_OF_SYSTEM == LIGHT_OF_SETTINGS


def test_there_are_three_themes_and_the_settings_know_them() -> None:
    settings = (STYLE.parent / "storage" / "settings.js").read_text(encoding="utf-8")
    listed = re.search(r"SCHEMES = .*?\[(.*?)\]", settings)
    assert listed
    assert re.findall(r'"(\w+)"', listed[1]) == SCHEMES
    assert len(SCHEMES) == 3
