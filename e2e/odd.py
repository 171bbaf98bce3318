"""What people may bring: names and files as they should not be."""

from __future__ import annotations

import re
from binascii import crc32

from playwright.sync_api import FilePayload, Page

from e2e.table import SAVED
from e2e.visit import until

STORED = "JSON.stringify({ ...localStorage })"
HOSTILE = {
    "markup": "<img src=x onerror=alert(1)><b>\"'&amp;",
    "right to left": "\u202eשלום עולם\u202c مرحبا",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈👍🏽" * 3,
    "10,000 characters": "Anna" * 2500,
    "one long word": "W" * 60,
    "accents": "Z̷̢̛a̸̡͝l̶̨͠g̴̢͠o̵̧͘" * 4,
    "quotes and lines": 'a\n"b\\c\u2028d {$name} { -x }',
}


def offer(page: Page, content: bytes) -> None:
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": content}
    page.locator(SAVED).set_input_files(file)


def refuse(page: Page, bad: bytes) -> None:
    """That file is refused in a sentence, and nothing else happens."""
    before = page.evaluate(STORED)
    offer(page, bad)
    trouble = page.get_by_text("That file is not one of our games")
    until(trouble.is_visible, f"the refusal of {bad[:80]!r}")
    assert page.evaluate("document.documentElement.dataset.screen") == "join"
    assert page.evaluate(STORED) == before
    trouble.evaluate("(node) => { node.textContent = ''; }")


def sealed(body: str) -> str:
    """The seal is right, so that it is the rest that is wrong."""
    revision = len(re.findall("[a-z]:", body.partition("moves\n")[2]))
    return f"{body}seal {revision} {crc32(f'{revision} {body}'.encode()):08x}\n"
