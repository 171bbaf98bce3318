"""What was not made on the phone it is told of is pointed out; what was, is not."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.codec import BadMessage
from engine.core.game import CLOCK, Seat
from engine.games import GAMES
from engine.links.arriving import Known, unseen
from engine.links.chain import heads_of, keeps, mark_of, turns_at
from engine.links.link import read_link, write_link
from engine.links.phones import (
    Marks,
    Seen,
    decided_in,
    is_shown,
    marks_of,
    read_seen,
    seen_in,
    write_seen,
)
from engine.links.values import MatchLink
from engine.table.bots import play_bot
from engine.table.match import Match, Player, agreed_match
from engine.table.table import Table, awaited, opened, submit
from tests.links.test_even import running, unnoticed
from tests.links.test_link import LARGE
from tests.table.matches import a_match, possible_turns

ANNA, BEN, CEM = range(3)


class Phone:
    """Somebody's phone: what it keeps, and what it does with a link."""

    def __init__(self, seat: Seat, secret: str | None = None) -> None:
        self.seat, self.secret = seat, secret or f"secret of {seat}"
        self.table: Table | None = None
        self.mark: str | None = None
        self.seen: tuple[Seen, ...] = ()

    def told(self, link: MatchLink) -> dict[Seat, int]:
        """What the page points out before anybody goes on."""
        mine = None if self.table is None else self.table.match
        match = link.table.match
        is_kept = self.mark and keeps(tuple(heads_of(match)), self.mark) == "kept"
        until = turns_at(self.mark) if self.mark and is_kept else 0
        known = Known(mine, until, (self.seat,), self.seen)
        return dict(unseen(link.table, decided_in(link.table), link.marks, known))

    def takes(self, link: MatchLink) -> None:
        self.table = link.table
        self._keep(link.table, link.marks)

    def plays(self) -> None:
        """As long as nobody else is asked; what the page does by itself, it does for all."""
        assert self.table is not None
        while awaited(self.table):
            by_itself = done_by_itself(self.table)
            if by_itself is not None:
                self.table = by_itself
            elif self.seat in awaited(self.table):
                self.table = moved(self.table, self.seat)
            else:
                break

    def sends(self) -> MatchLink:
        assert self.table is not None
        marks = marks_of(decided_in(self.table), self.secret, (self.seat,), self.seen)
        self._keep(self.table, marks)
        return sent(self.table, marks)

    def _keep(self, table: Table, marks: Marks) -> None:
        self.mark = mark_of(table.match)
        self.seen = read_seen(write_seen(seen_in(decided_in(table), marks)))


def done_by_itself(table: Table) -> Table | None:
    """By whichever phone has the match: bots, the clock, and what is foregone."""
    for seat in awaited(table):
        foregone = None if seat == CLOCK else table.match.game.foregone(table.state, seat)
        if foregone is not None:
            return submit(table, table.revision, seat, foregone)
    return play_bot(table)


def sent(table: Table, marks: Marks) -> MatchLink:
    """On its way it is nothing but signs."""
    link = read_link(write_link(MatchLink(table, marks=marks)))
    assert isinstance(link, MatchLink)
    assert link.marks == marks
    return link


def moved(table: Table, seat: Seat, at: int = 0) -> Table:
    moves = table.match.game.legal_moves(table.state, seat)
    return submit(table, table.revision, seat, moves[at])


def beginning(match: Match | None = None) -> list[Phone]:
    """Anna has set it up."""
    phones = [Phone(seat) for seat in (ANNA, BEN, CEM)]
    phones[ANNA].table = opened(match or a_match(3))
    return phones


def hop(one: Phone, other: Phone) -> MatchLink:
    one.plays()
    link = one.sends()
    assert other.told(link) == {}
    other.takes(link)
    return link


def next_after(phones: list[Phone], now: Phone) -> Phone:
    assert now.table is not None
    return next(phones[seat] for seat in awaited(now.table))


def elsewhere(name: str) -> Match:
    """For three people and a bot, each on their own phone."""
    players = [*[Player(f"Player {seat}") for seat in range(3)], Player("Bot", "rule-of-thumb")]
    return agreed_match(GAMES[name], ("seats 4",), tuple(players), (0, 1, 2), LARGE)


@pytest.mark.parametrize("name", ["party-bugs", "parrot-box"])
def test_a_match_that_travels_honestly_is_never_remarked_on(name: str) -> None:
    """To its end, though the phone that has it does for others what is foregone."""
    phones = beginning(elsewhere(name))
    now, hops = phones[ANNA], 0
    now.plays()
    while now.table is not None and awaited(now.table):
        other = next_after(phones, now)
        hop(now, other)
        now, hops = other, hops + 1
        now.plays()
    assert hops > 40
    assert all(len(phone.seen) == 3 for phone in phones)


def travelled(hops: int = 6) -> tuple[list[Phone], Phone]:
    phones = beginning()
    now = phones[ANNA]
    for _ in range(hops):
        now.plays()
        other = next_after(phones, now)
        hop(now, other)
        now = other
    return phones, now


def test_a_move_that_somebody_made_for_me_is_told_me() -> None:
    phones, now = travelled()
    me = next(phone for phone in phones if phone is not now)
    assert now.table is not None
    now.plays()
    forged = now.table
    while decided_in(forged).by(me.seat) < decided_in(now.table).by(me.seat) + 2:
        forged = moved(forged, awaited(forged)[0])
    link = sent(forged, marks_of(decided_in(forged), now.secret, (now.seat,), now.seen))
    assert me.told(link)[me.seat] == 2


