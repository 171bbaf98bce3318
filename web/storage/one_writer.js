// One writer among several tabs: the tab that plays holds a lock. Another tab can ask for
// it; a tab that does not answer (it may be frozen) loses it all the same.

import { isDenied } from "./device.js";

const LOCK = "critter-club writer";
const ANSWER_WITHIN = 2_000;

// Where storage is denied so are locks, and nothing that is written meets another tab.
const locks = isDenied() ? undefined : navigator.locks;
const asking = locks && new BroadcastChannel(LOCK);

let release = null;
let released = Promise.resolve(); // When what this tab held last is free for others.
let onLost = () => {};

asking?.addEventListener("message", async () => {
  if (!release) return;
  const lost = onLost;
  // What is being stored is stored before the other tab reads it.
  await lost();
  stopWriting();
});

/** Whether this tab may store matches. Where there are no locks there is nobody to ask. */
export const isWriter = () => !locks || release !== null;

/**
 * Becomes the writer if no other tab is.
 * @param {{onLost?: () => void | Promise<void>}} [options] `onLost` is called when another
 *   tab takes over; what it returns is awaited
 * @returns {Promise<boolean>} whether this tab is the writer now
 */
export function startWriting(options = {}) {
  return hold({ ifAvailable: true }, options);
}

/**
 * Asks the tab that writes to stop, and becomes the writer.
 * @returns {Promise<boolean>} true
 */
export async function takeOver(options = {}) {
  if (isWriter()) return startWriting(options);
  asking.postMessage("please");
  const patience = AbortSignal.timeout(ANSWER_WITHIN);
  try {
    return await hold({ signal: patience }, options);
  } catch {
    return hold({ steal: true }, options);
  }
}

/** Lets another tab write. */
export function stopWriting() {
  release?.();
  release = null;
}

async function hold(how, options) {
  onLost = options.onLost ?? (() => {});
  if (isWriter()) return true;
  // What was let go a moment ago would still be in the way.
  await released;
  return new Promise((resolve, reject) => {
    released = locks
      .request(LOCK, how, (lock) => {
        resolve(lock !== null);
        if (lock) return new Promise((done) => (release = done));
        return undefined;
      })
      .catch((error) => {
        if (release) {
          // Stolen.
          release = null;
          onLost();
        }
        reject(error);
      });
  });
}
