"""What is read is what was written, in one spelling, and short enough for a picture."""

from base64 import urlsafe_b64decode
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.seeds import PLAIN_SEEDS
from engine.games import GAMES
from engine.links import words
from engine.links.course import MOST_TURNS
from engine.links.link import LONGEST, read_link, write_link
from engine.links.values import BadLink, DayLink, DealLink, MatchLink
from engine.search.levels import TEMPERS
from engine.table.match import NAME_LENGTH, Match, Player, new_match
from engine.table.table import Table, is_person, opened
from tests.table.ended import begun, ended
from tests.table.matches import ODD_NAMES, a_match, fresh_matches, played_on, tables

SHORT = 200  # signs, where 300 would do, for a hundred moves: such a link fits into a small picture
SHORT_TODAY = 250  # with a seed of 128 bits
LARGE = 0x9E3779B97F4A7C15F39CC0605CEDC835
MOVES = 100
SIX = ("Anna", "Benjamin", "Charlotte", "Dimitri", "Elisabeth", "Friederike")
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
EVERY_TABLE = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats]
)
SCORES = st.lists(st.integers(-(2**20), 2**20), max_size=8).map(tuple)


@given(tables(most_turns=60), st.data())
def test_a_match_comes_out_as_it_went_in(table: Table, more: st.DataObject) -> None:
    seats = range(len(table.match.players))
    people = [seat for seat in seats if is_person(table, seat)]
    step = more.draw(st.one_of(st.none(), st.integers(0, len(table.match.turns))))
    some = tuple([seat for seat in people if more.draw(st.booleans())])
    link = MatchLink(table, step, some or None)
    text = write_link(link)
    assert read_link(text) == replace(link, table=replace(table, revision=len(table.match.turns)))
    assert write_link(read_link(text)) == text


@given(fresh_matches(), SCORES)
def test_a_deal_comes_out_as_it_went_in(match: Match, scores: tuple[int, ...]) -> None:
    link = DealLink(replace(match, origin=None), scores)
    text = write_link(link)
    assert read_link(text) == link
    assert write_link(read_link(text)) == text


@given(st.sampled_from(list(GAMES)), st.dates(), SCORES)
def test_a_day_comes_out_as_it_went_in(name: str, date: object, scores: tuple[int, ...]) -> None:
    later = f"2{str(date)[1:]}"
    if later.endswith("02-29"):
        later = "2028-02-29"
    link = DayLink(name, later, scores)
    assert read_link(write_link(link)) == link


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_any_name_comes_through(name: str) -> None:
    match = replace(a_match(2), players=(Player(name), Player("x")))
    assert read_link(write_link(DealLink(match))) == DealLink(match)


@given(tables(most_turns=30))
def test_a_link_has_signs_that_every_address_allows(table: Table) -> None:
    text = write_link(MatchLink(table))
    assert text.isascii()
    assert text.replace("-", "a").replace("_", "a").isalnum()


@EVERY_TABLE
@pytest.mark.parametrize("kind", ["random", "rule-of-thumb"])
@pytest.mark.parametrize("seed", [1, LARGE])
def test_a_hundred_moves_are_short(name: str, seats: int, kind: str, seed: int) -> None:
    table = begun(name, seed, kind, seats, MOVES)
    players = tuple([Player(called, kind) for called in SIX[:seats]])
    moves = len(table.match.turns)  # some matches for two are shorter
    link = MatchLink(replace(table, match=replace(table.match, players=players)))
    most = SHORT if seed < PLAIN_SEEDS else SHORT_TODAY
    assert len(write_link(link)) <= most
    assert moves < 50 or len(write_link(link)) * MOVES <= most * moves


@EVERY_GAME
def test_a_whole_match_of_the_largest_table_fits(name: str) -> None:
    seats = GAMES[name].seats[-1]
    table = ended(name, kinds=("rule-of-thumb",) * seats)
    assert read_link(write_link(MatchLink(table))) == MatchLink(
        replace(table, revision=len(table.match.turns))
    )


@EVERY_GAME
def test_the_seed_cannot_be_seen_in_a_link(name: str) -> None:
    players = tuple([Player(called) for called in SIX[:4]])
    for seed in (0, 1, 2**53 - 1, LARGE):
        match = new_match(GAMES[name], ("seats 4",), players, (), seed)
        text = write_link(DealLink(match))
        assert seed.to_bytes(7 if seed < PLAIN_SEEDS else 16) not in urlsafe_b64decode(
            text + "=" * (-len(text) % 4)
        )


def test_explicit_deals_cannot_be_seen_in_a_link() -> None:
    config = GAMES["parrot-box"].read_config(("seats 2", "deal 1 7 3 P 0 12 12 5"))
    match = Match("parrot-box", config, 1, (Player("Anna"), Player("Ben")))
    text = write_link(DealLink(match))
    octets = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert b"Anna" in octets
    assert b"deal" not in octets
    assert read_link(text) == DealLink(match)


def test_a_match_of_too_many_turns_has_no_link() -> None:
    table = opened(a_match(2))
    long = replace(table, match=replace(table.match, turns=((0, None),) * (MOST_TURNS + 1)))
    with pytest.raises(BadLink) as fault:
        write_link(MatchLink(long))
    assert fault.value.code == "link-too-long"


def test_the_longest_names_fit() -> None:
    players = (Player("🐛" * NAME_LENGTH),) * 6
    match = replace(a_match(6), players=players)
    text = write_link(DealLink(match))
    assert len(text) < LONGEST
    assert read_link(text) == DealLink(match)


@EVERY_GAME
def test_there_is_a_number_for_every_game_option_and_kind(name: str) -> None:
    game = GAMES[name]
    assert words.game_numbered(words.game_number(name)) == name
    assert set(words.bits_of(name)) - {words.LOT} == {*game.options, *game.rulings}
    assert set(game.bots) <= set(words.LEVELS)
    assert set(TEMPERS) == set(words.TEMPERS)
    thinking = [f"{level}-{temper}" for level in game.mind.levels for temper in TEMPERS if temper]
    former = [*game.mind.former, *[f"{level}-bold" for level in game.mind.former]]
    for kind in (None, *game.bots, *thinking, *former):
        assert words.kind_called(words.kind_number(kind)) == kind


def test_the_same_match_has_the_same_link_whatever_was_taken_back() -> None:
    table = played_on(opened(a_match(3)), Random(1), 20)
    assert write_link(MatchLink(replace(table, revision=99))) == write_link(MatchLink(table))
