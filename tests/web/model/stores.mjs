// What is stored on a phone of numbers, and what has come to be stored.

import assert from "node:assert/strict";
import { apart, joined } from "../../../web/engine/saved.js";

/**
 * @typedef {import("./engine.mjs").Asking} Asking
 * @typedef {import("./engine.mjs").Answer} Answer
 * @typedef {import("../../../web/screens/play/exchange.js").Saved} Saved
 * @typedef {import("../../../web/screens/play/exchange.js").First["message"]} Opening
 * @typedef {import("../../../web/table/model/types.js").Request} Request
 * @typedef {import("../../../web/table/model/types.js").Reply} Reply
 * @typedef {{opening: Opening | null, save: string | null, revision: number | null}} Kept
 * @typedef {ReturnType<typeof newStores>} Stores
 */

export function newStores() {
  /** @type {Kept} */
  const kept = { opening: null, save: null, revision: null };
  /** @type {{id: number, saved: Saved} | null} */
  let coming = null;

  return {
    kept,
    /** What is stored goes from the store to the engine. @param {Request} message @returns {Asking} */
    whole(message) {
      if (message.type === "Begin") {
        assert.ok(kept.opening);
        return kept.opening;
      }
      if (message.type !== "Reload") return message;
      assert.ok(kept.save !== null);
      return { type: "Load", save: kept.save, eyes: message.eyes };
    },
    /** The answer goes to the table, and what is to be stored past it. @param {number} id @param {Answer} answer @returns {Reply} */
    comes(id, answer) {
      const { reply, saved } = apart(answer);
      coming = { id, saved };
      assert.ok(reply.type !== "Whole" && reply.type !== "Painted", "a table asked for what is stored");
      return reply;
    },
    /** @param {{id: number, update: {revision: number}}} effect */
    keep({ id, update: { revision } }) {
      kept.save = joined(kept.save, coming?.id === id ? coming.saved : null);
      assert.ok(kept.save, "something is missing in the store");
      kept.revision = revision;
    },
  };
}
