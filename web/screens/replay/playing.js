// The replay that runs by itself: step after step, each as long as it takes to be read.

const SPEEDS = [1, 2, 4, 0.5];
/** @type {Partial<Record<number, string>>} */
const WORDS = { 0.5: "½" };
/** Milliseconds after the motion of a step. */
const LOOK = 500;
const SIGN = 26; // and so many for each sign of its sentence
const LONGEST = 3_500;
const UNSEEN = 120; // where nothing is seen

/**
 * @param {string} words
 * @param {boolean} isSeen did anything happen in sight?
 * @returns {number} ms
 */
export function readingTime(words, isSeen) {
  if (!isSeen) return UNSEEN;
  return Math.min(LONGEST, LOOK + SIGN * words.length);
}

/**
 * @param {object} needs
 * @param {() => Promise<number | null>} needs.forward shows the next step; then how many
 *   milliseconds it is to be looked at, or null at the end
 * @param {(milliseconds: number) => Promise<void>} needs.rest may be cut short
 * @param {(playing: boolean) => void} needs.changed
 */
export function newPlaying({ forward, rest, changed }) {
  let playing = false;
  let run = 0;
  let speed = 0;

  async function play() {
    const mine = (run += 1);
    const isCurrent = () => playing && mine === run;
    set(true);
    while (isCurrent()) {
      const look = await forward();
      if (!isCurrent()) return;
      if (look === null) {
        set(false);
        return;
      }
      await rest(look);
    }
  }

  const pace = () => SPEEDS[speed] ?? 1;

  /** @param {boolean} is */
  function set(is) {
    if (playing === is) return;
    playing = is;
    changed(is);
  }

  return {
    play,
    pause: () => set(false),
    isPlaying: () => playing,
    pace,
    faster: () => (speed = (speed + 1) % SPEEDS.length),
    /** The pace in words, as it stands before a ×. */
    speed: () => WORDS[pace()] ?? String(pace()),
  };
}
