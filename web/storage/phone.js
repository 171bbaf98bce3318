// Who this phone is to others that a match travels to: the secret by which it leaves its marks in links
// (engine/links/phones.py). The secret stays here: no link and no file has it.

import { recall, remember } from "./device.js";
import { isSecret, keepSecret } from "./outliving.js";

const NAME = "secret of this phone";

/** A copy of it, for a database that is lost or gives no answer. */
export function copiedSecret() {
  const copied = recall(NAME);
  return isSecret(copied) ? copied : null;
}

/**
 * @param {object} needs
 * @param {import("./outbox.js").Change} needs.change
 * @param {(pledge: string) => Promise<import("./marks.js").Marks>} needs.marksOf
 */
export function newPhone({ change, marksOf }) {
  /** @type {string | null} */
  let mine = null;

  /** The same for ever, drawn when it is wanted first. */
  async function secret() {
    const known = mine ?? copiedSecret() ?? drawn();
    mine = known;
    const keep = change(["quarantine"], (all) => keepSecret(all.objectStore("quarantine"), known));
    mine = await keep.catch(() => known);
    if (copiedSecret() !== mine) remember(NAME, mine);
    return mine;
  }

  /**
   * What the engine is told of this phone.
   * @param {string} pledge of the match @param {readonly number[]} here the seats that play on it
   * @returns {Promise<import("../engine/messages").Phone>}
   */
  async function phoneOf(pledge, here) {
    const [own, { seen = "" }] = await Promise.all([secret(), marksOf(pledge)]);
    return { secret: own, here, seen };
  }

  return { phoneOf };
}

/** Sixteen bytes by chance. */
function drawn() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
