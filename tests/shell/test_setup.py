"""Setting up a checkout leaves others alone, even those that it shares its packages with."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

TOP = Path(__file__).parents[2]
# As npm does it: what is there is removed, through a link too.
NPM = """#!/bin/sh
[ "$1" = ci ] || exit 0
rm -rf node_modules/* && mkdir -p node_modules && touch node_modules/fresh
"""


def test_packages_behind_a_link_belong_to_another_checkout(tmp_path: Path) -> None:
    shared, checkout, programs = (tmp_path / name for name in ("shared", "checkout", "programs"))
    for folder in (shared, checkout / "tools", programs):
        folder.mkdir(parents=True)
    (shared / "package").touch()
    (checkout / "node_modules").symlink_to(shared)
    (checkout / "package-lock.json").write_text("changed")
    shutil.copy(TOP / "tools/setup.sh", checkout / "tools")
    npm = programs / "npm"
    npm.write_text(NPM)
    npm.chmod(0o755)
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    command = [str(checkout / "tools/setup.sh"), "node"]
    subprocess.run(command, check=True, env={**os.environ, "PATH": path})
    assert [each.name for each in shared.iterdir()] == ["package"]
    assert (checkout / "node_modules/fresh").exists()
    assert not (checkout / "node_modules").is_symlink()
