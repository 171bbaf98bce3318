"""What a first visit brings over the line, from hosts that compress more or less."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from e2e.browser import PHONE
from e2e.server import serving
from e2e.visit import Visit, wait_for_stage, wait_until_acquainted

MEGABYTE = 1_000_000


class Host(NamedTuple):
    name: str
    options: tuple[str, ...]  # of tools/serve.mjs
    bound: float  # megabytes


HOSTS = (
    Host("all in Brotli", ("--compress", "br"), 3.9),
    Host("texts, scripts and WASM in gzip", ("--compress", "gzip"), 5.2),
    Host("nothing compressed", (), 5.6),
)


class FirstVisit(NamedTuple):
    """Until all works offline and the next start is prepared."""

    host: Host
    megabytes: float
    files: int
    requests: int

    def __str__(self) -> str:
        size = f"{self.megabytes:.3f} MB in {self.files} files, {self.requests} requests"
        return f"first visit, {self.host.name}: {size}"


def first_visit_from(host: Host, browser: Browser, site: Path) -> FirstVisit:
    with serving(site, "/club/", *host.options) as server, browser.new_context(**PHONE) as context:
        page = Visit(context, server).open()
        wait_for_stage(page, "ready")
        wait_until_acquainted(page)
        asked = list(server.requests)
    sizes = [each.bytes for each in asked if each.bytes]
    return FirstVisit(host, sum(sizes) / MEGABYTE, len(sizes), len(asked))
