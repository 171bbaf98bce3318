"""The design tokens of web/style/tokens.css, read as a browser would, theme by theme."""

import re
from pathlib import Path
from typing import Final

CSS: Final = Path(__file__).parents[2] / "web" / "style" / "tokens.css"
_RULE: Final = re.compile(r":root(?P<which>[^{]*)\{(?P<body>[^{}]*)\}")
_TOKEN: Final = re.compile(r"(--[\w-]+|color-scheme):\s*([^;]+);")


def _rules() -> dict[str, dict[str, str]]:
    text = re.sub(r"/\*.*?\*/", "", CSS.read_text(encoding="utf-8"), flags=re.S)
    return {
        rule["which"].strip(): dict(_TOKEN.findall(rule["body"])) for rule in _RULE.finditer(text)
    }


RULES: Final = _rules()
DARK: Final = RULES[""]
LIGHT_OF_SYSTEM: Final = RULES[':not([data-theme="dark"])']
LIGHT_OF_SETTINGS: Final = RULES['[data-theme="light"]']
THEMES: Final = {"dark": DARK, "light": DARK | LIGHT_OF_SETTINGS}


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    assert re.fullmatch(r"#[0-9a-f]{6}", colour), f"{colour} is no colour that can be computed"
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
