// The same cards at somebody else's table: who got what there, and who did better.

import { listed, t } from "../../text/text.js";
import { element, picture } from "../element.js";
import { icon } from "../icons.js";
import { sameName } from "../setup/names.js";
import { compared } from "./compared.js";

/**
 * @param {{players: {name: string}[], scores: number[]}} rival
 * @param {object} update of the match that is over
 * @param {import("../../table/company.js").Company} company
 * @param {(one: number, other: number) => number} byScore
 * @returns {HTMLElement | null}
 */
export function rivalry(rival, update, company, byScore) {
  const both = compared(rival, update, byScore);
  if (!both) return null;
  const there = both.counted.map((seat) => both.lines[seat].name).filter(Boolean);
  const title = there.length > 0 ? t("rival", { name: listed(there) }) : t("rival-unknown");
  return element(
    "section",
    { class: "rival", "aria-label": title },
    element("h3", {}, title),
    element("p", { class: "rival-verdict" }, inWords(both, company)),
    table(both.lines, company),
    both.counted.length > 1 ? element("p", { class: "soft" }, t("rival-together")) : null,
  );
}

/** By their names, where it is one against one; else it is table against table. */
function inWords({ counted, lines, here, there, verdict }, { names }) {
  const [name, rival] = [names[counted[0]], lines[counted[0]].name];
  const said = { here, there, points: t("deal-points", { score: here }) };
  const known = counted.length === 1 && rival && !sameName(name, rival);
  return known ? t(`rival-${verdict}`, { ...said, name, rival }) : t(`rival-tables-${verdict}`, said);
}

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

const heading = (scope, ...children) => element("th", { scope }, ...children);

function row({ place, name, here, there, verdict }, { names, tokens }) {
  const other = name && !sameName(name, names[place]) ? t("rival-called", { name }) : null;
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

const points = (score, isBetter) =>
  element(
    "td",
    { class: isBetter && "is-better" },
    isBetter && picture(icon("check"), "sign"),
    String(score),
    isBetter && element("span", { class: "visually-hidden" }, ` ${t("rival-better-mark")}`),
  );
