"""The site is built once; every test visits it with a browser of its own.

It is built of a copy, which has one language more than is shipped: a made-up one, with long
sentences.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from e2e.browser import FRUGAL, PHONE, QUICKLY_MADE, launch
from e2e.phones import Phones
from e2e.server import TOP, Server, serving
from e2e.visit import Visit
from tests.web.lengthened import add_language

BuildSite = Callable[[str], Path]
# What a site is built of.
SOURCES = ("docs/ladder", "e2e/probe.js", "engine", "tools", "web", "index.html", "sw.js")
SETTINGS = ("LICENSE", "package.json", "package-lock.json", "pyscript.toml", "tsconfig.base.json")


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("source")
    for path in SOURCES:
        (top / path).parent.mkdir(parents=True, exist_ok=True)
        if (TOP / path).is_dir():
            shutil.copytree(TOP / path, top / path, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(TOP / path, top / path)
    for path in (*SETTINGS, "node_modules"):
        (top / path).symlink_to(TOP / path)
    add_language(top / "web")
    return top


@pytest.fixture(scope="session")
def build_site(source: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildSite:
    """Builds the site as a given version, once."""

    @cache
    def build(version: str) -> Path:
        folder = tmp_path_factory.mktemp("site") / version
        command = ["node", "tools/build.mjs", "--out", str(folder), "--version", version]
        subprocess.run([*command, "--also", "e2e/probe.js"], cwd=source, check=True)
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
    browser = launch(playwright, *FRUGAL)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def painting_phones(playwright: Playwright, site: Path) -> Iterator[Phones]:
    """For those who look at the pixels of a screen."""
    with serving(site) as server:
        browser = launch(playwright, QUICKLY_MADE)
        yield Phones(browser, server)
        browser.close()


@pytest.fixture
def painting_visit(painting_phones: Phones) -> Iterator[Visit]:
    with painting_phones.one() as visit:
        yield visit


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


@pytest.fixture(scope="session")
def remote_phones(browser: Browser, site: Path) -> Iterator[Phones]:
    """Their server may be stopped."""
    with serving(site) as server:
        yield Phones(browser, server)


@pytest.fixture
def remote_visit(remote_phones: Phones) -> Iterator[Visit]:
    """A phone that has been here before; after `server.stop()` it has no network."""
    with remote_phones.one() as visit:
        yield visit
        visit.server.restart()


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
