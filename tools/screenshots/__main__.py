"""Pictures of every screen, in five sizes, by day and by night:

    python -m tools.screenshots [SIZE-THEME …]

They go to screenshots/; with names such as phone-small-dark, those alone are made. What README
and the installed app show of them goes where it belongs.
"""

from __future__ import annotations

import shutil
import sys
from itertools import product

from playwright.sync_api import sync_playwright

from e2e.browser import launch
from e2e.server import TOP, serving
from tools.screenshots.camera import SIZES, THEMES, Camera

# What is shown outside: the file, and the picture it is.
SHOWN = {
    "docs/home.jpg": "phone-dark-home",
    "docs/choosing.jpg": "phone-dark-choosing",
    "docs/hand-over.jpg": "phone-dark-hand-over",
    "docs/parrots.jpg": "phone-light-parrots-float",
    "docs/moths.jpg": "phone-light-moths-eyes",
    "docs/hint.jpg": "phone-light-hint",
    "docs/send.jpg": "phone-dark-link-send",
    "docs/replay.jpg": "phone-light-replay",
    "web/static/install-narrow.jpg": "phone-dark-choosing",
    "web/static/install-wide.jpg": "phone-wide-dark-choosing",
}


def main() -> int:
    wanted = sys.argv[1:] or [f"{size}-{theme}" for size, theme in product(SIZES, THEMES)]
    folder = TOP / "screenshots"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright, serving(TOP / "dist") as server:
        camera = Camera(launch(playwright), server, folder)
        for theme, hands in product(THEMES, (True, False)):
            sizes = [size for size in SIZES if f"{size}-{theme}" in wanted]
            camera.shoot_all(theme, sizes, hands=hands)
    for target, picture in SHOWN.items():
        if picture.startswith(tuple(wanted)):
            (TOP / target).parent.mkdir(exist_ok=True)
            shutil.copy(folder / f"{picture}.jpg", TOP / target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
