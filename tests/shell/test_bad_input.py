"""Bad input: one sentence with the place and the remedy, status 2, and nothing written."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.table.notation import LONGEST
from tests.shell.samples import illegal_file, match_file, played, save_file
from tests.shell.terminal import Ran, run


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of one's own: whatever is written appears in it."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def complains(ran: Ran, *words: str) -> None:
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("critter-club: ")
    assert ran.err.endswith(".\n")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    for word in words:
        assert word in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("bogus", ['no command "bogus"', "`python -m engine --help`"]),
        ("--bogus", ["--help"]),
        ("games --bogus", ["no option --bogus", "`python -m engine games --help`"]),
        ("games more", ['"more" is too much']),
        ("play --bogus", ["no option --bogus", "`python -m engine play --help`"]),
        ("play --see=3", ["no option --see"]),
        ("play chess", ['GAME: there is no game "chess"; please choose from party-bugs']),
        ("play --seats 7", ["--seats: Party Bugs is for 2 to 6 players"]),
        ("play --seats 1", ["--seats: Party Bugs is for 2 to 6 players"]),
        ("play --seats three", ['--seats: "three" is not a whole number']),
        ("play --seats -3", ["--seats"]),
        ("play --seats", ["--seats needs a value"]),
        ("play --seats 2 --players A,B,C", ["--players: 3 players do not fit 2 seats"]),
        ("play --players A", ["--players: Party Bugs is for 2 to 6 players"]),
        ("play --players A,B,C,D,E,F,G", ["--players: Party Bugs is for 2 to 6 players"]),
        ("play --players A,,B", ["--players, player 2: ", "cannot be a name"]),
        ("play --players A,bot:genius", ['--players: there is no bot "genius"', "random"]),
        ("play --players A,bot:", ['--players: there is no bot ""']),
        ("play --players A,A", ["--players: two at this table are called A"]),
        ("play --players A,Paul", ["two at this table are called Paul"]),
        ("play --players A,B\x1b[2J", ["--players", "cannot be shown"]),
        ("play --players A,B\udc80", ["--players", "cannot be shown"]),
        (f"play --players A,{'B' * 61}", ["--players, player 2: ", "1 to 60 letters"]),
        ("play --youngest Zoe", ['--youngest: nobody is called "Zoe"; there is Guest']),
        ("play --players A,B --youngest A,A", ["--youngest: A is named twice"]),
        ("play --option bogus", ['--option: there is no option "bogus"', "hidden-dancer, mirror"]),
        ("play --option mirror --option mirror", ['"mirror" says again']),
        ("play --seed x", ['--seed: "x" is not a whole number']),
        ("play --seed 9007199254740992", ["--seed: 9007199254740992 is too large"]),
        ("play --load missing.save", ["missing.save: there is no such file"]),
        ("play --load .", [".: this is a folder; please name a file"]),
        ("play --save nowhere/a.save", ["--save: there is no folder", "nowhere"]),
        ("simulate", ["GAME is missing", "`python -m engine simulate --help`"]),
        ("simulate chess", ['there is no game "chess"']),
        ("simulate party-bugs --seats 7 --out x", ["--seats: Party Bugs is for 2 to 6"]),
        ("simulate party-bugs --games 0 --out x", ["--games: 0 is too few"]),
        ("simulate party-bugs --bots random,genius --out x", ['--bots: there is no bot "genius"']),
        ("simulate party-bugs --option bogus --out x", ["--option", "hidden-dancer, mirror"]),
        ("simulate party-bugs --seed 9007199254740991 --games 2 --out x", ["--games", "seeds"]),
        ("replay", ["FILE is missing"]),
        ("replay missing", ["missing: there is no such file"]),
        ("verify missing", ["missing: there is no such file", "please check the name"]),
        ("verify .", [".: this is a folder"]),
        ("bench --bogus", ["no option --bogus"]),
    ],
)
def test_arguments(words: str, said: list[str], elsewhere: Path) -> None:
    complains(run(*words.split(" ")), *said)
    assert list(elsewhere.iterdir()) == []


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "line 1: "),
    "another file": (lambda text: "# Shopping\nmilk\n", 'line 1: "# Shopping"'),
    "newer version": (
        lambda text: text.replace("critter-club 1", "critter-club 2"),
        "line 1: a newer Critter Club wrote this (version 2); please update",
    ),
    "no version": (lambda text: text.replace("critter-club 1", "critter-club"), "line 1: "),
    "other game": (lambda text: text.replace("party-bugs", "chess"), 'no game "chess"'),
    "seats": (lambda text: text.replace("seats 3", "seats 9"), "9 players are too few or too many"),
    "option": (lambda text: text.replace("seats 3", "seats 3\nturbo"), 'no option "turbo"'),
    "seed": (lambda text: text.replace("seed 7", "seed -7"), 'line 4: "-7" is not a whole number'),
    "huge seed": (lambda text: text.replace("seed 7", "seed 9999999999999999"), "too large"),
    "player": (lambda text: text.replace("player b", "player e"), "line 6: "),
    "bot": (lambda text: text.replace('"Ben"', '"Ben" genius'), 'no bot "genius"'),
    "no seed": (lambda text: text.replace("seed 7\n", ""), '"seed" is missing'),
    "move": (lambda text: text.replace("a:play", "a:plat", 1), "line 9: there is no move"),
    "card": (lambda text: text.replace("a:play-", "a:play-9", 1), "line 9: there is no card"),
    "seat": (lambda text: text.replace("a:play", "z:play", 1), 'line 9: there is no seat "z"'),
    "turn": (lambda text: text.replace("a:play", "play", 1), "line 9: "),
    "cut off": (lambda text: text[:200], "the end is missing"),
    "huge": (lambda text: text + "x" * LONGEST, "more than any match has"),
}


@pytest.mark.parametrize("fault", BROKEN)
@pytest.mark.parametrize("command", ["verify", "replay", "play --save b.save --load"])
def test_files(fault: str, command: str, elsewhere: Path) -> None:
    change, said = BROKEN[fault]
    path = Path(match_file(elsewhere, played()))
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    complains(run(*command.split(), path.name), f"{path.name}: ", said)
    assert list(elsewhere.iterdir()) == [path]


@pytest.mark.parametrize("command", ["verify", "replay", "play --load"])
def test_a_damaged_save(command: str, elsewhere: Path) -> None:
    path = Path(save_file(elsewhere, played(turns=20)))
    path.write_text(path.read_text(encoding="utf-8").replace("Anna", "Anne"), encoding="utf-8")
    complains(run(*command.split(), path.name), "a.save: ", "something was changed", "another copy")


@pytest.mark.parametrize("command", ["verify", "replay", "play --save b.save --load"])
def test_an_illegal_move(command: str, elsewhere: Path) -> None:
    path, at = illegal_file(elsewhere)
    complains(run(*command.split(), path), f"turn {at} (", "breaks rule B4 (rounds 1 to 12): ")
    assert not (elsewhere / "b.save").exists()


def test_a_file_that_is_no_text(elsewhere: Path) -> None:
    Path("a.match").write_bytes(b"critter-club 1\n\xff\xfe\n")
    complains(run("verify", "a.match"), "a.match: this is not text (at byte 16)", "another copy")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_file_that_may_not_be_read(elsewhere: Path) -> None:
    Path("a.match").touch(mode=0)
    complains(run("verify", "a.match"), "a.match: this is not allowed")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--at 9999", "--at: a.match has "),
        ("--at x", '--at: "x" is not a whole number'),
        ("--seat g", '--seat: "g" is no seat here; please give a to c or 1 to 3'),
        ("--seat 0", '--seat: "0" is no seat here'),
        ("--seat 4", '--seat: "4" is no seat here'),
        ("--seat *", '--seat: "*" is no seat here'),
        ("--seat ", '--seat: "" is no seat here'),
        ("--seat " + "9" * 5000, "--seat: "),
    ],
)
def test_what_to_replay(words: str, said: str, elsewhere: Path) -> None:
    match_file(elsewhere, played())
    complains(run("replay", "a.match", *words.split(" ")), said)


@pytest.mark.parametrize("text", ["", "my diary\n", "critter-club 2\n"])
def test_a_file_of_somebody_else_is_not_overwritten(text: str, elsewhere: Path) -> None:
    Path("diary").write_text(text, encoding="utf-8")
    complains(run("play", "--save", "diary"), "--save: diary is not a save of ours")
    assert Path("diary").read_text(encoding="utf-8") == text


def test_a_notation_is_not_overwritten_either(elsewhere: Path) -> None:
    path = match_file(elsewhere, played())
    complains(run("play", "--save", path), "is not a save of ours; please choose another name")


def test_a_match_that_is_not_over_is_not_overwritten(elsewhere: Path) -> None:
    path = Path(save_file(elsewhere, played(turns=8)))
    before = path.read_bytes()
    complains(run("play", "--save", "a.save"), "a.save keeps a match", "(--load a.save)")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "words", ["party-bugs", "--seed 3", "--players A,B", "--seats 3", "--option mirror"]
)
def test_a_loaded_match_has_its_own_settings(words: str, elsewhere: Path) -> None:
    save_file(elsewhere, played(turns=8))
    complains(run("play", "--load", "a.save", *words.split()), "please leave", "out.")


def test_matches_are_never_overwritten(elsewhere: Path) -> None:
    Path("out").mkdir()
    Path("out/party-bugs-000003.match").write_text("mine", encoding="utf-8")
    words = ["simulate", "party-bugs", "--games", "5", "--seed", "1", "--out", "out"]
    complains(run(*words), "--out: out/party-bugs-000003.match is there already", "another folder")
    assert [path.name for path in Path("out").iterdir()] == ["party-bugs-000003.match"]


def test_a_file_where_a_folder_should_be(elsewhere: Path) -> None:
    Path("out").touch()
    complains(run("simulate", "party-bugs", "--out", "out"), "out: a file stands where a folder")


def test_a_full_disk_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(text: str = "") -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("builtins.print", lambda *words, file=sys.stdout, **how: None)
    monkeypatch.setattr("engine.shell.games.print", full, raising=False)
    assert run("games").status == 2
