// Who was how fast, by the time stamps of the touches themselves: not by when the page came
// to hear of them, nor by when it drew something. It knows neither a screen nor a clock.

/** It came before the sign. */
export const EARLY = -1;

/**
 * @typedef {object} Reflexes
 * @property {(seat: number, finger: number, at: number) => void} down `at` is the touch's time stamp
 * @property {(seat: number, finger: number, at: number) => void} up
 * @property {(seat: number) => boolean} isTouched
 * @property {() => boolean} isReady are all there?
 * @property {() => void} arm from now on it counts
 * @property {(at: number) => void} give the sign
 * @property {() => boolean} isOver
 * @property {(seat: number) => number | null} timeOf in milliseconds after the sign; null if there
 *   was no reaction
 */

/**
 * @param {number | undefined} at
 * @param {number | null} sign when it was given
 * @param {number} longest ms; a reaction that takes as long is none
 */
function timeOf(at, sign, longest) {
  if (at === undefined) return null;
  if (sign === null || at < sign) return EARLY;
  const ms = Math.floor(at - sign);
  return ms < longest ? ms : null;
}

/**
 * Everybody holds a finger on the own pad, and lets go at the sign.
 * @param {number[]} seats who takes part
 * @param {number} longest ms
 */
export function newLettingGo(seats, longest) {
  /** @type {Map<number, number>} by seat the one that counts; any other on its pad does not */
  const fingers = new Map();
  /** @type {Map<number, number>} */
  const letGo = new Map();
  let armed = false;
  /** @type {number | null} */
  let sign = null;

  return {
    /** @param {number} seat @param {number} finger */
    down(seat, finger) {
      if (!letGo.has(seat) && !fingers.has(seat)) fingers.set(seat, finger);
    },
    /** @param {number} seat @param {number} finger @param {number} at */
    up(seat, finger, at) {
      if (fingers.get(seat) !== finger) return;
      fingers.delete(seat);
      if (armed) letGo.set(seat, at);
    },
    isTouched: (/** @type {number} */ seat) => fingers.has(seat),
    isReady: () => seats.every((seat) => fingers.has(seat)),
    /** From now on it counts, for all whose finger is there; who is not there reacts to nothing. */
    arm: () => void (armed = true),
    give: (/** @type {number} */ at) => void (sign = at),
    isOver: () => armed && seats.every((seat) => !fingers.has(seat)),
    timeOf: (/** @type {number} */ seat) => timeOf(letGo.get(seat), sign, longest),
  };
}

/**
 * At the sign everybody touches the own pad. Who touches it before is not in it any more.
 * @param {number[]} seats who takes part
 * @param {number} longest ms
 */
export function newTouching(seats, longest) {
  /** @type {Map<number, number>} */
  const touched = new Map();
  let armed = false;
  /** @type {number | null} */
  let sign = null;

  return {
    /** @param {number} seat @param {number} _finger @param {number} at */
    down(seat, _finger, at) {
      if (armed && !touched.has(seat)) touched.set(seat, at);
    },
    up() {},
    isTouched: (/** @type {number} */ seat) => touched.has(seat),
    isReady: () => false,
    arm: () => void (armed = true),
    give: (/** @type {number} */ at) => void (sign = at),
    isOver: () => armed && seats.every((seat) => touched.has(seat)),
    timeOf: (/** @type {number} */ seat) => timeOf(touched.get(seat), sign, longest),
  };
}
