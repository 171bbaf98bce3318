"""Signs of life: work that may take long says at its steps that it is still going on.

So whoever waits can tell long work from work that hangs. The result does not depend on it.
"""

from collections.abc import Callable
from typing import Final

SELDOM: Final = 64  # quick steps between two signs
_listeners: list[Callable[[], None]] = []


def listen(listener: Callable[[], None]) -> None:
    _listeners.append(listener)


def beat(step: int = 0) -> None:
    """Gives a sign. If steps are counted, only some of them give one."""
    if step % SELDOM == 0:
        for listener in _listeners:
            listener()
