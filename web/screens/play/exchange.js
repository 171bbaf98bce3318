// What a table asks goes to the engine; of the answer the table gets what it may hold, and the store
// gets what is to be kept.

import { joined } from "../../engine/saved.js";

/**
 * @typedef {import("../../engine/saved.js").Whole} Whole
 * @typedef {import("../../engine/saved.js").Tail} Tail
 * @typedef {Whole | Tail | null} Saved
 * @typedef {import("../../table/model/types.js").Reply} Reply
 * @typedef {import("../../table/model/types.js").Request} Asked
 * @typedef {Exclude<Asked, import("../../table/model/types.js").Opening> | First["message"]} Request
 * @typedef {import("../../table/model/types.js").Message} Message
 * @typedef {Extract<import("../../table/model/types.js").Effect, {type: "store"}>["update"]} Update
 * @typedef {{message: import("../../engine/messages").Open | import("../../engine/messages").Follow
 *   | import("../../engine/messages").Load | import("../../engine/messages").Teach, isOlder?: boolean}} First
 */

/** What the engine is asked for, and does not come, has failed. */
const SILENT = { reply: { type: /** @type {const} */ ("Failed"), fault: "silent" }, saved: null };

/**
 * @param {object} needs
 * @param {(message: Request) => Promise<{reply: Reply, saved: Saved}>} needs.ask
 * @param {(message: Message) => void} needs.tell the table
 * @param {{question: () => Promise<First | null>,
 *   keep: (update: Update, saved: Saved) => Promise<void>}} needs.keeping
 */
export function newExchange({ ask, tell, keeping }) {
  /** @type {First | null} */
  let first = null;
  /** @type {{id: number, saved: Saved} | null} what is to be stored of the last answer */
  let coming = null;

  /** What the engine is asked first; null if the match is gone. */
  const question = async () => (first = await keeping.question());

  /** The table knows neither its save nor its seed. @param {Asked} message @returns {Promise<Request>} */
  async function whole(message) {
    if (message.type !== "Begin" && message.type !== "Reload") return message;
    const found = message.type === "Begin" ? first : await question();
    if (!found) throw new Error("the match is gone");
    return message.type === "Begin" ? found.message : { ...found.message, eyes: message.eyes };
  }

  /** @param {{id: number, message: Asked}} effect */
  function askFor({ id, message }) {
    const answered = (/** @type {{reply: Reply, saved: Saved}} */ { reply, saved }) => {
      coming = { id, saved };
      tell({ type: "answered", id, reply });
    };
    whole(message)
      .then(ask)
      .then(answered, () => answered(SILENT));
  }

  /** @param {{id: number, update: Update}} effect */
  function store({ id, update }) {
    const stored = () => tell({ type: "stored", id });
    keeping.keep(update, coming?.id === id ? coming.saved : null).then(stored, stored);
  }

  return { question, askFor, store };
}

/**
 * The text that grows with a match.
 * @param {(message: {type: "Keep"}) => Promise<{type: string, whole?: string}>} ask
 */
export function newText(ask) {
  /** @type {string | null} */
  let text = null;
  /** What is missing is asked for. @param {Saved} saved @returns {Promise<string>} */
  return async function grown(saved) {
    text = joined(text, saved);
    if (text !== null) return text;
    const kept = await ask({ type: "Keep" });
    if (kept.type !== "Whole" || !kept.whole) throw new Error(`nothing to be kept: ${kept.type}`);
    text = kept.whole;
    return text;
  };
}
