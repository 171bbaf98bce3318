// Where words stand: beside what they speak of, and over nothing that has to be seen or touched.

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{width: number, height: number}} Size
 * @typedef {"above" | "below" | "left" | "right"} Side of what it speaks of
 * @typedef {Box & {side: Side}} Place
 */

const STEP = 6; // px between two places that are tried
const GAP = 18; // px that are left free round what must be seen: a card that is picked up rises by less
const EDGE = 6; // px to the edges of the room
const OF_SIZE = 40; // a size that is liked less may be so much nearer
const OF_MIDDLE = 0.15; // how little it matters to stand in the middle beside it
const COVERED = 1_000; // how much it matters to cover nothing, for each px

/** How far they overlap, in px of the shorter way out of it. @param {Box} one @param {Box} other */
function overlap(one, other) {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return x > 0 && y > 0 ? Math.min(x, y) : 0;
}

/** @param {Box} box @param {number} gap @returns {Box} */
const wider = ({ x, y, width, height }, gap) => ({
  x: x - gap,
  y: y - gap,
  width: width + 2 * gap,
  height: height + 2 * gap,
});

/** From edge to edge. @param {Box} one @param {Box} other */
function distance(one, other) {
  const x = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const y = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(x, y);
}

/** From middle to middle. @param {Box} one @param {Box} other */
const apart = (one, other) =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) +
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2);

/** On which side of it that is. @param {Box} box @param {Box} target @returns {Side} */
function sideOf(box, target) {
  /** @type {[Side, number][]} */
  const ways = [
    ["above", target.y - box.y - box.height],
    ["below", box.y - target.y - target.height],
    ["left", target.x - box.x - box.width],
    ["right", box.x - target.x - target.width],
  ];
  return ways.reduce((best, way) => (way[1] > best[1] ? way : best))[0];
}

/**
 * The nearest place for one of these sizes, the first ones rather than the last. If there is none
 * that covers nothing, the one that covers least.
 * @param {{sizes: readonly Size[], target: Box, free: readonly Box[], room: Box}} what `free` is not
 *   to be covered
 * @returns {Place}
 */
export function placeBeside({ sizes, target, free, room }) {
  const kept = [target, ...free].map((box) => wider(box, GAP));
  /** @type {{cost: number, box: Box}} */
  let best = { cost: Infinity, box: { x: room.x, y: room.y, width: 0, height: 0 } };
  sizes.forEach((size, liked) => {
    for (const box of placesFor(size, room)) {
      const near = distance(box, target) + OF_MIDDLE * apart(box, target) + OF_SIZE * liked;
      if (near >= best.cost) continue;
      const cost = near + COVERED * kept.reduce((sum, each) => sum + overlap(box, each), 0);
      if (cost < best.cost) best = { cost, box };
    }
  });
  return { ...best.box, side: sideOf(best.box, target) };
}

/** @param {Size} size @param {Box} room @returns {Generator<Box>} */
function* placesFor({ width, height }, room) {
  const right = room.x + room.width - EDGE - width;
  const low = room.y + room.height - EDGE - height;
  for (let y = room.y + EDGE; y <= Math.max(low, room.y + EDGE); y += STEP)
    for (let x = room.x + EDGE; x <= Math.max(right, room.x + EDGE); x += STEP) yield { x, y, width, height };
}
