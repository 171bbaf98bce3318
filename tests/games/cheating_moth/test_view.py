"""What seats see and witness in each phase, and the worlds they could imagine."""

from itertools import chain

import pytest

from engine.core.cards import face_of
from engine.core.rng import seeded
from engine.games.cheating_moth import apply, imagine, legal_moves, refusal, view, witness
from engine.games.cheating_moth.cards import DECK, is_moth
from engine.games.cheating_moth.events import (
    CardDrawn,
    CardGiven,
    Event,
    GiftSealed,
    HandDealt,
    LaySealed,
    LeafPicked,
)
from engine.games.cheating_moth.moves import MOMENTS, Call, LetStand, Slip
from engine.games.cheating_moth.state import Gifts, Leafing, Penalty, Sealing, State
from engine.games.cheating_moth.view import CaughtView, Race, SecretGift, SecretLay, SecretLeaf
from tests.games.cheating_moth.table import begin, mosquito, placed, play, told

CARD = DECK[0]


@pytest.mark.parametrize(
    ("event", "others"),
    [
        (CardDrawn(1, CARD), CardDrawn(1, None)),
        (GiftSealed(1, CARD), GiftSealed(1, None)),
        (LaySealed(1, CARD), LaySealed(1, None)),
        (LeafPicked(1, 2), LeafPicked(1, None)),
        (HandDealt(1, 8, (CARD,)), HandDealt(1, 8, None)),
    ],
)
def test_what_others_witness(event: Event, others: Event) -> None:
    assert witness(event, 1) == event
    assert witness(event, 0) == witness(event, None) == others


def test_a_gift_is_seen_by_giver_and_receiver() -> None:
    event = CardGiven(0, 2, CARD)
    assert [witness(event, seat) for seat in (0, 2)] == [event, event]
    assert [witness(event, seat) for seat in (1, None)] == [CardGiven(0, 2, None)] * 2


def test_a_race_is_told_while_fingers_are_waited_for() -> None:
    slapping = mosquito()
    claiming = play(placed("34 1", "4 4", "3 3", top="3"), "a:play-34")
    assert view(slapping, 0).race == view(slapping, None).race == Race((1, 2, 3), len(MOMENTS))
    assert view(claiming, 1).race == Race((0, 1, 2), len(MOMENTS))
    for other in (play(slapping, "*:close"), play(slapping, "c:slip-3 a:call-c"), mosquito("calm")):
        assert view(other, 1).race is None


def gifts() -> State:
    return play(mosquito(), "b:slap-1 c:slap-900 d:slap-2 *:close b:give-42")


def test_sealed_gifts_are_seen_by_their_owner_alone() -> None:
    state = gifts()
    assert isinstance(state.phase, Gifts)
    mine = state.phase.cards[1]
    ready = (False, True, True, False)
    assert view(state, 1).phase == SecretGift(2, ready, mine, ending=False)
    assert view(state, 2).phase == SecretGift(2, ready, None, ending=False)
    assert view(state, None).phase == SecretGift(2, ready, None, ending=False)


def test_leaves_and_sealed_cards_too() -> None:
    leafing = play(mosquito("calm"), "c:leaf-2")
    assert view(leafing, 2).phase == SecretLeaf((True, False, True, False), 2)
    assert view(leafing, 0).phase == SecretLeaf((True, False, True, False), None)
    sealing = play(
        placed("34 1", "4 4", "3 3", top="3", options="calm"), "a:play-34 b:lay-4 c:lapse"
    )
    card = sealing.hands[1][0]
    assert view(sealing, 1).phase == SecretLay((False, True, True), card)
    assert view(sealing, 2).phase == SecretLay((False, True, True), None)


def test_an_interrupted_choice_stays_secret_while_a_call_is_settled() -> None:
    hands = ("1 1 1", "24 5 5 42", "3 3 3", "2 2 2")
    script = "b:play-24 a:slap-1 d:slap-2 c:slap-9 *:close b:give-42 d:slip-2 a:call-d"
    state = play(placed(*hands, top="3", turn="b"), script)
    shown = view(state, 0).phase
    assert isinstance(state.phase, Penalty)
    assert isinstance(shown, CaughtView)
    assert shown.card == state.phase.card
    assert shown.then == SecretGift(2, (False, True, True, False), None, ending=False)
    mine = view(state, 1).phase
    assert isinstance(mine, CaughtView)
    assert isinstance(mine.then, SecretGift)
    assert mine.then.mine == state.hands[1][-1]


def cockroach() -> State:
    return play(placed("34 1", "4 4 1", "4 3 3", top="3", options="calm"), "a:play-34")


WORLDS = {
    "dealt": begin("seats 5"),
    "counted": begin("seats 4", "open-counts"),
    "slips": play(placed("1 1", "2 2 52", "3 3 3", top="5"), "b:slip-52 c:slip-3 b:rustle"),
    "gifts": gifts(),
    "caught": play(placed("1 1", "2 2 52", "3 3 3", top="5"), "b:slip-52 a:call-b"),
    "leaves": play(mosquito("calm"), "c:leaf-2 b:leaf-1"),
    "sealed": play(cockroach(), "b:lay-4 c:lapse"),
    "caught while leaves are chosen": play(mosquito("calm"), "c:leaf-2 b:slip-5 a:call-b"),
    "caught while gifts are made": play(gifts(), "d:slip-2 a:call-d"),
    "over": play(placed("3", "2 2", "1 1", top="4"), "b:slip-2 a:play-3"),
}


