"""However long a match is, no slice of reading its link goes through all of it at once."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import cheating_moth
from engine.links.link import _FORMER_MATCH, _as_text, _sealed, read_link, reading
from engine.links.octets import written_all
from engine.links.opening import FORMER_SEED, public_part, secret_part
from engine.links.values import BadLink, MatchLink
from tests.links.longest import readable


def slices(text: str) -> Iterator[None]:
    """One after the other; a fault ends them."""
    under_way, more = reading(text), True
    while more:
        try:
            next(under_way)
        except (StopIteration, BadLink):
            more = False
        yield


@pytest.mark.parametrize("text", readable()[-2:], ids=("over", "goes on"))
def test_what_each_noticed_is_found_out_slice_by_slice(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, witness = 0, cheating_moth.witness

    def counted(event: Any, seat: Any) -> Any:
        nonlocal looked
        looked += 1
        return witness(event, seat)

    monkeypatch.setattr(cheating_moth, "witness", counted)
    so_far = [looked for _ in slices(text)]
    a_slice = max(after - before for before, after in zip([0, *so_far], so_far))
    assert looked > 5_000
    assert a_slice < looked / 10


@pytest.mark.parametrize("text", readable())
def test_a_step_that_never_was_is_refused_before_a_turn_is_played(text: str) -> None:
    link = read_link(text)
    assert isinstance(link, MatchLink)
    match, turns = link.table.match, len(link.table.match.turns)
    numbers = written_all((0, turns + 2, turns))
    octets = secret_part(match, FORMER_SEED) + numbers + b"\xff" * 100
    assert len(list(slices(_as_text(_sealed(_FORMER_MATCH, public_part(match), octets))))) == 1


@pytest.mark.parametrize("text", readable())
def test_a_number_that_begins_with_nothing_is_refused_before_a_turn_is_played(text: str) -> None:
    link = read_link(text)
    assert isinstance(link, MatchLink)
    match, turns = link.table.match, len(link.table.match.turns)
    numbers = written_all((0, 0, turns))
    octets = secret_part(match, FORMER_SEED) + numbers + b"\0" + b"\xff" * 100
    assert len(list(slices(_as_text(_sealed(_FORMER_MATCH, public_part(match), octets))))) == 1
