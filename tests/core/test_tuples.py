"""Small changes to tuples."""

import pytest

from engine.core.tuples import replaced


@pytest.mark.parametrize(("at", "after"), [(0, "xbc"), (1, "axc"), (2, "abx")])
def test_one_item_is_another(at: int, after: str) -> None:
    assert replaced(tuple("abc"), at, "x") == tuple(after)
