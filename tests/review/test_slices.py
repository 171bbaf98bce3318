"""However a review is cut into slices, and whenever it is put away, it ends the same."""

import pytest

from engine.core.codec import BadMessage
from engine.review.kept import read_review, write_review
from engine.review.ledger import ledgers_of
from engine.review.review import Review, SpanSums, begun, carried_on
from tests.review.walked import ALL
from tests.table.ended import ended

WORLDS = 9
NAMES = ("party-bugs", "parrot-box", "cheating-moth")


def whole(name: str, seat: int | None = None) -> Review:
    return carried_on(begun(ended(name), WORLDS, seat), ALL)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_slices_change_nothing_and_its_progress_never_falls(name: str) -> None:
    review, told = begun(ended(name), WORLDS), [0]
    while not review.done:
        review = carried_on(review, 41)
        told.append(review.per_cent)
    assert told == sorted(told)
    assert told[-1] == 100
    assert review.sums == whole(name).sums


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_review_that_was_put_away_goes_on(name: str) -> None:
    table = ended(name)
    for worlds in (0, 5, 60):
        half = carried_on(begun(table, WORLDS, 0), worlds)
        read, seat = read_review(table, write_review(half, 0))
        assert (read.sums, seat) == (half.sums, 0)
        assert carried_on(read, ALL).sums == whole(name, 0).sums


def test_after_a_first_look_at_everything_there_is_something_to_tell() -> None:
    review = begun(ended("cheating-moth"), WORLDS, 0)
    assert not review.speaks
    while not review.looked:
        review = carried_on(review, 1)
    assert review.speaks
    assert review.per_cent < 100
    assert len(ledgers_of(review)) == 1


def test_then_the_largest_swings_come_first() -> None:
    review = begun(ended("cheating-moth"), WORLDS, 0)
    while not review.looked:
        review = carried_on(review, 1)
    assert sorted(review.order) == list(range(len(review.spans)))
    swings = [swing(review.sums[which]) for which in review.order]
    assert swings == sorted(swings, reverse=True)
    assert swings[0] > 0


def swing(sums: SpanSums) -> int:
    """The most that one turn of it changed."""
    totals = [total for leg in sums.legs for total in (*leg.by, *leg.instead, *leg.shown)]
    return max([abs(total.mean(sums.worlds).both) for total in totals], default=0)


def test_one_seat_alone_has_the_same_ledger_as_among_all() -> None:
    alone = ledgers_of(whole("party-bugs", 1))
    assert alone == ledgers_of(whole("party-bugs"))[1:2]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("critter-review 1", "critter-review 2"),
        (" 9\n", " 1\n"),
        (" 9\n", " nine\n"),
        (" 0 9\n", " 7 9\n"),
        ("\n3 ", "\n10 "),
        ("\n3 ", "\nx "),
        ("\n3 ", "\n3 1 "),
        ("\n", "\n\n"),
    ],
)
def test_what_was_kept_and_is_damaged_is_refused(old: str, new: str) -> None:
    table = ended("party-bugs")
    kept = write_review(carried_on(begun(table, WORLDS, 0), 3), 0)
    assert read_review(table, kept)
    assert old in kept
    with pytest.raises(BadMessage):
        read_review(table, kept.replace(old, new))


def test_what_was_kept_of_another_match_is_refused() -> None:
    kept = write_review(begun(ended("party-bugs"), WORLDS), None)
    with pytest.raises(BadMessage) as refused:
        read_review(ended("party-bugs", seed=2), kept)
    assert refused.value.code == "not-its-review"
