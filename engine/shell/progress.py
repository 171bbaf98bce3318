"""A progress bar in a terminal, and nothing where nobody watches."""

import sys
from typing import Final

_BAR: Final = 30


def draw_bar(done: int, all_: int) -> None:
    if not sys.stderr.isatty() or (done * 100 // all_ == (done - 1) * 100 // all_):
        return
    full = done * _BAR // all_
    end = "\r\x1b[K" if done == all_ else ""
    bar = f"\r[{'#' * full}{'.' * (_BAR - full)}] {done * 100 // all_:3} %  {done} of {all_}"
    print(bar, end=end, file=sys.stderr, flush=True)