@pytest.mark.parametrize("name", WORLDS)
def test_an_imagined_world_looks_the_same(name: str) -> None:
    state = WORLDS[name]
    for seed in range(12):
        for seat in range(state.config.seats):
            twin, _ = imagine(view(state, seat), seeded(seed))
            assert view(twin, seat) == view(state, seat)
            assert legal_moves(twin, seat) == legal_moves(state, seat)


def test_imagined_worlds_differ_in_what_is_secret() -> None:
    state = WORLDS["slips"]
    twins = [imagine(view(state, 0), seeded(seed))[0] for seed in range(40)]
    assert len({twin.hands[1] for twin in twins}) > 30
    assert len({len(twin.hands[1]) for twin in twins}) > 3
    assert {twin.slips[1] is None for twin in twins} == {True, False}
    assert {twin.slips[0] for twin in twins} == {None}  # the Guard's own, who knows
    assert len({twin.pile for twin in twins}) > 30
    assert len({twin.rng for twin in twins}) == 40


def test_the_guard_is_never_imagined_to_cheat() -> None:
    state = WORLDS["slips"]
    assert {imagine(view(state, 2), seeded(seed))[0].slips[0] for seed in range(40)} == {None}


def test_open_counts_are_kept() -> None:
    state = WORLDS["counted"]
    twin, _ = imagine(view(state, 2), seeded(3))
    assert [len(hand) for hand in twin.hands] == [8] * 4


def test_who_was_caught_holds_the_card_that_was_seen() -> None:
    state = WORLDS["caught"]
    assert isinstance(state.phase, Penalty)
    for seed in range(12):
        for seat in (0, 2):
            twin, _ = imagine(view(state, seat), seeded(seed))
            assert state.phase.card in twin.hands[1]


def test_sealed_gifts_are_imagined_as_they_could_be() -> None:
    state = gifts()
    cards = set()
    for seed in range(30):
        twin, _ = imagine(view(state, 0), seeded(seed))
        assert isinstance(twin.phase, Gifts)
        card = twin.phase.cards[1]
        assert card is None or (card in twin.hands[1] and not is_moth(card))
        assert card is not None or all(map(is_moth, twin.hands[1]))
        assert twin.phase.cards[2:] == (None, None)  # the slowest, and who is not ready
        cards.add(card)
    assert len(cards) > 5


def test_leaves_are_imagined_as_they_could_be() -> None:
    state = WORLDS["leaves"]
    twins = [imagine(view(state, 2), seeded(seed))[0].phase for seed in range(40)]
    leaves = [twin.leaves for twin in twins if isinstance(twin, Leafing)]
    assert len(leaves) == 40
    assert {mine for _, _, mine, _ in leaves} == {2}
    assert {other for _, other, _, _ in leaves} == {1, 2, 3}
    assert {(active, late) for active, _, _, late in leaves} == {(None, None)}


def test_sealed_cards_are_imagined_as_they_could_be() -> None:
    """Numbers of the Cockroach's value, or none."""
    cards = set()
    for seed in range(60):
        twin, _ = imagine(view(WORLDS["sealed"], 0), seeded(seed))
        assert isinstance(twin.phase, Sealing)
        assert twin.phase.ready == (False, True, True)
        for seat in (1, 2):
            card = twin.phase.cards[seat]
            assert card is None or (card in twin.hands[seat] and face_of(card) == 4)
            cards.add(card)
        assert twin.phase.cards[0] is None
    assert None in cards
    assert len(cards) > 3


def test_imagined_worlds_have_no_explicit_deals() -> None:
    twin, _ = imagine(view(WORLDS["dealt"], 0), seeded(1))
    assert (twin.deals, twin.reshuffles) == ((), ())


@pytest.mark.parametrize("name", WORLDS)
def test_every_card_is_in_an_imagined_world_once(name: str) -> None:
    state = WORLDS[name]
    for seed in range(12):
        twin, _ = imagine(view(state, 1), seeded(seed))
        slips = [card for card in twin.slips if card is not None]
        everywhere = [*chain(*twin.hands, *twin.vanished), *twin.pile, *twin.discards, *slips]
        assert sorted(everywhere) == sorted(DECK)


def test_in_imagined_worlds_few_cards_have_vanished() -> None:
    """Up to four, and now and then none; everybody holds at least one."""
    state = begin("seats 5")
    gone = set()
    for seed in range(80):
        twin, _ = imagine(view(state, 0), seeded(seed))
        slips = [card for card in twin.slips if card is not None]
        gone.add(len(list(chain(*twin.vanished))) + len(slips))
        assert all(twin.hands)
    assert gone == {0, 1, 2, 3, 4}


def test_a_call_cannot_be_told_right_or_wrong_before() -> None:
    """Legality and refusals follow from the own view, whoever has slipped."""
    calm = placed("1 1", "2 2 52", "3 3 3", top="5")
    sly = play(calm, "b:slip-52")
    for seat in (0, 2):
        assert legal_moves(calm, seat) == legal_moves(sly, seat)
        for move in (Call(1), Call(2), LetStand(1), Slip(CARD)):
            assert refusal(calm, seat, move) == refusal(sly, seat, move)


def test_the_order_of_a_hand_tells_nothing() -> None:
    """Drawn before or after, given or returned: hands are sorted."""
    state = play(placed("1 54", "5 52 2", "3 3 53", top="5"), "b:slip-2 a:call-b a:give-1")
    assert all(hand == tuple(sorted(hand)) for hand in state.hands)
    after, _ = told(state, "a:draw")
    assert all(hand == tuple(sorted(hand)) for hand in after.hands)
    assert apply(state, 0, legal_moves(state, 0)[0]).state.hands[1] == state.hands[1]
