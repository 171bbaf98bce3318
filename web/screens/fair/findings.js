// What a check has found, in words, each with its sign; and the opening, to be checked elsewhere.

import { element, picture } from "../../dom/element.js";
import { icon } from "../../dom/icons.js";
import { grouped, sha256 } from "../../parts/print.js";
import { dayInWords } from "../../text/dates.js";
import { listed, t } from "../../text/text.js";
import { dayLine, drawnLine, isMixedOf, isOfDay, readOrigin } from "./origin.js";

const AT_ONCE = 5;

/**
 * @typedef {import("../../engine/messages").Checked} Checked
 * @typedef {{noted: string | undefined, names: string[], game: string, day?: string | undefined}} Match
 * @typedef {{node: HTMLElement}} Finding
 *
 * @param {import("./check.js").Answer} reply what was found, or why nothing was
 * @param {Match} match
 * @returns {Promise<{verdict: string, nodes: Node[]}>}
 */
export async function findings(reply, match) {
  const { noted, names } = match;
  if (reply.type !== "Checked") {
    const broken = reply.type === "Unread" && reply.code === "broken-match";
    const words = broken ? t("fair-broken", { turn: reply.place.replace(/\D/g, "") }) : t("fair-unreadable");
    return { verdict: "fair-failed", nodes: [list([finding(false, words)])] };
  }
  const lines = [
    await ofPrint(reply, noted),
    await ofNumber(reply, match),
    finding(true, t("fair-turns", { turns: reply.turns })),
    ...ofBots(reply, names),
  ];
  const sound = lines.every(({ node }) => !node.classList.contains("is-wrong"));
  const whole = reply.per_cent === 100 ? "fair-passed" : "fair-stopped";
  return { verdict: sound ? whole : "fair-failed", nodes: [list(lines), await opening(reply.opening)] };
}

/** @param {Finding[]} lines */
const list = (lines) => element("ul", { class: "fair-findings" }, ...lines.map(({ node }) => node));

/**
 * @param {boolean | null} good null for what is neither
 * @param {string} words @param {...import("../../dom/element.js").Child} more
 * @returns {Finding}
 */
function finding(good, words, ...more) {
  const state = good === null ? "is-neither" : good ? "is-good" : "is-wrong";
  const sign = good === null ? "more" : good ? "check" : "cross";
  const said = element("span", {}, words, ...more);
  return { node: element("li", { class: state }, picture(icon(sign), "sign"), said) };
}

/** Made by the browser itself where it can: then the engine has no part in it. @param {Checked} checked @param {string | undefined} noted */
async function ofPrint({ opening: text, pledge }, noted) {
  const own = await sha256(text);
  const good = (own ?? pledge) === (noted || pledge) && (own ?? pledge) === pledge;
  const by = own ? "browser" : "engine";
  return finding(good, t(good ? `fair-print-${by}` : "fair-print-wrong"));
}

/** Who chose the number that all of it follows from. @param {Checked} checked @param {Match} match */
async function ofNumber({ opening: text }, { names, game, day }) {
  const { seed, drawn, added, lines } = readOrigin(text);
  if (drawn !== null) {
    const own = await sha256(lines);
    const told = added.map((each) => t("fair-added", { name: names[each.seat] ?? "", text: each.text }));
    if (own && !isMixedOf(own, seed)) return finding(false, t("fair-mixed-wrong"));
    return finding(true, t(own ? "fair-mixed-browser" : "fair-mixed-engine", { told: listed(told) }));
  }
  const ofDay = day && (await sha256(dayLine(game, day)));
  if (ofDay && isOfDay(ofDay, seed)) return finding(true, t("fair-number-day", { date: dayInWords(day) }));
  return finding(null, t("fair-number-phone"));
}

/** @param {Checked} checked @param {string[]} names @returns {Finding[]} */
function ofBots({ asked, odd, unasked, worlds, alike }, names) {
  if (asked + unasked === 0) return [finding(null, t("fair-no-bots"))];
  return [
    odd.length === 0
      ? finding(true, t("fair-asked", { asked }))
      : finding(false, t("fair-odd", { odd: odd.length, asked }), oddMoves(odd, names)),
    worlds > 0 &&
      finding(alike === worlds, t(alike === worlds ? "fair-worlds" : "fair-worlds-wrong", { worlds, alike })),
    unasked > 0 && finding(null, t("fair-unasked", { unasked })),
  ].filter((each) => each !== false);
}

/** @param {Checked["odd"]} odd @param {string[]} names */
const oddMoves = (odd, names) =>
  element(
    "ul",
    {},
    ...odd
      .slice(0, AT_ONCE)
      .map(({ turn, seat, move, instead }) =>
        element("li", {}, t("fair-odd-move", { turn, name: names[seat] ?? "", move, instead })),
      ),
  );

/** @param {string} text */
async function opening(text) {
  const { seed, drawn } = readOrigin(text);
  const before = drawn && (await sha256(drawnLine(drawn)));
  return element(
    "details",
    { class: "fair-opening" },
    element("summary", { class: "fair-opening-sign" }, t("fair-opening")),
    element("p", { class: "fair-number" }, t("fair-seed", { seed })),
    drawn ? element("p", { class: "fair-number" }, t("fair-drawn", { drawn })) : "",
    before ? grouped(before) : "",
    element("pre", { tabindex: "0", translate: "no" }, text),
    element("p", { class: "soft" }, t("fair-elsewhere")),
  );
}
