"""QR codes read and written by somebody else: pictures of them, and a camera that sees one."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from math import isqrt

from playwright.sync_api import Page
from zxingcpp import BarcodeFormat, create_barcode, read_barcodes, write_barcode_to_image

# Every third value of a picture is enough: the green one.
PIXELS = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const green = Uint8Array.from({ length: width * height }, (_, at) => data[4 * at + 1]);
    const text = Array.from(green, (value) => String.fromCharCode(value)).join("");
    return { width, height, green: btoa(text) };
}"""


def codes_on(page: Page) -> list[str]:
    """What a phone held before this screen would read."""
    seen = page.evaluate(PIXELS, b64encode(page.screenshot()).decode())
    grey = memoryview(b64decode(seen["green"])).cast("B", (seen["height"], seen["width"]))
    return [found.text for found in read_barcodes(grey)]


def code_of(text: str, scale: int = 4) -> tuple[int, bytes]:
    """How wide the picture is, and its pixels in grey."""
    made = write_barcode_to_image(create_barcode(text, BarcodeFormat.QRCode), scale=scale)
    pixels = memoryview(made).tobytes()  # type: ignore[arg-type]
    return isqrt(len(pixels)), pixels


def png_of(wide: int, pixels: bytes) -> bytes:
    def chunk(name: bytes, body: bytes) -> bytes:
        check = zlib.crc32(name + body)
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", check)

    high = len(pixels) // wide
    rows = b"".join(b"\0" + pixels[at * wide : (at + 1) * wide] for at in range(high))
    head = struct.pack(">IIBBBBB", wide, high, 8, 0, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def film_of(text: str) -> bytes:
    """A film for the browser's camera: the code lies in the middle of a grey table."""
    wide, high = 640, 480
    size, pixels = code_of(text)
    left, top = (wide - size) // 2, (high - size) // 2
    assert left > 0
    assert top > 0
    rows = [bytearray(b"\x90" * wide) for _ in range(high)]
    for y in range(size):
        rows[top + y][left : left + size] = pixels[y * size : (y + 1) * size]
    frame = b"FRAME\n" + b"".join(rows) + b"\x80" * (wide * high // 2)
    return b"YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n" + frame * 2
