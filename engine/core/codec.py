"""Turns values into plain JSON and back, strictly.

A value's type is its schema: frozen dataclasses, tuples, numbers, texts, `X | None`, a number or
one of some words, and unions of dataclasses (told apart by a "type" field). A missing, unknown or
wrong field is an error that names its place. There are no defaults.
"""

import json
import re
import types
from collections.abc import Callable
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
TAG = "type"
_DIGITS = 16  # enough for every seed
_FITS = 40
_DEEPEST = 100  # brackets inside brackets; our own values are not half as deep
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|([\[{])|([\]}])', re.DOTALL)


class Unreadable(ValueError):
    """Text from outside that cannot be read: a stable code, the place, and what was found."""

    def __init__(self, code: str, *, place: str = "", found: str = "") -> None:
        found = short(found)
        super().__init__(code, place, found)
        self.code = code
        self.place = place
        self.found = found


class BadMessage(Unreadable):
    """A message, move or card that cannot be read."""


@dataclass(frozen=True)
class TextForm(Generic[T]):
    """Used in an annotation: this type is written as text when it leaves the engine."""

    write: Callable[[T], str]
    read: Callable[[str], T]


@dataclass(frozen=True, slots=True)
class _Coder:
    write: Callable[[Any], Any]
    read: Callable[[Any, str], Any]


def encode(kind: Any, value: Any) -> Any:
    """The value as dicts, lists, texts, whole numbers, booleans and None."""
    return _coder(kind).write(value)


def decode(kind: Any, raw: Any, place: str = "value") -> Any:
    """The value of that type. Raises BadMessage with the place of the first fault."""
    return _coder(kind).read(raw, place)


def dumps(kind: Any, value: Any) -> str:
    """One line of JSON, always the same for equal values."""
    return json.dumps(encode(kind, value), ensure_ascii=False, separators=(",", ":"))


def loads(kind: Any, text: str) -> Any:
    if _is_too_deep(text):
        raise BadMessage("not-json", place="value")
    try:
        raw = json.loads(text, object_pairs_hook=_each_once)
    except Unreadable:
        raise
    except ValueError as error:
        raise BadMessage("not-json", place="value") from error
    return decode(kind, raw)


def _is_too_deep(text: str) -> bool:
    """A parser goes one call deeper for each bracket. In a browser that can crash it."""
    if text.count("[") + text.count("{") <= _DEEPEST:
        return False
    depth = 0
    for found in _BRACKETS.finditer(text):
        opens, closes = found.groups()
        depth += (opens is not None) - (closes is not None)
        if depth > _DEEPEST:
            return True
    return False


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    raw = dict(pairs)
    if len(raw) < len(pairs):
        raise BadMessage("field-twice", place="value", found=" ".join([name for name, _ in pairs]))
    return raw


def read_number(text: str) -> int:
    """A whole number, written in the one allowed way."""
    plain = text.isascii() and text.isdecimal() and len(text) <= _DIGITS
    if not plain or text != str(int(text)):
        raise BadMessage("not-a-number", found=text)
    return int(text)


