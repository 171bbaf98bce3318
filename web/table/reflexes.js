// Who was how fast, by the time stamps of the touches themselves: not by when the page came
// to hear of them, nor by when it drew something. It knows neither a screen nor a clock.

/** It came before the sign. */
export const EARLY = -1;

/**
 * @param {number} at
 * @param {number | null} sign when it was given
 * @param {number} longest ms; a reaction that takes as long is none
 */
function timeOf(at, sign, longest) {
  if (sign === null || at < sign) return EARLY;
  const ms = Math.floor(at - sign);
  return ms < longest ? ms : null;
}

/**
 * Everybody holds a finger on the own pad, and lets go at the sign.
 * @param {string[]} seats who takes part
 * @param {number} longest ms
 */
export function newLettingGo(seats, longest) {
  const fingers = new Map(); // by seat the one that counts; any other on its pad does not
  const letGo = new Map();
  let armed = false;
  let sign = null;

  return {
    down(seat, finger) {
      if (!letGo.has(seat) && !fingers.has(seat)) fingers.set(seat, finger);
    },
    up(seat, finger, at) {
      if (fingers.get(seat) !== finger) return;
      fingers.delete(seat);
      if (armed) letGo.set(seat, at);
    },
    isTouched: (seat) => fingers.has(seat),
    isReady: () => seats.every((seat) => fingers.has(seat)),
    /** From now on it counts, for all whose finger is there; who is not there reacts to nothing. */
    arm: () => (armed = true),
    give: (at) => (sign = at),
    isOver: () => armed && seats.every((seat) => !fingers.has(seat)),
    /** @returns {number | null} in milliseconds after the sign; null if there was no reaction */
    timeOf: (seat) => (letGo.has(seat) ? timeOf(letGo.get(seat), sign, longest) : null),
  };
}

/**
 * At the sign everybody touches the own pad. Who touches it before is not in it any more.
 * @param {string[]} seats who takes part
 * @param {number} longest ms
 */
export function newTouching(seats, longest) {
  const touched = new Map();
  let armed = false;
  let sign = null;

  return {
    down(seat, _finger, at) {
      if (armed && !touched.has(seat)) touched.set(seat, at);
    },
    up() {},
    isTouched: (seat) => touched.has(seat),
    isReady: () => false,
    arm: () => (armed = true),
    give: (at) => (sign = at),
    isOver: () => armed && seats.every((seat) => touched.has(seat)),
    timeOf: (seat) => (touched.has(seat) ? timeOf(touched.get(seat), sign, longest) : null),
  };
}
