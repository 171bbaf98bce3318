// The one sentence that says whose turn it is and what is asked.

import { listed, t } from "../../text/text.js";
import { valueOf } from "./cards.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {{text: string, place: number | null}} Asked whose token stands beside it
 * @typedef {(id: string, place: number | null, args?: import("../../text/text.js").Args) => Asked} Say
 */

/**
 * @param {Shown} view
 * @param {import("../../people/company.js").Company} company
 * @returns {Asked}
 */
export function askedOf(view, company) {
  const { phase, mirror } = view;
  /** @type {Say} */
  const say = (id, place, args = {}) => ({
    text: t(id, { name: (place === null ? "" : company.names[place]) ?? "", ...args }),
    place,
  });
  switch (phase.type) {
    case "Scored":
      return say("pb-asked-scored", null);
    case "Parting":
      return mirror === null ? say("pb-asked-draw", null) : say("pb-asked-mirror", mirror);
    case "Taking":
      return taking(phase, view.floor.length, company, say);
    case "SecretChoice":
      return choosing(phase, company, say);
  }
}

/**
 * @param {import("./shown").Choosing} phase
 * @param {import("../../people/company.js").Company} company
 * @param {Say} say
 * @returns {Asked}
 */
function choosing(phase, { names, own, legal }, say) {
  if (own !== null && legal.length > 0) {
    if (phase.mine) return say("pb-asked-change", own, { value: valueOf(phase.mine) });
    return say(phase.hiding ? "pb-asked-hide" : "pb-asked-play", own);
  }
  const waiting = names.filter((_, place) => phase.ready[place] === false);
  if (waiting.length === 0) return say("pb-asked-reveal", null);
  return { text: t("pb-asked-waiting", { names: listed(waiting), count: waiting.length }), place: null };
}

/**
 * @param {import("./shown").Taking} phase
 * @param {number} bugs that are there to be taken
 * @param {import("../../people/company.js").Company} company
 * @param {Say} say
 */
function taking(phase, bugs, { bots, legal }, say) {
  const [place] = phase.queue;
  if (place !== undefined) {
    if (bots[place] || legal.length === 0) return say("pb-asked-takes", place);
    return say(bugs === 1 ? "pb-asked-take-last" : "pb-asked-take", place);
  }
  if (phase.king !== undefined) return say("pb-asked-king", phase.king);
  return say(phase.revealed ? "pb-asked-reveal" : "pb-asked-draw", null);
}
