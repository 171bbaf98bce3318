"""Every law on random matches of every mix of variants and seats."""

from collections.abc import Iterator

import pytest

from tests.laws.matches import keep_the_laws
from tests.laws.specimen import Specimen
from tests.laws.specimens import SPECIMENS

MATCHES_IN_SOAK = 10_000
_CHUNKS = 20
_ONE_IN = 8  # positions of a match at which all laws are asked, at the most
_MORE = range(100, 104)


def _each() -> Iterator[object]:
    for specimen in SPECIMENS:
        for index, config in enumerate(specimen.configs):
            lines = " ".join(specimen.game.write_config(config))
            yield pytest.param(specimen, index, id=f"{specimen.game.name}: {lines}")


EVERY_MIX = pytest.mark.parametrize(("specimen", "index"), list(_each()))


@EVERY_MIX
def test_a_random_match_keeps_every_law(specimen: Specimen, index: int) -> None:
    config = specimen.configs[index]
    one_in = max(_ONE_IN, specimen.one_in)
    assert keep_the_laws(specimen, config, seed=index, one_in=one_in) > 0


@pytest.mark.slow
@EVERY_MIX
def test_another_random_match_keeps_the_laws(specimen: Specimen, index: int) -> None:
    """Each mix has one of the seeds by which the long tests play four."""
    seed = _MORE[index % len(_MORE)]
    keep_the_laws(specimen, specimen.configs[index], seed, one_in=8 * specimen.one_in)


@pytest.mark.soak
@EVERY_MIX
def test_more_random_matches_keep_the_laws(specimen: Specimen, index: int) -> None:
    for seed in _MORE:
        keep_the_laws(specimen, specimen.configs[index], seed, one_in=8 * specimen.one_in)


@pytest.mark.soak
@EVERY_MIX
def test_every_position_of_a_random_match_keeps_every_law(specimen: Specimen, index: int) -> None:
    keep_the_laws(specimen, specimen.configs[index], seed=index)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(_CHUNKS))
@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda specimen: specimen.game.name)
def test_ten_thousand_random_matches_keep_the_laws(specimen: Specimen, chunk: int) -> None:
    for seed in range(chunk, MATCHES_IN_SOAK, _CHUNKS):
        config = specimen.configs[seed // _CHUNKS % len(specimen.configs)]
        keep_the_laws(specimen, config, 1_000_000 + seed, one_in=8 * specimen.one_in)
