// Going about in a replay: which step is wanted, and which lies on the table.

import { t } from "../../text/text.js";
import { newPlaying, readingTime } from "./playing.js";

/**
 * @typedef {import("./sight.js").Seen} Seen
 * @typedef {{moves?: boolean, aloud?: boolean}} How is it seen to come about, and is it said?
 *
 * @param {{first: number, last: number}} steps where one begins, and where it ends
 * @param {object} needs
 * @param {ReturnType<typeof import("./sight.js").newSight>} needs.sight
 * @param {ReturnType<typeof import("./telling.js").newTelling>} needs.telling
 * @param {ReturnType<typeof import("../../table/showing.js").newShowing>} needs.showing
 * @param {ReturnType<typeof import("./frame.js").newFrame>} needs.frame
 * @param {(step: number) => void} needs.mark shows which step is wanted
 * @param {(playing: boolean) => void} needs.changed
 */
export function newCourse({ first, last }, { sight, telling, showing, frame, mark, changed }) {
  /** @type {Seen | null} the step that lies on the table, or is on its way there */
  let shown = null;
  let wanted = first;
  const playing = newPlaying({ forward, rest: (ms) => showing.rest(ms), changed });

  /** @param {number} step @returns {Promise<Seen | null>} the step as those eyes saw it, if it is to be shown */
  async function seen(step) {
    wanted = step;
    mark(step);
    const reply = await sight.at(step);
    if (!reply || reply.type === "Replayed") return reply;
    playing.pause();
    frame.notice(t("replay-failed"));
    return null;
  }

  /** A step is seen at once, as it is; or as it comes about. @param {number} step @param {How} [how] */
  async function put(step, { moves = false, aloud = true } = {}) {
    const reply = await seen(step);
    if (!reply) return;
    // What is not seen is passed over.
    if (reply.events.length > 0 || !playing.isPlaying()) frame.say(telling.wordsOf(reply), aloud);
    shown = reply;
    delete frame.table.dataset.step;
    if (moves) await showing.show(reply, () => ({ view: reply.view, legal: [] }));
    else showing.place(reply.view);
    if (shown !== reply) return;
    frame.table.dataset.step = String(step); // to be read from outside, like the eyes
    if (step < last) sight.ahead(step + 1);
  }

  /** @param {number} step @param {How} [how] */
  function jump(step, how) {
    playing.pause();
    return put(Math.min(last, Math.max(0, step)), how);
  }

  /** What is still on its way has arrived, then. @returns {Promise<number | null>} how long to look at it */
  async function forward() {
    if (wanted >= last) return null;
    if (shown && showing.isMoving()) showing.place(shown.view);
    const step = wanted + 1;
    await put(step, { moves: shown?.step === wanted });
    const told = sight.told()[step];
    return told ? readingTime(telling.sentenceOf(told), told.events.length > 0) : null;
  }

  async function toggle() {
    if (playing.isPlaying()) {
      playing.pause();
      return;
    }
    if (wanted === last) await jump(0);
    await playing.play();
  }

  return { playing, at: () => wanted, put, jump, forward, toggle };
}
