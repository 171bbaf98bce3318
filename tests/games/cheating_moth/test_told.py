"""What is told of each move: who did it, which card it was, and what it led to."""

import pytest

from engine.core.cards import Card, face_of
from engine.core.game import CLOCK, IllegalMove, Refusal
from engine.games.cheating_moth import legal_moves, refusal, view
from engine.games.cheating_moth.events import (
    CardGiven,
    CardLaid,
    CardPlayed,
    CardSlipped,
    Claimed,
    ClaimLapsed,
    Event,
    GiftSealed,
    LaySealed,
    LeafPicked,
    RoundScored,
    Slapped,
    SlipStood,
)
from engine.games.cheating_moth.moves import Claim, PickLeaf, Slap
from engine.games.cheating_moth.state import Penalty, Scored, State
from tests.games.cheating_moth.table import asked, begin, phase, placed, play, refused, the, told


def card(state: State, seat: int, face: int) -> Card:
    """That card in that hand."""
    return next(card for card in state.hands[seat] if face_of(card) == face)


def cheats() -> State:
    return placed("4 1 1 1", "2 2 52", "3 3 3", top="5")


def mosquito(options: str = "") -> State:
    return play(placed("24 1", "2 2", "4 3 3", top="3", options=options), "a:play-24")


def cockroach(options: str = "") -> State:
    return play(placed("34 1", "4 4 2", "4 3 3", top="3", options=options), "a:play-34")


# --- who and what ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "turn", "event"),
    [
        (mosquito(), "b:slap-287", Slapped(1, 287)),
        (mosquito(), "c:slap-early", Slapped(2, -1)),
        (mosquito("calm"), "c:leaf-3", LeafPicked(2, 3)),
        (cockroach(), "c:claim-311", Claimed(2, 311)),
    ],
    ids=str,
)
def test_a_reaction_is_told_with_its_seat_and_number(state: State, turn: str, event: Event) -> None:
    assert the(state, turn, type(event)) == event


def test_a_played_card_is_told() -> None:
    state = cheats()
    assert the(state, "a:play-4", CardPlayed) == CardPlayed(0, card(state, 0, 4), False)


def test_a_slip_and_that_it_stood_are_told() -> None:
    state = cheats()
    moth = card(state, 1, 52)
    assert the(state, "b:slip-52", CardSlipped) == CardSlipped(1, moth, 0)
    assert the(state, "b:slip-52 *:late-b", SlipStood) == SlipStood(1, moth)


def test_the_caught_card_lies_open() -> None:
    state = cheats()
    after = play(state, "b:slip-52 a:call-b").phase
    assert isinstance(after, Penalty)
    assert (after.seat, after.card, after.then) == (1, card(state, 1, 52), state.phase)


def test_the_guards_gift_is_told() -> None:
    state = cheats()
    given = the(state, "b:slip-52 a:call-b a:give-1", CardGiven)
    assert given == CardGiven(0, 1, card(state, 0, 1))


def test_a_sealed_gift_is_told() -> None:
    state = play(mosquito(), "b:slap-1 c:slap-9 *:close")
    assert the(state, "b:give-2", GiftSealed) == GiftSealed(1, card(state, 1, 2))


def test_a_card_that_was_laid_and_a_claim_that_lapsed_are_told() -> None:
    state = play(cockroach(), "b:claim-1 c:claim-2 *:close")
    assert the(state, "b:lapse", ClaimLapsed) == ClaimLapsed(1)
    assert the(state, "b:lay-4", CardLaid) == CardLaid(1, card(state, 1, 4), tried=1)


def test_sealed_cards_are_told_and_how_many_there_were() -> None:
    state = cockroach("calm")
    mine = card(state, 1, 4)
    assert the(state, "b:lay-4", LaySealed) == LaySealed(1, mine)
    alone = the(state, "a:lapse b:lay-4 c:lapse", CardLaid)
    assert alone == CardLaid(1, mine, tried=1)
    both = the(state, "a:lapse b:lay-4 c:lay-4", CardLaid)
    assert isinstance(both, CardLaid)
    assert (both.seat in (1, 2), both.tried) == (True, 2)


