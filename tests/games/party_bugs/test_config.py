"""How a config is written down, and all that cannot be read."""

import pytest

from engine.core.codec import BadMessage, decode, encode
from engine.games.party_bugs import (
    kinds,
    read_config,
    with_precedence,
    write_config,
)
from engine.games.party_bugs.state import Config
from tests.games.party_bugs.table import config, deal, with_paul

CONFIGS = [
    (Config(4), ["seats 4"]),
    (Config(2, hidden_dancer=True), ["seats 2", "hidden-dancer"]),
    (Config(6, mirror=True), ["seats 6", "mirror"]),
    (
        Config(4, hidden_dancer=True, mirror=True, youngest=(1, 3)),
        ["seats 4", "hidden-dancer", "mirror", "youngest b d"],
    ),
    (
        config(deal("7 3 12", "13 5 4", "1"), youngest="c"),
        [
            "seats 3",
            "youngest c",
            "deal 1 a 7 3 12 1 2 4 5 6 8 9 10 11 13",
            "deal 1 b 13 5 4 1 2 3 6 7 8 9 10 11 12 13",
            "deal 1 c 1 2 3 4 5 6 7 8 9 10 11 12 13",
        ],
    ),
    (
        with_paul(deal("1", "2", "3"), deal("4", "5", "6"), mirror=True),
        [
            "seats 2",
            "mirror",
            "deal 1 a 1 2 3 4 5 6 7 8 9 10 11 12 13",
            "deal 1 b 2 1 3 4 5 6 7 8 9 10 11 12 13",
            "deal 1 c 3 1 2 4 5 6 7 8 9 10 11 12 13",
            "deal 2 a 4 1 2 3 5 6 7 8 9 10 11 12 13",
            "deal 2 b 5 1 2 3 4 6 7 8 9 10 11 12 13",
            "deal 2 c 6 1 2 3 4 5 7 8 9 10 11 12 13",
        ],
    ),
]


@pytest.mark.parametrize(("agreed", "lines"), CONFIGS)
def test_a_config_is_written_and_read(agreed: Config, lines: list[str]) -> None:
    assert write_config(agreed) == tuple(lines)
    assert read_config(tuple(lines)) == agreed


@pytest.mark.parametrize(("agreed", "lines"), CONFIGS)
def test_the_options_of_a_config_come_in_any_order(agreed: Config, lines: list[str]) -> None:
    deals = [line for line in lines if line.startswith("deal")]
    rest = [line for line in lines if not line.startswith("deal")]
    assert read_config((*deals, *reversed(rest))) == agreed


@pytest.mark.parametrize(("agreed", "lines"), CONFIGS)
def test_a_config_is_also_a_message(agreed: Config, lines: list[str]) -> None:
    assert decode(kinds.config, encode(kinds.config, agreed)) == agreed
    assert len(lines) >= 1


ONE = " ".join(map(str, range(1, 14)))
THREE = ("seats 3", f"deal 1 a {ONE}", f"deal 1 b {ONE}", f"deal 1 c {ONE}")


