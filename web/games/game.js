// What the page has of a game: what its folder hands in, with the facts of its manifest, and what
// holds for most games where it says nothing else. contract.d.ts has the whole of it.

import { fieldOf, isNumber, listOf } from "../storage/shapes.js";
import { byScore } from "./ranking.js";

/** @typedef {import("./contract.js").Defaulted} Defaulted */

/**
 * @param {import("./contract.js").Manifest} manifest
 * @param {import("./contract.js").Handed} handed
 * @returns {import("./contract.js").Game}
 */
export const gameOf = (manifest, handed) => ({
  ...defaultsOf(manifest),
  ...handed,
  manifest,
  setup: setupOf(manifest, handed.setup),
});

const areNumbers = listOf(isNumber);

/** @param {import("./contract.js").Manifest} manifest @returns {Defaulted} */
const defaultsOf = ({ options, precedence }) => ({
  pictures: [],
  tips: [],
  lessons: {},
  variantsOf: (config) => options.filter((option) => fieldOf(config, option.replaceAll("-", "_"))),
  rankedIn(config) {
    const seats = fieldOf(config, precedence);
    return areNumbers(seats) ? seats : [];
  },
  ownOf: ({ private: isPrivate, eyes }) => (isPrivate ? eyes : null),
  hasChosen: () => true,
  staysInHand: () => false,
  curtainNote: () => null,
  sheetOf: (key) => ({ move: key }),
  isMode: () => false,
  aidOf: () => null,
  seenBy: (view, update) => ({ ...view, seat: update.view.seat }),
  laidOpen: (view) => view,
  byScore,
  momentOf: () => null,
  timbre: null,
  mischief: undefined,
});

/**
 * @param {import("./contract.js").Manifest} manifest
 * @param {import("./contract.js").Handed["setup"]} setup
 * @returns {import("./contract.js").Setup}
 */
const setupOf = ({ seats, travels, dummies }, { sign, variants = [], dummy }) => ({
  sign,
  seats,
  variants,
  travels,
  dummy: (players) => {
    const name = dummies[players];
    return dummy && name ? { name, ...dummy } : null;
  },
});