def test_the_score_tells_all() -> None:
    state = placed("4", "2 2 52", "3 13", top="5")._replace(vanished=((), (), ()), sums=(7, 0, 1))
    slipped = card(state, 1, 52)
    after, events = told(state, "b:slip-52 a:play-4")
    hands = ((), state.hands[1][:2], state.hands[2])
    assert events[-1] == RoundScored(1, hands, ((), (slipped,), ()), (0, 2, 6), (7, 2, 7))
    assert after.phase == Scored((0, 2, 6))
    assert (after.vanished, after.sums) == (((), (slipped,), ()), (7, 2, 7))


# --- what a turn and a round leave behind ----------------------------------------------------


def test_with_the_next_turn_all_fans_are_quiet() -> None:
    state = play(cheats(), "a:rustle b:rustle a:play-4")
    assert (state.rustling, state.rustled) == ((False,) * 3, (False,) * 3)


def test_after_a_call_that_ended_the_round_all_fans_are_quiet() -> None:
    """The Guard's last card went to who was caught."""
    state = placed("1", "2 2 52", "3 3 3", top="5")
    over = play(state, "b:slip-52 b:rustle c:rustle a:call-b a:give-1")
    assert phase(over) == "Scored"
    assert (over.rustling, over.rustled) == ((False,) * 3, (False,) * 3)


def test_after_a_round_only_the_clock_is_asked() -> None:
    assert asked(play(placed("4", "2 2", "3 3", top="5"), "a:play-4")) == "*"


def test_a_renewal_uses_up_its_chance() -> None:
    """Else the next shuffle would be the same again."""
    state = placed("1 1", "2 2", "3 3", top="3 4 4 5 5 5", pile="")
    assert play(state, "a:draw").rng != state.rng


def test_nobody_sits_beyond_the_last_seat() -> None:
    assert refused(cheats(), "d:draw") == refused(cheats(), "e:draw") == "no-such-seat A1"


def test_a_moment_that_cannot_be_is_no_choice() -> None:
    for state, move, rule in (
        (mosquito(), Slap(2000), "C2"),
        (mosquito("calm"), PickLeaf(4), "L1"),
        (cockroach(), Claim(-1), "C5"),
    ):
        objection = refusal(state, 1, move)
        assert objection is not None
        assert (objection.code, objection.rule) == ("no-such-choice", rule)


def test_a_view_tells_where_the_match_stands() -> None:
    state = cheats()._replace(starter=2, idle=1, renewals=3, turn=9, sums=(1, 2, 3))
    for seat in (None, CLOCK, 0, 1):
        seen = view(state, seat)
        assert (seen.round, seen.rounds, seen.turn) == (1, 3, 9)
        assert (seen.starter, seen.guard, seen.active) == (2, 0, 0)
        assert (seen.idle, seen.renewals, seen.pile) == (1, 3, 5)
        assert (seen.sums, seen.discards) == ((1, 2, 3), state.discards)
        assert seen.calling


def test_a_refused_move_is_not_applied() -> None:
    """Whoever does it all the same is told why it cannot be."""
    with pytest.raises(IllegalMove) as illegal:
        play(cheats(), "b:draw")
    assert illegal.value.refusal == Refusal("not-your-turn", "T1")


def test_a_fan_is_quiet_again_once_the_game_goes_on() -> None:
    """With everybody's fan rustling, and in the middle of a turn."""
    state = play(placed("24 1", "2 2", "4 3 3", top="3"), "a:rustle b:rustle c:rustle")
    assert state.rustling == (True,) * 3
    after = play(state, "a:play-24")
    assert (phase(after), after.rustling) == ("Slapping", (False,) * 3)
    one = play(cheats(), "b:rustle b:slip-52 *:late-b c:slip-3")
    assert one.rustling == (False, True, False)


def test_explicit_deals_are_not_in_the_config_that_all_see() -> None:
    state = begin("deal 1 3 3 3", "reshuffle 1 1 2 2")
    assert (state.config.deals, state.config.reshuffles) == ((), ())


def test_whether_the_guard_can_call_is_told() -> None:
    assert view(cheats(), 2).calling is True
    assert view(play(cheats(), "b:slip-52 a:call-b"), 2).calling is False


def test_nobody_sits_there_who_could_move() -> None:
    assert legal_moves(cheats(), 3) == legal_moves(cheats(), -2) == ()
