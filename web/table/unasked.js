// What happens though nobody waits for it; in most games nothing does.

/**
 * @typedef {object} Unasked
 * @property {boolean} isSecretive is it secret how often something was done, and by whom last?
 * @property {(move: string) => boolean} isUnasked
 * @property {(update: object) => string[]} offered what of it somebody at this table may do now
 * @property {(events: object[]) => boolean} isQuiet does the course go on as if nothing was?
 * @property {(update: object) => boolean} isWindow does the clock wait for fingers?
 * @property {(update: object) => Promise<{seat: string, move: string}[]>} window what they did
 * @property {(update: object) => Promise<void>} verdict what came of it can be read
 * @property {(update: object, seat: string) => string[]} tooLate what the clock ends when that
 *   seat takes the phone
 * @property {(isCurrent: () => boolean) => Promise<void>} pass bots do what nobody asked them for
 * @property {(isCurrent: () => boolean) => void} muse the same, while a person thinks
 * @property {(update: object) => void} hear to be told of every answer that is shown
 * @property {(update: object) => void} settle to be told when nothing moves any more
 * @property {(move: string) => void} play
 * @property {() => void} clear
 * @property {() => void} close
 */

const nothing = () => {};

/** @type {Unasked} */
export const NOTHING_UNASKED = {
  isSecretive: false,
  isUnasked: () => false,
  offered: () => [],
  isQuiet: () => false,
  isWindow: () => false,
  window: async () => [],
  verdict: async () => {},
  tooLate: () => [],
  pass: async () => {},
  muse: nothing,
  hear: nothing,
  settle: nothing,
  play: nothing,
  clear: nothing,
  close: nothing,
};
