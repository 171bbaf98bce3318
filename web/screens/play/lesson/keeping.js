// A lesson is kept nowhere: it is no match. Only an engine that takes the place of another one is told
// where it stands.

import { joined } from "../../../engine/saved.js";

/**
 * @typedef {import("../exchange.js").Saved} Saved
 *
 * @param {import("../../navigation").Played} params
 * @param {import("../../navigation").Taught} taught
 * @returns {ReturnType<typeof import("../keeping.js").newKeeping>}
 */
export function keepNothing(params, { name, ...players }) {
  /** @type {string | null} */
  let save = null;
  let isLeft = false;

  return {
    kept: () => Promise.resolve(null),
    get colours() {
      return params.colours ?? [0, 1, 2, 3, 4, 5];
    },
    keep(_, /** @type {Saved} */ saved) {
      save = joined(save, saved);
      return Promise.resolve();
    },
    question: () =>
      Promise.resolve({
        message: { type: "Teach", game: params.game, lesson: name, ...players, save, eyes: 0 },
      }),
    beside: () => ({}),
    note: () => Promise.resolve(true),
    claim: () => Promise.resolve(true),
    takeOver: () => Promise.resolve(true),
    release() {
      isLeft = true;
    },
    isLeft: () => isLeft,
    isDeleted: () => Promise.resolve(false),
    params: () => ({ ...params, begunAs: "" }),
  };
}
