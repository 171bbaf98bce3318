"""The page's own tests of plain values, which Node runs."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(path.name for path in Path(__file__).parent.glob("*.test.mjs"))


def passes(name: str, **wishes: str) -> None:
    ran = subprocess.run(
        ["node", "--test", f"tests/web/{name}"],
        cwd=ROOT,
        env={**os.environ, "PYTHON": sys.executable, **wishes},
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


@pytest.mark.soak
def test_storage_with_a_thousand_faults() -> None:
    passes("storage_faults.test.mjs", FAULTS="1000")
    passes("appended_faults.test.mjs", FAULTS="1000")


@pytest.mark.soak
def test_the_table_keeps_its_laws_in_a_thousand_matches() -> None:
    passes("model.test.mjs", MATCHES="50")
