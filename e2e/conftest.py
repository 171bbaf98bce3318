"""The site is built once; every test visits it with a browser of its own."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from e2e.browser import PHONE, launch
from e2e.phones import Phones
from e2e.server import TOP, Server, serving
from e2e.visit import Visit

BuildSite = Callable[[str], Path]


@pytest.fixture(scope="session")
def build_site(tmp_path_factory: pytest.TempPathFactory) -> BuildSite:
    """Builds the site as a given version."""

    def build(version: str) -> Path:
        folder = tmp_path_factory.mktemp("site") / version
        command = ["node", "tools/build.mjs", "--out", str(folder), "--version", version]
        subprocess.run([*command, "--also", "e2e/probe.js"], cwd=TOP, check=True)
        return folder

    return build


@pytest.fixture(scope="session")
def site(build_site: BuildSite) -> Path:
    return build_site("1.0.0")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    """For a test alone, which may do with it what it likes."""
    with serving(site) as server:
        yield server


@pytest.fixture(scope="session")
def phones(browser: Browser, site: Path) -> Iterator[Phones]:
    with serving(site) as server:
        yield Phones(browser, server)


@pytest.fixture
def visit(phones: Phones) -> Iterator[Visit]:
    """A phone that has been here before. Any trouble in its pages fails the test."""
    with phones.one() as visit:
        yield visit


@pytest.fixture
def first_visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """One phone that has never been here."""
    context = browser.new_context(**PHONE)
    visit = Visit(context, server)
    yield visit
    context.close()
    assert visit.unforgiven() == []


@pytest.fixture(scope="module")
def long_visit(phones: Phones) -> Iterator[Visit]:
    """One phone for all tests of a file, where it does not matter what was played before."""
    with phones.one() as visit:
        yield visit
