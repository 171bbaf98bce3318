"""Two tables that look the same to some eyes, asked the same things through the page's door."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine.core.game import Seat
from engine.core.rng import seeded
from engine.games import GAMES
from engine.table.bots import play_bot
from engine.table.match import Match, Player
from engine.table.table import Table, awaited, is_person, opened, submit
from tests.service.door import Page, Reply

# What the page needs to go on and to store it; it shows nothing of these.
FOR_THE_PAGE = ("revision", "clock", "save")
KINDS = {"b": "regular-bold", "t": "rule-of-thumb", "p": None}
UNASKED = ("slip", "call", "rustle")
QUICK = 12  # playouts


def begun(name: str, who: str, seed: int, options: tuple[str, ...] = ()) -> Table:
    """`who` as `ppb`: people, bots that think ahead, and bots with a rule of thumb."""
    game = GAMES[name]
    config = game.read_config((f"seats {len(who)}", *options))
    players = tuple([Player(f"Player {at}", KINDS[each]) for at, each in enumerate(who)])
    return opened(Match(name, config, seed, players))


def page_with(table: Table) -> Page:
    """As if it had come to this in front of it."""
    page = Page()
    page.service._table = table
    page.look(None)
    return page


def moved_on(table: Table, chance: Random, turns: int) -> Table:
    """People move as they like, now and then also when nobody waits for them; bots as bots do."""
    for _ in range(turns):
        people = people_s_turns(table, every_seat=chance.randrange(8) == 0)
        after = submit(table, table.revision, *chance.choice(people)) if people else play_bot(table)
        if after is None:
            break
        table = after
    return table


def people_s_turns(table: Table, *, every_seat: bool) -> list[tuple[Seat, Any]]:
    game = table.match.game
    return [
        (seat, move)
        for seat in (range(len(table.match.players)) if every_seat else awaited(table))
        if is_person(table, seat)
        for move in game.legal_moves(table.state, seat)
        if every_seat or not game.write_move(move).startswith(UNASKED)
    ]


def elsewhere(table: Table, eyes: Seat | None, seed: int) -> Table:
    """What is hidden from these eyes lies otherwise."""
    game = table.match.game
    twin, _ = game.imagine(game.view(table.state, eyes), seeded(seed))
    return replace(table, steps=(*table.steps[:-1], replace(table.steps[-1], state=twin)))


def looks(table: Table, eyes: Seat | None) -> tuple[Any, Any]:
    """What is there to see, at least."""
    game = table.match.game
    return game.view(table.state, None), game.view(table.state, eyes)


def everything_asked(page: Page, eyes: int | None) -> Iterator[tuple[str, Reply]]:
    """Whatever these eyes can ask for while nobody moves."""
    save = page.now["save"]
    for who in {None, eyes}:
        yield f"Look {who}", page.look(who)
        for last in (None, 0, 1, 8):
            yield f"Read {who} {last}", page.ask("Read", eyes=who, last=last)
        yield f"Retell {who}", page.ask("Retell", of=save, eyes=who)
        for step in (None, 0, 3):
            yield f"Replay {who} {step}", page.ask("Replay", of=save, step=step, eyes=who)
    for seat in {*page.now["asked"], eyes} - {None, -1}:
        if page.is_person(seat):
            for who in {None, seat} & {None, eyes}:
                fields = {"seat": seat, "effort": QUICK, "eyes": who}
                yield (
                    f"Hint {seat} {who}",
                    page.ask("Hint", revision=page.now["revision"], **fields),
                )
    for line in page.ask("Read", eyes=eyes, last=6)["turns"]:
        if line["why"] is not None:
            yield f"Why {line['why']}", page.ask("Why", turn=line["why"], effort=QUICK)
    yield from of_a_link(page, save)
    if eyes is not None:
        for move in ("play-1a", "slip-1a", "rustle", "call-b", "draw", "take-1a", "turn-1"):
            yield f"Submit {move}", refused(page, eyes, move)
        yield "TakeBack", took_back(page, eyes)


def of_a_link(page: Page, save: str) -> Iterator[tuple[str, Reply]]:
    """What comes of it when it is sent; a phone keeps its mark to itself."""
    phone = {"secret": "0" * 32, "here": [0], "seen": ""}
    shared = page.ask("Share", what="match", date=None, step=None, to=None, phone=phone)
    assert shared["type"] == "Shared"
    yield "Share", {"length": len(shared["link"]), "seen": shared["seen"]}
    for mine in (save, None):
        unfolded = page.ask("Unfold", link=shared["link"], mine=mine, mark=None, phone=phone)
        assert unfolded["type"] == "Unfolded"
        yield f"Unfold {mine is None}", {key: unfolded[key] for key in unfolded if key != "mark"}


def refused(page: Page, seat: int, move: str) -> Reply:
    """Why not; what is possible is not done here."""
    legal = page.look(seat)["legal"]
    return {} if move in legal else page.submit(seat, move, seat)


def took_back(page: Page, seat: int) -> Reply:
    """The refusal, if it is one; else nothing, and the table is as it was."""
    table = page.service._table
    assert table is not None
    reply = page.ask("TakeBack", revision=table.revision, seat=seat, eyes=None)
    page.service._table = table
    return reply if reply["type"] != "Update" else {"type": "Update"}


def as_told(reply: Reply) -> Reply:
    return {key: value for key, value in reply.items() if key not in FOR_THE_PAGE}


def parts(one: Reply, other: Reply) -> list[str]:
    """In what they differ."""
    here, there = as_told(one), as_told(other)
    return sorted([key for key in here.keys() | there.keys() if here.get(key) != there.get(key)])


def differences(one: Page, other: Page, eyes: int | None) -> list[str]:
    """Which questions these eyes are not answered alike; or cannot ask at one of the tables."""
    here, there = dict(everything_asked(one, eyes)), dict(everything_asked(other, eyes))
    if here.keys() != there.keys():
        return sorted(here.keys() ^ there.keys())
    return [f"{asked}: {part}" for asked in here for part in parts(here[asked], there[asked])]
