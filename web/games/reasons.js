// Reasons, as the engine gives them, in the numbers that sentences take.

/** @param {number | null} points that a move brings; below 0 it costs them */
export const effectOf = (points) => ({
  points: Math.abs(points ?? 0),
  effect: points > 0 ? "fewer" : points < 0 ? "more" : "same",
});
