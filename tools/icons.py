"""The app's icons, as web/art draws them:

python -m tools.icons
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from e2e.browser import launch
from e2e.server import TOP

STATIC = TOP / "web" / "static"
# The file, the picture and its size. What a system cuts to its own shape fills the square.
PICTURES = (
    ("icon-180.png", "maskableIcon", 180),  # iOS cuts it, and makes what is clear black
    ("icon-192.png", "icon", 192),
    ("icon-512.png", "icon", 512),
    ("maskable-192.png", "maskableIcon", 192),
    ("maskable-512.png", "maskableIcon", 512),
)


def drawn(name: str) -> str:
    ask = f'import {{ {name} }} from "./web/art/icon.js"; process.stdout.write({name}());'
    command = ["node", "--input-type=module", "--eval", ask]
    return subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True).stdout


def paint(browser: Browser, picture: str, size: int, path: Path) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture}")
    page.screenshot(path=path, omit_background=True)
    page.close()


def main() -> None:
    (STATIC / "icon.svg").write_text(drawn("icon"), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for file, picture, size in PICTURES:
            paint(browser, drawn(picture), size, STATIC / file)
        browser.close()


if __name__ == "__main__":
    main()
