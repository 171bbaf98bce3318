"""Work that takes long, on several processor cores."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def side_by_side(workers: int) -> Iterator[Any]:
    """A `map` that keeps the order, over so many processes."""
    if workers == 1:
        yield map
        return
    import multiprocessing  # a browser's Python has none, and reads this file too

    with multiprocessing.Pool(workers) as pool:
        yield pool.imap
