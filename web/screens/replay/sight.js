// The match as some eyes saw it; other eyes may look on from any step.

import { ask } from "../../engine/client.js";
import { newFilm } from "./film.js";
import { eyesOf, retold } from "./record.js";

/**
 * @typedef {import("../../engine/messages").Replayed} Replayed
 * @typedef {Pick<Replayed, "type" | "step" | "chapter" | "events">
 *   & {view: import("../../games/contract").View}} Seen a step, as those eyes saw it
 */

/** @param {import("./record.js").Record} record @param {import("../../games/contract").Game} game */
export function newSight(record, game) {
  const { of } = record;
  let { eyes, told } = record;
  let film = newFilm(ask, of, eyesOf(eyes));

  /** All eyes together see every hand on one table. @param {Replayed} reply @returns {Seen} */
  const laidOpen = (reply) =>
    eyes === null ? { ...reply, view: game.laidOpen(reply.view, reply.views) } : reply;

  return {
    eyes: () => eyes,
    told: () => told,
    /** Null if other eyes or another step are wanted by now. @param {number} step */
    async at(step) {
      const from = film;
      const reply = await from.at(step);
      if (from !== film || !reply) return null;
      return reply.type === "Replayed" ? laidOpen(reply) : reply;
    },
    ahead: (/** @type {number} */ step) => film.ahead(step),
    /** @param {number | null} whose @returns {Promise<boolean>} false if the engine does not tell */
    async lookAs(whose) {
      const reply = await retold(of, eyesOf(whose));
      if ("trouble" in reply) return false;
      ({ told } = reply);
      eyes = whose;
      film = newFilm(ask, of, eyesOf(eyes));
      return true;
    },
  };
}
