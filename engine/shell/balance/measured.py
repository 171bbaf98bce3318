"""What is counted."""
from dataclasses import dataclass, field
from engine.core.game import Seat
from engine.core.rng import seeded
from engine.games import cheating_moth
from engine.games.cheating_moth.events import *
from engine.shell.balance.page import Page, new_events
from engine.shell.balance.people import LEVEL, Person, Playing
from engine.shell.seating import BOT_NAMES
from engine.table.match import Match, Player, new_match
from engine.table.table import Table, opened
from collections import Counter
import dataclasses


@dataclass
class Counts:
    wins: list = field(default_factory=list)
    points: list = field(default_factory=list)
    bots: list = field(default_factory=list)
    c: Counter = field(default_factory=Counter)


def play_match(person: Person, number: int, seats: int = 4, rounds: int = 4, starts=None) -> Counts:
    seat = number % seats if starts is None else 0
    players = tuple(Player("Guest") if s == seat else Player(BOT_NAMES[s], LEVEL) for s in range(seats))
    prec = (seat,) 
    match = new_match(cheating_moth, (f"seats {seats}",), players, prec, 1000 + number)
    counts = Counts()
    c = counts.c
    def told(page: Page, before: Table) -> None:
        st = page.table.state
        noises = []
        for e in new_events(before, page.table):
            k = type(e).__name__
            me = getattr(e, "seat", None) == seat
            if k == "FanRustled":
                noises.append(e.seat)
                if not me:
                    k = "real" if before.state.slips[e.seat] is not None else "bluff"
                    c[k] += 1
                    on = "on" if before.state.active == e.seat else "off"
                    c[k + on] += 1
                    q = "early" if before.state.turn <= 12 else "late"
                    c[k + q] += 1
                    h = playing.memory.noises[e.seat] if playing._round == before.state.round else 0
                    c[k + "#%d" % min(h, 2)] += 1
                    m = len([x for x in (*before.state.hands[seat], *before.state.discards) if x // 100 >= 50 ])
                else:
                    c["own_noise"] += 1
            elif k == "CardSlipped":
                c["slips" if me else "bot_slips"] += 1
            elif k == "SlipCaught":
                c["caught" if me else "bot_caught"] += 1
                c["right_by_me" if e.guard == seat else "right_by_bots"] += 1
            elif k == "CallMissed":
                c["wrong_by_me" if e.guard == seat else "wrong_by_bots"] += 1
                if me: c["wrong_on_me"] += 1
            elif k == "CardPlayed": c["plays"] += 1
            elif k == "RoundScored":
                t = e.totals
                best = min(t)
                counts.wins.append(1 / t.count(best) if t[seat] == best else 0)
                counts.points.append(t[seat])
                counts.bots.append((sum(t) - t[seat]) / (seats - 1))
                c["turns"] += st.turn
                c["ms"] += page.now - told.since; told.since = page.now
                if len(counts.wins) >= rounds:
                    raise StopIteration_
        if noises:
            playing.hears(noises)
    told.since = 0
    page = Page(opened(match), seat, told)
    global _m
    playing = Playing(person, page)
    try:
        page.run(playing.process())
    except StopIteration_:
        pass
    return counts

class StopIteration_(Exception): pass
