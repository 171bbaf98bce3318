// All that is seen of a table, drawn from its value and from nothing else.

import { isStill } from "../../parts/appearance.js";
import { sceneOf } from "../../table/model/scene.js";
import { newMotion } from "../../table/motion.js";
import { newStillness } from "../../table/stillness.js";
import { newSigns } from "./signs.js";
import { newWording } from "./wording.js";

/** The card that somebody wants to play stays picked up. @param {Table["wish"]} wish */
function keyOf(wish) {
  if (!wish || "seat" in wish) return null;
  return "key" in wish ? wish.key : (wish.picked?.key ?? null);
}

/**
 * @typedef {import("../../table/model/types.js").Table} Table
 * @typedef {import("../../table/runner.js").Movement} Movement
 *
 * @param {object} needs
 * @param {HTMLElement} needs.root
 * @param {import("../../games/contract").Game} needs.game
 * @param {ReturnType<typeof import("../../table/board.js").newBoard>} needs.board
 * @param {ReturnType<typeof import("../../table/frame.js").newFrame>} needs.frame
 * @param {{draw: (table: Table) => void}} needs.sheets
 * @param {(message: import("../../table/model/types.js").Message) => void} needs.tell
 * @param {() => Table} needs.now
 */
export function newDrawing({ root, game, board, frame, sheets, tell, now }) {
  const inMotion = newMotion(board.layer);
  const inStillness = newStillness();
  const mover = (/** @type {Table["tempo"]} */ { moves }) =>
    moves === 0 || isStill() ? inStillness : inMotion;
  const wording = newWording(game, frame);
  const signs = newSigns({
    ...{ root, game, board, announce: frame.announce, say: wording.say, now },
    call: (seat) => tell({ type: "called", seat }),
  });
  /** @type {Table["picture"]} */
  let drawn = null;

  /** @param {Table} table @param {Movement | null} motion */
  function draw(table, motion) {
    if (motion !== null) {
      const { id, moment } = motion;
      const ended = () => tell({ type: "moved", id });
      mover(table.tempo)
        .change(board.cards, () => lay(table), { seats: board.seats, pace: 1 / table.tempo.moves, moment })
        .then(ended, ended);
    } else if (table.picture !== drawn) lay(table);
    // To be read from outside: what is measured or tested waits for all of them.
    root.toggleAttribute("data-bots-choose", table.choosing !== null);
    board.pick(table.picked?.key ?? keyOf(table.wish));
    wording.draw(table);
    signs.draw(table);
    sheets.draw(table);
  }

  /** @param {Table} table */
  function lay(table) {
    drawn = table.picture;
    const scene = sceneOf(table);
    size(root, scene, table);
    if (scene) board.draw(scene, (key) => tell({ type: "extra", key }));
    else board.clear();
  }

  return {
    draw,
    skip() {
      inMotion.skip();
      inStillness.skip();
    },
    /** In another language all is said anew. */
    speak: wording.forget,
    close() {
      signs.close();
      inMotion.skip();
    },
  };
}

/**
 * The style asks the screen how much there is. If it looked for itself (`:has`), each change of
 * the table would have it look again.
 * What may come later has its room already.
 * @param {HTMLElement} root @param {ReturnType<typeof sceneOf>} scene @param {Table} table
 */
function size(root, scene, { company }) {
  const extras = Math.max(scene?.extras.length ?? 0, scene?.room ?? 0);
  root.dataset["people"] = String(scene?.seats.length ?? 0);
  root.dataset["extras"] = String(Math.min(2, extras));
  root.dataset["bots"] = String(company?.bots.includes(true) ?? false);
}
