// Fair play: what is promised, and how anybody can check it, for a match and over all of them.

import { guardBug } from "../art/guard.js";
import { element, picture } from "../dom/element.js";
import { bar, button } from "../parts/frame.js";
import { t } from "../text/text.js";
import { choice } from "./fair/choice.js";
import { oneMatch } from "./fair/match.js";
import { dealtSoFar } from "./fair/tally.js";

const PROMISES = ["deal", "bots", "trust"];

/**
 * @param {HTMLElement} root
 * @param {import("./navigation").Nav} nav
 * @param {import("./navigation").Params["fair"]} params
 */
export function open(root, nav, { matchId }) {
  const leaving = new AbortController();
  root.append(
    bar(t("fair"), nav.back),
    element(
      "div",
      { class: "fair-lead" },
      picture(guardBug(), "fair-guard"),
      element("p", {}, t("fair-lead")),
    ),
    matchId ? oneMatch(matchId, leaving.signal) : "",
    element("div", { class: "fair-promises" }, ...PROMISES.map(promise)),
    button(t("secrets"), { onclick: () => nav.show("secrets") }, "eye"),
    matchId ? "" : choice(nav),
    dealtSoFar(leaving.signal),
  );
  return () => leaving.abort();
}

const promise = (/** @type {string} */ name) =>
  element(
    "section",
    { class: "panel fair-promise" },
    element("h2", {}, t(`fair-${name}`)),
    element("p", {}, t(`fair-${name}-line`)),
  );
