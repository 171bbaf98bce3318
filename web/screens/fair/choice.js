// Which match is to be checked: those that are over, the newest first.

import { GAMES } from "../../games/index.js";
import { bookmarkOf } from "../../storage/bookmarks.js";
import { listMatches } from "../../storage/matches.js";
import { listed, t } from "../../text/text.js";
import { element, picture } from "../element.js";
import { icon } from "../icons.js";
import { show } from "../screens.js";

const AT_ONCE = 4;

export function choice() {
  const list = element("ul", { class: "fair-choice" });
  fill(list);
  return element("section", { class: "panel fair-match" }, element("h2", {}, t("fair-choose")), list);
}

async function fill(list) {
  const matches = (await listMatches())
    .map(({ id }) => ({ id, ...bookmarkOf(id) }))
    .filter(({ game, over }) => over && game in GAMES);
  const rows = matches.slice(0, AT_ONCE).map(row);
  list.replaceChildren(...(rows.length > 0 ? rows : [element("li", { class: "soft" }, t("fair-none"))]));
}

const row = ({ id, game, players }) =>
  element(
    "li",
    {},
    element(
      "button",
      { type: "button", class: "fair-chosen", onclick: () => show("fair", { matchId: id }) },
      element(
        "span",
        {},
        element("strong", { dir: "auto" }, listed(players.map(({ name }) => name))),
        element("span", { class: "soft" }, t(game)),
      ),
      picture(icon("go"), "sign"),
    ),
  );
