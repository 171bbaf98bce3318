// Shows an answer of the engine: event by event how it came about, and then the view.

import { newMotion } from "./motion.js";
import { newStillness } from "./stillness.js";
import { sense } from "./senses.js";

/**
 * @param {object} needs
 * @param {ReturnType<import("./board.js").newBoard>} needs.board
 * @param {(view: object, legal: string[]) => void} needs.draw
 * @param {(events: object[]) => void} needs.tell
 * @param {() => boolean} needs.isStill is motion to be left out?
 * @param {(events: object[]) => object[]} needs.stepsOf
 * @param {(view: object) => object} needs.blank the table before anything was dealt
 * @param {(view: object, update: object) => object} needs.seenBy what was seen before, as other
 *   eyes see it
 * @param {() => number} [needs.pace] how many times as quick as usual
 */
export function newShowing({ board, draw, tell, isStill, stepsOf, blank, seenBy, pace = () => 1 }) {
  const inMotion = newMotion(board.layer);
  const inStillness = newStillness();
  let view = null;
  let moving = false;
  let turn = 0;
  let bare = null; // the view that is drawn, with nothing to be touched
  let shown = Promise.resolve();

  const mover = () => (isStill() ? inStillness : inMotion);
  const how = () => ({ seats: board.seatNamed, pace: pace() });
  const rest = (milliseconds) => mover().rest(milliseconds / pace());

  function put(next, legal) {
    bare = legal.length === 0 ? next : null;
    draw(next, legal);
  }

  /** @param {object} update @param {() => object} latest the view and the moves when all is shown */
  const show = (update, latest) => (shown = showAll(update, latest));

  async function showAll(update, latest) {
    const mine = (turn += 1);
    const isOver = () => mine !== turn;
    if (mine === 1 && update.events.length === 0) return begin(latest());
    view = seenBy(view ?? blank(update.view), update);
    if (view !== bare) put(view, []);
    moving = true;
    for (const step of stepsOf(update.events)) {
      const next = step.change(view);
      if (step.events.length > 0) tell(step.events);
      if (step.sense) sense(step.sense);
      await mover().change(board.cards, () => put((view = next), []), how());
      if (isOver()) return;
      await rest(step.rest);
      if (isOver()) return;
    }
    moving = false;
    const { legal, ...last } = latest();
    view = last.view;
    await mover().change(board.cards, () => put(view, legal), how());
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

  /** Something happened beside: what is being shown goes on. */
  function glance({ events }, legal) {
    if (!view) return;
    for (const step of stepsOf(events)) {
      view = step.change(view);
      tell(step.events);
      if (step.sense) sense(step.sense);
    }
    put(view, moving ? [] : legal);
  }

  /** Nothing is shown any more; what was to be shown is not. */
  function stop() {
    turn += 1;
    moving = false;
    view = null;
    bare = null;
    inMotion.skip();
    inStillness.skip();
  }

  return {
    show,
    place,
    glance,
    shown: () => shown,
    skip: () => {
      inMotion.skip();
      inStillness.skip();
    },
    rest,
    isMoving: () => moving,
    /** Draws once more what is shown, in other words or another light. */
    again: (legal) => view && put(view, legal),
    view: () => view,
    stop,
  };
}
