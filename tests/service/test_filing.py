"""Files through the page's door: packed and unpacked beside the running table."""

from random import Random

from tests.service.door import Page
from tests.service.linked import OVER, playing


def test_a_running_match_is_packed_covered_with_who_sits_here() -> None:
    page = playing()
    save = page.now["save"]
    packed = page.ask("Pack", save=save, here=[1])
    assert (packed["type"], packed["covered"]) == ("Packed", True)
    assert "seed" not in packed["text"]
    assert page.ask("Unpack", text=packed["text"]) == {
        "type": "Unpacked",
        "save": save,
        "here": [1],
    }


def test_a_match_that_is_over_is_packed_as_it_is_written() -> None:
    page = Page()
    packed = page.ask("Pack", save=OVER, here=None)
    assert (packed["text"], packed["covered"]) == (OVER, False)
    assert page.ask("Unpack", text=OVER)["save"] == OVER


def test_files_leave_the_running_table_alone() -> None:
    page = playing()
    before = page.ask("Look", eyes=None)
    page.ask("Pack", save=OVER, here=None)
    page.ask("Unpack", text=OVER)
    assert page.ask("Look", eyes=None) == before


def test_what_is_no_match_is_neither_packed_nor_unpacked() -> None:
    page, chance = Page(), Random(1)
    noise = "".join(chance.choice("ab \n1:") for _ in range(300))
    assert page.ask("Pack", save=noise, here=None)["type"] == "Unread"
    assert page.ask("Unpack", text=noise)["type"] == "Unread"
    assert page.ask("Unpack", text="critter-club-covered 1\ncards\n")["code"] == "damaged"
    assert page.ask("Pack", save=playing().now["save"], here=[2])["code"] == "no-such-seat"
