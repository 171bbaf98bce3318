"""The design tokens of web/style/tokens*.css, read as a browser would, theme by theme."""

import re
from pathlib import Path
from typing import Final

STYLE: Final = Path(__file__).parents[2] / "web" / "style"
_RULE: Final = re.compile(r":root(?P<which>[^{]*)\{(?P<body>[^{}]*)\}")
_TOKEN: Final = re.compile(r"(--[\w-]+|color-scheme):\s*([^;]+);")
_SCHEME: Final = re.compile(r'\[data-scheme="(\w+)"\]')


def _rules() -> dict[str, dict[str, str]]:
    files = [STYLE / name for name in ("tokens.css", "tokens-schemes.css")]
    whole = "\n".join(file.read_text(encoding="utf-8") for file in files)
    text = re.sub(r"/\*.*?\*/", "", whole, flags=re.S)
    return {
        rule["which"].strip(): dict(_TOKEN.findall(rule["body"])) for rule in _RULE.finditer(text)
    }


RULES: Final = _rules()
# Each theme has its night and its day; the first is the garden, which needs no name.
SCHEMES: Final = ["garden", *dict.fromkeys(_SCHEME.findall(" ".join(RULES)))]
_NIGHT: Final = RULES[""]
_DAY: Final = '[data-theme="light"]'
_DAY_OF_SYSTEM: Final = ':not([data-theme="dark"])'


def _named(scheme: str) -> str:
    return "" if scheme == "garden" else f'[data-scheme="{scheme}"]'


def _days(which: str) -> dict[str, dict[str, str]]:
    return {scheme: RULES[_named(scheme) + which] for scheme in SCHEMES}


LIGHT_OF_SYSTEM: Final = _days(_DAY_OF_SYSTEM)
LIGHT_OF_SETTINGS: Final = _days(_DAY)
THEMES: Final = {
    f"{scheme}, {time}": _NIGHT | (LIGHT_OF_SETTINGS["garden"] if time == "day" else {}) | own
    for scheme in SCHEMES
    for time, own in (("night", RULES[_named(scheme)]), ("day", LIGHT_OF_SETTINGS[scheme]))
}


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
