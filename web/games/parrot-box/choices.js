// From the legal moves to what can be touched: nothing is offered that is not among them.

import { t } from "../../text/text.js";
import * as art from "./cards.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/board.js").Scene} Scene
 */

const FLOAT = "float";

/** `replace-3` and `float-2-7` as a word and the spots from 0, `to` the last of them. @param {string} move */
export function read(move) {
  const [verb = "", ...spots] = move.split("-");
  const [spot = 0] = spots.map(spotFrom);
  return { verb, spot, to: spots.map(spotFrom).at(-1) };
}
const spotFrom = (/** @type {string} */ written) => Number(written) - 1;

/**
 * What can be done with the spots of the box and with the piles.
 * @param {Shown} view
 * @param {Pick<Company, "legal" | "mode">} company
 * @returns by spot, "pile" or "discard"
 */
export function choicesOf(view, { legal, mode }) {
  /** @type {Map<number | string, {move: string, label: string}>} */
  const choices = new Map();
  for (const move of legal) {
    const { verb, spot, to } = read(move);
    const isFloat = verb === FLOAT;
    if (isFloat !== (mode !== null) || (isFloat && mode !== keyOf(spot))) continue;
    const where = PILES.get(verb) ?? to;
    if (where !== undefined) choices.set(where, { move, label: labelOf(move, view) });
  }
  return choices;
}

/** What a move with a pile is offered on. */
const PILES = new Map([
  ["draw", "pile"],
  ["take", "discard"],
  ["discard", "discard"],
]);

/** "the 7", if there is one. @param {string | null} card */
const theCard = (card) => (card === null ? "" : art.theCard(card));

/** The card that somebody has to place. @param {Shown} view */
export const heldIn = ({ phase }) => (phase.type === "Holding" ? phase.card : null);

/**
 * What lies at that spot of the box of whose turn it is; null if it is face down.
 * @param {Shown} view
 * @param {number} spot
 */
export function cardAt({ phase, boxes }, spot) {
  const box = "seat" in phase ? boxes[phase.seat] : undefined;
  return box?.cards[spot] ?? null;
}

/** What a touch would do, in words. @param {string} move @param {Shown} view */
function labelOf(move, view) {
  const { verb, spot, to } = read(move);
  const where = to === undefined ? "" : spotName(to);
  const card = theCard(heldIn(view));
  switch (verb) {
    case "turn":
      return t("px-choose-turn", { where });
    case "draw":
      return t("px-choose-draw", { count: view.pile });
    case "take":
      return t("px-choose-take", { card: theCard(view.discard) });
    case "discard":
      return t("px-choose-discard", { card });
    case FLOAT:
      return t("px-choose-float", { where });
    default:
      return replacing(view, spot, card, where);
  }
}

/** @param {Shown} view @param {number} spot @param {string} card @param {string} where */
function replacing(view, spot, card, where) {
  const old = cardAt(view, spot);
  const ends = view.pairing.includes(spot) ? "-pair" : "";
  if (old === null) return t(`px-choose-replace-down${ends}`, { card, where });
  return t(`px-choose-replace${ends}`, { card, old: art.theCard(old), where });
}

/** @param {number} spot */
export const spotName = (spot) => t(spot < 4 ? "px-spot-top" : "px-spot-bottom", { column: (spot % 4) + 1 });

/** What is asked before a move is made: short, for the bar. @param {string} move @param {Shown} view */
export function confirmOf(move, view) {
  const { verb, spot } = read(move);
  const card = theCard(heldIn(view));
  if (verb === "take") return t("px-confirm-take", { card: theCard(view.discard) });
  if (verb !== "replace") return t(`px-confirm-${verb}`, { card });
  if (view.pairing.includes(spot)) return t("px-confirm-pair", { card });
  const old = cardAt(view, spot);
  return old === null
    ? t("px-confirm-replace-down")
    : t("px-confirm-replace", { old: art.theCard(old), card });
}

/** Moves that have no card of their own to be touched on. @param {Pick<Company, "legal" | "mode">} company */
export function extrasOf({ legal, mode }) {
  const moves = legal.map(read);
  const parrots = [...new Set(moves.filter(({ verb }) => verb === FLOAT).map(({ spot }) => spot))];
  /** @type {Scene["extras"]} */
  const extras = parrots.map((spot) => ({
    key: keyOf(spot),
    label:
      mode === keyOf(spot)
        ? t("px-extra-stay")
        : t(parrots.length > 1 ? "px-extra-float-from" : "px-extra-float", { where: spotName(spot) }),
    picture: art.flying(),
    pressed: mode === keyOf(spot),
    urgent: false,
  }));
  if (legal.includes("end"))
    extras.push({ key: "end", label: t("px-extra-end"), picture: art.back(), urgent: false });
  return extras;
}

/** @param {number} spot */
const keyOf = (spot) => `${FLOAT}-${spot + 1}`;

/** To float, one says first that one wants to, and then to which face-down card. @param {string} key */
export const isMode = (key) => key.startsWith(FLOAT);

/** What else there is, is done at once: it shows nobody a card, so it can be taken back. @param {string} key */
export const sheetOf = (key) => ({ move: key });
