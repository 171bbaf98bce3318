"""The commands a player can type, in words."""

from typing import Final

HINT: Final = "Type a number, or: u undo, h {}, l log, r rule, s saved?, q quit, ? help"
HELP: Final = (
    "1  a move of the list; its words will do, too",
    "u  take the last move back",
    "h  look at {}",
    "l  what happened so far",
    "r  the rule that matters now",
    "s  is the match kept?",
    "q  stop",
)
LET_BE: Final = "let it be"
LOOKED_AT: Final = {"hand": "your hand", "table": "the table once more"}
