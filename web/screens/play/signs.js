// What is seen of those at the table: who thinks, who can be called, and where the Guard looks.

import { personAt } from "../../people/company.js";
import { newAnnouncer } from "../../table/announce.js";
import { newGaze } from "../../table/gaze.js";
import { thinkerOf } from "../../table/model/thoughts.js";
import { newShout } from "../../table/shout.js";
import { newPondering } from "./pondering.js";

/**
 * @typedef {import("../../games/contract").Game} Game
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/model/types.js").Table} Table
 * @typedef {ReturnType<typeof import("../../table/board.js").newBoard>} Board
 *
 * @param {object} needs
 * @param {HTMLElement} needs.root
 * @param {Game} needs.game
 * @param {Board} needs.board
 * @param {(words: string) => void} needs.announce
 * @param {ReturnType<typeof import("./wording.js").newWording>["say"]} needs.say
 * @param {(seat: number) => void} needs.call
 * @param {() => Table} needs.now
 */
export function newSigns({ root, game, board, announce, say, call, now }) {
  const panelOf = (/** @type {number} */ seat) => board.panelOf(seat);
  const pondering = newPondering(panelOf, announce, (seat) => now().company?.names[seat] ?? "");
  const shout = newShout(root, call);
  const gaze = newGazeOf(game, { root, panelOf, now });
  /** @type {Table["gaze"]} */
  let gazed = null;

  return {
    /** @param {Table} table */
    draw(table) {
      const thinker = thinkerOf(table);
      if (thinker) pondering.further(thinker.seat, thinker.perCent);
      else pondering.end();
      say("shout", callersOf(table), (callers) => shout.draw(callers));
      if (!gaze || table.gaze === gazed) return;
      gazed = table.gaze;
      if (gazed) gaze.show({ ...gazed, names: table.company?.names ?? [] });
      else gaze.hide();
    },
    close() {
      pondering.end();
      gaze?.hide();
      shout.close();
    },
  };
}

/**
 * The eyes of a Guard, where there is one.
 * @param {Game} game
 * @param {{root: HTMLElement, panelOf: (seat: number) => HTMLElement, now: () => Table}} needs
 */
function newGazeOf({ mischief }, { root, panelOf, now }) {
  if (!mischief) return null;
  return newGaze({
    panelOf,
    head: () => mischief.head(),
    eye: () => mischief.eye(),
    // The person whose hand is open, if a card could slip out of it.
    minds() {
      const { mover: seat, legal } = now().now ?? { mover: null, legal: [] };
      return seat !== null && legal.some((move) => mischief.isSlip(move)) ? seat : null;
    },
    say: newAnnouncer(root),
  });
}

/** @param {Table} table */
function callersOf({ shout, company }) {
  if (!shout || !company) return null;
  const { guard, others } = shout;
  return {
    guard: company.names[guard] ?? "",
    others: others.map((seat) => personAt(company, seat)),
  };
}
