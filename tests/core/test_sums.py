"""The sum of a text that grows is the one of the whole text."""

from binascii import crc32

from hypothesis import given
from hypothesis import strategies as st

from engine.core.sums import sum_in_a_row


@given(st.binary(), st.binary())
def test_two_in_a_row_have_the_sum_of_both_at_once(first: bytes, second: bytes) -> None:
    assert sum_in_a_row(crc32(first), crc32(second), len(second)) == crc32(first + second)


@given(st.binary(max_size=20), st.integers(0, 300_000))
def test_however_long_the_second_is(first: bytes, length: int) -> None:
    second = b"a" * length
    assert sum_in_a_row(crc32(first), crc32(second), length) == crc32(first + second)
