// The same cards at somebody else's table: who got what there, and who did better.

import { element, picture } from "../../../dom/element.js";
import { icon } from "../../../dom/icons.js";
import { sameName } from "../../../text/names.js";
import { listed, t } from "../../../text/text.js";
import { compared } from "./compared.js";

/**
 * @typedef {import("./compared.js").Line} Line
 * @typedef {import("../../../people/company.js").Company} Company
 */

/**
 * @param {Parameters<typeof compared>[0]} rival
 * @param {Parameters<typeof compared>[1]} update of the match that is over
 * @param {Company} company
 * @param {(one: number, other: number) => number} byScore
 * @returns {HTMLElement | null}
 */
export function rivalry(rival, update, company, byScore) {
  const both = compared(rival, update, byScore);
  if (!both) return null;
  const there = both.counted.flatMap((seat) => both.lines[seat]?.name || []);
  const title = there.length > 0 ? t("rival", { name: listed(there) }) : t("rival-unknown");
  return element(
    "section",
    { class: "rival", "aria-label": title },
    element("h3", {}, title),
    element("p", { class: "rival-verdict" }, inWords(both, company)),
    table(both.lines, company),
    element("p", { class: "soft" }, t("rival-told")),
    both.counted.length > 1 ? element("p", { class: "soft" }, t("rival-together")) : null,
  );
}

/**
 * By their names, where it is one against one; else it is table against table.
 * @param {NonNullable<ReturnType<typeof compared>>} both
 * @param {Company} company
 */
function inWords({ counted, lines, here, there, verdict }, { names }) {
  const [first = 0] = counted;
  const [name = "", rival] = [names[first], lines[first]?.name];
  const said = { here, there, points: t("deal-points", { score: here }) };
  const known = counted.length === 1 && rival && !sameName(name, rival);
  return known ? t(`rival-${verdict}`, { ...said, name, rival }) : t(`rival-tables-${verdict}`, said);
}

/** @param {Line[]} lines @param {Company} company */
const table = (lines, company) =>
  element(
    "table",
    {},
    element(
      "thead",
      {},
      element("tr", {}, ...["who", "here", "there"].map((name) => heading("col", t(`rival-${name}`)))),
    ),
    element("tbody", {}, ...lines.map((line) => row(line, company))),
  );

/** @param {string} scope @param {...(Node | string)} children */
const heading = (scope, ...children) => element("th", { scope }, ...children);

/** @param {Line} line @param {Company} company */
function row({ place, name, here, there, verdict }, { names, tokens }) {
  const other = name && !sameName(name, names[place] ?? "") ? t("rival-called", { name }) : null;
  return element(
    "tr",
    {},
    heading(
      "row",
      element(
        "span",
        { class: "rival-who" },
        element("img", { src: tokens[place], alt: "" }),
        element(
          "span",
          { dir: "auto" },
          names[place],
          other && element("span", { class: "soft" }, ` ${other}`),
        ),
      ),
    ),
    points(here, verdict === "better"),
    points(there, verdict === "worse"),
  );
}

/** @param {number} score @param {boolean} isBetter */
const points = (score, isBetter) =>
  element(
    "td",
    { class: isBetter && "is-better" },
    isBetter && picture(icon("check"), "sign"),
    String(score),
    isBetter && element("span", { class: "visually-hidden" }, ` ${t("rival-better-mark")}`),
  );
