"""E1 to E4: the end of a round, also in the midst of mischief, and the count."""

from engine.games.cheating_moth import outcome, view
from engine.games.cheating_moth.events import (
    RoundEnded,
    RoundScored,
)
from tests.games.cheating_moth.table import (
    asked,
    hand,
    kinds,
    moves,
    phase,
    placed,
    play,
    refused,
    the,
    told,
    written,
)


def test_e1_if_the_penalty_empties_the_guards_hand_the_round_ends() -> None:
    state = play(placed("1", "5 52 2", "3 3 53", top="4"), "b:slip-52 a:call-b")
    ended = the(state, "a:give-1", RoundEnded)
    assert ended == RoundEnded("hand", (0,))


def test_e1_gifts_that_were_begun_are_finished_first() -> None:
    """The Guard's last card goes to who was caught while a Mosquito's gifts are put aside."""
    hands = ("1", "24 5 5 42", "3 3 3", "2 2 2")
    script = "b:play-24 a:slap-1 d:slap-2 c:slap-9 *:close d:slip-2 a:call-d a:give-1"
    state = play(placed(*hands, top="3", turn="b"), script)
    assert (phase(state), asked(state)) == ("Gifts", "b d")
    assert refused(state, "b:slip-5") == refused(state, "d:call-a") == "gifts-first E1"
    assert refused(state, "c:rustle") == "gifts-first E1"
    assert not view(state, 2).calling
    done, events = told(state, "b:give-5 d:give-2")
    assert phase(done) == "Scored"
    assert RoundEnded("hand", (0,)) in events
    assert (hand(done, "c"), hand(done, "a")) == ("2 3 3 3 5", "")


def test_e1_the_round_ends_even_if_the_gifts_fill_the_empty_hand() -> None:
    hands = ("1", "24 5 5 42", "3 3 3", "2 2 2")
    script = "b:play-24 c:slap-1 d:slap-2 a:slap-9 *:close d:slip-2 a:call-d a:give-1"
    state = play(placed(*hands, top="3", turn="b"), script)
    done, events = told(state, "b:give-5 c:give-3 d:give-2")
    assert (phase(done), hand(done, "a")) == ("Scored", "2 3 5")
    assert RoundEnded("hand", (0,)) in events


def test_e1_all_are_told_whose_hands_became_empty() -> None:
    """The Guard's by the call, which the gifts fill again; another one's by its gift."""
    hands = ("1", "24 5", "3 3 3", "2 2 2")
    script = "b:play-24 c:slap-1 d:slap-2 a:slap-9 *:close d:slip-2 a:call-d a:give-1"
    state = play(placed(*hands, top="3", turn="b"), script)
    _, events = told(state, "b:give-5 c:give-3 d:give-2")
    assert RoundEnded("hand", (0, 1)) in events


def test_e1_a_slip_that_is_under_way_at_the_end_stands() -> None:
    state = play(placed("3", "2 52", "1 1", top="4"), "b:slip-52 a:play-3")
    assert (state.slips, written(state.vanished[1])) == ((None,) * 3, "52")
    assert refused(state, "b:slip-2") == "round-over E1"
    assert refused(state, "a:call-b") == "round-over E1"
    assert refused(state, "*:late-b") == "no-slip-under-way V2"


def test_e3_numbers_one_deeds_five_moths_ten() -> None:
    state = placed("3", "2 5 12 44", "1 51 54 23", top="4")
    scored = the(state, "a:play-3", RoundScored)
    assert isinstance(scored, RoundScored)
    assert (scored.totals, scored.sums) == ((0, 12, 26), (0, 12, 26))


def test_e3_what_has_vanished_costs_nothing() -> None:
    state = placed("3", "2 52", "1 1", top="4")
    assert play(state, "b:slip-52 a:play-3").sums == (0, 1, 2)


def test_e4_as_many_rounds_as_players_and_the_fewest_points_win() -> None:
    last = placed("3", "2 2", "52", top="4")._replace(round=3, sums=(5, 2, 0))
    done = play(last, "a:play-3")
    assert done.sums == (5, 4, 10)
    assert moves(done, "*") == ""
    assert refused(done, "*:deal") == "game-over E4"
    assert refused(done, "a:draw") == "game-over E4"
    assert asked(done) == ""
    assert kinds(last, "a:play-3") == "CardPlayed RoundEnded RoundScored"


def test_e4_equal_sums_share_their_rank() -> None:
    last = placed("3", "2 2", "1 1", top="4")._replace(round=3, sums=(5, 2, 2))
    result = outcome(play(last, "a:play-3"))
    assert result is not None
    assert (result.scores, result.ranks, result.by_tie_rule) == ((5, 4, 4), (3, 1, 1), ())
    assert outcome(last) is None
