// The one sentence that says whose turn it is and what is asked.

import { listed, t } from "../../text/text.js";
import { lineOf } from "../lines.js";
import { isMoth, theCard, valueOf } from "./cards.js";
import { mischief } from "./mischief.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {{text: string, place: number | null}} Asked whose token stands beside it
 *
 * @typedef {object} About
 * @property {Shown} view
 * @property {Company} company
 * @property {string[]} answers the moves that are waited for
 * @property {(seat: number | null | undefined) => string} who
 */

/**
 * @param {Shown} view
 * @param {Company} company
 * @returns {Asked}
 */
export function askedOf(view, company) {
  const answers = company.legal.filter((move) => !mischief.isUnasked(move));
  const who = (/** @type {number | null | undefined} */ seat) => company.names[seat ?? -1] ?? "";
  return lineOf(ASKED, view.phase, { view, company, answers, who });
}

/** @type {import("../contract.js").ForEach<import("./shown").Phase, [about: About], Asked>} */
const ASKED = {
  Dealing: () => ({ text: t("cm-asked-dealing"), place: null }),
  Ended: () => ({ text: t("cm-asked-scored"), place: null }),
  Scored: () => ({ text: t("cm-asked-scored"), place: null }),

  Turning(_, { view, answers, who }) {
    const { active, discards } = view;
    const card = discards[0] === undefined ? "" : theCard(discards[0]);
    return { text: t(turning(answers), { name: who(active), card }), place: active };
  },

  Giving(_, { view, answers, who }) {
    const { active } = view;
    const id =
      answers.length === 0 ? "cm-asked-gives" : has(answers, "give") ? "cm-asked-give" : "cm-asked-keep";
    return { text: t(id, { name: who(active) }), place: active };
  },

  Slapping({ slaps }, { view, company }) {
    const seats = view.race?.seats ?? []; // after a call the window is not open again yet
    const waiting = peopleOf(company, (seat) => seats.includes(seat) && slaps[seat] === null);
    if (waiting.length === 0) return { text: t("cm-asked-slaps"), place: null };
    return { text: t("cm-asked-slap", said(waiting)), place: null };
  },

  Claiming({ claims }, { view, company }) {
    const value = valueOnTop(view);
    const waiting = peopleOf(company, (seat) => claims[seat] === null);
    if (waiting.length === 0) return { text: t("cm-asked-claims", { value }), place: null };
    return { text: t("cm-asked-claim", { value }), place: null };
  },

  SecretLeaf({ ready }, { company, answers, who }) {
    const { mover } = company;
    if (answers.length > 0) return { text: t("cm-asked-leaf", { name: who(mover) }), place: mover };
    return { text: t("cm-asked-leaves", said(withoutAnswer(company, ready))), place: null };
  },

  LeavesOpen: () => ({ text: t("cm-asked-leaves", said([])), place: null }),

  SecretGift(phase, { company, answers, who }) {
    const { mover } = company;
    const to = who(phase.to);
    if (answers.length > 0) {
      const id = has(answers, "give") ? "cm-asked-gift" : "cm-asked-gift-none";
      return { text: t(id, { name: who(mover), to }), place: mover };
    }
    const waiting = withoutAnswer(company, phase.ready);
    return { text: t("cm-asked-gifts", { ...said(waiting), to }), place: null };
  },

  Laying({ queue }, { view, answers, who }) {
    const [place = null] = queue;
    const args = { name: who(place), value: valueOnTop(view) };
    if (answers.length === 0) return { text: t("cm-asked-lays", args), place };
    const id = has(answers, "lay") ? "cm-asked-lay" : "cm-asked-lapse";
    return { text: t(view.costly ? `${id}-costs` : id, args), place };
  },

  SecretLay({ ready }, { view, company, answers, who }) {
    const { mover } = company;
    if (answers.length > 0) {
      const id = has(answers, "lay") ? "cm-asked-aside" : "cm-asked-aside-none";
      return { text: t(id, { name: who(mover), value: valueOnTop(view) }), place: mover };
    }
    return { text: t("cm-asked-asides", said(withoutAnswer(company, ready))), place: null };
  },

  CaughtView({ seat }, { view, answers, who }) {
    const args = { name: who(view.guard), to: who(seat) };
    const id =
      answers.length === 0
        ? "cm-asked-punishes"
        : has(answers, "give")
          ? "cm-asked-punish"
          : "cm-asked-punish-none";
    return { text: t(id, args), place: view.guard };
  },
};

/** What is asked of whose turn it is. @param {string[]} answers */
function turning(answers) {
  if (answers.length === 0) return "cm-asked-plays";
  const plays = answers.filter((move) => verbOf(move) === "play");
  if (plays.some((move) => !isMoth(cardOf(move)))) return "cm-asked-play";
  const draws = answers.includes("draw");
  if (plays.length > 0 && draws) return "cm-asked-moth-draw";
  if (plays.length > 0) return answers.includes("skip") ? "cm-asked-moth" : "cm-asked-play";
  return draws ? "cm-asked-draw" : "cm-asked-skip";
}

/** @param {string} move */
const verbOf = (move) => move.split("-")[0];
/** @param {string} move */
const cardOf = (move) => move.split("-")[1] ?? "";
/**
 * Is there a move of that kind with a card? `give-nothing` is one without.
 * @param {string[]} answers
 * @param {string} verb
 */
const has = (answers, verb) => answers.some((move) => verbOf(move) === verb && !move.endsWith("-nothing"));
/** @param {Shown} view */
const valueOnTop = ({ discards: [top] }) => (top === undefined ? 0 : valueOf(top));
/** @param {Company} company @param {(seat: number) => boolean} isWaiting */
const peopleOf = ({ names, bots }, isWaiting) => names.filter((_, seat) => !bots[seat] && isWaiting(seat));
/** @param {Company} company @param {readonly boolean[]} ready */
const withoutAnswer = ({ names }, ready) => names.filter((_, seat) => !ready[seat]);
/** @param {string[]} names */
const said = (names) => ({ names: listed(names), count: names.length });
