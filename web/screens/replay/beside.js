// The log of a replay beside its table: each line leads to its step, and the present one is marked.

import { newBeside } from "../../table/log_beside.js";
import { linesOf } from "./log.js";

/**
 * @param {HTMLElement} table
 * @param {import("../../games/contract").Game} game
 * @param {object} needs
 * @param {ReturnType<typeof import("./sight.js").newSight>} needs.sight
 * @param {ReturnType<typeof import("./telling.js").newTelling>} needs.telling
 * @param {() => ReturnType<typeof import("./course.js").newCourse>} needs.course
 */
export function newLogBeside(table, game, { sight, telling, course }) {
  let at = 0;
  const beside = newBeside(table, renew);

  /** All of it, as the present eyes saw it. */
  function renew() {
    if (!beside.isThere()) return;
    const lines = linesOf(sight.told(), telling.tell);
    beside.draw(
      lines.map((line) => ({ ...line, chapter: game.chapterName(line.chapter) })),
      (step) => void course().jump(step),
    );
    beside.mark(at);
  }

  beside.settle();
  return {
    renew,
    /** @param {number} step */
    mark(step) {
      at = step;
      beside.mark(step);
    },
    close: beside.close,
  };
}
