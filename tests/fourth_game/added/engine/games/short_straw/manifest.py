"""The facts of Short Straw."""

from typing import Final

from engine.core.manifest import Manifest

MANIFEST: Final = Manifest("short-straw", "Short Straw", range(2, 7), "youngest")
