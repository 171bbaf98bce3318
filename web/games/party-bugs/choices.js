// From the legal moves to what can be touched: nothing is offered that is not among them.

import { person } from "../../table/company.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

const LABELS = { play: "pb-choose-play", hide: "pb-choose-hide", take: "pb-choose-take" };
const CONFIRMS = { play: "pb-confirm-play", hide: "pb-confirm-hide", take: "pb-confirm-take" };

function read(move) {
  const [verb, card] = move.split("-");
  return verb in LABELS ? { verb, card } : { verb: verb === "mirror" ? "mirror" : "pair", card };
}

/** @param {string[]} legal @returns {Map<string, {move: string, label: string}>} by card */
export function choicesOf(legal) {
  const choices = new Map();
  for (const move of legal) {
    const { verb, card } = read(move);
    if (verb in LABELS) choices.set(card, { move, label: t(LABELS[verb], wordsOf(card)) });
  }
  return choices;
}

/** What is asked before a move is made. @param {string} move */
export function confirmOf(move) {
  const { verb, card } = read(move);
  return t(CONFIRMS[verb], wordsOf(card));
}

/** Moves that have no card of their own to be touched on: they open a sheet. */
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
 * @param {string} key @param {string[]} legal @param {object} view
 * @param {import("../../table/company.js").Company} company
 */
export function sheetOf(key, legal, view, company) {
  const moves = legal.filter((move) => read(move).verb === key);
  const hidden = view.seat === null ? null : view.dancer_faces[view.seat];
  if (key === "pair") {
    return {
      title: t("pb-pair-title"),
      text: t("pb-pair-text", { value: art.valueOf(hidden) }),
      answers: moves.map((move) => ({
        move,
        picture: art.face(hidden),
        label: t("pb-pair-do", { value: art.valueOf(hidden) }),
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
        : { move, picture: art.back(company.colours[view.mirror]), label: t("pb-mirror-dancer") };
    }),
  };
}

const wordsOf = (card) => ({ value: art.valueOf(card), bug: art.bugOf(card) });
