// The cards of a table for somebody else, who gets the same ones: the link, the words, the picture.

import { element } from "../dom/element.js";
import { ask } from "../engine/client.js";
import { GAMES } from "../games/index.js";
import { theme } from "../parts/appearance.js";
import { openSheet } from "../parts/sheet.js";
import { peopleOf } from "../people/company.js";
import { dayInWords } from "../text/dates.js";
import { listed, t } from "../text/text.js";
import { hung } from "./canvas.js";
import { drawn } from "./picture.js";
import { openSharing } from "./sharing.js";

/**
 * @typedef {import("../engine/messages").Update} Update
 * @typedef {import("../engine/messages").Outcome} Outcome
 * @typedef {import("../people/company.js").Company} Company
 * @typedef {Partial<import("../storage/bookmarks.js").Bookmark>} Facts
 *
 * @typedef {object} Told what goes with a deal
 * @property {Update["game"]} game
 * @property {string | null} day whose deal of the day it is
 * @property {Sender[]} senders people at the table; of bots alone, all
 * @property {Sender} first of them, who has come farthest
 * @property {number} places
 *
 * @typedef {{name: string, colour: Company["colours"][number], score: number | null, rank: number | null}}
 *   Sender `score` and `rank` once it is over
 */

/**
 * Of the table that is open: the engine shares no other.
 * @param {Update["game"]} game
 * @param {{beside(): Facts, note(facts: Facts): unknown}} keeping
 * @param {Pick<Company, "names" | "colours">} company
 * @param {Pick<Update, "players" | "outcome">} update once it is over, what came of it goes along
 */
export async function challenge(game, keeping, company, update) {
  const { day = null } = keeping.beside();
  const ofDay = day === null ? null : await shared("day", day);
  const sent = ofDay ?? (await shared("deal", null));
  if (!sent) return openSheet({ title: t("deal"), content: [paragraph(t("deal-failed"))] });

  // An answer to it finds this match.
  keeping.note({ deal: sent.deal });
  const told = toldOf(game, ofDay && day, company, update);
  const text = `${inWords(told)} ${t("deal-challenge")}`;
  return openSharing({
    title: told.day ? t("today-of", { date: dayInWords(told.day) }) : t("deal"),
    text,
    link: sent.link,
    picture: hung(drawn(GAMES[game].tile(theme()), signOf(told)), `${t(`${game}-scene`)} ${text}`),
    lead: leadOf(told).map(paragraph),
  });
}

const paragraph = (/** @type {string} */ text) => element("p", {}, text);

/** Null if that table cannot be shared so. @param {"day" | "deal"} what @param {string | null} date */
async function shared(what, date) {
  const reply = await ask({ type: "Share", what, date, step: null, to: null, phone: null });
  return reply.type === "Shared" ? reply : null;
}

/**
 * @param {Update["game"]} game @param {string | null} day
 * @param {Pick<Company, "names" | "colours">} company @param {Pick<Update, "players" | "outcome">} update
 * @returns {Told}
 */
function toldOf(game, day, { names, colours }, { players, outcome }) {
  const people = peopleOf(players);
  const seats = people.length > 0 ? people : [...players.keys()];
  const senders = seats.map((seat) => ({
    name: names[seat] ?? "",
    colour: colours[seat] ?? seat,
    score: outcome?.scores[seat] ?? null,
    rank: outcome?.ranks[seat] ?? null,
  }));
  const first = senders.reduce((best, other) => ((other.rank ?? 0) < (best.rank ?? 0) ? other : best));
  return { game, day, senders, first, places: outcome?.ranks.length ?? 0 };
}

/** @param {Told} told */
function leadOf({ first, senders }) {
  if (first.rank !== null) return [t("deal-lead-over")];
  return senders.length > 1 ? [t("deal-lead"), t("deal-lead-running")] : [t("deal-lead")];
}

/** It says all that the picture shows, for who cannot see it; and nothing of the cards. @param {Told} told */
function inWords({ game, day, senders, first, places }) {
  const { name, rank, score } = first;
  const deal = day ? t("deal-name-day", { game: t(game), date: dayInWords(day) }) : t(game);
  const all = listed(senders.map((sender) => sender.name));
  if (rank === null || score === null) return t("deal-running", { deal, names: all });
  const how = { deal, name, rank: t("rank-of", { rank, places }), points: t("deal-points", { score }) };
  return senders.length > 1 ? t("deal-came-table", { ...how, names: all }) : t("deal-came", how);
}

/** @param {Told} told */
function signOf({ game, day, first, places }) {
  const { name, colour, rank, score } = first;
  return {
    club: t("app-name"),
    game: t(game),
    about: day ? t("deal-sign-day", { date: dayInWords(day) }) : t("deal-sign"),
    name,
    colour,
    medal: rank === null ? "?" : t("rank-short", { rank }),
    medalLine: rank === null ? "" : t("rank-among", { places }),
    ribbon: score === null ? t("deal-sign-ask") : t("deal-points", { score }),
  };
}
