// From the legal moves to what can be touched: nothing is offered that is not among them.

import { letterAt, seatAt } from "../../table/company.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

/** In this mode a touch lets a card vanish. */
const SLIPPING = "slip";
const OF_CARD = new Set(["play", "give", "lay"]);
const ALONE = { skip: art.back, "give-nothing": art.back, lapse: art.back };

function read(move) {
  const [verb, card, seat] = move.split("-");
  return { verb, card, seat };
}

/**
 * What can be done with the cards of the hand, the draw pile, the leaves and the fans.
 * @param {import("../../table/company.js").Company} company
 * @returns {Map<string, {move: string, label: string, quick?: boolean}>} by card, "pile", "leaf-1"
 */
export function choicesOf({ legal, mischief, mode, names }) {
  const choices = new Map();
  if (mode === SLIPPING) {
    for (const move of mischief.filter(isSlip)) offer(move, read(move).card);
    return choices;
  }
  for (const move of legal) {
    const { verb, card } = read(move);
    if (verb === "draw") offer(move, "pile");
    else if (verb === "leaf") offer(move, move);
    else if (OF_CARD.has(verb) && !(move in ALONE)) offer(`${verb}-${card}`, card);
  }
  function offer(move, key) {
    choices.set(key, { move, label: labelOf(move, names) });
  }
  return choices;
}

/** Who can be called by a touch of the fan. @returns {Map<string, object>} by seat */
export const callsOf = ({ mischief, names }) =>
  new Map(
    mischief
      .filter((move) => read(move).verb === "call")
      .map((move) => {
        const seat = read(move).card;
        return [seat, { move, label: t("shout-name", { name: names[seatAt(seat)] }), quick: true }];
      }),
  );

/** The moves by which cards vanish. @returns {Map<string, string>} by card */
export const flicksOf = ({ mischief }) =>
  new Map(mischief.filter(isSlip).map((move) => [read(move).card, move]));

const isSlip = (move) => read(move).verb === SLIPPING;

/** What a touch would do, in words. */
function labelOf(move, names) {
  const { verb, card } = read(move);
  if (verb === "draw") return t("cm-choose-draw");
  if (verb === "leaf") return t("cm-choose-leaf", { leaf: Number(card) });
  return t(`cm-choose-${verb}`, { card: art.theCard(card), names: names.length });
}

/**
 * What is asked before a move is made: short, for the bar.
 * @param {string} move @param {object} _view @param {import("../../table/company.js").Company} company
 */
export function confirmOf(move, _view, { names }) {
  const { verb, card } = read(move);
  if (verb === "call") return t("shout-name", { name: names[seatAt(card)] });
  if (verb === "draw") return t("cm-confirm-draw");
  if (verb === "leaf") return t("cm-confirm-leaf", { leaf: Number(card) });
  return t(`cm-confirm-${verb}`, { card: art.theCard(card) });
}

/** Moves that have no card of their own to be touched on, and the way to make cards vanish. */
export function extrasOf(view, { legal, mischief, mode }) {
  const said = (move) => (move === "lapse" && view.costly ? "cm-extra-lapse-costs" : `cm-extra-${move}`);
  const extras = Object.entries(ALONE)
    .filter(([move]) => legal.includes(move))
    .map(([key, picture]) => ({ key, label: t(said(key)), picture: picture(), urgent: false }));
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

export const isMode = (key) => key === SLIPPING;

/**
 * A card of the Spider's is chosen: to whom does it go? What else there is, is done at once.
 * @param {string} key @param {string[]} legal @param {object} view
 * @param {import("../../table/company.js").Company} company
 */
export function sheetOf(key, legal, view, { names, tokens }) {
  if (legal.includes(key)) return { move: key };
  const { card } = read(key);
  return {
    title: t("cm-spider-title"),
    text: t("cm-spider-text", { card: art.theCard(card) }),
    answers: names.flatMap((name, seat) => {
      const move = `${key}-${letterAt(seat)}`;
      return legal.includes(move)
        ? [{ move, picture: tokens[seat], label: t("cm-spider-to", { name }) }]
        : [];
    }),
  };
}
