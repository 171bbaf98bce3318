// Shows a step of a match: event by event how it came about, and then the view.

import { newMotion } from "./motion.js";
import { sense } from "./senses.js";
import { newStillness } from "./stillness.js";

/**
 * @typedef {ReturnType<typeof import("./board.js").newBoard>} Board
 * @typedef {import("../games/contract").Game} Game
 * @typedef {import("../games/contract").View} View
 * @typedef {import("./moments/moments").Moment} Moment
 * @typedef {Pick<ReturnType<Game["stepsOf"]>[number], "events" | "sense"> & Parameters<Game["momentOf"]>[1]} Shown
 * @typedef {(events: Parameters<Game["momentOf"]>[0], seen: Parameters<Game["momentOf"]>[1]) => Moment | null} MomentOf
 * @typedef {{view: View, legal?: readonly string[]}} Lying what is seen, and what can be touched
 *
 * @param {object} needs
 * @param {Board} needs.board
 * @param {(view: View, legal: readonly string[]) => void} needs.draw
 * @param {() => boolean} needs.isStill is motion to be left out?
 * @param {Game["stepsOf"]} needs.stepsOf
 * @param {Game["blank"]} needs.blank the table before anything was dealt
 * @param {Game["seenBy"]} needs.seenBy what was seen before, as other eyes see it
 * @param {MomentOf} needs.momentOf what else is seen of a step
 * @param {() => number} needs.pace how many times as quick as usual
 */
export function newShowing({ board, draw, isStill, stepsOf, blank, seenBy, momentOf, pace }) {
  const mover = newMover(board, isStill, pace, momentOf);
  /** @type {View | null} */
  let view = null;
  let moving = false;
  let turn = 0;
  /** @type {View | null} the view that is drawn, with nothing to be touched */
  let bare = null;

  /** @param {Lying} next */
  function put({ view: next, legal = [] }) {
    view = next;
    bare = legal.length === 0 ? next : null;
    draw(next, legal);
  }

  /** @param {Parameters<Game["seenBy"]>[1]} update @param {() => Lying} latest when all is shown */
  async function show(update, latest) {
    const mine = (turn += 1);
    const isOver = () => mine !== turn;
    // Somebody comes to a table on which nothing happens: it lies there.
    if (mine === 1 && update.events.length === 0) {
      put(latest());
      return;
    }
    let seen = seenBy(view ?? blank(update.view), update);
    view = seen;
    if (seen !== bare) put({ view: seen });
    moving = true;
    for (const step of stepsOf(update.events)) {
      const before = seen;
      seen = step.change(seen);
      await mover.change(() => put({ view: seen }), { ...step, before, after: seen, last: update.view });
      if (isOver()) return;
      await mover.rest(step.rest);
      if (isOver()) return;
    }
    moving = false;
    const last = latest();
    await mover.change(() => put(last), { events: [], before: seen, after: last.view, last: update.view });
  }

  /** That view is seen at once, however one has come to it. @param {View} next */
  function place(next) {
    stop();
    put({ view: next });
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

/**
 * Motion, or stillness where motion is to be left out.
 * @param {Board} board @param {() => boolean} isStill @param {() => number} pace
 * @param {MomentOf} momentOf
 */
function newMover(board, isStill, pace, momentOf) {
  const inMotion = newMotion(board.layer);
  const inStillness = newStillness();
  const now = () => (isStill() ? inStillness : inMotion);
  function skip() {
    inMotion.skip();
    inStillness.skip();
  }

  return {
    /** What is seen is heard, too. @param {() => void} put @param {Shown} shown */
    change(put, { events, sense: heard, ...seen }) {
      const moment = momentOf(events, seen);
      for (const name of [heard, moment?.sense]) if (name) sense(name);
      return now().change(board.cards, put, { seats: board.seats, pace: pace(), moment });
    },
    /** @param {number} milliseconds */
    rest: (milliseconds) => now().rest(milliseconds / pace()),
    skip,
  };
}
