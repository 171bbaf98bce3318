"""Prints golden matches step by step, as all at the table see them, for moments.test.mjs."""

import json
from typing import Any

from engine.table.notation import read_match
from engine.table.saves import write_save
from engine.table.table import opened
from tests.golden.transcript import MATCHES
from tests.service.door import Page


def watched(text: str) -> list[dict[str, Any]]:
    table = opened(read_match(text))
    page, save = Page(), write_save(table)
    steps = range(len(table.steps))
    return [page.ask("Replay", of=save, step=step, eyes=None) for step in steps]


if __name__ == "__main__":
    for path in MATCHES:
        print(json.dumps([path.stem, watched(path.read_text(encoding="utf-8"))]))
