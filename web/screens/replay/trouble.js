// Why there is nothing to be replayed, and the way on.

import { bookmarkOf } from "../../storage/bookmarks.js";
import { has, t } from "../../text/text.js";
import { element } from "../element.js";
import { bar, button } from "../frame.js";
import { show } from "../screens.js";

/**
 * @param {HTMLElement} root
 * @param {string} code `gone`, `running`, or one of the engine
 * @param {{matchId?: string, link?: string}} params
 * @returns {() => void} leaves
 */
export function tellTrouble(root, code, { matchId, link }) {
  const likest = link ? "trouble-link-broken" : "replay-trouble-damaged";
  const id = [`replay-trouble-${code}`, `trouble-${code}`].find(has) ?? likest;
  const game = bookmarkOf(matchId)?.game;
  const goOn = () =>
    link ? show("link", { link }, { instead: true }) : show("play", { game, matchId }, { instead: true });
  const home = () => show("home", {}, { instead: true });
  const heading = bar(t("replay"));
  heading.querySelector("h1").tabIndex = -1;
  root.append(
    heading,
    element(
      "section",
      { class: "panel replay-trouble", "data-code": code },
      element("p", { role: "alert" }, t(id)),
      code === "running" && (link || game)
        ? button(t("replay-go-on"), { class: "button-main", onclick: goOn })
        : button(t("home"), { onclick: home }),
    ),
  );
  return () => {};
}
