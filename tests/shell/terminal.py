"""The shell run in this process: what it was given, what it said, and how it ended."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from engine.shell.main import main

# What is typed next, by what the screen has said since the last time something was typed.
Typist = Callable[[str], str]


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Display(io.StringIO):
    """What is printed, on a terminal or into a file."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


class Keyboard(io.StringIO):
    """Standard input on which a typist answers what stands on the screen."""

    def __init__(self, typist: Typist, screen: io.StringIO) -> None:
        super().__init__()
        self.typist, self.screen, self.read_so_far = typist, screen, 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        said = self.screen.getvalue()[self.read_so_far :]
        self.read_so_far = len(self.screen.getvalue())
        return self.typist(said)


def run(*words: str, typed: str | Typist = "", terminal: bool = False, **environment: str) -> Ran:
    out, err = Display(terminal), Display(terminal)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "80")
        patch.setenv("TERM", "xterm")
        patch.delenv("NO_COLOR", raising=False)
        for name, value in environment.items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setattr(
            sys,
            "stdin",
            io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
            if isinstance(typed, str)
            else Keyboard(typed, out),
        )
        return Ran(main(words), out.getvalue(), err.getvalue())


def always_first(said: str) -> str:
    """Presses Enter when asked to, and else takes the first of the list."""
    return "\n" if "press Enter" in said or "Press Enter" in said else "1\n"
