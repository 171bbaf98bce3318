// The one sentence that says whose turn it is and what is asked.

import { listed, t } from "../../text/text.js";
import { theCard } from "./cards.js";

/**
 * @param {import("./shown").Shown} view
 * @param {import("../../people/company.js").Company} company
 * @returns {{text: string, place: number | null}} whose token stands beside it
 */
export function askedOf(view, { names, legal, mover }) {
  const { phase } = view;
  const place = "seat" in phase ? phase.seat : null;
  const name = place === null ? "" : (names[place] ?? "");
  const say = (/** @type {string} */ id, args = {}) => ({ text: t(id, { name, ...args }), place });
  switch (phase.type) {
    case "Opening":
      return opening(view, names, legal.length > 0 ? mover : null);
    case "Taking":
      if (legal.length === 0) return say("px-asked-takes");
      return say(view.closing === null ? "px-asked-take" : "px-asked-take-last");
    case "Holding":
      if (legal.length === 0) return say("px-asked-places", { card: theCard(phase.card) });
      return say("px-asked-place", { card: theCard(phase.card) });
    case "Uncovering":
      if (view.closing !== null) return say("px-asked-uncovers-rest");
      if (legal.length === 0) return say("px-asked-uncovers");
      return say(legal.includes("end") ? "px-asked-uncover-last" : "px-asked-uncover");
    case "Placed":
      return say("px-asked-placed");
    case "Scored":
      return { text: t("px-asked-scored"), place: null };
    case "Dealing":
      return { text: t("px-asked-dealing"), place: null };
  }
}

/** @param {import("./shown").Shown} view @param {string[]} names @param {number | null} mover who may turn one up */
function opening({ boxes }, names, mover) {
  if (mover !== null) {
    const said = { name: names[mover] ?? "", count: boxes[mover]?.opening ?? 0 };
    return { text: t("px-asked-open", said), place: mover };
  }
  const waiting = names.filter((_, seat) => (boxes[seat]?.opening ?? 0) > 0);
  return { text: t("px-asked-opening", { names: listed(waiting), count: waiting.length }), place: null };
}