@pytest.mark.parametrize(
    ("lines", "code", "found"),
    [
        ((), "missing-field", "seats"),
        (("mirror",), "missing-field", "seats"),
        (("seats 1",), "seats-out-of-range", "1"),
        (("seats 7",), "seats-out-of-range", "7"),
        (("seats x",), "not-a-number", "x"),
        (("seats 04",), "not-a-number", "04"),
        (("seats",), "unknown-option", "seats"),
        (("seats 3 4",), "unknown-option", "seats 3 4"),
        (("seats  3",), "unknown-option", "seats  3"),
        (("seats 3", "seats 3"), "said-twice", "seats 3"),
        (("seats 3", "mirror", "mirror"), "said-twice", "mirror"),
        (("seats 3", "hidden-dancer", "hidden-dancer"), "said-twice", "hidden-dancer"),
        (("seats 3", "youngest a", "youngest b"), "said-twice", "youngest b"),
        (("seats 3", "mirror yes"), "unknown-option", "mirror yes"),
        (("seats 3", "hidden_dancer"), "unknown-option", "hidden_dancer"),
        (("seats 3", "youngest"), "unknown-option", "youngest"),
        (("seats 3", "youngest d"), "no-such-seat", "youngest d"),
        (("seats 3", "youngest *"), "no-such-seat", "youngest *"),
        (("seats 3", "youngest z"), "no-such-seat", "z"),
        (("seats 3", "youngest ab"), "no-such-seat", "ab"),
        (("seats 3", "youngest a a"), "seat-named-twice", "youngest a"),
        (("seats 3", "deal"), "unknown-option", "deal"),
        (("seats 3", "deal 1 a"), "unknown-option", "deal 1 a"),
        (("seats 3", ""), "unknown-option", ""),
        (("seats 3", "weather fine"), "unknown-option", "weather fine"),
        (("seats 3", f"deal x a {ONE}"), "not-a-number", "x"),
        (("seats 3", f"deal 1 z {ONE}"), "no-such-seat", "z"),
        (("seats 3", "deal 1 a 1 2 x"), "not-a-number", "x"),
        (("seats 3", "deal 1 a 1 2", *THREE[2:]), "not-a-set", "1 2"),
    ],
)
def test_a_config_that_cannot_be_read(lines: tuple[str, ...], code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_config(lines)
    assert (fault.value.code, fault.value.found) == (code, found)


@pytest.mark.parametrize(
    "lines",
    [
        THREE[:3],
        ("seats 3", "deal 1 a 5"),
        (*THREE, f"deal 2 a {ONE}"),
        (THREE[0], THREE[2], THREE[1], THREE[3]),
        (*THREE[:3], f"deal 2 c {ONE}"),
        (*THREE[:3], f"deal 1 d {ONE}"),
        (THREE[0], f"deal 0 a {ONE}", *THREE[2:]),
    ],
)
def test_the_sets_of_a_deal_come_in_order_and_complete(lines: tuple[str, ...]) -> None:
    with pytest.raises(BadMessage) as fault:
        read_config(lines)
    assert fault.value.code == "deal-out-of-order"
    assert fault.value.found == f"{len(lines) - 1} sets"


def test_a_deal_for_a_game_that_is_not_played_is_refused() -> None:
    with pytest.raises(BadMessage) as fault:
        read_config((*THREE, *[line.replace("deal 1", "deal 2") for line in THREE[1:]]))
    assert (fault.value.code, fault.value.found) == ("too-many-deals", "2")


def test_a_set_that_is_listed_twice_is_refused() -> None:
    other = "deal 1 a 2 1 3 4 5 6 7 8 9 10 11 12 13"
    with pytest.raises(BadMessage) as fault:
        read_config((*THREE, other))
    assert (fault.value.code, fault.value.found) == ("said-twice", other)


def test_a_config_wants_as_many_sets_as_places() -> None:
    for wrong in (deal("1", "2"), deal("1", "2", "3", "4")):
        with pytest.raises(BadMessage) as fault:
            Config(3, deals=(wrong,))
        assert (fault.value.code, fault.value.found) == ("wrong-number-of-sets", "3")
    with pytest.raises(BadMessage, match="wrong-number-of-sets"):
        Config(2, deals=(deal("1", "2"),))


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(BadMessage, match="seats-out-of-range"):
        Config(seats)


def test_what_follows_from_the_number_of_seats_and_the_variants() -> None:
    rows = [(at.places, at.paul, at.games, at.rounds) for at in (Config(2), Config(3), Config(6))]
    assert rows == [(3, 2, 1, 13), (3, None, 1, 13), (6, None, 1, 13)]
    assert (Config(2, mirror=True).games, Config(6, mirror=True).games) == (2, 6)
    assert Config(4, hidden_dancer=True).rounds == 12


@pytest.mark.parametrize(
    ("youngest", "found"), [((3,), "youngest d"), ((-1,), "youngest *"), ((0, 4), "youngest e")]
)
def test_a_known_age_belongs_to_a_seat(youngest: tuple[int, ...], found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        Config(3, youngest=youngest)
    assert (fault.value.code, fault.value.found) == ("no-such-seat", found)


@pytest.mark.parametrize("seat", [10, 99, -2, -50])
def test_a_seat_that_has_no_letter_is_no_seat_either(seat: int) -> None:
    with pytest.raises(BadMessage) as fault:
        Config(3, youngest=(seat,))
    assert fault.value.code == "no-such-seat"


def test_an_age_is_named_once() -> None:
    with pytest.raises(BadMessage) as fault:
        Config(3, youngest=(1, 0, 1))
    assert (fault.value.code, fault.value.found) == ("seat-named-twice", "youngest b")


def test_ages_can_be_told_when_everything_else_is_agreed() -> None:
    agreed = config(deal("1", "2", "3"), youngest="a")
    assert with_precedence(agreed, (2,), (0,)) == config(deal("1", "2", "3"), youngest="ac")
