"""The terminal: prints within its width, asks questions, clears what others must not see."""

import io
import os
import shutil
import sys
import textwrap
from typing import Final

_WIDEST: Final = 80
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # clears the scrollback too
_FAR: Final = 200  # lines: pushes things out of sight where nothing can be cleared
_STYLES: Final = {"strong": "\x1b[1m", "quiet": "\x1b[2m"}
_PLAIN: Final = "\x1b[0m"


class EndOfInput(Exception):
    """No more input will come."""


class Screen:
    def __init__(self) -> None:
        self.is_terminal = sys.stdout is not None and sys.stdout.isatty()
        self._can_steer = self.is_terminal and os.environ.get("TERM", "dumb") != "dumb"
        self.has_styles = self._can_steer and not os.environ.get("NO_COLOR")
        self.echoes = not (sys.stdin is not None and sys.stdin.isatty())
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._gap = True

    @property
    def width(self) -> int:
        return max(24, min(_WIDEST, shutil.get_terminal_size().columns))

    def say(self, text: str, *, lead: str = "", style: str = "") -> None:
        """A sentence. Its further lines stand under its first word."""
        lines = textwrap.wrap(
            text,
            self.width,
            initial_indent=lead,
            subsequent_indent=" " * len(lead),
            break_on_hyphens=False,
        )
        for line in lines or [""]:
            self._line(line, style)

    def show(self, picture: list[str]) -> None:
        """Lines of a picture. If one is too wide, the part in brackets goes below."""
        for at, line in enumerate(picture):
            style = "" if at else "strong"
            if len(line) <= self.width:
                self._line(line, style)
                continue
            head, bracket, notes = line.partition("  [")
            for part, lead in (head, ""), (bracket.strip() + notes, "    "):
                for row in textwrap.wrap(
                    part,
                    self.width,
                    initial_indent=lead,
                    subsequent_indent="    ",
                    break_on_hyphens=False,
                ):
                    self._line(row, style)

    def command(self, text: str) -> None:
        """A command to copy: on its own line, never broken."""
        if text:
            self._line(f"  {text}", "")

    def gap(self) -> None:
        """An empty line, unless there is one already."""
        if not self._gap:
            self._line("", "")

    def ask(self, prompt: str) -> str:
        """What was typed. Raises EndOfInput if nothing more will come."""
        print(prompt, end="", flush=True)
        line = "" if sys.stdin is None else sys.stdin.readline()
        if line == "":
            print()
            raise EndOfInput
        if self.echoes:
            print(line.rstrip("\n"))
        self._gap = False
        return line.strip()

    def clear(self) -> None:
        if self.is_terminal:
            print(_CLEAR if self._can_steer else "\n" * _FAR, end="", flush=True)
            self._gap = True
        else:
            self.gap()

    def _line(self, line: str, style: str) -> None:
        if style and line and self.has_styles:
            line = f"{_STYLES[style]}{line}{_PLAIN}"
        print(line)
        self._gap = line == ""
