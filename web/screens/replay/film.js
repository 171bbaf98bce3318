// The steps of a match as some eyes saw them, asked for one by one. Whoever runs through them
// asks no faster than the engine answers: what is passed over meanwhile is never asked for.

const MOST = 64; // steps that are kept

/**
 * @param {(message: object) => Promise<object>} ask
 * @param {string} of a save or a link
 * @param {string | null} eyes
 */
export function newFilm(ask, of, eyes) {
  const kept = new Map();
  let underWay = null;
  let newest = 0; // of those who have asked
  let answered = 0; // the newest of those who have got it

  function get(step) {
    underWay = answerOf(step);
    return underWay;
  }

  async function answerOf(step) {
    const reply = await ask({ type: "Replay", of, step, eyes }).catch(() => ({ type: "Failed" }));
    underWay = null;
    if (reply.type === "Replayed") kept.set(step, reply);
    if (kept.size > MOST) kept.delete(kept.keys().next().value);
    return reply;
  }

  return {
    /** @returns {Promise<object | null>} the reply; null if another step was wanted meanwhile, and is
     *   there */
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
    /** Perhaps it is wanted next; nobody waits for it. */
    ahead(step) {
      if (!underWay && !kept.has(step)) get(step);
    },
  };
}
