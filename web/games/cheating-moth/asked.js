// The one sentence that says whose turn it is and what is asked.

import { listed, t } from "../../text/text.js";
import { isMoth, theCard, valueOf } from "./cards.js";
import { mischief } from "./mischief.js";

/**
 * @param {object} view
 * @param {import("../../table/company.js").Company} company
 * @returns {{text: string, place: number | null}} whose token stands beside it
 */
export function askedOf(view, company) {
  const answers = company.legal.filter((move) => !mischief.isUnasked(move));
  const { phase } = view;
  return (ASKED[phase.type] ?? ASKED.Dealing)({ ...company, view, phase, answers });
}

const ASKED = {
  Dealing: () => ({ text: t("cm-asked-dealing"), place: null }),
  Ended: () => ({ text: t("cm-asked-scored"), place: null }),
  Scored: () => ({ text: t("cm-asked-scored"), place: null }),

  Turning({ view, names, answers }) {
    const { active } = view;
    const said = { name: names[active], card: topOf(view) };
    return { text: t(turning(answers), said), place: active };
  },

  Giving({ view, names, answers }) {
    const { active } = view;
    const id =
      answers.length === 0 ? "cm-asked-gives" : has(answers, "give") ? "cm-asked-give" : "cm-asked-keep";
    return { text: t(id, { name: names[active] }), place: active };
  },

  Slapping({ view, phase, names, bots }) {
    const seats = view.race?.seats ?? []; // after a call the window is not open again yet
    const waiting = peopleOf(names, bots, (seat) => seats.includes(seat) && phase.slaps[seat] === null);
    if (waiting.length === 0) return { text: t("cm-asked-slaps"), place: null };
    return { text: t("cm-asked-slap", said(waiting)), place: null };
  },

  Claiming({ view, phase, names, bots }) {
    const value = valueOf(view.discards[0]);
    const waiting = peopleOf(names, bots, (seat) => phase.claims[seat] === null);
    if (waiting.length === 0) return { text: t("cm-asked-claims", { value }), place: null };
    return { text: t("cm-asked-claim", { value }), place: null };
  },

  SecretLeaf({ view, phase, names, mover, answers }) {
    if (answers.length > 0) return { text: t("cm-asked-leaf", { name: names[mover] }), place: mover };
    const waiting = names.filter((_, seat) => !phase.ready[seat]);
    return { text: t("cm-asked-leaves", said(waiting)), place: null };
  },

  LeavesOpen: () => ({ text: t("cm-asked-leaves", said([])), place: null }),

  SecretGift({ phase, names, mover, answers }) {
    const to = names[phase.to];
    if (answers.length > 0) {
      const id = has(answers, "give") ? "cm-asked-gift" : "cm-asked-gift-none";
      return { text: t(id, { name: names[mover], to }), place: mover };
    }
    const waiting = names.filter((_, seat) => !phase.ready[seat]);
    return { text: t("cm-asked-gifts", { ...said(waiting), to }), place: null };
  },

  Laying({ view, phase, names, answers }) {
    const [place] = phase.queue;
    const args = { name: names[place], value: valueOf(view.discards[0]) };
    if (answers.length === 0) return { text: t("cm-asked-lays", args), place };
    const id = has(answers, "lay") ? "cm-asked-lay" : "cm-asked-lapse";
    return { text: t(view.costly ? `${id}-costs` : id, args), place };
  },

  SecretLay({ view, phase, names, mover, answers }) {
    const value = valueOf(view.discards[0]);
    if (answers.length > 0) {
      const id = has(answers, "lay") ? "cm-asked-aside" : "cm-asked-aside-none";
      return { text: t(id, { name: names[mover], value }), place: mover };
    }
    const waiting = names.filter((_, seat) => !phase.ready[seat]);
    return { text: t("cm-asked-asides", said(waiting)), place: null };
  },

  CaughtView({ view, phase, names, answers }) {
    const args = { name: names[view.guard], to: names[phase.seat] };
    const id =
      answers.length === 0
        ? "cm-asked-punishes"
        : has(answers, "give")
          ? "cm-asked-punish"
          : "cm-asked-punish-none";
    return { text: t(id, args), place: view.guard };
  },
};

/** What is asked of whose turn it is. */
function turning(answers) {
  if (answers.length === 0) return "cm-asked-plays";
  const plays = answers.filter((move) => verbOf(move) === "play");
  if (plays.some((move) => !isMoth(cardOf(move)))) return "cm-asked-play";
  const draws = answers.includes("draw");
  if (plays.length > 0) return draws ? "cm-asked-moth-draw" : "cm-asked-moth";
  return draws ? "cm-asked-draw" : "cm-asked-skip";
}

const verbOf = (move) => move.split("-")[0];
const cardOf = (move) => move.split("-")[1];
/** Is there a move of that kind with a card? `give-nothing` is one without. */
const has = (answers, verb) => answers.some((move) => verbOf(move) === verb && !move.endsWith("-nothing"));
const topOf = ({ discards }) => (discards.length > 0 ? theCard(discards[0]) : "");
const peopleOf = (names, bots, isWaiting) => names.filter((_, seat) => !bots[seat] && isWaiting(seat));
const said = (names) => ({ names: listed(names), count: names.length });
