"""What is taken from elsewhere is named so exactly that nobody can put something else there."""

import json
import re
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_an_action_is_named_by_its_commit(path: Path) -> None:
    used = re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8"))
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each)] == []


def test_a_python_tool_is_named_by_its_version_and_its_hashes() -> None:
    text = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    tools = [line for line in text.splitlines() if not line.startswith("#")]
    assert tools
    assert [
        tool
        for tool in tools
        if not re.fullmatch(r"[\w.-]+==[\w.]+(\s+--hash=sha256:[0-9a-f]{64})+", tool)
    ] == []


@pytest.mark.parametrize("folder", [".", "tools/bench_web/lighthouse"])
def test_a_package_is_named_by_its_hash(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert packages
    assert [name for name, each in packages.items() if "integrity" not in each] == []


def test_set_up_takes_nothing_without_its_hash_and_runs_no_script_of_a_package() -> None:
    setup = (ROOT / "tools/setup.sh").read_text(encoding="utf-8")
    assert "pip install --require-hashes" in setup
    assert "npm ci --ignore-scripts" in setup
