// The deals of the day: what the engine deals, who sits there, and what was played of them.

import { characterOf } from "../bots/characters.js";
import { ask } from "../engine/client.js";
import { changed, coloured, faultsOf, namesOf, seatsFrom } from "../people/seats.js";
import { lastSetup } from "../storage/lastsetup.js";
import { t } from "../text/text.js";

/** @typedef {import("../people/seats.js").Place} Place */
/** @typedef {import("../storage/bookmarks.js").Bookmark} Bookmark */

/**
 * The match of that deal on this phone: the first that came to its end counts, else the one begun last.
 * @param {string} game @param {string} day like 2026-02-28
 * @param {readonly {id: string, bookmark?: Bookmark | undefined}[]} matches of this phone
 */
export function playedOf(game, day, matches) {
  const found = matches
    .flatMap(({ id, bookmark }) => (bookmark ? [{ id, ...bookmark }] : []))
    .filter((known) => known.game === game && known.day === day)
    .sort((one, other) => (one.begun ?? 0) - (other.begun ?? 0));
  return found.find(({ over }) => over) ?? found.at(-1) ?? null;
}

/**
 * What begins it, for `show("play", …)`, and who will sit there; null if there is no such day.
 * @param {import("../engine/messages").GameName} game @param {string} day
 */
export async function dealOf(game, day) {
  const today = await ask({ type: "Today", game, date: day });
  if (today.type !== "Shared") return null;
  const { link } = today;
  const unfolded = await ask({ type: "Unfold", link, mine: null, mark: null, phone: null });
  if (unfolded.type !== "Unfolded") return null;
  const { players: kinds, deal } = unfolded;
  const { names, colours } = sitting(kinds);
  return {
    params: { game, follow: { of: link, names, step: null }, colours, beside: { day, deal } },
    players: kinds.map(({ bot }, seat) => ({ name: names[seat] ?? "", bot })),
    colours,
  };
}

/**
 * Names and colours for a table that has none: the person is who sat first the last time, the
 * bots are called as at any table.
 * @param {readonly {bot: string | null}[]} kinds by seat, with one person
 */
export function sitting(kinds) {
  const last = seatsFrom(lastSetup().seats).find(({ who }) => who === "person");
  const own = kinds.findIndex(({ bot }) => bot === null);
  const table = kinds.map(({ bot }, colour) => {
    /** @type {Pick<Place, "temper"> & {level: Place["who"]}} */
    const { level, temper } = characterOf(bot ?? "") ?? { level: "person", temper: "even" };
    return { name: "", who: level, temper, colour, rank: null };
  });
  const seats = coloured(changed(table, own, { name: last?.name ?? "" }), own, last?.colour ?? 0);
  const names = namesOf(seats, t);
  // Who is called as one of the bots is called by the animal here.
  const clash = faultsOf(names, undefined).some((fault) => fault !== null);
  return {
    names: clash ? namesOf(changed(seats, own, { name: "" }), t) : names,
    colours: seats.map(({ colour }) => colour),
  };
}
