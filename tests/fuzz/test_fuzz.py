"""Spoilt texts by the thousand: whatever comes in, only the faults that are foreseen come out.

Every mutant follows from its number alone. A failure names it; `mutant(number)` makes it again.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.fuzz import sources
from tests.fuzz.asking import IN_A_SITTING, sitting
from tests.fuzz.mutations import mutant_of
from tests.fuzz.verdicts import judge_move, judge_options, judge_stored, judge_value

IN_SOAK = 100_000
_CHUNKS = 20
_FAST = 2_000


def stored(number: int) -> bool:
    return told(judge_stored, mutant_of(Random(number), sources.stored_texts()))


def value(number: int) -> bool:
    chance = Random(number)
    kind, text = chance.choice(sources.values())
    return told(lambda spoilt: judge_value(kind, spoilt), mutant_of(chance, (text,)))


def move(number: int) -> bool:
    chance = Random(number)
    game, text = chance.choice(sources.move_texts())
    return told(lambda spoilt: judge_move(game, spoilt), mutant_of(chance, (text,)))


def options(number: int) -> bool:
    chance = Random(number)
    game, text = chance.choice(sources.option_texts())
    return told(lambda spoilt: judge_options(game, spoilt), mutant_of(chance, (text,)))


def told(judge: Callable[[str], bool], text: str) -> bool:
    """Every failure shows the text it came from."""
    try:
        return judge(text)
    except Exception as error:
        error.add_note(f"the text was {text[:3000]!a}")
        raise


EVERY_KIND = pytest.mark.parametrize(
    "judge", [stored, value, move, options], ids=lambda judge: judge.__name__
)


@pytest.mark.parametrize("text", sources.stored_texts(), ids=range(len(sources.stored_texts())))
def test_what_is_not_spoilt_is_read_and_played(text: str) -> None:
    assert judge_stored(text)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(3))
@EVERY_KIND
def test_a_spoilt_text_is_read_or_its_fault_is_told(judge: Any, chunk: int) -> None:
    faults = [not judge(number) for number in range(chunk * _FAST, (chunk + 1) * _FAST)]
    assert any(faults), "nothing was spoilt"
    assert not all(faults), "everything was spoilt: nothing beyond the first check was tried"


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
@EVERY_KIND
def test_a_hundred_thousand_spoilt_texts(judge: Any, chunk: int) -> None:
    for number in range(1_000_000 + chunk, 1_000_000 + IN_SOAK, _CHUNKS):
        judge(number)


@pytest.mark.slow
def test_whatever_is_asked_is_answered_and_nothing_illegal_is_done() -> None:
    kinds = set[str]()
    for number in range(20):
        sitting(number, kinds.add)
    looked = {"Log", "Replayed", "Unfolded", "AskedAgain"}
    assert {"Update", "Refused", "Unread", "Thinking", "Shared", *looked} <= kinds


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
def test_a_million_requests(chunk: int) -> None:
    for number in range(chunk, 10 * IN_SOAK // IN_A_SITTING, _CHUNKS):
        sitting(number, lambda kind: None)
