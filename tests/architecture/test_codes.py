"""Every code that tells a fault of a stored match has a test with its exact place."""

import ast
from pathlib import Path

import engine.core.deals
import engine.games.cheating_moth.moves
import engine.games.cheating_moth.state
import engine.games.parrot_box.cards
import engine.games.parrot_box.moves
import engine.games.parrot_box.state
import engine.games.party_bugs.cards
import engine.games.party_bugs.state
import engine.table.match
import engine.table.notation
import engine.table.saves
from tests.table.test_unreadable import BOX_FAULTS, DAMAGED, FAULTS, MOTH_FAULTS


def test_every_code_has_its_test() -> None:
    tested = {fault.code for fault in (*FAULTS, *BOX_FAULTS, *MOTH_FAULTS, *DAMAGED)} | {
        "not-sealed"
    }
    cannot_be_written = {"wrong-number-of-sets"}  # sets that are too few are out of order
    assert codes_raised() - cannot_be_written - tested == set()


def codes_raised() -> set[str]:
    """The first argument of every BadSave and BadMessage in what reads a stored match."""
    package, bugs, box = engine.table, engine.games.party_bugs, engine.games.parrot_box
    moth = engine.games.cheating_moth
    modules = (
        engine.core.deals,
        *(package.match, package.notation, package.saves),
        *(bugs.cards, bugs.state, box.cards, box.state, box.moves),
        *(moth.state, moth.moves),
    )
    calls = [
        node
        for module in modules
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in ("BadSave", "BadMessage") and isinstance(node.args[0], ast.Constant)
    ]
    return {str(node.args[0].value) for node in calls if isinstance(node.args[0], ast.Constant)}
