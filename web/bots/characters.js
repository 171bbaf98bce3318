// The bots' characters: who they are, how they look, what they are after. A kind of bot, as the
// engine calls it, is a level, or a level with a temper: `expert`, `expert-bold`.

import { isText, namesOf, oneOf } from "../storage/shapes.js";

/**
 * @typedef {"even" | "cautious" | "bold" | "greedy" | "spiteful" | "ambitious"} Temper
 * @typedef {"novice" | "regular" | "expert" | "master"} Level
 */

/** Each temper has a face of its own; sentences are named by it too. @satisfies {Record<Temper, import("../art/bots.js").Face>} */
const FACES = {
  even: "ant",
  greedy: "caterpillar",
  bold: "firefly",
  cautious: "ladybird",
  spiteful: "wasp",
  ambitious: "bee",
};

/** @typedef {(typeof FACES)[Temper]} Face */

/** In the order in which they come to a table. */
export const TEMPERS = namesOf(FACES);

/** From weakest to strongest. @type {Level[]} */
export const LEVELS = ["novice", "regular", "expert", "master"];

/** The level of somebody who just sits down. @type {Level} */
export const AT_FIRST = "regular";

/** What earlier versions called them. @type {Partial<Record<string, Level>>} */
const ONCE = { random: "novice", "rule-of-thumb": "regular" };

const isLevel = oneOf(LEVELS);
export const isTemper = oneOf(TEMPERS);

/** @param {unknown} who a level, as it may have been remembered long ago @returns {Level | undefined} */
export function levelFrom(who) {
  if (isLevel(who)) return who;
  return isText(who) && Object.hasOwn(ONCE, who) ? ONCE[who] : undefined;
}

/** @param {Temper} temper */
export const faceOf = (temper) => FACES[temper];

/** @param {Level} level @param {Temper} temper */
export const kindOf = (level, temper) => (temper === "even" ? level : `${level}-${temper}`);

/** @param {string} kind of bot @returns {{level: Level, temper: Temper} | null} null of who has none */
export function characterOf(kind) {
  const [level, temper = "even"] = kind.split("-");
  return isLevel(level) && isTemper(temper) ? { level, temper } : null;
}

/** Does it think ahead, so that it takes its time? */
export const thinksAhead = (/** @type {string} */ kind) => characterOf(kind) !== null;

/**
 * The faces at a table, by seat: who has no character looks as nobody else does there.
 * @param {readonly (string | null)[]} kinds null is a person
 * @returns {(Face | null)[]}
 */
export function facesOf(kinds) {
  const tempers = kinds.map((kind) => (kind === null ? null : (characterOf(kind)?.temper ?? "any")));
  const free = TEMPERS.filter((temper) => !tempers.includes(temper));
  return tempers.map((temper) => {
    if (temper === null) return null;
    return FACES[temper === "any" ? (free.shift() ?? "even") : temper];
  });
}
