"""The page's own tests of plain values, which Node runs."""

import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(path.name for path in Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.parametrize("name", FILES)
def test_in_node(name: str) -> None:
    ran = subprocess.run(
        ["node", "--test", f"tests/web/{name}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
