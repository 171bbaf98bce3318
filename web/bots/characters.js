// The bots' characters: who they are, how they look, what they are after. A kind of bot, as the
// engine calls it, is a level, or a level with a temper: `expert`, `expert-bold`.

/**
 * @typedef {"even" | "cautious" | "bold" | "greedy" | "spiteful" | "ambitious"} Temper
 * @typedef {"novice" | "regular" | "expert" | "master"} Level
 */

/** Each temper has a face of its own; sentences are named by it too. @type {Record<Temper, string>} */
const FACES = {
  even: "ant",
  greedy: "caterpillar",
  bold: "firefly",
  cautious: "ladybird",
  spiteful: "wasp",
  ambitious: "bee",
};

/** In the order in which they come to a table. @type {Temper[]} */
export const TEMPERS = Object.keys(FACES);

/** From weakest to strongest. @type {Level[]} */
export const LEVELS = ["novice", "regular", "expert", "master"];

/** The level of somebody who just sits down. */
export const AT_FIRST = "regular";

/** What earlier versions called them. */
const ONCE = { random: "novice", "rule-of-thumb": "regular" };

/** @param {string} who a level, as it may have been remembered long ago @returns {Level | undefined} */
export const levelFrom = (who) => (LEVELS.includes(who) ? who : ONCE[who]);

/** @param {Temper} temper */
export const faceOf = (temper) => FACES[temper];

/** @param {Level} level @param {Temper} temper */
export const kindOf = (level, temper) => (temper === "even" ? level : `${level}-${temper}`);

/** @param {string} kind of bot @returns {{level: Level, temper: Temper} | null} null of who has none */
export function characterOf(kind) {
  const [level, temper = "even"] = kind.split("-");
  return LEVELS.includes(level) && temper in FACES ? { level, temper } : null;
}

/** Does it think ahead, so that it takes its time? */
export const thinksAhead = (kind) => characterOf(kind) !== null;

/**
 * The faces at a table, by seat: who has no character looks as nobody else does there.
 * @param {(string | null)[]} kinds null is a person
 * @returns {(string | null)[]}
 */
export function facesOf(kinds) {
  const characters = kinds.map((kind) => kind && characterOf(kind));
  const taken = characters.filter(Boolean).map(({ temper }) => temper);
  const free = TEMPERS.filter((temper) => !taken.includes(temper));
  return kinds.map((kind, at) => kind && FACES[characters[at]?.temper ?? free.shift() ?? TEMPERS[0]]);
}
