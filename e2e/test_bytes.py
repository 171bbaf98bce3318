"""A first visit stays small, whatever its host compresses: counts that no machine changes."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.server import TOP
from tools.bench_web.bytes import HOSTS, FirstVisit, first_visit_from

REQUESTS = 60  # with those that only ask whether a file has changed


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is shipped: the other tests have one with a language more."""
    folder = tmp_path_factory.mktemp("shipped")
    subprocess.run(["node", "tools/build.mjs", "--out", str(folder)], cwd=TOP, check=True)
    return folder


@pytest.fixture(scope="module")
def visits(browser: Browser, shipped: Path) -> Iterator[dict[str, FirstVisit]]:
    found = {host.name: first_visit_from(host, browser, shipped) for host in HOSTS}
    yield found
    for each in found.values():
        print(f"\n{each} (at most {each.host.bound} MB and {REQUESTS} requests)", end="")


@pytest.mark.slow
@pytest.mark.parametrize("name", [host.name for host in HOSTS])
def test_a_first_visit_is_small_from_a_host_with(name: str, visits: dict[str, FirstVisit]) -> None:
    visit = visits[name]
    assert visit.megabytes <= visit.host.bound
    assert visit.requests <= REQUESTS
