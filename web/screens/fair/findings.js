// What a check has found, in words, each with its sign; and the opening, to be checked elsewhere.

import { seatAt } from "../../table/company.js";
import { t } from "../../text/text.js";
import { element, picture } from "../element.js";
import { icon } from "../icons.js";

const AT_ONCE = 5;

/**
 * @param {object} reply as in engine/fair_protocol.py, or why there is none
 * @param {{noted: string, names: string[]}} match
 * @returns {Promise<{verdict: string, nodes: Node[]}>}
 */
export async function findings(reply, { noted, names }) {
  if (reply.type !== "Checked") {
    const broken = reply.code === "broken-match";
    const place = reply.place?.replace(/\D/g, "") ?? "";
    const words = broken ? t("fair-broken", { turn: place }) : t("fair-unreadable");
    return { verdict: "fair-failed", nodes: [list([finding(false, words)])] };
  }
  const lines = [
    await ofPrint(reply, noted),
    finding(true, t("fair-turns", { turns: reply.turns })),
    ...ofBots(reply, names),
  ];
  const sound = lines.every(({ node }) => !node.classList.contains("is-wrong"));
  const whole = reply.per_cent === 100 ? "fair-passed" : "fair-stopped";
  return { verdict: sound ? whole : "fair-failed", nodes: [list(lines), opening(reply.opening)] };
}

const list = (lines) => element("ul", { class: "fair-findings" }, ...lines.map(({ node }) => node));

/** `good` is null for what is neither. */
function finding(good, words, ...more) {
  const state = good === null ? "is-neither" : good ? "is-good" : "is-wrong";
  const sign = good === null ? "more" : good ? "check" : "cross";
  const said = element("span", {}, words, ...more);
  return { node: element("li", { class: state }, picture(icon(sign), "sign"), said) };
}

/** Made by the browser itself where it can: then the engine has no part in it. */
async function ofPrint({ opening: text, pledge }, noted) {
  const own = globalThis.crypto?.subtle ? await sha256(text) : null;
  const good = (own ?? pledge) === (noted || pledge) && (own ?? pledge) === pledge;
  const by = own ? "browser" : "engine";
  return finding(good, t(good ? `fair-print-${by}` : "fair-print-wrong"));
}

async function sha256(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function ofBots({ asked, odd, unasked, worlds, alike }, names) {
  if (asked + unasked === 0) return [finding(null, t("fair-no-bots"))];
  return [
    odd.length === 0
      ? finding(true, t("fair-asked", { asked }))
      : finding(false, t("fair-odd", { odd: odd.length, asked }), oddMoves(odd, names)),
    worlds > 0 &&
      finding(alike === worlds, t(alike === worlds ? "fair-worlds" : "fair-worlds-wrong", { worlds, alike })),
    unasked > 0 && finding(null, t("fair-unasked", { unasked })),
  ].filter(Boolean);
}

const oddMoves = (odd, names) =>
  element(
    "ul",
    {},
    ...odd
      .slice(0, AT_ONCE)
      .map(({ turn, seat, move, instead }) =>
        element("li", {}, t("fair-odd-move", { turn, name: names[seatAt(seat)], move, instead })),
      ),
  );

function opening(text) {
  const seed = /^seed (\d+)$/m.exec(text)?.[1] ?? "";
  return element(
    "details",
    { class: "fair-opening" },
    element("summary", { class: "fair-opening-sign" }, t("fair-opening")),
    element("p", {}, t("fair-seed", { seed })),
    element("pre", { tabindex: "0", translate: "no" }, text),
    element("p", { class: "soft" }, t("fair-elsewhere")),
  );
}
