// Awards go to whoever did something most, if it was often enough and nobody did it as often.

import { t } from "../text/text.js";

const MOST = 4; // at the end of a game
const EACH = 2; // to one and the same

/**
 * @template {string} Field what is counted
 * @typedef {readonly (readonly [id: string, field: Field, least: number])[]} Awards the finest first
 */

/**
 * @template {string} Field
 * @typedef {object} Tally what everybody did, by place
 * @property {(field: Field) => number[]} of
 * @property {(field: Field, place: number | undefined, more?: number) => void} add
 * @property {(field: Field, place: number, count: number) => void} raise it counts once, at its largest
 */

/**
 * @template {string} Field
 * @param {Awards<Field>} _awards say what is counted
 * @param {readonly string[]} names by place
 * @returns {Tally<Field>}
 */
export function newTally(_awards, names) {
  /** @type {Map<Field, number[]>} by place */
  const counts = new Map();

  /** @param {Field} field */
  const of = (field) => counts.get(field) ?? names.map(() => 0);

  /** @param {Field} field @param {number} place @param {(before: number) => number} next */
  const change = (field, place, next) => {
    counts.set(
      field,
      of(field).map((count, at) => (at === place ? next(count) : count)),
    );
  };

  return {
    of,
    add(field, place, more = 1) {
      if (place !== undefined) change(field, place, (before) => before + more);
    },
    raise: (field, place, count) => change(field, place, (before) => Math.max(before, count)),
  };
}

/**
 * @template {string} Field
 * @param {string} prefix of the game's sentences
 * @param {Awards<Field>} awards
 * @param {Tally<Field>} tally
 * @param {readonly string[]} names by place
 * @returns {{place: number, title: string, text: string}[]}
 */
export function bestOf(prefix, awards, tally, names) {
  const given = names.map(() => 0);
  return awards
    .flatMap(([id, field, least]) => {
      const counts = tally.of(field);
      const best = Math.max(...counts);
      const holders = counts.flatMap((count, place) => (count === best ? [place] : []));
      const [place] = holders;
      if (place === undefined || best < least || holders.length !== 1) return [];
      const before = given[place] ?? 0;
      if (before === EACH) return [];
      given[place] = before + 1;
      const text = t(`${prefix}-award-${id}.why`, { name: names[place] ?? "", count: best });
      return [{ place, title: t(`${prefix}-award-${id}`), text }];
    })
    .slice(0, MOST);
}
