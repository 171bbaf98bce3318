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
SIZES = (180, 192, 512)


def drawn(name: str) -> str:
    ask = f'import {{ {name} }} from "./web/art/icon.js"; process.stdout.write({name}());'
    command = ["node", "--input-type=module", "--eval", ask]
    return subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True).stdout


def paint(browser: Browser, picture: str, size: int, path: Path) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture}")
    page.screenshot(path=path)
    page.close()


def main() -> None:
    (STATIC / "icon.svg").write_text(drawn("icon"), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for size in SIZES:
            paint(browser, drawn("maskableIcon"), size, STATIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
