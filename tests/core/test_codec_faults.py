"""Values that cannot be read: which code, which place, what was found."""

import json
from time import process_time
from typing import Any, Literal

import pytest

from engine.core import codec
from engine.core.codec import BadMessage, decode, encode, loads
from tests.core.shapes import Circle, Even, Pair, Point, Shape, Shout


@pytest.fixture(autouse=True)
def fresh_coders() -> None:
    """Every test makes its coders anew, whatever ran before it."""
    codec._coder.cache_clear()


FAULTS: list[tuple[Any, Any, str, str, str]] = [
    (int, "7", "not-a-number", "value", "7"),
    (int, True, "not-a-number", "value", "True"),
    (int, 7.0, "not-a-number", "value", "7.0"),
    (int, None, "not-a-number", "value", "None"),
    (int, float("nan"), "not-a-number", "value", "nan"),
    (str, 7, "not-a-text", "value", "7"),
    (bool, 1, "not-a-yes-or-no", "value", "1"),
    (bool, None, "not-a-yes-or-no", "value", "None"),
    (type(None), 0, "not-a-nothing", "value", "0"),
    (Shout, 7, "not-a-text", "value", "7"),
    (Shout, "hey", "not-a-shout", "value", "hey"),
    (Literal["yes", "no"], "maybe", "unknown-word", "value", "maybe"),
    (Literal["yes", "no"], 1, "unknown-word", "value", "1"),
    (Literal["yes", "no"], ["yes"], "unknown-word", "value", "[…]"),
    (tuple[int, ...], {"0": 1}, "not-a-list", "value", "{…}"),
    (tuple[int, ...], "12", "not-a-list", "value", "12"),
    (tuple[int, ...], [1, 2, "3"], "not-a-number", "value[2]", "3"),
    (tuple[int, str], [1], "not-a-list", "value", "[…]"),
    (tuple[int, str], [1, "a", 2], "not-a-list", "value", "[…]"),
    (tuple[int, str], ["a", "a"], "not-a-number", "value[0]", "a"),
    (tuple[int, str], [1, 2], "not-a-text", "value[1]", "2"),
    (Point, [1, 2], "not-an-object", "value", "[…]"),
    (Point, {"x": 1}, "missing-field", "value", "y"),
    (Point, {}, "missing-field", "value", "x"),
    (Point, {"x": 1, "y": 2, "z": 3}, "unknown-field", "value", "z"),
    (Point, {"z": 3}, "unknown-field", "value", "z"),
    (Point, {"type": "Point", "x": 1, "y": 2}, "unknown-field", "value", "type"),
    (Point, {"x": 1, "y": True}, "not-a-number", "value.y", "True"),
    (Pair, {"left": 1}, "missing-field", "value", "right"),
    (Pair, [1, True], "not-an-object", "value", "[…]"),
    (Even, {"number": 3}, "not-even", "value", "3"),
    (tuple[Even, ...], [{"number": 2}, {"number": 5}], "not-even", "value[1]", "5"),
    (Shape, {"x": 1, "y": 2}, "missing-field", "value", "type"),
    (Shape, [1], "missing-field", "value", "type"),
    (Shape, None, "missing-field", "value", "type"),
    (Shape, {"type": "Square"}, "unknown-type", "value", "Square"),
    (Shape, {"type": 3}, "unknown-type", "value", "3"),
    (Shape, {"type": ["Point"]}, "unknown-type", "value", "[…]"),
    (Shape, {"type": "Point", "x": 1}, "missing-field", "value", "y"),
    (Shape, {"type": "Nowhere", "x": 1}, "unknown-field", "value", "x"),
    (Shape | None, {"type": "Square"}, "unknown-type", "value", "Square"),
    (Shape | None, 0, "missing-field", "value", "type"),
    (int | None, "x", "not-a-number", "value", "x"),
    (tuple[Point | None, ...], [None, {"x": 1}], "missing-field", "value[1]", "y"),
    (Circle, {"middle": {"x": 1}, "name": ""}, "missing-field", "value.middle", "y"),
    (Circle, {"middle": {"x": 1, "y": ""}, "name": ""}, "not-a-number", "value.middle.y", ""),
    (Circle, {"middle": {"x": 1, "y": 1}, "name": 0}, "not-a-text", "value.name", "0"),
    (
        tuple[tuple[Shape, ...], ...],
        [[], [{"type": "Point", "x": 1, "y": None}]],
        "not-a-number",
        "value[1][0].y",
        "None",
    ),
]


@pytest.mark.parametrize(("kind", "raw", "code", "place", "found"), FAULTS)
def test_a_fault_is_told_with_code_place_and_what_was_found(
    kind: Any, raw: Any, code: str, place: str, found: str
) -> None:
    with pytest.raises(BadMessage) as fault:
        decode(kind, raw)
    assert (fault.value.code, fault.value.place, fault.value.found) == (code, place, found)


def test_a_place_is_told_from_the_root_that_was_given() -> None:
    with pytest.raises(BadMessage) as fault:
        decode(tuple[Point, ...], [{"x": 1, "y": "2"}], "save")
    assert fault.value.place == "save[0].y"


@pytest.mark.parametrize("length", [39, 40])
def test_up_to_forty_signs_of_what_was_found_are_told(length: int) -> None:
    with pytest.raises(BadMessage) as fault:
        decode(int, "x" * length)
    assert fault.value.found == "x" * length


def test_what_was_found_is_cut_after_forty_signs() -> None:
    with pytest.raises(BadMessage) as fault:
        decode(int, "x" * 41)
    assert fault.value.found == "x" * 39 + "…"


@pytest.mark.parametrize("text", ["", "{", "[1,]", "nope", "'a'", "1 2", "\ud800", "1" * 5000])
def test_text_that_is_no_json(text: str) -> None:
    with pytest.raises(BadMessage) as fault:
        loads(int, text)
    assert (fault.value.code, fault.value.place, fault.value.found) == ("not-json", "value", "")


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "1.0", "1e3", "true", "null"])
def test_only_whole_numbers_are_numbers(text: str) -> None:
    with pytest.raises(BadMessage, match="not-a-number"):
        loads(int, text)


def test_very_deep_nesting_is_no_json() -> None:
    with pytest.raises(BadMessage, match="not-json"):
        loads(int, "[" * 200_000 + "]" * 200_000)


def test_no_depth_of_nesting_gets_past_bad_message() -> None:
    for depth in range(1, 1100):
        with pytest.raises(BadMessage):
            loads(Circle, '{"middle":{"x":' + "[" * depth + "]" * depth + ',"y":1},"name":""}')


def test_brackets_in_a_text_are_no_nesting() -> None:
    text = "[" * 200 + '\\"' + "{" * 200
    assert loads(str, json.dumps(text)) == text


def test_a_text_that_never_ends_is_refused_soon() -> None:
    begun = process_time()
    with pytest.raises(BadMessage, match="not-json"):
        loads(int, "[" * 101 + '"' + '\\"' * 400_000)
    assert process_time() - begun < 2


def test_a_field_may_not_stand_there_twice() -> None:
    with pytest.raises(BadMessage) as fault:
        loads(Point, '{"x": 1, "y": 2, "x": 3}')
    assert (fault.value.code, fault.value.place, fault.value.found) == (
        "field-twice",
        "value",
        "x y x",
    )


def test_a_tuple_of_the_wrong_length_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="shorter"):
        encode(tuple[int, int], (1,))
