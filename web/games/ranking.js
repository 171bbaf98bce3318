// Who came where, if the fewest points win and equal ones share their rank.

/** @param {number[]} scores by place @returns {{order: number[], rank: (place: number) => number}} */
export const rankedBy = (scores) => ({
  order: scores.map((_, place) => place).sort((one, other) => scores[one] - scores[other] || one - other),
  rank: (place) => 1 + scores.filter((score) => score < scores[place]).length,
});
