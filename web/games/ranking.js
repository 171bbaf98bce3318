// Who came where, if the fewest points win and equal ones share their rank.

/** Which of two scores is better: below nought if it is the first. */
export const byScore = (one, other) => one - other;

/** @param {number[]} scores by place @returns {{order: number[], rank: (place: number) => number}} */
export const rankedBy = (scores) => ({
  order: scores
    .map((_, place) => place)
    .sort((one, other) => byScore(scores[one], scores[other]) || one - other),
  rank: (place) => 1 + scores.filter((score) => byScore(score, scores[place]) < 0).length,
});
