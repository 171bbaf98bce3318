"""The odds of what is drawn, against every way it can be drawn."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine.core.lots import Odds, cards_from, given_to, one_of, thousandths

MILLION = 1_000_000


def counted(pairs: list[tuple[int, int]]) -> Odds:
    """The odds of what two seats get, when each of these is equally likely."""
    ways = len(pairs)
    total = sum(one for one, _ in pairs)
    squares = sum(one * one for one, _ in pairs)
    products = sum(one * other for one, other in pairs)
    return Odds(
        mean=MILLION * total // ways,
        variance=MILLION * (ways * squares - total * total) // (ways * ways),
        covariance=MILLION * (ways * products - total * total) // (ways * ways),
    )


@pytest.mark.parametrize("deck", [(1, 2, 3, 4, 5), (0, 0, 0, 1, 1), (7, 7, 1, 0, 13, 2)])
@pytest.mark.parametrize("count", [1, 2])
def test_a_hand_is_as_likely_as_all_ways_to_draw_it(deck: tuple[int, ...], count: int) -> None:
    draws = [
        (sum(order[:count]), sum(order[count : 2 * count]))
        for order in permutations(deck, 2 * count)
    ]
    assert cards_from(deck, count) == counted(draws)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_one_of_them_gets_it(seats: int) -> None:
    ways = [(int(whose == 0), int(whose == 1)) for whose in range(seats)]
    assert one_of(seats) == replace(counted(ways), single=True)


def test_who_draws_all_draws_no_accident() -> None:
    assert cards_from((3, 5, 8), 3) == Odds(16 * MILLION, 0, -3 * 3 * MILLION * 38 // 18)


def test_what_is_given_is_counted_in_thousandths() -> None:
    assert given_to(1, 3) == (0, 1000, 0)
    assert thousandths([0, 21]) == (0, 21_000)
