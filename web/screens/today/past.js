// The deals of the last days: a line for each, a sign for each game.

import { element, picture } from "../../dom/element.js";
import { icon } from "../../dom/icons.js";
import { GAMES } from "../../games/index.js";
import { GAME_NAMES } from "../../games/names.js";
import { daysBefore, dayInWords } from "../../text/dates.js";
import { t } from "../../text/text.js";
import { stateOf } from "./state.js";

/** @typedef {import("../../engine/messages").GameName} GameName */

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** @param {string} day today @param {import("./state.js").Acts} acts */
export const past = (day, acts) =>
  element(
    "section",
    { class: "panel day-past", "aria-label": t("today-past") },
    element("h2", {}, t("today-past")),
    element("p", { class: "soft" }, t("today-past-line")),
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, heading(t("today-past-day")), ...GAME_NAMES.map(ofGame))),
      element("tbody", {}, ...DAYS.map((back) => line(daysBefore(day, back), acts))),
    ),
  );

/** @param {...import("../../dom/element.js").Child} children */
const heading = (...children) => element("th", { scope: "col" }, ...children);

const ofGame = (/** @type {GameName} */ game) =>
  heading(
    picture(GAMES[game].setup.sign(), "day-sign"),
    element("span", { class: "visually-hidden" }, t(game)),
  );

/** @param {string} day @param {import("./state.js").Acts} acts */
const line = (day, acts) =>
  element(
    "tr",
    {},
    element("th", { scope: "row" }, dayInWords(day, "short")),
    ...GAME_NAMES.map((game) => element("td", {}, cell(game, day, acts))),
  );

/** What is to be played has the sign for it; what was played has its rank. @param {GameName} game @param {string} day @param {import("./state.js").Acts} acts */
function cell(game, day, acts) {
  const { kind, rank, said, label, go } = stateOf(game, day, acts);
  const date = dayInWords(day);
  return element(
    "button",
    {
      type: "button",
      class: `day-cell is-${kind}`,
      "aria-label": t("today-past-act", { game: t(game), date, said, label }),
      onclick: go,
    },
    kind === "over"
      ? element("span", { "aria-hidden": "true" }, t("rank-short", { rank: rank ?? 0 }))
      : picture(icon(kind === "new" ? "go" : "more")),
  );
}
