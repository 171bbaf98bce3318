// From the legal moves to what can be touched: nothing is offered that is not among them.

import { t } from "../../text/text.js";
import * as art from "./cards.js";

const FLOAT = "float";

/** `replace-3` and `float-2-7` as a word and spots from 0. */
function read(move) {
  const [verb, ...spots] = move.split("-");
  return { verb, spots: spots.map((spot) => Number(spot) - 1) };
}

/**
 * What can be done with the spots of the box and with the piles.
 * @param {object} view
 * @param {{legal: string[], mode: string | null}} company
 * @returns {Map<number | string, {move: string, label: string}>} by spot, "pile" or "discard"
 */
export function choicesOf(view, { legal, mode }) {
  const choices = new Map();
  for (const move of legal) {
    const { verb, spots } = read(move);
    const isFloat = verb === FLOAT;
    if (isFloat !== (mode !== null) || (isFloat && mode !== keyOf(spots[0]))) continue;
    const where = { draw: "pile", take: "discard", discard: "discard" }[verb] ?? spots.at(-1);
    if (where !== undefined) choices.set(where, { move, label: labelOf(move, view) });
  }
  return choices;
}

/** What a touch would do, in words. */
export function labelOf(move, view) {
  const { verb, spots } = read(move);
  const where = spots.length > 0 ? spotName(spots.at(-1)) : "";
  const card = view.phase.card ? art.theCard(view.phase.card) : "";
  switch (verb) {
    case "turn":
      return t("px-choose-turn", { where });
    case "draw":
      return t("px-choose-draw", { count: view.pile });
    case "take":
      return t("px-choose-take", { card: art.theCard(view.discard) });
    case "discard":
      return t("px-choose-discard", { card });
    case FLOAT:
      return t("px-choose-float", { where });
    default:
      return replacing(view, spots[0], card, where);
  }
}

function replacing({ phase, boxes, pairing }, spot, card, where) {
  const old = boxes[phase.seat].cards[spot];
  const ends = pairing.includes(spot) ? "-pair" : "";
  if (old === null) return t(`px-choose-replace-down${ends}`, { card, where });
  return t(`px-choose-replace${ends}`, { card, old: art.theCard(old), where });
}

export const spotName = (spot) => t(spot < 4 ? "px-spot-top" : "px-spot-bottom", { column: (spot % 4) + 1 });

/** What is asked before a move is made: short, for the bar. @param {string} move @param {object} view */
export function confirmOf(move, view) {
  const { verb, spots } = read(move);
  const { phase, boxes, pairing, discard } = view;
  if (verb === "take") return t("px-confirm-take", { card: art.theCard(discard) });
  if (verb !== "replace") return t(`px-confirm-${verb}`, { card: phase.card ? art.theCard(phase.card) : "" });
  const old = boxes[phase.seat].cards[spots[0]];
  if (pairing.includes(spots[0])) return t("px-confirm-pair", { card: art.theCard(phase.card) });
  return old === null
    ? t("px-confirm-replace-down")
    : t("px-confirm-replace", { old: art.theCard(old), card: art.theCard(phase.card) });
}

/** Moves that have no card of their own to be touched on. */
export function extrasOf({ legal, mode }) {
  const moves = legal.map(read);
  const parrots = [...new Set(moves.filter(({ verb }) => verb === FLOAT).map(({ spots }) => spots[0]))];
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

const keyOf = (spot) => `${FLOAT}-${spot + 1}`;

/** To float, one says first that one wants to, and then to which face-down card. */
export const isMode = (key) => key.startsWith(FLOAT);

/** What else there is, is done at once: it shows nobody a card, so it can be taken back. */
export const sheetOf = (key) => ({ move: key });
