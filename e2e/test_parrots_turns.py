"""What can be done in a turn of Parrot Box, by touches, on explicit deals."""

from __future__ import annotations

import pytest

from e2e.desk import Desk
from e2e.parrots import PERCHED, PLAIN, SEVEN, TWO_PERCHED, waiting, without_a_pile
from e2e.sight import Button
from e2e.table import Seen, continued_from_home
from e2e.visit import Visit, until
from engine.core.cards import face_of
from engine.games.parrot_box import legal_moves, write_move
from engine.games.parrot_box.cards import PARROT
from engine.games.parrot_box.state import is_up

OCTET = "12 12 12 12 P P P P"


@pytest.fixture(scope="module")
def desk(long_visit: Visit) -> Desk:
    return Desk(long_visit, "pp")


@pytest.fixture
def seen(desk: Desk) -> Seen:
    return desk.cleared()


def float_button(seen: Seen) -> Button:
    [found] = [each for each in seen.wait().choices if (each.extra or "").startswith("float")]
    return found


def moves(seen: Seen) -> set[str]:
    """What stands behind all that can be touched as a card."""
    return {each.move or "" for each in seen.wait().of_kind("card-button")}


def legal(seen: Seen, *kinds: str) -> set[str]:
    """What the engine allows now, of those kinds."""
    table = seen.table()
    seat = getattr(table.state.phase, "seat", 0)
    return {
        write_move(move)
        for move in legal_moves(table.state, seat)
        if write_move(move).startswith(kinds)
    }


def faces(seen: Seen, seat: int = 0) -> list[int | None]:
    """What lies there, by spot; None is face down."""
    state = seen.table().state
    return [
        face_of(card) if is_up(state.up[seat], spot) else None
        for spot, card in enumerate(state.boxes[seat])
    ]


def asks(seen: Seen, sentence: str) -> None:
    until(lambda: seen.wait().asked == sentence, f"{sentence!r}, not {seen.look().asked!r}")


def told(seen: Seen) -> str:
    return seen.page.locator(".saying-happened").inner_text()


def test_a_parrot_floats_to_a_face_down_card(seen: Seen) -> None:
    continued_from_home(seen, waiting(PERCHED, "15", then="7"))
    seen.play("draw")
    asks(seen, "Anna, place the 7")
    seen.tap(float_button(seen))
    until(lambda: moves(seen) == legal(seen, "float"), "the face-down cards alone")
    assert moves(seen) == {f"float-1-{spot}" for spot in (2, 3, 4, 6, 7, 8)}
    seen.play("float-1-4")
    asks(seen, "Ben, take a card")
    assert faces(seen) == [7, None, None, PARROT, 7, None, None, None]
    assert (
        told(seen) == "Anna puts the 7 down, and the Parrot floats away. It lands where the 3 lay."
    )
    assert seen.look().named("Take the 3 off the discard pile").move == "take"


def test_whoever_thinks_better_of_it_does_not_float(seen: Seen) -> None:
    continued_from_home(seen, waiting(PERCHED, "15", discard="7"))
    seen.play("take")
    seen.tap(float_button(seen))
    until(lambda: moves(seen) == legal(seen, "float"), "the face-down cards alone")
    stay = float_button(seen)
    assert stay.name == "No float"
    seen.tap(stay)
    until(lambda: moves(seen) == legal(seen, "replace"), "all cards of the Box")
    seen.play("replace-1")
    asks(seen, "Ben, take a card")
    assert faces(seen) == [7, None, None, None, 7, None, None, None]


def test_of_two_parrots_each_may_float(seen: Seen) -> None:
    continued_from_home(seen, waiting(TWO_PERCHED, "1526", then="7"))
    seen.play("draw")
    extras = seen.wait().of_kind("extra")
    assert [each.name for each in extras] == [
        "Float: top row, column 1",
        "Float: top row, column 2",
    ]
    for at, spot in ((0, 1), (1, 2)):
        seen.tap(seen.look().of_kind("extra")[at])
        wanted = {f"float-{spot}-{to}" for to in (3, 4, 7, 8)}
        until(lambda wanted=wanted: moves(seen) == wanted, "its landings")  # type: ignore[misc]
    seen.play("float-2-7")
    assert faces(seen) == [PARROT, 7, None, None, 7, 7, PARROT, None]


