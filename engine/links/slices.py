"""What is done in slices, for those who can wait for the whole of it."""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")


def to_the_end(under_way: Generator[int, None, Result]) -> Result:
    while True:
        try:
            next(under_way)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
