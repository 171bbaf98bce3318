// The deals of the last days: a line for each, a sign for each game.

import { GAMES } from "../../games/index.js";
import { daysBefore, dayInWords } from "../../text/dates.js";
import { t } from "../../text/text.js";
import { element, picture } from "../element.js";
import { icon } from "../icons.js";
import { stateOf } from "./state.js";

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** @param {string} day today @param {(game: string, day: string) => void} begin */
export const past = (day, begin) =>
  element(
    "section",
    { class: "panel day-past", "aria-label": t("today-past") },
    element("h2", {}, t("today-past")),
    element("p", { class: "soft" }, t("today-past-line")),
    element(
      "table",
      {},
      element(
        "thead",
        {},
        element("tr", {}, heading(t("today-past-day")), ...Object.keys(GAMES).map(ofGame)),
      ),
      element("tbody", {}, ...DAYS.map((back) => line(daysBefore(day, back), begin))),
    ),
  );

const heading = (...children) => element("th", { scope: "col" }, ...children);

const ofGame = (game) =>
  heading(
    picture(GAMES[game].setup.sign(), "day-sign"),
    element("span", { class: "visually-hidden" }, t(game)),
  );

const line = (day, begin) =>
  element(
    "tr",
    {},
    element("th", { scope: "row" }, dayInWords(day, "short")),
    ...Object.keys(GAMES).map((game) => element("td", {}, cell(game, day, begin))),
  );

/** What is to be played has the sign for it; what was played has its rank. */
function cell(game, day, begin) {
  const { kind, rank, said, label, go } = stateOf(game, day, begin);
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
      ? element("span", { "aria-hidden": "true" }, t("rank-short", { rank }))
      : picture(icon(kind === "new" ? "go" : "more")),
  );
}
