// From the legal moves to what can be touched: nothing is offered that is not among them.

import { person } from "../../people/company.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

const OF_CARD = new Set(["play", "hide", "take"]);

/** @param {string} move */
function read(move) {
  const [verb = "", card = ""] = move.split("-");
  return { verb: OF_CARD.has(verb) || verb === "mirror" ? verb : "pair", card };
}

/** @param {readonly string[]} legal @returns by card */
export function choicesOf(legal) {
  /** @type {Map<string, {move: string, label: string}>} */
  const choices = new Map();
  for (const move of legal) {
    const { verb, card } = read(move);
    if (OF_CARD.has(verb)) choices.set(card, { move, label: t(`pb-choose-${verb}`, wordsOf(card)) });
  }
  return choices;
}

/** What is asked before a move is made. @param {string} move */
export function confirmOf(move) {
  const { verb, card } = read(move);
  return t(`pb-confirm-${verb}`, wordsOf(card));
}

/** Moves that have no card of their own to be touched on: they open a sheet. @param {readonly string[]} legal */
export function extrasOf(legal) {
  const kinds = legal.map((move) => read(move).verb);
  const extras = [];
  if (kinds.includes("pair")) {
    extras.push({ key: "pair", label: t("pb-extra-pair"), picture: person("paul"), urgent: false });
  }
  if (kinds.includes("mirror")) {
    const urgent = kinds.every((kind) => kind === "mirror");
    extras.push({ key: "mirror", label: t("pb-extra-mirror"), picture: art.mirror(), urgent });
  }
  return extras;
}

/**
 * The sheet behind an extra: a question and a button for each move.
 * @param {string} key @param {readonly string[]} legal @param {import("./shown").Shown} view
 * @param {import("../../people/company.js").Company} company
 * @returns {import("../contract.js").Sheet}
 */
export function sheetOf(key, legal, view, company) {
  const moves = legal.filter((move) => read(move).verb === key);
  const hidden = view.seat === null ? null : (view.dancer_faces[view.seat] ?? null);
  if (key === "pair") {
    const value = hidden === null ? 0 : art.valueOf(hidden);
    return {
      title: t("pb-pair-title"),
      text: t("pb-pair-text", { value }),
      answers: moves.map((move) => ({
        move,
        picture: hidden === null ? null : art.face(hidden),
        label: t("pb-pair-do", { value }),
      })),
    };
  }
  return {
    title: t("pb-mirror-title"),
    text: t("pb-mirror-text"),
    answers: moves.map((move) => {
      if (move !== "mirror-dancer") {
        const { card } = read(move);
        return { move, picture: art.face(card), label: t("pb-mirror-card", wordsOf(card)) };
      }
      // Which one it is, only its owner's eyes are told.
      return hidden
        ? { move, picture: art.face(hidden), label: t("pb-mirror-dancer-known", wordsOf(hidden)) }
        : { move, picture: art.back(company.colours[view.mirror ?? 0] ?? 0), label: t("pb-mirror-dancer") };
    }),
  };
}

/** @param {string} card */
const wordsOf = (card) => ({ value: art.valueOf(card), bug: art.bugOf(card) });
