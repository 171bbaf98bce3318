// From the legal moves to what can be touched: nothing is offered that is not among them.

import { t } from "../../text/text.js";
import { aimed, seatIn } from "./aimed.js";
import * as art from "./cards.js";

/**
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("./shown").Shown} Shown
 * @typedef {{move: string, label: string, quick?: boolean}} Choice
 */

/** In this mode a touch lets a card vanish. */
const SLIPPING = "slip";
const OF_CARD = new Set(["play", "give", "lay"]);
/** What is done without a card. */
const ALONE = ["skip", "give-nothing", "lapse"];

/** `call-b` has a seat where others have a card. @param {string} move */
function read(move) {
  const [verb = "", card = ""] = move.split("-");
  return { verb, card };
}

/**
 * What can be done with the cards of the hand, the draw pile, the leaves and the fans.
 * @param {Company} company
 * @returns {Map<string, Choice>} by card, "pile", "leaf-1"
 */
export function choicesOf({ legal, mischief, mode, names }) {
  /** @type {Map<string, Choice>} */
  const choices = new Map();
  if (mode === SLIPPING) {
    for (const move of mischief.filter(isSlip)) offer(move, read(move).card);
    return choices;
  }
  for (const move of legal) {
    const { verb, card } = read(move);
    if (verb === "draw") offer(move, "pile");
    else if (verb === "leaf") offer(move, move);
    else if (OF_CARD.has(verb) && !ALONE.includes(move)) offer(`${verb}-${card}`, card);
  }
  /** @param {string} move @param {string} key */
  function offer(move, key) {
    choices.set(key, { move, label: labelOf(move, names) });
  }
  return choices;
}

/** Who can be called by a touch of the fan. @param {Company} company @returns {Map<number, Choice>} by seat */
export function callsOf({ mischief, names }) {
  const calls = mischief.filter((move) => read(move).verb === "call");
  /** @type {Map<number, Choice>} */
  const choices = new Map();
  for (const move of calls) {
    const seat = seatIn(move);
    choices.set(seat, { move, label: t("shout-name", { name: nameAt(names, seat) }), quick: true });
  }
  return choices;
}

/** @param {string[]} names @param {number} seat */
const nameAt = (names, seat) => names[seat] ?? "";

/** The moves by which cards vanish. @param {Company} company @returns {Map<string, string>} by card */
export const flicksOf = ({ mischief }) =>
  new Map(mischief.filter(isSlip).map((move) => [read(move).card, move]));

/** @param {string} move */
const isSlip = (move) => read(move).verb === SLIPPING;

/** What a touch would do, in words. @param {string} move @param {string[]} names */
function labelOf(move, names) {
  const { verb, card } = read(move);
  if (verb === "draw") return t("cm-choose-draw");
  if (verb === "leaf") return t("cm-choose-leaf", { leaf: Number(card) });
  return t(`cm-choose-${verb}`, { card: art.theCard(card), names: names.length });
}

/**
 * What is asked before a move is made: short, for the bar.
 * @param {string} move @param {Shown} _view @param {Company} company
 */
export function confirmOf(move, _view, { names }) {
  const { verb, card } = read(move);
  if (verb === "call") return t("shout-name", { name: nameAt(names, seatIn(move)) });
  if (verb === "draw") return t("cm-confirm-draw");
  if (verb === "leaf") return t("cm-confirm-leaf", { leaf: Number(card) });
  return t(`cm-confirm-${verb}`, { card: art.theCard(card) });
}

/**
 * Moves that have no card of their own to be touched on, and the way to make cards vanish.
 * @param {Shown} view
 * @param {Company} company
 */
export function extrasOf(view, { legal, mischief, mode }) {
  const said = (/** @type {string} */ move) =>
    move === "lapse" && view.costly ? "cm-extra-lapse-costs" : `cm-extra-${move}`;
  /** @type {import("../../table/board.js").Scene["extras"]} */
  const extras = ALONE.filter((move) => legal.includes(move)).map((key) => ({
    key,
    label: t(said(key)),
    picture: art.back(),
    urgent: false,
  }));
  if (mischief.some(isSlip)) {
    extras.push({
      key: SLIPPING,
      label: t(mode === SLIPPING ? "cm-extra-stay" : "cm-extra-slip"),
      picture: art.fan("slipping"),
      pressed: mode === SLIPPING,
      urgent: false,
    });
  }
  return extras;
}

/** @param {string} key */
export const isMode = (key) => key === SLIPPING;

/**
 * A card of the Spider's is chosen: to whom does it go? What else there is, is done at once.
 * @param {string} key @param {readonly string[]} legal @param {Shown} _view @param {Company} company
 * @returns {import("../contract.js").Sheet}
 */
export function sheetOf(key, legal, _view, { names, tokens }) {
  if (legal.includes(key)) return { move: key };
  const { card } = read(key);
  return {
    title: t("cm-spider-title"),
    text: t("cm-spider-text", { card: art.theCard(card) }),
    answers: names.flatMap((name, seat) => {
      const move = aimed(key, seat);
      return legal.includes(move)
        ? [{ move, picture: tokens[seat] ?? null, label: t("cm-spider-to", { name }) }]
        : [];
    }),
  };
}
