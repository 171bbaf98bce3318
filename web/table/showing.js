// Shows a step of a match: event by event how it came about, and then the view.

import { newMotion } from "./motion.js";
import { sense } from "./senses.js";
import { newStillness } from "./stillness.js";

/**
 * @param {object} needs
 * @param {ReturnType<import("./board.js").newBoard>} needs.board
 * @param {(view: object, legal: string[]) => void} needs.draw
 * @param {() => boolean} needs.isStill is motion to be left out?
 * @param {(events: object[]) => object[]} needs.stepsOf
 * @param {(view: object) => object} needs.blank the table before anything was dealt
 * @param {(view: object, update: object) => object} needs.seenBy what was seen before, as other
 *   eyes see it
 * @param {() => number} needs.pace how many times as quick as usual
 */
export function newShowing({ board, draw, isStill, stepsOf, blank, seenBy, pace }) {
  const mover = newMover(board, isStill, pace);
  let view = null;
  let moving = false;
  let turn = 0;
  let bare = null; // the view that is drawn, with nothing to be touched

  function put(next, legal) {
    bare = legal.length === 0 ? next : null;
    draw(next, legal);
  }

  /** @param {object} update @param {() => object} latest the view and the moves when all is shown */
  async function show(update, latest) {
    const mine = (turn += 1);
    const isOver = () => mine !== turn;
    if (mine === 1 && update.events.length === 0) return begin(latest());
    view = seenBy(view ?? blank(update.view), update);
    if (view !== bare) put(view, []);
    moving = true;
    for (const step of stepsOf(update.events)) {
      const next = step.change(view);
      if (step.sense) sense(step.sense);
      await mover.change(() => put((view = next), []));
      if (isOver()) return;
      await mover.rest(step.rest);
      if (isOver()) return;
    }
    moving = false;
    const { legal, ...last } = latest();
    view = last.view;
    await mover.change(() => put(view, legal));
  }

  /** Somebody comes to a table on which nothing happens: it lies there. */
  function begin({ legal, view: first }) {
    view = first;
    put(view, legal);
  }

  /** That view is seen at once, however one has come to it. */
  function place(next) {
    stop();
    view = next;
    put(view, []);
  }

  /** Nothing is shown any more; what was to be shown is not. */
  function stop() {
    turn += 1;
    moving = false;
    view = null;
    bare = null;
    mover.skip();
  }

  return { show, place, stop, skip: mover.skip, rest: mover.rest, isMoving: () => moving };
}

/** Motion, or stillness where motion is to be left out. */
function newMover(board, isStill, pace) {
  const inMotion = newMotion(board.layer);
  const inStillness = newStillness();
  const now = () => (isStill() ? inStillness : inMotion);
  return {
    change: (put) => now().change(board.cards, put, { seats: board.seatNamed, pace: pace() }),
    rest: (milliseconds) => now().rest(milliseconds / pace()),
    skip() {
      inMotion.skip();
      inStillness.skip();
    },
  };
}
