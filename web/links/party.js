// A picture of the party: who won, with what, and how it came. It goes out as the picture of a deal
// does, but with a link to the club alone: it shows cards that somebody may still want to play.

import { element } from "../dom/element.js";
import { GAMES } from "../games/index.js";
import { theme } from "../parts/appearance.js";
import { t } from "../text/text.js";
import { hung } from "./canvas.js";
import { drawParty } from "./poster.js";
import { openSharing } from "./sharing.js";

/**
 * @typedef {import("../games/contract").Report} Report
 * @typedef {import("../people/company.js").Company} Company
 */

/**
 * @param {import("../engine/messages").GameName} game
 * @param {Report} report of a match that is over
 * @param {Company} company
 */
export function shareParty(game, report, company) {
  const scores = report.rows.map(({ place, score }) => `${company.names[place] ?? ""} ${score}`).join(", ");
  const text = t("play-picture-text", { game: t(game), title: report.title, scores });
  const scene = GAMES[game].tile(theme());
  return openSharing({
    title: t("play-picture-title"),
    text,
    link: null,
    picture: hung(drawParty(scene, { game: t(game), report, company }), text, true),
    lead: [element("p", {}, t("play-picture-lead"))],
  });
}
