// The one sentence that says whose turn it is and what is asked.

import { listed, t } from "../../text/text.js";
import { valueOf } from "./cards.js";

/**
 * @param {object} view
 * @param {import("../../table/company.js").Company} company
 * @returns {{text: string, place: number | null}} whose token stands beside it
 */
export function askedOf(view, { names, bots, own, legal }) {
  const { phase } = view;
  const say = (id, place, args = {}) => ({ text: t(id, { name: names[place] ?? "", ...args }), place });
  if (phase.type === "Scored") return say("pb-asked-scored", null);
  if (phase.type === "Parting") {
    return view.mirror === null ? say("pb-asked-draw", null) : say("pb-asked-mirror", view.mirror);
  }
  if (phase.type === "Taking") return taking(view, names, bots, legal, say);
  if (own !== null && legal.length > 0) {
    if (phase.mine) return say("pb-asked-change", own, { value: valueOf(phase.mine) });
    return say(phase.hiding ? "pb-asked-hide" : "pb-asked-play", own);
  }
  const waiting = names.filter((_, place) => phase.ready[place] === false);
  if (waiting.length === 0) return say("pb-asked-reveal", null);
  return { text: t("pb-asked-waiting", { names: listed(waiting), count: waiting.length }), place: null };
}

function taking({ phase }, names, bots, legal, say) {
  const [place] = phase.queue;
  if (place !== undefined) {
    if (bots[place] || legal.length === 0) return say("pb-asked-takes", place);
    return say(legal.length === 1 ? "pb-asked-take-last" : "pb-asked-take", place);
  }
  if (phase.king !== undefined) return say("pb-asked-king", phase.king);
  return say(phase.revealed ? "pb-asked-reveal" : "pb-asked-draw", null);
}
