"""What is heard: every sound of every game, as numbers, and no two of them alike."""

from __future__ import annotations

import subprocess
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.access import found_by_axe, too_small
from e2e.server import TOP
from e2e.table import BUGS, Seen, at_home, begin, go_home, remembering
from e2e.visit import Visit, until
from engine.games import GAMES

TIMBRES = "".join(
    f'import {{ timbre as timbre{at} }} from "./web/games/{name}/timbre.js";'
    for at, name in enumerate(GAMES)
)
NAMED = ",".join(f'"{name}": timbre{at}' for at, name in enumerate(GAMES))
BUNDLE = f"""
{TIMBRES}
import {{ ambienceOf }} from "./web/table/sounds/ambience.js";
import {{ play }} from "./web/table/sounds/instrument.js";
import {{ lengthOf, scoreOf }} from "./web/table/sounds/score.js";
globalThis.sounds = {{ timbres: {{ {NAMED} }}, ambienceOf, play, lengthOf, scoreOf }};
"""
# Each sound by itself: how loud it is at most, how long something is heard, and how strong it is
# in eight stretches of time and eight bands of pitch.
RENDER = """async (names) => {
    const RATE = 44100;
    const BANDS = [60, 120, 240, 480, 960, 1920, 3840, 7680];
    const energy = (samples, from, to) => {
        let sum = 0;
        for (let at = from; at < to; at += 1) sum += samples[at] ** 2;
        return Math.sqrt(sum / Math.max(1, to - from));
    };
    const rendered = async (strokes, seconds, shape) => {
        const audio = new OfflineAudioContext(1, Math.ceil(RATE * seconds), RATE);
        const out = shape ? new BiquadFilterNode(audio, shape) : new GainNode(audio);
        out.connect(audio.destination);
        sounds.play(audio, out, strokes, 0);
        return (await audio.startRendering()).getChannelData(0);
    };
    const found = [];
    for (const [game, timbre] of Object.entries(sounds.timbres)) {
        for (const name of names) {
            const strokes = sounds.scoreOf(name, timbre);
            const told = sounds.lengthOf(strokes);
            const samples = await rendered(strokes, told + 0.5);
            const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
            const edges = Array.from({ length: 9 }, (_, at) => Math.round((RATE * at * 1.6) / 8));
            const stretches = edges.slice(1).map((to, at) => energy(samples, edges[at], to) || 0);
            const bands = [];
            for (const frequency of BANDS) {
                const shape = { type: "bandpass", frequency, Q: 1.4 };
                const band = await rendered(strokes, told, shape);
                bands.push(energy(band, 0, band.length));
            }
            const peak = Math.max(...samples.map(Math.abs));
            const picture = [...stretches, ...bands];
            found.push({ game, name, told, peak, heard: last / RATE, picture });
        }
    }
    return found;
}"""
AROUND = """() => Object.values(sounds.timbres).map(({ ambience }) => {
    const samples = sounds.ambienceOf(ambience, 16000).getChannelData(0);
    const loud = Math.sqrt(samples.reduce((sum, each) => sum + each ** 2, 0) / samples.length);
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    return { ambience, loud, peak, seam: Math.abs(samples.at(-1) - samples[0]) };
})"""
NAMES = (
    *("lift", "lay", "turn", "take", "pair", "king", "float", "slap"),
    *("caught", "yours", "win", "sign", "noise", "count"),
)
ALIKE = 0.08  # how far two sounds are apart at least, of what they are themselves


@pytest.fixture(scope="module")
def studio(browser: Browser) -> Any:
    """A page with our instrument and nothing else."""
    command = ["node_modules/.bin/esbuild", "--bundle", "--format=iife", "--log-level=error"]
    made = subprocess.run(
        command, cwd=TOP, input=BUNDLE, capture_output=True, text=True, check=True
    )
    page = browser.new_page()
    page.add_script_tag(content=made.stdout)
    yield page
    page.close()


