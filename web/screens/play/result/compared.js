// Two tables with the same cards, in numbers: who got what here and there, and which did better.

import { peopleOf } from "../../../people/company.js";

/**
 * People are compared, all their points together; bots are told of, no more.
 * @param {{players: readonly {name: string}[], scores: readonly number[]}} rival
 * @param {{players: readonly {bot: string | null}[], outcome: {scores: readonly number[]}}} update
 * @param {(one: number, other: number) => number} byScore below nought if the first score is better
 * @returns {{lines: Line[], counted: number[], here: number, there: number, verdict: Verdict} | null}
 *   null if nothing was told of that table, or it was another one
 * @typedef {{place: number, name: string | null, here: number, there: number, verdict: Verdict}} Line
 * @typedef {"better" | "equal" | "worse"} Verdict how it went here
 */
export function compared(
  { players: others, scores: there },
  { players, outcome: { scores: here } },
  byScore,
) {
  if (there.length !== here.length) return null;
  const people = peopleOf(players);
  const counted = people.length > 0 ? people : players.map((_, seat) => seat);
  /** @param {number} one @param {number} other @returns {Verdict} */
  const verdict = (one, other) => {
    const by = byScore(one, other);
    return by === 0 ? "equal" : by < 0 ? "better" : "worse";
  };
  /** @param {readonly number[]} scores */
  const sum = (scores) => counted.reduce((total, seat) => total + (scores[seat] ?? 0), 0);
  return {
    counted,
    lines: here.map((points, place) => {
      const theirs = there[place] ?? 0;
      return {
        place,
        name: others[place]?.name ?? null,
        here: points,
        there: theirs,
        verdict: counted.includes(place) ? verdict(points, theirs) : "equal",
      };
    }),
    here: sum(here),
    there: sum(there),
    verdict: verdict(sum(here), sum(there)),
  };
}
