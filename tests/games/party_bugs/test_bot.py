"""What a rule-of-thumb player does at tables laid out for it, and how well it plays."""

import pytest

from engine.core.cards import read_card
from engine.core.game import Seat
from engine.core.rng import seeded
from engine.games import party_bugs
from engine.games.party_bugs import legal_moves, read_config, view, write_move
from engine.games.party_bugs.cards import Cards
from engine.games.party_bugs.state import Choosing, Hiding, Parting, State, Taking
from engine.games.party_bugs.thinking.outlook import expected_ahead, expected_take
from engine.table.bots import play_bot
from engine.table.match import Match, Player
from engine.table.table import opened
from tests.games.party_bugs.table import alike


def cards(names: str) -> Cards:
    return tuple(map(read_card, names.split()))


def choice(state: State, seat: Seat = 0) -> str:
    player = party_bugs.bots["rule-of-thumb"]
    return write_move(player(view(state, seat), legal_moves(state, seat), seeded(1)))


def table(floor: str, hand: str, display: str = "", mirror: Seat | None = None) -> State:
    """Three seats choosing a card; the others have seen nothing and hide nothing."""
    state = alike(3)
    return state._replace(
        floor=cards(floor),
        hands=(cards(hand), *state.hands[1:]),
        displays=(cards(display), (), ()),
        mirror=mirror,
    )


def taking(floor: str, display: str, mirror: Seat | None = None) -> State:
    state = table(floor, "5a 6a", display, mirror)
    return state._replace(phase=Taking(cards("4a 7b 8c"), (0, 1, 2)))


def test_takes_the_lowest_where_nothing_pairs() -> None:
    assert choice(taking("9a 2b 5c", "7a")) == "take-2b"


def test_takes_the_pair_that_sheds_most() -> None:
    assert choice(taking("9a 2b 11c", "9b 11b 3a")) == "take-11c"


def test_takes_the_first_of_equals() -> None:
    assert choice(taking("9a 2b 2c", "7a")) == "take-2b"


def test_keeps_the_mirror_while_there_is_no_hurry() -> None:
    state = taking("9a 10b 12c", "13b", mirror=0)
    assert choice(state) == "take-9a"


def test_gives_the_highest_card_to_the_mirror_when_it_has_to_go() -> None:
    state = table("1a 2b 3c", "5a", "4a 12b 9c", mirror=0)._replace(phase=Parting())
    assert choice(state) == "mirror-12b"


def test_gives_the_hidden_dancer_to_the_mirror_if_that_is_higher() -> None:
    state = table("1a 2b 3c", "5a", "4a 9c", mirror=0)._replace(phase=Parting())
    assert choice(state._replace(hidden=(read_card("10a"), None, None))) == "mirror-dancer"
    assert choice(state._replace(hidden=(read_card("8a"), None, None))) == "mirror-9c"


def test_discards_the_hidden_dancer_with_its_match() -> None:
    state = table("1a 2b 3c", "5a 6a", "8b")._replace(hidden=(read_card("8a"), None, None))
    assert choice(state) == "discard-pair"


def test_hides_the_lowest() -> None:
    state = table("1a 2b 3c", "4a 6a 13a")._replace(phase=Hiding((None, None, None)))
    assert choice(state) == "hide-4a"


def test_plays_high_where_there_is_nothing_to_fight_for() -> None:
    assert choice(table("5a 5b 5c", "2a 7a 12a")) == "play-12a"


def test_plays_low_where_there_is_something_to_fight_for() -> None:
    assert choice(table("1a 12b 13c", "2a 11a", display="1b")) == "play-2a"


def test_lets_the_king_dance_where_the_floor_is_cheap() -> None:
    assert choice(table("1a 2b 2c", "7a 13a")) == "play-13a"


def test_keeps_the_king_where_the_floor_is_dear() -> None:
    assert choice(table("11a 12b 9c", "7a 13a")) == "play-7a"


def test_another_choice_is_weighed_like_the_first() -> None:
    state = table("5a 5b 5c", "2a 7a 12a")
    chosen = state._replace(phase=Choosing((read_card("12a"), None, None)))
    assert choice(chosen) == "play-7a"


def test_how_many_come_first_is_told_by_what_each_could_still_play() -> None:
    # b and c have 12 of 13 cards unseen: their 2 and 3 lie on the floor.
    seen = view(table("1a 2b 3c", "4a 5a 6a"), 0)
    assert expected_ahead(seen, read_card("1a")) == 0
    assert expected_ahead(seen, read_card("4a")) == 2 * 100 // 12 + 2 * 100 // 12
    assert expected_ahead(seen, read_card("13a")) == 2 * (11 * 100 // 12)


def test_who_has_nothing_unseen_comes_no_more() -> None:
    state = table("1a 2b 3c", "4a")._replace(
        removed=cards("1b 3b 4b 5b 6b 7b 8b 9b 10b 11b 12b 13b")
    )
    assert expected_ahead(view(state, 0), read_card("13a")) == 11 * 100 // 12


@pytest.mark.parametrize(
    ("card", "cost"),
    [("1a", 1 * 100), ("4a", 1 * 59 + 5 * 41), ("13a", 5 * 18 + 9 * 82)],
)
def test_theexpected_take_lies_between_two_cards_of_the_floor(card: str, cost: int) -> None:
    seen = view(table("9a 5b 1c", "4a"), 0)
    assert expected_take(seen, read_card(card)) == cost


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "wins"), [(2, 75), (4, 55), (6, 45)])
def test_beats_random_players_clearly(seats: int, wins: int) -> None:
    """One against random players; at four seats chance alone would win 25 of 100."""
    won = 0
    for seed in range(100):
        at = seed % seats
        players = tuple(
            Player(f"Bot {seat}", "rule-of-thumb" if seat == at else "random")
            for seat in range(seats)
        )
        now = opened(Match("party-bugs", read_config((f"seats {seats}",)), seed, players))
        while (after := play_bot(now)) is not None:
            now = after
        outcome = party_bugs.outcome(now.state)
        assert outcome is not None
        won += outcome.ranks[at] == 1
    assert won >= wins
