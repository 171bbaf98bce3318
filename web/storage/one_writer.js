// Who may store a match, if several tabs show it: the one that holds its pen, which is a lock. Another
// tab can ask for it; a tab that does not answer (it may be frozen) loses it all the same.

import { isDenied } from "./device.js";
import { nameHere } from "./place.js";
import { fieldOf, isText } from "./shapes.js";

const NAME = nameHere("writer");
const ANSWER_WITHIN = 2_000;
/** A wish and the waiting for the lock come by different ways. */
const LOOKS = { times: 8, apart: 50 }; // ms

// Where storage is denied, nothing that is written meets another tab. Where only locks are missing
// (on a page without https), tabs still hear one another, and who hears a wish obeys it.
/** @type {{ locks?: LockManager }} */
const browser = navigator;
const locks = isDenied() ? undefined : browser.locks;
const wishes = !isDenied() && "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : undefined;

/** What this tab holds, by match: the way to give it away. @type {Map<string, () => void>} */
const held = new Map();
/** When what this tab has put down is free for all; what it puts down and takes up again, too. */
/** @type {Promise<unknown>} */
let free = Promise.resolve();

wishes?.addEventListener("message", ({ data }) => {
  // Anything may come by a channel: a pen is put down for a tab that waits for it.
  const id = fieldOf(data, "wish");
  if (!isText(id) || !held.has(id)) return;
  const putDown = (/** @type {boolean} */ isNeeded) => isNeeded && held.get(id)?.();
  isAwaited(id).then(putDown, () => putDown(true)); // Who cannot look believes it.
});

/** @param {string} id */
async function isAwaited(id) {
  if (!locks) return true;
  for (let look = 0; look < LOOKS.times; look += 1) {
    const { pending = [] } = await locks.query();
    if (pending.some(({ name }) => name === `${NAME} ${id}`)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOKS.apart));
  }
  return false;
}

/**
 * The hand that takes up a pen: whether it still wants to, keeps it until that is called, and loses it.
 * @typedef {{wants: () => boolean, keep: (done: () => void) => void, stolen: () => void}} Hand
 */

/**
 * Asks for the lock of that match, and holds it until it is put down.
 * @param {LockManager} manager @param {string} id @param {LockOptions} how @param {Hand} hand
 * @returns {Promise<boolean>} whether it is held
 */
async function lockedBy(manager, id, how, { wants, keep, stolen }) {
  await free;
  return new Promise((resolve, reject) => {
    const ended = manager
      .request(`${NAME} ${id}`, how, (lock) => {
        const isMine = lock !== null && wants();
        resolve(isMine);
        return isMine ? whileHeld(keep, () => void (free = ended)) : undefined;
      })
      .catch((/** @type {unknown} */ error) => {
        stolen();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}

/** @param {Hand["keep"]} keep @param {() => void} onDone @returns {Promise<void>} */
const whileHeld = (keep, onDone) =>
  new Promise((resolve) =>
    keep(() => {
      onDone();
      resolve();
    }),
  );

/**
 * The pen of that match, which this tab does not hold yet.
 * @param {string} id
 * @param {() => void | Promise<void>} [onLost] another tab has taken it; what this returns is awaited
 */
export function newPen(id, onLost = () => {}) {
  /** @type {(() => void) | null} while it is held */
  let putDown = null;
  let isWanted = false;
  let isLost = false;

  /** @param {LockOptions} how @returns {Promise<boolean>} */
  const hold = async (how) => (locks ? lockedBy(locks, id, how, hand) : holdWithoutLocks());

  function holdWithoutLocks() {
    wishes?.postMessage({ wish: id });
    keep(() => {});
    return true;
  }

  /** @param {() => void} done */
  function keep(done) {
    putDown = done;
    isLost = false;
    held.set(id, lose);
  }

  function lose() {
    if (isLost) return;
    isLost = true;
    // What is being stored is stored before the other tab reads it; if it cannot be, that was told.
    Promise.resolve(onLost()).then(letGo, letGo);
  }

  function letGo() {
    isWanted = false;
    if (!putDown) return;
    held.delete(id);
    putDown();
    putDown = null;
  }

  /** @type {Hand} */
  const hand = { wants: () => isWanted, keep, stolen: () => putDown && lose() };

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
      if (locks) wishes?.postMessage({ wish: id });
      try {
        return await hold({ signal: AbortSignal.timeout(ANSWER_WITHIN) });
      } catch {
        return hand.wants() && hold({ steal: true }); // It may have been let go meanwhile.
      }
    },
    letGo,
  };
}