def test_an_octet_counts_twenty_less(seen: Seen) -> None:
    continued_from_home(seen, waiting(OCTET, SEVEN, then="0"))
    seen.play("draw", "discard", "turn-8")
    asks(seen, "Ben, your last turn: take a card")
    assert seen.page.locator(".seat[data-seat='0'] .seat-sum").inner_text() == "-20"
    seen.play("draw", "replace-1")
    assert seen.wait().result
    assert seen.rows("name", "score", "sum")[0] == ["Anna", "-20", "-20 so far"]
    seen.page.locator(".result-sheet summary").tap()
    sheet = seen.page.locator(".result-sheet dd").all_inner_texts()
    assert "8 cards of 12: 20 less" in sheet
    assert "Total -20" in sheet


def test_an_empty_draw_pile_is_shuffled_anew(seen: Seen) -> None:
    continued_from_home(seen, without_a_pile(waiting(more=("reshuffle 1 1 P 12",))))
    discards = len(seen.table().state.discards)
    assert seen.wait().named("Draw from the pile of 0").point
    seen.play("draw")
    asks(seen, "Anna, place the Parrot")
    assert len(seen.table().state.pile) == discards - 2
    seen.tap(seen.look().of_kind("saying-happened")[0])
    renewed = f"The draw pile is empty: {discards - 1} cards are shuffled into a new one."
    until(lambda: renewed in seen.page.locator("dialog").inner_text(), renewed)


def test_the_last_card_may_stay_face_down(seen: Seen) -> None:
    continued_from_home(seen, waiting(PLAIN, SEVEN, then="0"))
    seen.play("draw", "discard")
    question = "Anna, turn up your last card? You don’t have to."
    asks(seen, question)
    assert seen.wait().named("Leave it face down").extra == "end"
    seen.play("end")
    asks(seen, "Ben, take a card")
    assert faces(seen)[7] is None
    assert seen.table().state.closing is None
    # Nobody has seen anything since, so she may still look.
    undo(seen)
    asks(seen, question)
    seen.play("turn-8")
    asks(seen, "Ben, your last turn: take a card")
    assert faces(seen)[7] == 8
    # Now all is turned up, whatever he would choose: he is not asked.
    seen.play("draw", "discard")
    assert seen.wait().result


def test_who_discards_what_was_drawn_turns_a_card_up(seen: Seen) -> None:
    continued_from_home(seen, waiting(PERCHED, "15", then="8"))
    seen.play("draw")
    assert moves(seen) == legal(seen, "replace", "discard")
    assert seen.look().of_kind("extra") == []  # the Parrot sits over a 7
    seen.play("discard")
    asks(seen, "Anna, turn up a card")
    assert moves(seen) == {f"turn-{spot}" for spot in (2, 3, 4, 6, 7, 8)}
    assert seen.look().of_kind("extra") == []
    seen.play("turn-6")
    assert told(seen) == "Anna turns up the 4."
    assert faces(seen) == [PARROT, None, None, None, 7, 4, None, None]


def test_what_comes_off_the_discard_pile_has_to_be_used(seen: Seen) -> None:
    continued_from_home(seen, waiting(PLAIN, "12"))
    seen.play("take")
    assert moves(seen) == {f"replace-{spot}" for spot in range(1, 9)}
    seen.play("replace-8")
    assert told(seen).endswith("in place of a hidden card. It was the 8.")


def undo(seen: Seen) -> None:
    seen.wait()
    [back] = [each for each in seen.look().buttons if each.name.startswith("Take back")]
    assert back.name == "Take back the last move by Anna"
    seen.tap(back)


def test_what_was_taken_may_be_put_back(seen: Seen) -> None:
    table = waiting(PLAIN, "12")
    continued_from_home(seen, table)
    seen.play("take")
    undo(seen)
    asks(seen, "Anna, take a card")
    assert seen.table().match.turns == table.match.turns
    # So may what was swapped, as long as nothing new was seen.
    seen.play("take", "replace-1")
    asks(seen, "Ben, take a card")
    undo(seen)
    until(lambda: (seen.wait().asked or "").startswith("Anna, place the "), "her turn again")


def test_what_was_seen_cannot_be_taken_back(seen: Seen) -> None:
    continued_from_home(seen, waiting(PLAIN, "12", then="9"))
    for new in (("draw",), ("discard", "turn-3")):
        seen.play(*new)
        turns = seen.table().match.turns
        undo(seen)
        sentence = seen.page.locator(".notice:not([hidden])")
        until(sentence.is_visible, "the sentence")
        assert sentence.inner_text() == (
            "Too late to take that back: somebody has seen a new card since."
        )
        assert seen.table().match.turns == turns
