"""Start, result, and four accounts in between: nothing is lost, and nothing counts twice."""

import pytest

from engine.review.plan import ACCOUNTS
from engine.review.worth import ONE, at_the_end
from tests.laws.specimen import Specimen
from tests.laws.specimens import SPECIMENS
from tests.review.walked import QUICK, keeps_its_books, name_of, walked
from tests.table.ended import ended

MATCHES_IN_SOAK = 10_000
_CHUNKS = 20


@pytest.mark.slow
@pytest.mark.parametrize("case", QUICK, ids=name_of)
def test_the_four_accounts_add_up_to_result_minus_start(case: tuple[Specimen, int]) -> None:
    specimen, index = case
    keeps_its_books(walked(specimen.game.name, index, index))


@pytest.mark.soak  # about 90 minutes of a processor
@pytest.mark.parametrize("chunk", range(_CHUNKS))
@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda specimen: specimen.game.name)
def test_the_accounts_of_ten_thousand_matches_add_up(specimen: Specimen, chunk: int) -> None:
    walked.cache_clear()
    for seed in range(chunk, MATCHES_IN_SOAK // len(SPECIMENS), _CHUNKS):
        keeps_its_books(walked(specimen.game.name, seed % len(specimen.configs), seed))


@pytest.mark.parametrize("name", ["party-bugs", "parrot-box", "cheating-moth"])
def test_every_account_says_how_far_off_it_may_be(name: str) -> None:
    table = ended(name)
    for ledger in keeps_its_books(table):
        assert tuple(each.account for each in ledger.sums) == ACCOUNTS
        assert all(min(each.margin) >= 0 for each in ledger.sums)
        moved = [each for each in ledger.sums if each.change.points and each.account != "own"]
        assert any(each.margin.points for each in moved)


def test_before_the_deal_all_players_expect_the_same() -> None:
    for ledger in keeps_its_books(ended("parrot-box")):
        assert abs(ledger.start.points) <= 1
        assert abs(3 * ledger.start.chance - ONE) <= 3


def test_two_players_expect_to_be_ahead_of_paul_who_does_not_choose() -> None:
    one, other = keeps_its_books(walked("party-bugs", 0, 1))
    assert one.start == other.start
    assert 0 < one.start.chance <= ONE // 2
    assert one.start.points > 0


def test_a_shared_win_is_shared() -> None:
    table = ended("parrot-box")
    outcome = table.match.game.outcome(table.state)
    assert outcome is not None
    shares = [worth.chance for worth in at_the_end(outcome, range(3))]
    assert sum(shares) in range(ONE - 2, ONE + 1)
    assert sum([worth.points for worth in at_the_end(outcome, range(3))]) in range(-3, 1)
