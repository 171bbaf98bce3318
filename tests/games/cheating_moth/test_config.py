"""What can be agreed, how it is written down, and all that is refused by name."""

import pytest

from engine.core.codec import BadMessage, dumps, loads
from engine.core.deals import Deal, Reshuffle
from engine.games.cheating_moth import options, read_config, write_config
from engine.games.cheating_moth.state import Config

LINES = (
    "seats 4",
    "ant-draws",
    "gifts-by-lot",
    "calm",
    "open-counts",
    "oldest b d",
    "rulings 2",
    "deal 1 3 51 24",
    "deal 4 1",
    "reshuffle 1 1 5",
    "reshuffle 1 99 43",
)
AGREED = Config(
    4,
    ant_draws=True,
    gifts_by_lot=True,
    calm=True,
    open_counts=True,
    oldest=(1, 3),
    rulings=2,
    deals=(Deal(1, (3, 51, 24)), Deal(4, (1,))),
    reshuffles=(Reshuffle(1, 1, (5,)), Reshuffle(1, 99, (43,))),
)


def test_a_config_is_written_and_read() -> None:
    assert write_config(AGREED) == LINES
    assert read_config(LINES) == AGREED


def test_lines_but_for_deals_stand_in_any_order() -> None:
    assert read_config((*LINES[7:], *LINES[6::-1])) == AGREED


def test_a_lot_among_some_is_a_line() -> None:
    assert read_config(("seats 4", "lot a c")) == Config(4, lot=(0, 2))
    assert write_config(Config(4, lot=(0, 2), rulings=2)) == ("seats 4", "lot a c", "rulings 2")


def test_the_least_that_can_be_agreed() -> None:
    assert read_config(("seats 3",)) == Config(3)
    assert write_config(Config(3)) == ("seats 3",)


@pytest.mark.parametrize("option", options)
def test_each_option_is_a_line(option: str) -> None:
    agreed = read_config(("seats 5", option))
    assert write_config(agreed) == ("seats 5", option)
    assert getattr(agreed, option.replace("-", "_")) is True


def test_a_config_survives_the_border() -> None:
    assert loads(Config, dumps(Config, AGREED)) == AGREED


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("", "unknown-option", ""),
        ("ant_draws", "unknown-option", "ant_draws"),
        ("calm yes", "unknown-option", "calm yes"),
        ("calm\ncalm", "said-twice", "calm"),
        ("seats", "unknown-option", "seats"),
        ("seats 4", "said-twice", "seats 4"),
        ("oldest", "unknown-option", "oldest"),
        ("oldest e", "no-such-seat", "oldest e"),
        ("oldest b b", "seat-named-twice", "oldest b"),
        ("oldest b\noldest b", "said-twice", "oldest b"),
        ("lot", "unknown-option", "lot"),
        ("lot a e", "no-such-seat", "lot e"),
        ("lot c a c", "seat-named-twice", "lot c"),
        ("lot a c\nlot a c", "said-twice", "lot a c"),
        ("oldest a\nlot b c", "said-twice", "lot b c"),
        ("rulings", "unknown-option", "rulings"),
        ("rulings 1", "unknown-option", "rulings 1"),
        ("rulings 2 2", "unknown-option", "rulings 2 2"),
        ("rulings two", "not-a-number", "two"),
        ("rulings 0", "number-out-of-range", "rulings 0"),
        ("rulings 3", "number-out-of-range", "rulings 3"),
        ("rulings 2\nrulings 2", "said-twice", "rulings 2"),
        ("youngest b", "unknown-option", "youngest b"),
        ("deal 5 1", "no-such-round", "5"),
        ("deal 0 1", "no-such-round", "0"),
        ("deal 1", "empty-deal", "1"),
        ("deal 1 0", "not-a-card", "0"),
        ("deal 1 6", "not-a-card", "6"),
        ("deal 1 60", "not-a-card", "60"),
        ("deal 1 3a", "not-a-number", "3a"),
        ("deal 1 11 11", "card-too-many", "11"),
        ("deal 1 2 2 2 2 2 2 2 2 2", "card-too-many", "2"),
        ("deal 2 1\ndeal 1 1", "deal-out-of-order", "2 1"),
        ("reshuffle 1 0 1", "no-such-reshuffle", "0"),
        ("reshuffle 1 100 1", "no-such-reshuffle", "100"),
        ("reshuffle 1 2 1\nreshuffle 1 1 1", "deal-out-of-order", "1.2 1.1"),
    ],
)
def test_a_line_that_is_refused(line: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_config(("seats 4", *line.split("\n")))
    assert (fault.value.code, fault.value.found) == (code, found)


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("seats 2", "seats-out-of-range", "2"),
        ("seats 6", "seats-out-of-range", "6"),
        ("calm", "missing-field", "seats"),
    ],
)
def test_seats_that_are_refused(line: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_config((line,))
    assert (fault.value.code, fault.value.found) == (code, found)


def test_a_match_of_three_has_three_rounds() -> None:
    with pytest.raises(BadMessage):
        read_config(("seats 3", "deal 4 1"))
    assert [Config(seats).rounds for seats in (3, 4, 5)] == [3, 4, 5]
