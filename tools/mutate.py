"""Mutation testing: change the rules in thousands of small ways and see which tests notice.

    python tools/mutate.py [PATH ...]

A PATH (a folder or a file under engine/core or engine/games) limits the run to it. What
is changed and which tests are run is set in pyproject.toml. Every run starts afresh, as
mutmut would otherwise keep the verdicts of earlier runs although the tests have changed.
"""

from __future__ import annotations

import contextlib
import json
import resource
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code

GOAL = 90.0  # percent
MUTANTS = Path("mutants")
LOG = Path(".mutmut.log")
# A mutant that fills lists for ever must not take the whole machine with it.
MEMORY = 4 * 2**30


def run(paths: list[str]) -> bool:
    """Let mutmut try all mutants, or those of the given paths."""
    shutil.rmtree(MUTANTS, ignore_errors=True)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    names = [".".join(Path(path).with_suffix("").parts) + ".*" for path in paths]
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", "2", *names]
    print(f"Trying the mutants; this takes minutes (progress: {LOG}) ...", flush=True)
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    return done.returncode == 0


def results() -> dict[str, dict[str, list[str]]]:
    """The names of the mutants by verdict and by source file."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for meta in sorted(MUTANTS.rglob("*.py.meta")):
        source = str(meta.relative_to(MUTANTS)).removesuffix(".meta")
        for name, exit_code in json.loads(meta.read_bytes())["exit_code_by_key"].items():
            found[status_by_exit_code[exit_code]][source].append(name)
    # Those outside the paths asked for.
    found.pop("not checked", None)
    return found


def function_of(name: str) -> str:
    """`engine.core.deck.xǁDeckǁdraw__mutmut_3` is a mutant of `Deck.draw`."""
    mangled = name.rpartition(".")[2].partition("__mutmut_")[0]
    return mangled.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")


def change_of(name: str, source: str) -> str:
    """The first changed line, before and after."""
    lines = get_diff_for_mutant(name, path=Path(source)).splitlines()[2:]
    before = next((line[1:].strip() for line in lines if line.startswith("-")), "")
    after = next((line[1:].strip() for line in lines if line.startswith("+")), "")
    return f"{before}  =>  {after}"


def report(found: dict[str, dict[str, list[str]]]) -> float:
    """Print what came out; return the score in percent."""
    for source, names in found["survived"].items():
        print(f"\n{source}: survived")
        for name in names:
            number = name.rpartition("_")[2]
            print(f"  {function_of(name)} {number}:  {change_of(name, source)}")
    for source, names in found["no tests"].items():
        functions = dict.fromkeys(map(function_of, names))
        print(f"\n{source}: reached by no test\n  {', '.join(functions)}")

    counts = Counter({verdict: sum(map(len, by.values())) for verdict, by in found.items()})
    killed, survived = counts.pop("killed", 0), counts.pop("survived", 0)
    score = 100 * killed / (killed + survived) if killed + survived else 0.0
    print(f"\nkilled: {killed}\nsurvived: {survived}")
    for verdict in {"timeout": 0, "no tests": 0} | counts:
        print(f"{verdict}: {counts[verdict]}")
    print(f"score: {score:.1f} %")
    return score


def main() -> int:
    if not run(sys.argv[1:]):
        print(f"Mutation testing could not be run; {LOG} tells why.", file=sys.stderr)
        return 2
    return 0 if report(results()) >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
