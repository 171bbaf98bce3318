"""Values to plain JSON and back, strictly."""

import json
from typing import Any, Literal

import pytest

from engine.core import codec
from engine.core.codec import BadMessage, Unreadable, decode, dumps, encode, loads, read_number
from tests.core.shapes import Circle, Even, Everything, Nowhere, Pair, Point, Shape, Shout


@pytest.fixture(autouse=True)
def fresh_coders() -> None:
    """Every test makes its coders anew, whatever ran before it."""
    codec._coder.cache_clear()


WHOLE = Everything(
    number=-3,
    text="ü",
    flag=True,
    shout="hey",
    word="no",
    many=(1, 2),
    two=(1, "a"),
    shape=Circle(Point(1, 2), None),
    maybe=Nowhere(),
    pair=Pair(1, False),
    maybe_shout=None,
)
PLAIN = {
    "number": -3,
    "text": "ü",
    "flag": True,
    "shout": "HEY",
    "word": "no",
    "many": [1, 2],
    "two": [1, "a"],
    "shape": {"type": "Circle", "middle": {"x": 1, "y": 2}, "name": None},
    "maybe": {"type": "Nowhere"},
    "pair": {"left": 1, "right": False},
    "maybe_shout": None,
}

BOTH_WAYS: list[tuple[Any, Any, Any]] = [
    (int, 7, 7),
    (str, "", ""),
    (bool, False, False),
    (type(None), None, None),
    (Shout, "hey", "HEY"),
    (Literal["yes", "no"], "yes", "yes"),
    (tuple[int, ...], (), []),
    (tuple[int, ...], (1, 2, 3), [1, 2, 3]),
    (tuple[int, str], (1, "a"), [1, "a"]),
    (tuple[tuple[Shout, ...], ...], (("a",), ()), [["A"], []]),
    (Point, Point(1, 2), {"x": 1, "y": 2}),
    (Pair, Pair(1, True), {"left": 1, "right": True}),
    (Shape, Point(1, 2), {"type": "Point", "x": 1, "y": 2}),
    (Shape | None, None, None),
    (Shape | None, Nowhere(), {"type": "Nowhere"}),
    (int | None, None, None),
    (int | None, 3, 3),
    (Everything, WHOLE, PLAIN),
]


@pytest.mark.parametrize(("kind", "value", "plain"), BOTH_WAYS)
def test_every_kind_goes_both_ways(kind: Any, value: Any, plain: Any) -> None:
    assert encode(kind, value) == plain
    assert decode(kind, plain) == value
    assert loads(kind, dumps(kind, value)) == value


def test_a_decoded_value_has_its_own_type() -> None:
    assert type(decode(Pair, {"left": 1, "right": True})) is Pair
    assert type(decode(tuple[int, ...], [1])) is tuple


def test_equal_values_give_the_same_text() -> None:
    assert dumps(Everything, WHOLE) == (
        '{"number":-3,"text":"ü","flag":true,"shout":"HEY","word":"no","many":[1,2],"two":[1,"a"],'
        '"shape":{"type":"Circle","middle":{"x":1,"y":2},"name":null},"maybe":{"type":"Nowhere"},'
        '"pair":{"left":1,"right":false},"maybe_shout":null}'
    )
    other_order = json.dumps(dict(reversed(PLAIN.items())))
    assert dumps(Everything, loads(Everything, other_order)) == dumps(Everything, WHOLE)


def test_a_union_of_one_and_nothing_needs_no_tag() -> None:
    assert dumps(Point | None, Point(1, 2)) == '{"x":1,"y":2}'


@pytest.mark.parametrize("kind", [float, list[int], dict[str, int], object])
def test_a_type_without_a_form_is_a_fault_of_the_program(kind: Any) -> None:
    with pytest.raises(TypeError, match="the codec has no form for"):
        encode(kind, 1)


def test_a_value_outside_its_union_is_not_written() -> None:
    with pytest.raises(KeyError, match="Even"):
        encode(Shape, Even(2))


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("7", 7), ("10", 10), ("9" * 16, 10**16 - 1)]
)
def test_a_number_is_read_in_its_one_usual_form(text: str, number: int) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize(
    "text", ["", " 1", "1 ", "01", "00", "-1", "+1", "1.0", "1_0", "x", "٣", "²", "1" * 17]
)
def test_a_number_in_any_other_form_is_refused(text: str) -> None:
    with pytest.raises(BadMessage) as fault:
        read_number(text)
    assert (fault.value.code, fault.value.found) == ("not-a-number", text)


def test_a_very_long_number_is_told_in_short() -> None:
    with pytest.raises(BadMessage) as fault:
        read_number("1" * 5000)
    assert fault.value.found == "1" * 39 + "…"


def test_an_unreadable_text_tells_what_it_knows() -> None:
    error = Unreadable("code", place="here", found="this")
    assert (error.args, error.code) == (("code", "here", "this"), "code")
    bare = Unreadable("code")
    assert (bare.place, bare.found) == ("", "")
    assert issubclass(BadMessage, Unreadable)
    assert issubclass(Unreadable, ValueError)


def test_what_is_json_already_goes_as_it_is() -> None:
    raw = {"a": [1, None, {"b": True}]}
    assert encode(Any, raw) == raw
    assert decode(Any, raw) == raw
