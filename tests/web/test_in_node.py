"""The page's own tests of plain values, which Node runs."""

import os
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(path.name for path in Path(__file__).parent.glob("*.test.mjs"))


def passes(name: str, **wishes: str) -> None:
    ran = subprocess.run(
        ["node", "--test", f"tests/web/{name}"],
        cwd=ROOT,
        env={**os.environ, **wishes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("name", FILES)
def test_in_node(name: str) -> None:
    passes(name)


@pytest.mark.soak
def test_links_in_a_million_texts() -> None:
    passes("links.test.mjs", TEXTS="1000000")
