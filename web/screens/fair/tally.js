// What was dealt over all matches that are kept on this phone, against what chance gives.

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { isOfGame } from "../../games/names.js";
import { listMatches, loadMatch } from "../../storage/matches.js";
import { language, t } from "../../text/text.js";

const MOST = 100; // matches, the newest
const SLICE = 5; // of them are counted at a time, so that the engine is free for others in between
const SHARES = ["king", "tied", "start", "won"]; // told in per cent

/**
 * @typedef {import("../../engine/messages").Sum} Sum
 * @typedef {import("../../engine/messages").Given} Given
 * @typedef {import("../../engine/messages").AnswerTo<import("../../engine/messages").Tally>} Answer
 * @typedef {{least: number, wide: number}} Scale
 */

/** @param {AbortSignal} leaving */
export function dealtSoFar(leaving) {
  const games = element("div", { class: "fair-games" });
  const said = element("p", { class: "soft", role: "status" }, t("fair-counting"));
  void count(games, said, leaving);
  return element(
    "section",
    { class: "panel fair-tally" },
    element("h2", {}, t("fair-tally")),
    element("p", {}, t("fair-tally-line")),
    said,
    games,
  );
}

/** @param {HTMLElement} games @param {HTMLElement} said @param {AbortSignal} leaving */
async function count(games, said, leaving) {
  const saves = [];
  for (const { id } of (await listMatches()).filter(({ bookmark }) => bookmark?.over).slice(0, MOST)) {
    const save = await loadMatch(id);
    if (save) saves.push(save.text);
  }
  /** @type {Answer} */
  let found = { type: "Tallied", running: 0, games: [], damaged: 0 };
  const isLeft = () => leaving.aborted; // It may be after each slice.
  for (let at = SLICE; at < saves.length + SLICE && !isLeft(); at += SLICE) {
    /** @type {Answer} */
    const before = found;
    found = await ask({ type: "Tally", saves: saves.slice(0, at) }).catch(() => before);
  }
  if (isLeft() || found.type !== "Tallied") return;
  const matches = found.games.reduce((sum, game) => sum + game.matches, 0);
  said.textContent =
    t(matches > 0 ? "fair-counted" : "fair-nothing", { matches }) +
    (found.damaged > 0 ? ` ${t("fair-damaged", { damaged: found.damaged })}` : "");
  games.replaceChildren(...found.games.filter(isOfGame).map(ofGame));
}

/** @param {Sum} sum */
function ofGame({ game, matches, deals, given }) {
  const whats = [...new Set(given.map(({ what }) => what))];
  return element(
    "section",
    { class: "fair-game", "aria-label": t(game) },
    element("h3", {}, t(game)),
    element("p", { class: "soft" }, t("fair-deals", { matches, deals })),
    element(
      "table",
      { class: "fair-table" },
      element("thead", {}, element("tr", {}, ...["who", "given", "mean", "range"].map(heading))),
      ...whats.map((what) => fact(game, what, given)),
    ),
    element("p", {}, meaning(given)),
  );
}

const heading = (/** @type {string} */ name) => element("th", { scope: "col" }, t(`fair-column-${name}`));

/** @param {string} game @param {string} what @param {readonly Given[]} given */
function fact(game, what, given) {
  const both = given.filter((each) => each.what === what);
  const ends = both.flatMap(({ low, high, observed }) => [low, high, observed]);
  const least = Math.min(...ends);
  const scale = { least, wide: Math.max(1, Math.max(...ends) - least) };
  return element(
    "tbody",
    {},
    element("tr", {}, element("th", { scope: "rowgroup", colspan: "4" }, t(`fair-${game}-${what}`))),
    ...both.map((each) => line(each, scale)),
  );
}

/** @param {Given} given @param {Scale} scale */
function line({ what, whom, observed, expected, low, high, verdict }, scale) {
  const ends = { observed, expected, low, high };
  const words = t("fair-between", { from: told(what, low), to: told(what, high) });
  // Skill wins too, so to win more often is not strange.
  const said = what === "won" && verdict === "outside" ? "uneven" : verdict;
  return element(
    "tr",
    { class: `is-${said}` },
    element("th", { scope: "row" }, t(whom === "bots" ? "fair-bots-row" : "fair-people")),
    element("td", { class: "fair-seen" }, told(what, observed)),
    element("td", {}, told(what, expected)),
    element(
      "td",
      {},
      range(ends, scale),
      element("span", { class: "fair-words" }, `${words} `),
      element("span", { class: said === "outside" ? "fair-sign" : "visually-hidden" }, t(`fair-${said}`)),
    ),
  );
}

/** A bar from where to where chance keeps, a stroke at what it gives, a dot at what it gave. @param {Omit<Given, "what" | "whom" | "times" | "verdict">} ends @param {Scale} scale */
function range({ observed, expected, low, high }, { least, wide }) {
  const at = (/** @type {number} */ value) => `${((100 * (value - least)) / wide).toFixed(1)}%`;
  const node = element("span", { class: "fair-range", "aria-hidden": "true" });
  for (const [name, value] of Object.entries({ low, high, seen: observed, mean: expected })) {
    node.style.setProperty(`--${name}`, at(value));
  }
  node.append(
    element("i", { class: "fair-band" }),
    element("i", { class: "fair-mean" }),
    element("i", { class: "fair-dot" }),
  );
  return node;
}

/** @param {number} digits @returns {Intl.NumberFormatOptions} */
const fractions = (digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** @param {string} what @param {number} thousandths */
function told(what, thousandths) {
  /** @type {Intl.NumberFormatOptions} */
  const style = SHARES.includes(what)
    ? { style: "percent", maximumFractionDigits: 0 }
    : fractions(thousandths < 10_000 ? 2 : 1);
  return new Intl.NumberFormat(language(), style).format(thousandths / 1000);
}

/** Who wins is left out: that is not for chance alone. @param {readonly Given[]} given */
function meaning(given) {
  const judged = given.filter(({ what, verdict }) => what !== "won" && verdict !== "too-few");
  const outside = judged.filter(({ verdict }) => verdict === "outside").length;
  if (judged.length === 0) return t("fair-means-too-few");
  return t(outside === 0 ? "fair-means-within" : "fair-means-outside", { outside, judged: judged.length });
}
