"""The generator: known numbers, even choices, streams that differ."""

from collections import Counter
from itertools import permutations

import pytest

from engine.core.rng import Rng, below, forked, pick, seeded, shuffled
from engine.core.seeds import PLAIN_SEEDS, SEEDS


def numbers(rng: Rng, *limits: int) -> list[int]:
    drawn = []
    for n in limits:
        number, rng = below(rng, n)
        drawn.append(number)
    return drawn


@pytest.mark.parametrize(
    ("seed", "path", "state"),
    [
        (0, (), (3287285385, 2371254317, 4048138432, 13)),
        (1, (), (2400102114, 2336657743, 3149663995, 13)),
        (PLAIN_SEEDS - 1, (), (3174408209, 2864579386, 1453320269, 13)),
        (7, (1,), (1517305899, 447098441, 3504675614, 25)),
        (7, (1, 2), (4029065429, 47099440, 3976972866, 37)),
    ],
)
def test_a_seed_and_a_path_give_a_known_state(seed: int, path: tuple[int, ...], state: Rng) -> None:
    assert seeded(seed, *path) == state


def test_the_first_words_of_seed_0_are_known() -> None:
    assert numbers(seeded(0), *[2**32] * 6) == [
        1363572419,
        145230303,
        808754475,
        4216505632,
        947923937,
        2491578854,
    ]


def test_choices_shuffles_and_picks_are_known() -> None:
    assert numbers(seeded(2026), 2, 3, 6, 13, 52, 100, 1000) == [0, 1, 4, 9, 28, 88, 574]
    assert shuffled(seeded(1), range(13))[0] == (8, 11, 9, 5, 3, 0, 10, 6, 2, 7, 4, 12, 1)
    assert pick(seeded(3), "abcdef")[0] == "c"


def test_a_word_follows_sfc32() -> None:
    """Worked out by hand from (1, 2, 3, 4): 1 + 2 + 4 = 7; 2 ^ 0; 3 + 24; (3 << 21) + 7; 5."""
    assert below((1, 2, 3, 4), 2**32) == (7, (2, 27, 6291463, 5))


def test_a_word_wraps_at_32_bits() -> None:
    top = 2**32 - 1
    assert below((top, top, top, top), 2**32) == (
        top - 2,
        (top ^ top >> 9, 2**32 - 9, top - 3, 0),
    )


def test_the_same_generator_gives_the_same_again() -> None:
    rng = seeded(5)
    assert below(rng, 100) == below(rng, 100)
    assert shuffled(rng, range(9)) == shuffled(rng, range(9))
    assert pick(rng, range(100)) == pick(rng, range(100))


def test_seeds_and_paths_are_streams_of_their_own() -> None:
    paths: list[tuple[int, ...]] = [
        (0,),
        (1,),
        (2**32,),
        (2**52,),
        (0, 0),
        (0, 1),
        (0, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
        (1, 0),
        (1, 1),
    ]
    streams = {tuple(numbers(seeded(*path), *[1000] * 5)) for path in paths}
    assert len(streams) == len(paths)


def test_a_step_of_a_path_may_be_negative() -> None:
    assert seeded(1, -1) == seeded(1, 2**32 - 1)


def test_a_choice_of_one_is_no_choice_and_yet_a_step() -> None:
    number, rng = below(seeded(1), 1)
    assert (number, rng == seeded(1)) == (0, False)


def chi_square_times_expected(counts: Counter[object], expected: int) -> int:
    return sum((count - expected) ** 2 for count in counts.values())


@pytest.mark.parametrize("n", [2, 3, 6, 7, 13])
def test_below_chooses_evenly(n: int) -> None:
    expected, rng, counts = 400, seeded(11, n), Counter[object]()
    for _ in range(n * expected):
        number, rng = below(rng, n)
        counts[number] += 1
    assert set(counts) == set(range(n))
    assert chi_square_times_expected(counts, expected) < 3 * n * expected


def test_below_draws_again_what_would_make_some_choices_likelier() -> None:
    """With n = 3 * 2**30 a quarter of the words is drawn again; the rest is even."""
    n, rng, counts, words = 3 * 2**30, seeded(12), Counter[object](), 0
    for _ in range(3000):
        before = rng[3]
        number, rng = below(rng, n)
        words += rng[3] - before
        assert 0 <= number < n
        counts[number % 3] += 1
    assert chi_square_times_expected(counts, 1000) < 10 * 1000
    assert 3900 < words < 4100


def test_the_lowest_low_half_that_is_fair_is_kept() -> None:
    """2**32 % 6 is 4: of this word times 6 the low half is just 4."""
    word = (2**33 + 4) // 6
    assert below((word, 0, 0, 0), 6) == (2, (0, 0, word, 1))


def test_a_low_half_below_that_is_drawn_again() -> None:
    """Of this word times 6 the low half is 2; the next word is 1."""
    word = (2**32 + 2) // 6
    number, rng = below((word, 0, 0, 0), 6)
    assert (number, rng[3]) == (0, 2)


def test_every_order_is_equally_likely() -> None:
    expected, rng, counts = 150, seeded(13), Counter[object]()
    for _ in range(24 * expected):
        order, rng = shuffled(rng, "abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_square_times_expected(counts, expected) < 60 * expected


def test_a_shuffle_keeps_every_item_and_leaves_its_source_alone() -> None:
    source = [3, 1, 2, 2]
    mixed, _ = shuffled(seeded(1), source)
    assert sorted(mixed) == [1, 2, 2, 3]
    assert source == [3, 1, 2, 2]
    assert isinstance(mixed, tuple)


def test_nothing_and_one_item_are_shuffled_without_chance() -> None:
    rng = seeded(1)
    assert shuffled(rng, ()) == ((), rng)
    assert shuffled(rng, "a") == (("a",), rng)


def test_a_pick_is_any_item() -> None:
    rng, picked = seeded(1), set()
    for _ in range(60):
        item, rng = pick(rng, ("x", "y", "z"))
        picked.add(item)
    assert picked == {"x", "y", "z"}


def test_forked_generators_go_ways_of_their_own() -> None:
    one, other = forked(seeded(7))
    assert other == below(seeded(7), 2)[1]
    assert below(one, 1000)[0] == 92
    assert one not in (other, seeded(7))


def test_a_seed_of_128_bits_gives_what_its_four_words_give() -> None:
    """Smaller ones give what they gave before there were larger ones."""
    others = [seeded(1 << bit) for bit in range(128)]
    assert len({*others, seeded(0)}) == 129
    assert seeded(SEEDS - 1) == (492933172, 4000419429, 2070338122, 12)


def test_no_two_seeds_begin_alike() -> None:
    """The state before it is stirred has the 128 bits of the seed, and stirring can be undone."""
    chance = [seeded(number * 0x9E3779B97F4A7C15F39CC0605CEDC835 % SEEDS) for number in range(5000)]
    assert len({*chance}) == 5000
