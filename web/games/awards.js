// Awards go to whoever did something most, if it was often enough and nobody did it as often.

import { t } from "../text/text.js";

const MOST = 4; // at the end of a game
const EACH = 2; // to one and the same

/**
 * @param {string} prefix of the game's sentences
 * @param {[id: string, field: string, least: number][]} awards the finest first
 * @param {Record<string, number>[]} seats what was counted, by place
 * @param {string[]} names
 * @returns {{place: number, title: string, text: string}[]}
 */
export function bestOf(prefix, awards, seats, names) {
  const given = names.map(() => 0);
  return awards
    .flatMap(([id, field, least]) => {
      const best = Math.max(...seats.map((seat) => seat[field]));
      const holders = seats.flatMap((seat, place) => (seat[field] === best ? [place] : []));
      const [place] = holders;
      if (best < least || holders.length !== 1 || given[place] === EACH) return [];
      given[place] += 1;
      const text = t(`${prefix}-award-${id}.why`, { name: names[place], count: best });
      return [{ place, title: t(`${prefix}-award-${id}`), text }];
    })
    .slice(0, MOST);
}
