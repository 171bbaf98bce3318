"""What chance gives on average is what many deals give; a rigged deal is told from a fair one."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from typing import Any

import pytest

from engine.core.game import AnyGame, Step
from engine.core.lots import Lot, given_to, one_of, thousandths
from engine.core.rng import Rng, pick, seeded
from engine.games import GAMES
from engine.games.cheating_moth.cards import DECK
from engine.table.match import Match, Player
from engine.table.saves import write_save
from engine.table.table import opened
from engine.table.tally import Dealt, Given, counted, summed
from tests.table.ended import ended

DEALS = 1200
SEATS = 3
FACTS = {
    "party-bugs": {"hand", "king", "tied"},
    "parrot-box": {"box", "parrots", "start"},
    "cheating-moth": {"moths", "deeds", "start"},
}
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
MIXED = (None, "random", "rule-of-thumb")


@cache
def many_lots(name: str, *options: str) -> tuple[Lot, ...]:
    """Of the first deals of many matches."""
    game = GAMES[name]
    config = game.read_config((f"seats {SEATS}", *options))
    return tuple(
        lot
        for seed in range(DEALS)
        for step in beginning(game, config, seed)
        for lot in game.dealt(config, step)
    )


def beginning(game: AnyGame, config: Any, seed: int) -> Iterator[Step[Any, Any]]:
    """The deal, and in Parrot Box the cards that are turned up then."""
    step = game.setup(config, seed)
    yield step
    rng: Rng = seeded(seed, 3)
    while type(getattr(step.state, "phase", None)).__name__ == "Opening":
        seat = game.awaited(step.state)[0]
        move, rng = pick(rng, game.legal_moves(step.state, seat))
        step = game.apply(step.state, seat, move)
        yield step


@EVERY_GAME
def test_every_fact_is_told_of_a_deal(name: str) -> None:
    assert {lot.what for lot in many_lots(name)} == FACTS[name]


@EVERY_GAME
@pytest.mark.parametrize("seats", [(0,), (1, 2)])
def test_many_deals_give_what_is_expected(name: str, seats: tuple[int, ...]) -> None:
    """Their average, within four standard deviations, and their spread, within a sixth."""
    for what in FACTS[name]:
        lots = [lot for lot in many_lots(name) if lot.what == what]
        got = [sum(lot.got[seat] for seat in seats) for lot in lots]
        odds, count = lots[0].odds, len(seats)
        mean = count * odds.mean / 1000
        variance = count * (odds.variance + (count - 1) * odds.covariance)
        average = sum(got) / len(got)
        assert abs(average - mean) < 4 * sqrt(variance / len(got)), what
        assert sum((each - mean) ** 2 for each in got) / len(got) == pytest.approx(
            variance, rel=1 / 6
        ), what


def test_a_hidden_dancer_is_one_card_more() -> None:
    lots = [lot for lot in many_lots("party-bugs", "hidden-dancer") if lot.what == "king"]
    assert lots[0].odds.mean == 1_000_000 * 4 // 12
    assert sum(sum(lot.got) for lot in lots) // (DEALS * SEATS) in range(310, 355)


@EVERY_GAME
def test_every_deal_of_a_match_counts(name: str) -> None:
    [found] = summed(counted([write_save(ended(name, kinds=MIXED))])[0])
    table = ended(name)
    events = [event for step in table.steps for event in step.events]
    begun = [event for event in events if type(event).__name__ in ("GameBegun", "RoundBegun")]
    assert (found.matches, found.deals) == (1, len(begun))
    assert {each.what for each in found.given} <= FACTS[name] | {"won"}
    assert {(each.whom, each.times) for each in found.given if each.what == "won"} == {
        ("people", 1),
        ("bots", 2),
    }


def test_what_was_agreed_to_be_dealt_is_no_chance() -> None:
    faces = " ".join(str(card >> 4) for card in DECK[:25])
    for name, deal in {"cheating-moth": f"deal 1 {faces}", "parrot-box": "deal 1 7"}.items():
        game = GAMES[name]
        config = game.read_config((f"seats {SEATS}", deal))
        assert {lot.what for lot in game.dealt(config, game.setup(config, 1))} <= {"start"}
    game = GAMES["party-bugs"]
    sets = tuple(f"deal 1 {seat} 2 1 3 4 5 6 7 8 9 10 11 12 13" for seat in "abc")
    config = game.read_config((f"seats {SEATS}", *sets))
    assert game.dealt(config, game.setup(config, 1)) == ()


def fair(name: str, what: str, times: int) -> list[Dealt]:
    """So many deals to a person and two bots."""
    lots = [lot for lot in many_lots(name) if lot.what == what][:times]
    return [Dealt(name, (False, True, True), (lot,)) for lot in lots]


def verdicts(dealt: list[Dealt]) -> dict[str, str]:
    [found] = summed(dealt)
    return {given.whom: given.verdict for given in found.given}


def rigged(dealt: list[Dealt], change: Callable[[Lot], tuple[int, ...]]) -> list[Dealt]:
    return [
        replace(each, lots=tuple(replace(lot, got=change(lot)) for lot in each.lots))
        for each in dealt
    ]


@pytest.mark.parametrize(("name", "what"), [(n, w) for n in FACTS for w in sorted(FACTS[n])])
def test_a_fair_deal_lies_within(name: str, what: str) -> None:
    assert verdicts(fair(name, what, 300)) == {"people": "within", "bots": "within"}


@pytest.mark.parametrize(("name", "what"), [(n, w) for n in FACTS for w in sorted(FACTS[n])])
def test_a_rigged_deal_lies_outside(name: str, what: str) -> None:
    """The person is given the least of it, every time."""
    found = rigged(fair(name, what, 300), lambda lot: tuple(sorted(lot.got)))
    assert verdicts(found) == {"people": "outside", "bots": "outside"}


def test_chance_alone_lies_outside_once_in_twenty() -> None:
    lots = [lot for lot in many_lots("cheating-moth") if lot.what == "deeds"]
    found = [
        verdicts(
            [Dealt("cheating-moth", (False, True, True), (lot,)) for lot in lots[at : at + 25]]
        )
        for at in range(0, len(lots), 25)
    ]
    outside = [each["people"] for each in found].count("outside")
    assert len(found) == DEALS // 25
    assert 0 < outside < 8


def test_of_too_few_deals_nothing_is_said() -> None:
    few = rigged(fair("party-bugs", "king", 19), lambda lot: thousandths((0, 0, 3)))
    assert verdicts(few)["people"] == "too-few"
    rare = rigged(fair("parrot-box", "parrots", 15), lambda lot: thousandths((0, 1, 1)))
    assert verdicts(rare)["bots"] != "too-few"  # 30 boxes of theirs
    assert verdicts(rare)["people"] == "too-few"


def test_numbers_are_told_in_thousandths() -> None:
    hand = [Dealt("party-bugs", (False, True), (replace(lot, got=(20_000, 23_000, 0)),))
            for lot in many_lots("party-bugs")[:1]]  # fmt: skip
    [found] = summed(hand)
    people, bots = found.given
    assert (people.observed, bots.observed, people.expected) == (20_000, 23_000, 21_125)
    assert people.low < 21_125 < people.high
    assert isinstance(people, Given)


def test_what_is_not_over_stays_secret_and_what_is_damaged_is_skipped() -> None:
    save = write_save(ended("party-bugs"))
    config = GAMES["party-bugs"].read_config(("seats 2",))
    match = Match("party-bugs", config, 1, (Player("Anna"), Player("Ben")))
    running = write_save(opened(match))
    dealt, still, damaged = counted([save, running, save.replace("seed 1", "seed 2"), "", save])
    assert (len(dealt), still, damaged) == (2, 1, 2)


# --- how far chance reaches ----------------------------------------------------------------------


def won(times: int, seats: int, first: int) -> list[Dealt]:
    """A person and bots, so many matches; of the first few the person has won all."""
    return [
        Dealt(
            "party-bugs",
            (False, *[True] * (seats - 1)),
            (Lot("won", given_to(int(at >= first), seats), one_of(seats)),),
        )
        for at in range(times)
    ]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("times", [1, 2, 3, 5, 8, 20, 60, 250])
def test_a_share_lies_between_none_and_all(times: int, seats: int) -> None:
    for first in (0, 1, times):
        people, bots = summed(won(times, seats, min(first, times)))[0].given
        for given, most in ((people, 1000), (bots, 1000 // (seats - 1))):
            assert 0 <= given.low <= given.expected <= given.high <= most
            assert 0 <= given.observed <= most


@pytest.mark.parametrize(("times", "seats"), [(1, 2), (3, 3), (7, 4), (20, 2), (40, 6)])
def test_the_range_of_a_few_is_as_they_are_spread(times: int, seats: int) -> None:
    """Counted out by combinations: no more than 25 in a thousand lie below, and none too few."""

    def up_to(number: int) -> Fraction:
        ways = [comb(times, each) * (seats - 1) ** (times - each) for each in range(number + 1)]
        return Fraction(sum(ways), seats**times)

    least = next(number for number in range(times + 1) if up_to(number) > Fraction(1, 40))
    most = next(number for number in range(times + 1) if 1 - up_to(number) < Fraction(1, 40))
    people, _ = summed(won(times, seats, 0))[0].given
    assert (people.low, people.high) == (1000 * least // times, 1000 * most // times)


@EVERY_GAME
def test_what_is_given_in_one_match_is_told_without_nonsense(name: str) -> None:
    dealt, _, _ = counted([write_save(ended(name, kinds=MIXED))])
    for given in summed(dealt)[0].given:
        assert 0 <= given.low <= given.high
        if given.what in ("king", "tied", "start", "won"):
            assert given.high <= 1000


@EVERY_GAME
def test_a_lesson_is_no_chance_at_all(name: str) -> None:
    """What was agreed to be dealt decides who wins, too."""
    lines = {
        "party-bugs": tuple(f"deal 1 {seat} 2 1 3 4 5 6 7 8 9 10 11 12 13" for seat in "abc"),
        "parrot-box": ("deal 1 9 P 12 4",),
        "cheating-moth": ("deal 1 1 2 3 4 5 13 52 54",),
    }
    lesson = write_save(ended(name, kinds=MIXED, options=lines[name]))
    assert counted([lesson]) == ([], 0, 0)
    free = write_save(ended(name, kinds=MIXED))
    assert summed(counted([lesson, free, lesson])[0]) == summed(counted([free])[0])
