// The steps of a match as some eyes saw them, asked for one by one. Whoever runs through them
// asks no faster than the engine answers: what is passed over meanwhile is never asked for.

const MOST = 64; // steps that are kept

/**
 * @typedef {import("../../engine/messages").Replay} Replay
 * @typedef {import("../../engine/messages").AnswerTo<Replay> | {type: "Failed"}} Answer
 *
 * @param {(message: Replay) => Promise<Answer>} ask
 * @param {string} of a save or a link
 * @param {Replay["eyes"]} eyes
 */
export function newFilm(ask, of, eyes) {
  /** @type {Map<number, Answer>} */
  const kept = new Map();
  /** @type {Promise<Answer> | null} */
  let underWay = null;
  let newest = 0; // of those who have asked
  let answered = 0; // the newest of those who have got it

  /** @param {number} step */
  function get(step) {
    underWay = answerOf(step);
    return underWay;
  }

  /** @param {number} step @returns {Promise<Answer>} */
  async function answerOf(step) {
    const reply = await ask({ type: "Replay", of, step, eyes }).catch(failed);
    underWay = null;
    if (reply.type === "Replayed") kept.set(step, reply);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return reply;
  }

  return {
    /**
     * Null if another step was wanted meanwhile, and is there.
     * @param {number} step
     */
    async at(step) {
      const mine = (newest += 1);
      while (underWay && !kept.has(step)) {
        await underWay;
        if (mine !== newest) return null;
      }
      const reply = kept.get(step) ?? (await get(step));
      if (mine < answered) return null;
      answered = mine;
      return reply;
    },
    /** Perhaps it is wanted next; nobody waits for it. @param {number} step */
    ahead(step) {
      if (!underWay && !kept.has(step)) void get(step);
    },
  };
}

/** @returns {Answer} */
const failed = () => ({ type: "Failed" });
