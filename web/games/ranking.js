// Who came where, if the fewest points win and equal ones share their rank.

/** Which of two scores is better: below nought if it is the first. @param {number} one @param {number} other */
export const byScore = (one, other) => one - other;

/** The best first; equal ones in the order of their places. @param {readonly number[]} scores by place */
export const rankedBy = (scores) =>
  scores
    .map((score, place) => ({
      place,
      score,
      rank: 1 + scores.filter((each) => byScore(each, score) < 0).length,
    }))
    .sort((one, other) => byScore(one.score, other.score) || one.place - other.place);
