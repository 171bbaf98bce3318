// Who may store a match, if several tabs show it: the one that holds its pen, which is a lock. Another
// tab can ask for it; a tab that does not answer (it may be frozen) loses it all the same.

import { isDenied } from "./device.js";

const NAME = "critter-club writer";
const ANSWER_WITHIN = 2_000;

// Where storage is denied, nothing that is written meets another tab. Where only locks are missing
// (on a page without https), tabs still hear one another, and who hears a wish obeys it.
const locks = isDenied() ? undefined : navigator.locks;
const wishes = !isDenied() && globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : undefined;

/** What this tab holds, by match: the way to give it away. @type {Map<string, () => void>} */
const held = new Map();
/** When what this tab has put down is free for all; what it puts down and takes up again, too. */
let free = Promise.resolve();

wishes?.addEventListener("message", ({ data: id }) => held.get(id)?.());

/**
 * The pen of that match, which this tab does not hold yet.
 * @param {string} id
 * @param {() => void | Promise<void>} [onLost] another tab has taken it; what this returns is awaited
 */
export function newPen(id, onLost = () => {}) {
  let putDown = null; // while it is held
  let isWanted = false;
  let isLost = false;

  async function hold(how) {
    if (!locks) return holdWithoutLocks();
    await free;
    return new Promise((resolve, reject) => {
      const ended = locks
        .request(`${NAME} ${id}`, how, (lock) => {
          const isMine = lock !== null && isWanted;
          resolve(isMine);
          return isMine ? new Promise((done) => keep(() => ((free = ended), done()))) : undefined;
        })
        .catch((error) => {
          if (putDown) lose(); // It was stolen.
          reject(error);
        });
    });
  }

  function holdWithoutLocks() {
    wishes?.postMessage(id);
    keep(() => {});
    return true;
  }

  function keep(done) {
    putDown = done;
    isLost = false;
    held.set(id, lose);
  }

  async function lose() {
    if (isLost) return;
    isLost = true;
    // What is being stored is stored before the other tab reads it.
    await onLost();
    letGo();
  }

  function letGo() {
    isWanted = false;
    if (!putDown) return;
    held.delete(id);
    putDown();
    putDown = null;
  }

  return {
    /** @returns {Promise<boolean>} false if another tab holds it */
    take() {
      isWanted = true;
      return hold({ ifAvailable: true });
    },
    /** Whoever holds it stands still from now on. @returns {Promise<boolean>} false if it was let go meanwhile */
    async takeOver() {
      if (putDown) return true;
      isWanted = true;
      if (locks) wishes?.postMessage(id);
      try {
        return await hold({ signal: AbortSignal.timeout(ANSWER_WITHIN) });
      } catch {
        return isWanted && hold({ steal: true });
      }
    },
    letGo,
  };
}
