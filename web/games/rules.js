// The shape in which a game tells its rules to the screen that shows them.

/**
 * @typedef {object} Rules
 * @property {string} prefix of its sentences: `pb-rule-B1`, `pb-part-base`, `pb-step-play`
 * @property {{name: string, sections: string[]}[]} parts every section, in the order of reading
 * @property {string[]} steps what one has to know to begin
 * @property {Record<string, () => string[]>} pictures <svg> by section or step; the words
 *   beside them say it all
 */

/** B1, B2, B3, … @param {string} letter @param {number} count */
export const sectionsOf = (letter, count) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
