// Which match is to be checked: those that are over, the newest first.

import { element, picture } from "../../dom/element.js";
import { icon } from "../../dom/icons.js";
import { isOfGame } from "../../games/names.js";
import { listMatches } from "../../storage/matches.js";
import { listed, t } from "../../text/text.js";

const AT_ONCE = 4;

/**
 * @typedef {import("../navigation").Nav} Nav
 * @typedef {{id: string, game: import("../../engine/messages").GameName}
 *   & import("../../storage/bookmarks.js").Bookmark} Match
 */

/** @param {Nav} nav */
export function choice(nav) {
  const list = element("ul", { class: "fair-choice" });
  void fill(list, nav);
  return element("section", { class: "panel fair-match" }, element("h2", {}, t("fair-choose")), list);
}

/** @param {HTMLElement} list @param {Nav} nav */
async function fill(list, nav) {
  const matches = (await listMatches()).flatMap(({ id, bookmark }) =>
    bookmark?.over && isOfGame(bookmark) ? [{ ...bookmark, id }] : [],
  );
  const rows = matches.slice(0, AT_ONCE).map((match) => row(match, nav));
  list.replaceChildren(...(rows.length > 0 ? rows : [element("li", { class: "soft" }, t("fair-none"))]));
}

/** @param {Match} match @param {Nav} nav */
const row = ({ id, game, players }, nav) =>
  element(
    "li",
    {},
    element(
      "button",
      { type: "button", class: "fair-chosen", onclick: () => nav.show("fair", { matchId: id }) },
      element(
        "span",
        {},
        element("strong", { dir: "auto" }, listed(players.map(({ name }) => name))),
        element("span", { class: "soft" }, t(game)),
      ),
      picture(icon("go"), "sign"),
    ),
  );
