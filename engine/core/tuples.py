"""Small changes to tuples."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same tuple with another item at that place."""
    return (*items[:at], item, *items[at + 1 :])
