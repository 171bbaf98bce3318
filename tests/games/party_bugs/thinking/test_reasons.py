"""What is said for a move of Party Bugs is so, at every position of random matches."""

from dataclasses import replace

from engine.core.cards import face_of
from engine.games import party_bugs
from engine.games.party_bugs.cards import lay_out, total
from engine.games.party_bugs.moves import TakeCard
from tests.laws.walk import random_match

MATCHES = 6


def test_what_is_said_of_a_bug_on_the_floor_is_so() -> None:
    said = set()
    for seed in range(MATCHES):
        agreed = party_bugs.read_config((f"seats {2 + seed % 4}",))
        for position in random_match(party_bugs, agreed, seed):
            state = position.state
            for seat in party_bugs.awaited(state):
                moves = party_bugs.legal_moves(state, seat) if seat >= 0 else ()
                for move in [each for each in moves if isinstance(each, TakeCard)]:
                    view = replace(party_bugs.view(state, None), seat=seat)
                    why = party_bugs.mind.reason(view, seat, move)
                    floor = [face_of(card) for card in state.floor]
                    face = face_of(move.card)
                    before = view.displays[seat]
                    after, _ = lay_out(before, (move.card,))
                    assert why.number == face
                    assert why.points == total(before) - total(after)
                    said.add(why.code)
                    match why.code:
                        case "nothing-else":
                            assert set(floor) == {face}
                        case "pair":
                            assert why.points > 0
                        case "least":
                            assert face == min(floor)
                        case "looks-ahead":
                            assert face > min(floor)
                        case "kept-from-others":
                            others = [d for at, d in enumerate(view.displays) if at != seat]
                            assert any(face_of(card) == face for each in others for card in each)
    assert said == {"nothing-else", "pair", "least", "looks-ahead", "kept-from-others"}
