// How it ended: the order, the totals, why a tie went that way, and awards.

import { element } from "../../dom/element.js";
import { lookOf } from "../../people/looks.js";
import { chart } from "../../table/chart.js";
import { dayInWords } from "../../text/dates.js";
import { t } from "../../text/text.js";
import { drawFinal } from "./result/finals.js";

/**
 * @typedef {import("../../games/contract").Report} Report
 * @typedef {import("../../people/company.js").Company} Company
 *
 * @param {HTMLElement} root
 * @param {Report} report
 * @param {Company} company
 * @param {{day: string | null, rival: HTMLElement | null}} besides whose deal of the day it was, and
 *   how others fared with it
 * @param {{onNext: (() => void) | null, onAgain: () => void, onShare: () => void, onLog: () => void,
 *   onFair?: () => void, onReplay?: () => void, onPicture?: () => void, onSend?: (() => void) | null, onHome: () => void}} answers
 * @returns {() => void} takes it away
 */
export function drawResult(root, report, company, besides, answers) {
  const { onNext, onAgain, onShare, onLog, onFair, onReplay, onPicture, onSend, onHome } = answers;
  const title = element("h2", { class: "result-title", tabindex: "-1" }, report.title);
  /** @param {string} className @param {string} label @param {() => void} onclick */
  const button = (className, label, onclick) =>
    element("button", { type: "button", class: className, onclick }, label);
  const again = /** @type {const} */ ([t("play-again"), onAgain]);
  const share = /** @type {const} */ ([t("deal-short"), onShare]);
  // What everybody plays today is there to be talked about.
  const [main, other] = besides.day ? [share, again] : [again, share];
  const screen = element(
    "section",
    { class: "result", "aria-label": report.title },
    element("img", {
      class: "result-token",
      src: lookOf(report.rows, company, report.rows[0]?.place ?? 0),
      alt: "",
    }),
    title,
    report.aim ? element("p", { class: "result-aim" }, report.aim) : null,
    besides.day
      ? element("p", { class: "result-day" }, t("today-of", { date: dayInWords(besides.day) }))
      : null,
    besides.rival,
    ranking(report, company),
    onPicture ? button("button-quiet result-picture", t("play-picture"), onPicture) : null,
    report.sheet ? sheet(report.sheet, company) : null,
    ...report.ties.map((words) => element("p", { class: "result-tie" }, words)),
    report.chart ? chart(report.chart, company) : null,
    report.awards.length > 0 ? awards(report.awards, company) : null,
    element(
      "div",
      { class: "result-actions" },
      onSend ? button("button-main", t("send-end"), onSend) : null,
      ...(onNext
        ? [button("button-main", report.next ?? "", onNext)]
        : [button("button-main", ...main), button("button-quiet result-beside", ...other)]),
      button("button-quiet", t("play-log-short"), onLog),
      button("button-quiet", t("home"), onHome),
      onReplay ? button("button-quiet", t("replay"), onReplay) : null,
      onFair ? button("button-quiet result-fair", t("fair-short"), onFair) : null,
    ),
  );
  const finals = report.finals ?? [];
  screen.style.setProperty("--rows", String(report.rows.length));
  screen.classList.toggle(
    "has-boxes",
    finals.some(({ columns }) => columns),
  );
  root.append(screen);
  title.focus({ preventScroll: true });
  return () => screen.remove();
}

/** @param {Report} report @param {Company} company */
function ranking(report, company) {
  const { names, colours } = company;
  const { rows, finals } = report;
  return element(
    "ol",
    { class: "result-ranking" },
    ...rows.map(({ place, rank, score, sum }) => {
      const final = finals?.[place];
      const row = element(
        "li",
        { class: rank === 1 ? "result-row is-first" : "result-row" },
        element("span", { class: "result-rank", "aria-hidden": "true" }, String(rank)),
        element("img", { class: "result-face", src: lookOf(report.rows, company, place), alt: "" }),
        element("span", { class: "result-name" }, names[place]),
        sum === null ? null : element("span", { class: "result-sum" }, t("play-so-far", { sum })),
        element("span", { class: "result-score" }, String(score)),
        final && drawFinal(final, names[place] ?? ""),
      );
      row.style.setProperty("--colour", `var(--player-${colours[place]})`);
      return row;
    }),
  );
}

/**
 * How each total came about, to be opened by who wants to check it, if it is not open already.
 * @param {NonNullable<Report["sheet"]>} sheet
 * @param {Company} company
 */
function sheet({ title, lines, open = false }, { names }) {
  return element(
    "details",
    { class: "result-sheet", open },
    element("summary", {}, title),
    element(
      "dl",
      {},
      ...lines.flatMap(({ place, parts }) => [
        element("dt", {}, names[place]),
        ...parts.map((words) => element("dd", {}, words)),
      ]),
    ),
  );
}

/** @param {Report["awards"]} given @param {Company} company */
function awards(given, { tokens }) {
  return element(
    "ul",
    { class: "result-awards" },
    ...given.map(({ place, title, text }) =>
      element(
        "li",
        {},
        element("img", { src: tokens[place], alt: "" }),
        element("span", {}, element("strong", {}, title), " ", text),
      ),
    ),
  );
}
