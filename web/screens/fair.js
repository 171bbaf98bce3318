// Fair play: what is promised, and how anybody can check it, for a match and over all of them.

import { guardBug } from "../art/moths/guard.js";
import { t } from "../text/text.js";
import { element, picture } from "./element.js";
import { choice } from "./fair/choice.js";
import { oneMatch } from "./fair/match.js";
import { dealtSoFar } from "./fair/tally.js";
import { bar } from "./frame.js";

const PROMISES = ["deal", "bots", "trust"];

/** @param {HTMLElement} root @param {{matchId?: string}} params the match to be checked, if one was chosen */
export function open(root, { matchId }) {
  const leaving = new AbortController();
  root.append(
    bar(t("fair")),
    element(
      "div",
      { class: "fair-lead" },
      picture(guardBug(), "fair-guard"),
      element("p", {}, t("fair-lead")),
    ),
    matchId ? oneMatch(matchId, leaving.signal) : "",
    element("div", { class: "fair-promises" }, ...PROMISES.map(promise)),
    matchId ? "" : choice(),
    dealtSoFar(leaving.signal),
  );
  return () => leaving.abort();
}

const promise = (name) =>
  element(
    "section",
    { class: "panel fair-promise" },
    element("h2", {}, t(`fair-${name}`)),
    element("p", {}, t(`fair-${name}-line`)),
  );
