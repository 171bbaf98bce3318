"""How moves are written down, all that cannot be read, and what the game says of itself."""

import pytest

from engine.core.codec import BadMessage
from engine.core.rng import seeded
from engine.games import party_bugs
from engine.games.party_bugs import (
    bots,
    legal_moves,
    read_move,
    view,
    write_move,
)
from engine.games.party_bugs.moves import (
    DealNext,
    DiscardPair,
    HideCard,
    MirrorDancer,
    Move,
    PlayCard,
    TakeCard,
    UseMirror,
)
from tests.games.party_bugs.table import alike, cards

SEVEN, TEN = cards("7a 10f")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (PlayCard(SEVEN), "play-7a"),
        (TakeCard(TEN), "take-10f"),
        (HideCard(SEVEN), "hide-7a"),
        (UseMirror(TEN), "mirror-10f"),
        (MirrorDancer(), "mirror-dancer"),
        (DiscardPair(), "discard-pair"),
        (DealNext(), "deal"),
    ],
)
def test_a_move_is_written_and_read(move: Move, text: str) -> None:
    assert (write_move(move), read_move(text)) == (text, move)


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("", "unknown-move", ""),
        ("play", "unknown-move", "play"),
        ("play7a", "unknown-move", "play7a"),
        ("eat-7a", "unknown-move", "eat-7a"),
        ("Play-7a", "unknown-move", "Play-7a"),
        ("discard", "unknown-move", "discard"),
        ("discard-7a", "unknown-move", "discard-7a"),
        ("deal-7a", "unknown-move", "deal-7a"),
        ("dancer-7a", "unknown-move", "dancer-7a"),
        (" play-7a", "unknown-move", " play-7a"),
        ("-7a", "unknown-move", "-7a"),
        ("play-", "not-a-card", ""),
        ("play-7", "not-a-card", "7"),
        ("play-7A", "not-a-card", "7A"),
        ("play-7z", "not-a-card", "7z"),
        ("play-7g", "not-a-card", "7g"),
        ("play-0a", "not-a-card", "0a"),
        ("play-14a", "not-a-card", "14a"),
        ("play-a", "not-a-number", ""),
        ("play-07a", "not-a-number", "07"),
        ("play--7a", "not-a-number", "-7"),
        ("play-7a ", "not-a-card", "7a "),
        ("play-xa", "not-a-number", "x"),
    ],
)
def test_a_move_that_cannot_be_read(text: str, code: str, found: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_move(text)
    assert (fault.value.code, fault.value.found) == (code, found)


@pytest.mark.parametrize("card", ["1a", "13a", "1f", "13f"])
def test_every_card_of_six_sets_can_be_named(card: str) -> None:
    assert read_move(f"play-{card}") == PlayCard(cards(card)[0])


def test_the_game_introduces_itself() -> None:
    assert (party_bugs.name, party_bugs.seats) == ("party-bugs", range(2, 7))
    assert list(party_bugs.options) == ["hidden-dancer", "mirror"]


def test_the_random_bot_does_anything_legal() -> None:
    state = alike(3)
    legal = legal_moves(state, 0)
    done = {bots["random"](view(state, 0), legal, seeded(seed)) for seed in range(30)}
    assert done == set(legal)
