"""Where the match on the screen is kept."""

from dataclasses import dataclass

from engine.shell.text import plain


@dataclass(frozen=True, slots=True)
class Keeping:
    """Where the match is kept, and the command to go on with it later."""

    file: str | None
    go_on: str | None
    again: str | None

    @property
    def words(self) -> str:
        if self.file is None:
            return "The match is not kept; start with --save FILE to go on another time."
        return f"The match is kept in {plain(self.file)} after every move."

    @property
    def farewell(self) -> tuple[str, str]:
        """A sentence, and the command it mentions."""
        if self.go_on is not None:
            return "To go on with this match:", self.go_on
        if self.again is not None:
            return "The match was not kept; to begin it again:", self.again
        return "The match was not kept any further; --save FILE keeps it.", ""