def test_a_move_that_somebody_made_for_another_is_told() -> None:
    """Its phone has told no value for it; neither an old one nor an invented one will do."""
    phones, now = travelled()
    others = [phone for phone in phones if phone is not now]
    victim, me = others
    assert now.table is not None
    now.plays()
    forged = now.table
    while decided_in(forged).by(victim.seat) == decided_in(now.table).by(victim.seat):
        seats = awaited(forged)
        forged = moved(forged, victim.seat if victim.seat in seats else seats[0])
    honest = marks_of(decided_in(forged), now.secret, (now.seat,), now.seen)
    old = tuple([(each.seat, each.value) for each in now.seen])
    mine = marks_of(decided_in(forged), "another phone", (victim.seat,), ())
    for marks in (honest, old, (), tuple(sorted({**dict(honest), **dict(mine)}.items()))):
        assert victim.seat in me.told(sent(forged, marks)), marks


def test_who_has_a_new_phone_is_pointed_out_once_and_believed_then() -> None:
    phones, now = travelled()
    new = Phone(now.seat, "a new phone")
    assert now.table is not None
    link = sent(now.table, tuple([(each.seat, each.value) for each in now.seen]))
    assert set(new.told(link)) == {new.seat}  # it has never seen the match, and made none of it
    new.takes(link)
    new.plays()
    other = next_after(phones, new)
    link = new.sends()
    assert set(other.told(link)) == {new.seat}
    other.takes(link)  # somebody has said that this is right
    other.plays()
    assert other.table is not None
    if new.seat in awaited(other.table):
        hop(other, new)
        new.plays()
        assert other.told(new.sends()) == {}


def test_a_link_of_before_there_were_marks_can_be_read() -> None:
    """And where they never were, none is missed."""
    phone = Phone(BEN)
    table = opened(a_match(3))
    plain = sent(table, ())
    phone.takes(plain)
    after = moved(table, ANNA)
    assert phone.told(sent(after, ())) == {}
    assert phone.told(sent(moved(after, BEN), ())) == {BEN: 1}


def test_whoever_sees_it_for_the_first_time_is_told_of_the_own_moves_and_believes_the_rest() -> (
    None
):
    _, now = travelled()
    assert now.table is not None
    assert Phone(BEN).told(sent(now.table, ())) == {BEN: decided_in(now.table).by(BEN)}


def test_a_mark_is_enough_when_the_match_itself_was_deleted() -> None:
    phones, now = travelled()
    me = next(phone for phone in phones if phone is not now)
    before = me.table
    assert before is not None
    me.table = None
    forged = before
    while me.seat not in awaited(forged):
        forged = moved(forged, awaited(forged)[0])
    forged = moved(forged, me.seat)
    assert me.told(sent(forged, ()))[me.seat] == 1


def test_the_next_value_cannot_be_made_of_those_that_were_told() -> None:
    """A later one leads to the earlier ones when it is hashed; never the other way."""
    table, values = opened(a_match(3)), list[bytes]()
    for _ in range(8):
        [(_, value)] = marks_of(decided_in(table), "secret", (ANNA,), ())
        values.append(value)
        table = moved(table, ANNA)
    assert len({*values}) == 8
    known, decided = Seen(ANNA, 2, values[2]), decided_in(table)
    for turns in (3, 5, 7):
        then = replace(decided, seats=decided.seats[:turns])
        assert is_shown(then, ((ANNA, values[turns]),), known)
        for wrong in (values[2], values[turns - 1], values[turns][::-1]):
            assert not is_shown(then, ((ANNA, wrong),), known)
        assert not is_shown(then, (), known)


def test_another_match_or_seat_has_other_values() -> None:
    match = a_match(3)
    decided, another = (decided_in(opened(each)) for each in (match, replace(match, seed=8)))
    ways = [
        marks_of(decided, "secret", (ANNA,), ()),
        marks_of(decided, "secret", (BEN,), ()),
        marks_of(decided, "Secret", (ANNA,), ()),
        marks_of(another, "secret", (ANNA,), ()),
    ]
    assert len({way[0][1] for way in ways}) == 4


def test_marks_tell_nothing_of_what_passed_in_secret() -> None:
    """Neither in their values nor in what is remarked on: only what all noticed counts."""
    slipped = 0
    for seed in range(6):
        chance, table = Random(seed), running(4, seed)
        for _ in range(10 + 7 * seed):
            table = submit(table, table.revision, *chance.choice(possible_turns(table, chance)))
        for turn in unnoticed(table)[:2]:
            after = submit(table, table.revision, *turn)
            marks = [marks_of(decided_in(each), "secret", range(4), ()) for each in (table, after)]
            assert marks[0] == marks[1]
            known = Known(None, 0, (turn[0],), ())
            told = [unseen(each, decided_in(each), marks[0], known) for each in (table, after)]
            assert told[0] == told[1]
            slipped += 1
    assert slipped > 3


def test_marks_stay_what_they_are() -> None:
    """A phone may have kept one for long."""
    decided = decided_in(opened(a_match(3)))
    marks = marks_of(decided, "0" * 32, (ANNA, CEM), ())
    assert write_seen(seen_in(decided, marks)) == "a0-e502bdb6a0a5d894 c0-7f09a3a18df088b6"


@pytest.mark.parametrize("text", ["x", "a", "a1", "a1-", "a1-" + "X" * 16, "z1-" + "0" * 16, " "])
def test_what_is_no_mark_is_told(text: str) -> None:
    with pytest.raises(BadMessage):
        read_seen(text)


def test_marks_cost_eleven_signs_for_each_person() -> None:
    table = opened(a_match(6))
    marks = marks_of(decided_in(table), "secret", range(6), ())
    few = len(write_link(MatchLink(table, to=(0, 1))))
    assert len(write_link(MatchLink(table, to=(0, 1), marks=marks))) - few <= 6 * 11 + 2
