// The cards of a table for somebody else, who gets the same ones: the link, the words, the picture.

import { ask } from "../engine/client.js";
import { GAMES } from "../games/index.js";
import { theme } from "../screens/appearance.js";
import { element } from "../screens/element.js";
import { peopleOf, seatAt } from "../table/company.js";
import { openSheet } from "../table/sheet.js";
import { dayInWords } from "../text/dates.js";
import { listed, t } from "../text/text.js";
import { drawn } from "./picture.js";
import { openSharing } from "./sharing.js";

/**
 * Of the table that is open: the engine shares no other.
 * @param {string} game
 * @param {ReturnType<import("../screens/play/keeping.js").newKeeping>} keeping
 * @param {import("../table/company.js").Company} company
 * @param {{players: object[], outcome: {scores: number[], ranks: number[]} | null}} update once it
 *   is over, what came of it goes along
 */
export async function challenge(game, keeping, { names, colours }, { players, outcome }) {
  const { day = null } = keeping.beside();
  const ofDay = day && (await shared("day", day));
  const sent = ofDay ?? (await shared("deal", null));
  if (!sent) return openSheet({ title: t("deal"), content: [paragraph(t("deal-failed"))] });

  // An answer to it finds this match.
  keeping.note({ deal: sent.deal });
  const told = { game, day: ofDay && day, names, colours, outcome, ...sendersOf(players, outcome) };
  const text = `${inWords(told)} ${t("deal-challenge")}`;
  return openSharing({
    title: told.day ? t("today-of", { date: dayInWords(told.day) }) : t("deal"),
    text,
    link: sent.link,
    picture: pictureOf(told, `${t(`${game}-scene`)} ${text}`),
    lead: leadOf(told).map(paragraph),
  });
}

const paragraph = (text) => element("p", {}, text);

/** Null if that table cannot be shared so. */
async function shared(what, date) {
  const reply = await ask({ type: "Share", what, date, step: null, to: null });
  return reply.type === "Shared" ? reply : null;
}

/** The people at the table; the first of them has come farthest. */
function sendersOf(players, outcome) {
  const people = peopleOf(players).map(seatAt);
  const senders = people.length > 0 ? people : players.map((_, seat) => seat);
  const first = [...senders].sort((one, other) =>
    outcome ? outcome.ranks[one] - outcome.ranks[other] : 0,
  )[0];
  return { senders, first };
}

function leadOf({ outcome, senders }) {
  if (outcome) return [t("deal-lead-over")];
  return senders.length > 1 ? [t("deal-lead"), t("deal-lead-running")] : [t("deal-lead")];
}

/** It says all that the picture shows, for who cannot see it; and nothing of the cards. */
function inWords({ game, day, names, outcome, senders, first }) {
  const deal = day ? t("deal-name-day", { game: t(game), date: dayInWords(day) }) : t(game);
  const all = listed(senders.map((seat) => names[seat]));
  if (!outcome) return t("deal-running", { deal, names: all });
  const how = {
    deal,
    name: names[first],
    rank: t("rank-of", { rank: outcome.ranks[first], places: outcome.ranks.length }),
    points: t("deal-points", { score: outcome.scores[first] }),
  };
  return senders.length > 1 ? t("deal-came-table", { ...how, names: all }) : t("deal-came", how);
}

let shown = ""; // the address of the picture that was drawn last

async function pictureOf({ game, day, names, colours, outcome, first }, alt) {
  const file = await drawn(GAMES[game].tile(theme()), {
    club: t("app-name"),
    game: t(game),
    about: day ? t("deal-sign-day", { date: dayInWords(day) }) : t("deal-sign"),
    name: names[first],
    colour: colours[first],
    medal: outcome ? t("rank-short", { rank: outcome.ranks[first] }) : "?",
    medalLine: outcome ? t("rank-among", { places: outcome.ranks.length }) : "",
    ribbon: outcome ? t("deal-points", { score: outcome.scores[first] }) : t("deal-sign-ask"),
  });
  URL.revokeObjectURL(shown);
  shown = URL.createObjectURL(file);
  return { file, address: shown, alt };
}
