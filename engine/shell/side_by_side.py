"""Long work on several processor cores."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def side_by_side(workers: int) -> Iterator[Any]:
    """A `map` over several processes that keeps the order."""
    if workers == 1:
        yield map
        return
    import multiprocessing  # not available to Python in a browser, which reads this file too

    with multiprocessing.Pool(workers) as pool:
        yield pool.imap
