// Reasons, as the engine gives them, in the numbers that sentences take.

/** @param {number | null} points that a move brings; below 0 it costs them */
export function effectOf(points) {
  const gain = points ?? 0;
  return { points: Math.abs(gain), effect: gain > 0 ? "fewer" : gain < 0 ? "more" : "same" };
}
