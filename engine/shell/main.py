"""The command line: arguments in, exit status out, every fault as one sentence."""

import argparse
import contextlib
import io
import os
import re
import sys
from collections.abc import Sequence
from typing import Final, NoReturn, TextIO

from engine.core.codec import Unreadable
from engine.shell import (
    balance,
    bench,
    games,
    link,
    play,
    replay,
    review,
    simulate,
    tournament,
    tune,
    unlink,
    verify,
)
from engine.shell.files import Fault
from engine.shell.text import plain
from engine.shell.words import ANOTHER_COPY, unreadable

PROGRAM: Final = "python -m engine"
FAULT: Final = 2
INTERRUPTED: Final = 130
_BROKEN_PIPE: Final = 141
_COMMANDS: Final = {
    "games": games,
    "play": play,
    "simulate": simulate,
    "tournament": tournament,
    "balance": balance,
    "tune": tune,
    "replay": replay,
    "review": review,
    "verify": verify,
    "link": link,
    "unlink": unlink,
    "bench": bench,
}


def main(argv: Sequence[str] | None = None) -> int:
    for stream in sys.stdout, sys.stderr:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = _run(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:
        _silence(sys.stdout)
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        _complain("stopped.")
        return INTERRUPTED
    except (Fault, Unreadable, UnicodeDecodeError, OSError) as fault:
        if isinstance(fault, OSError) and fault.filename is None:
            _silence(sys.stdout)  # it is full, and would fail again at exit
        _complain(": ".join([*_places(fault), _sentence(fault)]))
        return FAULT


def _run(argv: list[str]) -> int:
    parser = _parser()
    if not argv:
        parser.print_help()
        return 0
    args, unknown = parser.parse_known_args(argv)
    if unknown:
        first = plain(unknown[0])
        what = f"there is no option {first}" if first[0:1] == "-" else f'"{first}" is too much'
        raise Fault(f"{what}; `{PROGRAM} {args.command} --help` tells what there is.")
    status: int = _COMMANDS[args.command].run(args)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROGRAM,
        description="Critter Club: sly card games for one phone.",
        epilog=f"`{PROGRAM} COMMAND --help` tells more about a command.",
        allow_abbrev=False,
    )
    commands = parser.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", required=True
    )
    for name, command in _COMMANDS.items():
        words = command.__doc__.partition("\n")[0] if command.__doc__ else ""
        own = commands.add_parser(name, help=words, description=words, allow_abbrev=False)
        command.add_arguments(own)
    return parser


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        for pattern, words in _REPHRASED:
            message = re.sub(pattern, words, message)
        raise Fault(f"{message}; `{self.prog} --help` tells what there is.")


_REPHRASED: Final = (
    (r"^argument COMMAND: invalid choice: '(.*)' \(.*", r'there is no command "\1"'),
    (r"^the following arguments are required: (.*)", r"\1 is missing"),
    (r"^argument (\S+): expected one argument", r"\1 needs a value"),
    (r"^argument (\S+): ", r"\1: "),
)


def _places(fault: BaseException) -> list[str]:
    """Where it happened, outermost place first."""
    notes: list[str] = getattr(fault, "__notes__", [])
    return notes[::-1]


def _sentence(fault: BaseException) -> str:
    match fault:
        case Unreadable():
            return unreadable(fault) + "."
        case UnicodeDecodeError():
            return f"this is not text (at byte {fault.start + 1}); {ANOTHER_COPY}."
        case OSError():
            return _of_system(fault)
        case _:
            return str(fault)


def _of_system(fault: OSError) -> str:
    place = "" if fault.filename is None else f"{fault.filename}: "
    match fault:
        case FileNotFoundError():
            return f"{place}there is no such file or folder; please check the name."
        case IsADirectoryError():
            return f"{place}this is a folder; please name a file."
        case NotADirectoryError() | FileExistsError():
            return f"{place}a file stands where a folder should be; please choose another name."
        case PermissionError():
            return f"{place}this is not allowed; please check the permissions or choose another."
        case _:
            why = (fault.strerror or "something is wrong").lower()
            return f"{place}{why}; please choose another place or try again."


def _complain(sentence: str) -> None:
    with contextlib.suppress(OSError):
        print(f"critter-club: {plain(sentence)}", file=sys.stderr)


def _silence(stream: TextIO | None) -> None:
    """Stops all further writing there. Otherwise Python would complain at exit."""
    if stream is not None:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
