"""An account says how far off it may be. Another reviewer, with other worlds, comes out so near."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.review.ledger import Ledger, ledgers_of
from engine.review.plan import ACCOUNTS, Account
from engine.review.review import begun, carried_on
from engine.table.table import Table
from tests.review.walked import ALL
from tests.table.ended import ended

REVIEWERS = 4
SURE = 2  # standard errors in a margin
# Squared differences in squared standard errors: 1 on average if the margins are right.
HONEST = 1.8
MATTERS = 200  # of a standard error, in hundredths of a point: smaller ones are rounded


def reviewed_by(table: Table, reviewer: int, worlds: int) -> tuple[Ledger, ...]:
    review = begun(table, worlds)
    chances = tuple([chance + 7_919 * reviewer for chance in review.chances])
    return ledgers_of(carried_on(replace(review, chances=chances), ALL))


def differences(table: Table, account: Account, books: list[tuple[Ledger, ...]]) -> list[float]:
    found = []
    for one, other in combinations(books, 2):
        for seat in range(len(table.match.players)):
            here, there = one[seat].of(account), other[seat].of(account)
            error = (here.margin.points**2 + there.margin.points**2) / SURE**2
            if error > MATTERS:
                found.append((here.change.points - there.change.points) ** 2 / error)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("name", ["party-bugs", "parrot-box", "cheating-moth"])
def test_another_reviewer_differs_by_no_more_than_is_stated(name: str) -> None:
    table = ended(name)
    books = [reviewed_by(table, reviewer, 12) for reviewer in range(REVIEWERS)]
    for account in ACCOUNTS:
        found = differences(table, account, books)
        assert sum(found) <= HONEST * len(found), account
