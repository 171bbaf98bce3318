"""Starting the browser: Debian's Chromium, Playwright's own, or an installed Chrome."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

DEBIAN = Path("/usr/bin/chromium")
MAC = Path("/Applications/Google Chrome.app")
# What a browser does by itself has no place in a test.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Each window would start two more pages, for what a person types into its address. The rest
    # is Playwright's own list, as only the last one counts.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,"
    "NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
    # A name of this machine that is not a secure origin, as another phone would see it.
    "--host-resolver-rules=MAP phone.test 127.0.0.1",
]
# Machine code of Python is made once, quickly. To make its one huge loop better takes V8 longer
# than most tests run, and it begins anew several times on each page. That it is the same Python
# then, `tests/pyodide` shows; and what is measured is measured without this.
QUICKLY_MADE = "--js-flags=--liftoff-only"
# No memory for pixels: to paint is nearly half of the work of a game, and nobody looks. All else is
# as ever, layout and frames too. Who takes a picture of the screen takes a browser that paints.
UNPAINTED = "--force-gpu-mem-available-mb=0"
FRUGAL = (QUICKLY_MADE, UNPAINTED)
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "locale": "en",
}


def _which(playwright: Playwright) -> dict[str, Any] | None:
    if DEBIAN.exists():
        return {"executable_path": DEBIAN}
    if Path(playwright.chromium.executable_path).exists():
        return {}
    if any(map(shutil.which, ("google-chrome", "chrome"))) or MAC.exists():
        return {"channel": "chrome"}
    return None


def launch(playwright: Playwright, *more: str) -> Browser:
    return playwright.chromium.launch(args=[*QUIET, *more], **(_which(playwright) or {}))


def launch_with_profile(playwright: Playwright, profile: Path, *more: str) -> BrowserContext:
    """A browser whose profile is on the disk, as a person's is."""
    return playwright.chromium.launch_persistent_context(
        profile, args=[*QUIET, *more], **(_which(playwright) or {}), **PHONE
    )


if __name__ == "__main__":
    with sync_playwright() as started:
        sys.exit(_which(started) is None)