def test_each_sound_is_heard_and_ends_and_is_like_no_other(studio: Any) -> None:
    sounds = studio.evaluate(RENDER, list(NAMES))
    assert len(sounds) == 3 * len(NAMES)
    for each in sounds:
        what = f"{each['name']} of {each['game']}"
        assert 0.05 < each["peak"] < 0.98, f"{what}: {each['peak']}"
        assert 0.3 * each["told"] < each["heard"] <= each["told"] + 0.02, f"{what}: {each}"
    for one, other in combinations(sounds, 2):
        assert apart(one["picture"], other["picture"]) > ALIKE, (one, other)


def apart(one: list[float], other: list[float]) -> float:
    """How different they are: 0 is the same, and 1 has nothing in common."""
    differ = sum((a - b) ** 2 for a, b in zip(one, other))
    both = sum(a**2 + b**2 for a, b in zip(one, other))
    return float((differ / both) ** 0.5)


def test_what_is_round_the_table_is_soft_and_goes_round(studio: Any) -> None:
    around = studio.evaluate(AROUND)
    assert len({each["ambience"] for each in around}) == 3
    for each in around:
        assert 0.005 < each["loud"] < 0.4, each
        assert each["peak"] <= 1, each
        assert each["seam"] < 0.02, each


# Notes what buzzes, and how loud it is.
LISTEN = """() => {
    globalThis.felt = [];
    globalThis.heard = [];
    navigator.vibrate = (pattern) => Boolean(felt.push(pattern));
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        heard.push(when[0]);
        return start.apply(this, when);
    };
}"""


@pytest.fixture
def table(visit: Visit) -> Seen:
    visit.prepare(f"({LISTEN})()")
    remembering(visit, "pbbb", haptics=True)
    seen = begin(visit, BUGS)
    seen.wait()
    return seen


def test_sound_is_a_touch_away_at_the_table(table: Seen) -> None:
    mute = table.page.get_by_role("button", name="Sound")
    assert mute.get_attribute("aria-pressed") == "false"
    box = mute.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    mute.tap()
    assert mute.get_attribute("aria-pressed") == "true"
    until(lambda: table.page.evaluate("heard.length") > 0, "a sound")
    mute.tap()
    table.page.wait_for_timeout(300)
    before = table.page.evaluate("heard.length")
    table.choose(table.wait().choices[0])
    table.wait()
    assert table.page.evaluate("heard.length") == before


def test_only_the_own_turn_is_felt(table: Seen) -> None:
    """Three bots play their cards meanwhile, and take them."""
    turns = 0
    for _ in range(4):
        before = table.page.evaluate("felt.length")
        table.choose(table.wait().choices[0])
        table.wait()
        felt = table.page.evaluate("felt.length") - before
        assert felt == 1
        turns += felt
    assert turns == 4


AROUND_NOW = """() => {
    globalThis.loops = [];
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
        if (this.loop) loops.push("on");
        return start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
        if (this.loop) loops.push("off");
        return stop.apply(this, when);
    };
}"""


def test_what_is_round_the_table_ends_with_the_table(visit: Visit) -> None:
    visit.prepare(f"({AROUND_NOW})()")
    remembering(visit, "pb", sound=True, ambience=True)
    seen = begin(visit, BUGS)
    seen.wait()
    until(lambda: seen.page.evaluate("loops.join()") == "on", "the party")
    go_home(seen)
    until(lambda: seen.page.evaluate("loops.join()") == "on,off", "silence")


def test_nothing_is_heard_all_the_time_unless_it_is_wanted(visit: Visit) -> None:
    visit.prepare(f"({AROUND_NOW})()")
    remembering(visit, "pb", sound=True)
    seen = begin(visit, BUGS)
    seen.choose(seen.wait().choices[0])
    seen.wait()
    assert seen.page.evaluate("loops.length") == 0


def test_who_turns_it_down_hears_less(visit: Visit) -> None:
    remembering(visit, "pb", sound=True)
    seen = at_home(visit)
    seen.page.get_by_role("button", name="Settings").first.tap()
    slider = seen.page.get_by_role("slider", name="Volume")
    assert slider.input_value() == "70"
    slider.fill("20")
    stored = "JSON.parse(localStorage.getItem('critter-club /club/ settings')).volume"
    until(lambda: seen.page.evaluate(stored) == 20, "the volume")
    assert found_by_axe(seen.page) == []
    assert too_small(seen.page) == []
