// Why there is nothing to be replayed, and the way on.

import { allIn, element } from "../../dom/element.js";
import { isOfGame } from "../../games/names.js";
import { bar, button } from "../../parts/frame.js";
import { bookmarkOf } from "../../storage/bookmarks.js";
import { has, t } from "../../text/text.js";

/**
 * @param {HTMLElement} root
 * @param {import("../navigation").Nav} nav
 * @param {string} code `gone`, `running`, or one of the engine
 * @param {{matchId?: string, link?: string}} params
 * @returns {() => void} leaves
 */
export function tellTrouble(root, nav, code, { matchId, link }) {
  const likest = link ? "trouble-link-broken" : "replay-trouble-damaged";
  const id = [`replay-trouble-${code}`, `trouble-${code}`].find(has) ?? likest;
  const bookmark = matchId === undefined ? undefined : bookmarkOf(matchId);
  const goOn = () => {
    if (link) nav.show("link", { link }, { instead: true });
    else if (bookmark && isOfGame(bookmark) && matchId !== undefined)
      nav.show("play", { game: bookmark.game, matchId }, { instead: true });
  };
  const home = () => nav.show("home", {}, { instead: true });
  const heading = bar(t("replay"), nav.back);
  for (const title of allIn(heading, "h1")) title.tabIndex = -1;
  root.append(
    heading,
    element(
      "section",
      { class: "panel replay-trouble", "data-code": code },
      element("p", { role: "alert" }, t(id)),
      code === "running" && (link || bookmark)
        ? button(t("replay-go-on"), { class: "button-main", onclick: goOn })
        : button(t("home"), { onclick: home }),
    ),
  );
  return () => {};
}
