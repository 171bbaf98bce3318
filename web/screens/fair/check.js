// The check of a match that is over: asked of the engine slice by slice, told in words.

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { button } from "../../parts/frame.js";
import { t } from "../../text/text.js";
import { findings } from "./findings.js";

const QUICK = 60; // milliseconds: a slice that took less may grow
const SLOW = 200; // and one that took more begins anew, or the way back would hang
const MOST = 256;

/**
 * @typedef {import("../../engine/messages").Check} Check
 * @typedef {import("../../engine/messages").AnswerTo<Check>} Answer
 */

/** @param {import("./findings.js").Match & {save: string, leaving: AbortSignal}} match */
export function check(match) {
  const node = element("div", { class: "fair-check" });
  node.append(button(t("fair-check"), { class: "button-main", onclick: () => void run() }));
  return node;

  async function run() {
    let cancelled = false;
    const gauge = newGauge();
    const cancel = button(t("fair-cancel"), { onclick: () => (cancelled = true) });
    const told = element("p", { role: "status" }, t("fair-checking"));
    node.replaceChildren(told, gauge.node, element("p", { class: "soft" }, t("fair-patience")), cancel);
    cancel.focus();
    const isLeft = () => cancelled || match.leaving.aborted;
    const reply = await asked(match.save, isLeft, gauge.show);
    if (match.leaving.aborted) return;
    const found = await findings(reply, match);
    told.textContent = t(found.verdict, { percent: reply.type === "Checked" ? reply.per_cent : 0 });
    told.className = `fair-verdict ${found.verdict}`;
    told.tabIndex = -1;
    node.replaceChildren(told, ...found.nodes, button(t("fair-again"), { onclick: () => void run() }));
    told.focus({ preventScroll: true });
  }
}

/**
 * Until all is checked, or nobody wants to know any more.
 * @param {string} save @param {() => boolean} isLeft @param {(perCent: number) => void} onProgress
 * @returns {Promise<Answer>} the last reply
 */
async function asked(save, isLeft, onProgress) {
  let effort = 1;
  for (;;) {
    const began = performance.now();
    const reply = await ask({ type: "Check", save, effort });
    const took = performance.now() - began;
    if (took < QUICK) effort = Math.min(MOST, effort * 2);
    else if (took > SLOW) effort = 1;
    if (reply.type !== "Checked") return reply;
    onProgress(reply.per_cent);
    if (reply.per_cent === 100 || isLeft()) return reply;
  }
}

function newGauge() {
  const bar = element("span", {});
  const node = element(
    "div",
    {
      class: "fair-progress",
      role: "progressbar",
      "aria-label": t("fair-checking"),
      "aria-valuemin": "0",
      "aria-valuemax": "100",
      "aria-valuenow": "0",
    },
    bar,
  );
  const show = (/** @type {number} */ perCent) => {
    node.setAttribute("aria-valuenow", String(perCent));
    bar.style.width = `${perCent}%`;
  };
  return { node, show };
}
