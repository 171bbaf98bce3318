// Two tables with the same cards, in numbers: who got what here and there, and which did better.

import { peopleOf, seatAt } from "../../table/company.js";

/**
 * People are compared, all their points together; bots are told of, no more.
 * @param {{players: {name: string}[], scores: number[]}} rival
 * @param {{players: object[], outcome: {scores: number[]}}} update
 * @param {(one: number, other: number) => number} byScore below nought if the first score is better
 * @returns {{lines: object[], counted: number[], here: number, there: number, verdict: Verdict} | null}
 *   null if nothing was told of that table, or it was another one
 * @typedef {"better" | "equal" | "worse"} Verdict how it went here
 */
export function compared(
  { players: others, scores: there },
  { players, outcome: { scores: here } },
  byScore,
) {
  if (there.length !== here.length) return null;
  const people = peopleOf(players).map(seatAt);
  const counted = people.length > 0 ? people : players.map((_, seat) => seat);
  const verdict = (one, other) => ["better", "equal", "worse"][1 + Math.sign(byScore(one, other))];
  const sum = (scores) => counted.reduce((total, seat) => total + scores[seat], 0);
  return {
    counted,
    lines: here.map((points, place) => ({
      place,
      name: others[place]?.name ?? null,
      here: points,
      there: there[place],
      verdict: counted.includes(place) ? verdict(points, there[place]) : "equal",
    })),
    here: sum(here),
    there: sum(there),
    verdict: verdict(sum(here), sum(there)),
  };
}
