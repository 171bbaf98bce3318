"""The facts of Parrot Box (see engine.core.manifest)."""

from typing import Final

from engine.core.manifest import Manifest

MANIFEST: Final = Manifest(
    name="parrot-box",
    title="Parrot Box",
    seats=range(2, 7),
    precedence="birthdays",
)