@cache
def _coder(kind: Any) -> _Coder:
    origin = get_origin(kind)
    if kind in (int, str, bool, type(None)):
        return _plain(kind)
    if kind is Any:  # it is JSON already
        return _Coder(_as_it_is, lambda raw, place: raw)
    if origin is Annotated:
        return _text(next(note for note in kind.__metadata__ if isinstance(note, TextForm)))
    if origin is Literal:
        return _literal(get_args(kind))
    if origin in (Union, types.UnionType):
        return _union(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if is_dataclass(kind) or hasattr(kind, "_fields"):  # a dataclass or a named tuple
        return _record(kind)
    raise TypeError(f"the codec has no form for {kind!r}")


def _plain(kind: type) -> _Coder:
    def read(raw: Any, place: str) -> Any:
        if type(raw) is not kind:  # exact: True is no number here
            raise BadMessage(f"not-a-{_PLAIN_NAMES[kind]}", place=place, found=_told(raw))
        return raw

    return _Coder(_as_it_is, read)


def _as_it_is(value: Any) -> Any:
    return value


def _text(form: TextForm[Any]) -> _Coder:
    read_text = _plain(str).read

    def read(raw: Any, place: str) -> Any:
        text = read_text(raw, place)
        try:
            return form.read(text)
        except Unreadable as fault:
            raise BadMessage(fault.code, place=place, found=fault.found) from None

    return _Coder(form.write, read)


def _literal(allowed: tuple[Any, ...]) -> _Coder:
    def read(raw: Any, place: str) -> Any:
        if type(raw) is not str or raw not in allowed:
            raise BadMessage("unknown-word", place=place, found=_told(raw))
        return raw

    return _Coder(_as_it_is, read)


def _number_or_word(words: Any) -> _Coder:
    read_plain, read_word = _coder(int).read, _coder(words).read

    def read(raw: Any, place: str) -> Any:
        return (read_word if type(raw) is str else read_plain)(raw, place)

    return _Coder(_as_it_is, read)


def _tuple(parts: tuple[Any, ...]) -> _Coder:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return _list(_coder(parts[0]))
    coders = tuple(map(_coder, parts))

    def write(value: Any) -> Any:
        return [coder.write(item) for coder, item in zip(coders, value, strict=True)]

    def read(raw: Any, place: str) -> Any:
        if type(raw) is not list or len(coders) != len(raw):
            raise BadMessage("not-a-list", place=place, found=_told(raw))
        return tuple(
            [
                coder.read(item, f"{place}[{index}]")
                for index, (coder, item) in enumerate(zip(coders, raw))
            ]
        )

    return _Coder(write, read)


def _list(coder: _Coder) -> _Coder:
    """A tuple of any length. Most of what we write is such a list."""
    write_item, read_item = coder.write, coder.read

    def write(value: Any) -> Any:
        return list(value if write_item is _as_it_is else map(write_item, value))

    def read(raw: Any, place: str) -> Any:
        if type(raw) is not list:
            raise BadMessage("not-a-list", place=place, found=_told(raw))
        return tuple([read_item(item, f"{place}[{index}]") for index, item in enumerate(raw)])

    return _Coder(write, read)


def _record(kind: Any) -> _Coder:
    hints = get_type_hints(kind, include_extras=True)
    coders = {name: _coder(hint) for name, hint in hints.items()}

    def write(value: Any) -> Any:
        return {name: coder.write(getattr(value, name)) for name, coder in coders.items()}

    def read(raw: Any, place: str) -> Any:
        if type(raw) is not dict:
            raise BadMessage("not-an-object", place=place, found=_told(raw))
        for name in raw:
            if name not in coders:
                raise BadMessage("unknown-field", place=place, found=_told(name))
        for name in coders:
            if name not in raw:
                raise BadMessage("missing-field", place=place, found=name)
        values = {name: coder.read(raw[name], f"{place}.{name}") for name, coder in coders.items()}
        try:
            return kind(**values)
        except Unreadable as fault:  # the value's own check failed, e.g. its number of seats
            raise BadMessage(fault.code, place=place, found=fault.found) from None

    return _Coder(write, read)


def _union(kinds: tuple[Any, ...]) -> _Coder:
    if type(None) in kinds:
        rest = tuple(kind for kind in kinds if kind is not type(None))
        return _optional(_coder(rest[0]) if len(rest) == 1 else _union(rest))
    if words := [kind for kind in kinds if get_origin(kind) is Literal]:
        return _number_or_word(*words)
    by_name = {kind.__name__: _coder(kind) for kind in kinds}

    def write(value: Any) -> Any:
        name = type(value).__name__
        return {TAG: name, **by_name[name].write(value)}

    def read(raw: Any, place: str) -> Any:
        if type(raw) is not dict or TAG not in raw:
            raise BadMessage("missing-field", place=place, found=TAG)
        name = raw[TAG]
        if type(name) is not str or name not in by_name:
            raise BadMessage("unknown-type", place=place, found=_told(name))
        rest = {key: item for key, item in raw.items() if key != TAG}
        return by_name[name].read(rest, place)

    return _Coder(write, read)


def _optional(coder: _Coder) -> _Coder:
    return _Coder(
        lambda value: None if value is None else coder.write(value),
        lambda raw, place: None if raw is None else coder.read(raw, place),
    )


_PLAIN_NAMES = {int: "number", str: "text", bool: "yes-or-no", type(None): "nothing"}


def can_be_stored(text: str) -> bool:
    """No file can store half a surrogate pair."""
    return text.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in text)


def short(text: str) -> str:
    """As much of the text as fits into a sentence."""
    return text if len(text) <= _FITS else text[: _FITS - 1] + "…"


def _told(raw: Any) -> str:
    if isinstance(raw, list | dict):  # whatever is inside
        return "[…]" if isinstance(raw, list) else "{…}"
    return raw if isinstance(raw, str) else repr(raw)
