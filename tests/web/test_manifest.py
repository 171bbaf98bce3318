"""What a system is told when the app is installed."""

import json
import struct
import zlib
from pathlib import Path
from typing import Any, Final

import pytest

STATIC: Final = Path(__file__).parents[2] / "web" / "static"
MANIFEST: Final[dict[str, Any]] = json.loads(
    (STATIC / "manifest.webmanifest").read_text(encoding="utf-8")
)
ICONS: Final[list[dict[str, str]]] = MANIFEST["icons"]
PAINTED: Final = [icon for icon in ICONS if icon["src"].endswith(".png")]


def test_it_says_in_which_language_it_speaks() -> None:
    assert (MANIFEST["lang"], MANIFEST["dir"]) == ("en", "ltr")


def test_every_icon_serves_one_purpose() -> None:
    """One that a system may cut has a border to be cut off; seen whole, it would look lost."""
    assert {icon["purpose"] for icon in ICONS} == {"any", "maskable"}
    assert len({icon["src"] for icon in ICONS}) == len(ICONS)
    for purpose in ("any", "maskable"):
        sizes = {icon["sizes"] for icon in PAINTED if icon["purpose"] == purpose}
        assert sizes == {"192x192", "512x512"}


@pytest.mark.parametrize("icon", PAINTED, ids=lambda icon: str(icon["src"]))
def test_an_icon_is_as_large_as_it_says_and_clear_where_it_is_seen_whole(
    icon: dict[str, str],
) -> None:
    picture = (STATIC / icon["src"]).read_bytes()
    width, height = struct.unpack(">II", picture[16:24])
    assert f"{width}x{height}" == icon["sizes"]
    assert has_clear_corner(picture) == (icon["purpose"] == "any")


def has_clear_corner(picture: bytes) -> bool:
    """Nothing lies before the first pixel of a PNG, so it stands as it is in its data."""
    depth, colours = picture[24], picture[25]
    assert depth == 8
    return colours == WITH_ALPHA and data_of(picture)[4] == 0


WITH_ALPHA: Final = 6


def data_of(picture: bytes) -> bytes:
    """A byte that says how the first row is written, and then its pixels."""
    found, at = b"", 8
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        if picture[at + 4 : at + 8] == b"IDAT":
            found += picture[at + 8 : at + 8 + length]
        at += length + 12
    return zlib.decompress(found)
