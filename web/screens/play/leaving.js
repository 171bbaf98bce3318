// A table that is left is painted at the next start, before Python is there: what everybody sees of it is
// asked of the engine whenever it comes to rest, and kept beside its save.

import { whenIdle } from "../../dom/idle.js";
import { isOfGame } from "../../games/names.js";
import { bookmarkOf } from "../../storage/bookmarks.js";
import { paintedTable } from "../../storage/matches.js";
import { revisionIn } from "../../storage/seal.js";
import { asUpdate } from "../../table/model/painted.js";

/**
 * @typedef {import("../../table/model/types.js").Table} Table
 * @typedef {Extract<import("../../table/model/types.js").Happening, {type: "painted"}>} Painting
 * @typedef {import("../../engine/messages").Paint} Paint
 * @typedef {import("../../engine/messages").AnswerTo<Paint>} Answer
 */

/** Here it waits for people; what passes by itself is painted only if somebody leaves meanwhile. @type {Set<Table["course"]["at"]>} */
const RESTS = new Set(["person", "curtain", "elsewhere", "result", "over"]);

/**
 * @param {object} needs
 * @param {(message: Paint) => Promise<Answer>} needs.ask
 * @param {(revision: number) => Promise<{id: string, seal: string} | null>} needs.kept the match and the seal
 *   of its save, once that position is stored; null if it is another one
 * @param {() => string | undefined} needs.id of the match, once it is stored
 */
export function newLeaving({ ask, kept, id }) {
  /** @type {number | null} the revision that is kept, or is about to be */
  let painted = null;
  /** @type {number | null} the last that was seen */
  let seen = null;
  let lies = true; // a picture, perhaps of an earlier visit

  /** @param {number} revision */
  async function paint(revision) {
    const answer = await ask({ type: "Paint", revision }).catch(() => null);
    const save = answer?.type === "Painted" ? await kept(revision) : null;
    if (answer?.type === "Painted" && save) {
      paintedTable.keep(save.id, { seal: save.seal, painted: answer });
      lies = true;
    } else if (painted === revision) painted = null; // It has gone on, or is painted later.
  }

  /** Nobody who comes back sees for a moment what has passed. @param {number} revision */
  function goOn(revision) {
    if (lies && seen !== null && seen !== revision) {
      paintedTable.forget(id() ?? "");
      lies = false;
    }
    seen = revision;
  }

  return {
    /** To be told how it stands, as often as that changes. @param {Table} table */
    see({ now, course, hidden, choosing }) {
      if (!now || now.isPainted) return;
      const { revision } = now;
      goOn(revision);
      const rests = RESTS.has(course.at) && !choosing;
      if (revision === painted || !(hidden || rests)) return;
      painted = revision;
      if (hidden) void paint(revision);
      else whenIdle(() => void paint(revision));
    },
  };
}

/**
 * The table as it was left, to be drawn at once.
 * @param {import("../navigation").Played} params
 * @returns {{seal: string, message: Painting} | null}
 */
export function leftTable({ game, matchId }) {
  const left = matchId === undefined ? null : paintedTable.of(matchId);
  const known = matchId === undefined ? undefined : bookmarkOf(matchId);
  if (!left || !known || !isOfGame(known) || known.game !== game || left.painted.game !== game) return null;
  const update = asUpdate(left.painted, known, revisionIn(left.seal));
  return { seal: left.seal, message: { type: "painted", update, here: known.here, sent: known.sent } };
}
