// What a table asks of the engine and of the store, and what they answer.

/**
 * @typedef {import("../../table/model/types.js").Request} Request
 * @typedef {import("../../table/model/types.js").Reload} Reload
 * @typedef {import("../../table/model/types.js").Reply} Reply
 * @typedef {import("../../table/model/types.js").Message} Message
 * @typedef {Exclude<Request, Reload>} Whole
 */

/** What the engine is asked for, and does not come, has failed. @type {Reply} */
const SILENT = { type: "Failed", fault: "silent" };

/**
 * @param {object} needs
 * @param {(message: Whole) => Promise<Reply>} needs.ask
 * @param {ReturnType<typeof import("./keeping.js").newKeeping>} needs.keeping
 * @param {(message: Message) => void} needs.tell
 */
export function newAsking({ ask, keeping, tell }) {
  /** What is stored goes from the store to the engine. @param {Request} message @returns {Promise<Whole>} */
  async function whole(message) {
    if (message.type !== "Load" || message.save !== null) return message;
    const stored = await keeping.question();
    if (!stored) throw new Error("the match is gone");
    return { ...stored.message, eyes: message.eyes };
  }

  return {
    /** @param {{id: number, message: Request}} effect */
    ask({ id, message }) {
      const answered = (/** @type {Reply} */ reply) => tell({ type: "answered", id, reply });
      whole(message)
        .then(ask)
        .then(answered, () => answered(SILENT));
    },
    /** @param {{id: number, update: import("../../engine/messages").Update}} effect */
    store({ id, update }) {
      const stored = () => tell({ type: "stored", id });
      keeping.keep(update).then(stored, stored);
    },
  };
}
