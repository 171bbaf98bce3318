// What has happened lately, beside the table: the newest stands first.

import { newBeside } from "../../table/log_beside.js";

/** So many turns. */
const LATELY = 40;

/**
 * @param {HTMLElement} table
 * @param {(turns: number) => Promise<import("../../table/log_beside.js").Line[]>} lately in their order
 */
export function newStoryBeside(table, lately) {
  let times = 0; // what is asked later is newer
  const beside = newBeside(table, () => void renew());

  /** As soon as the engine has told it. */
  async function renew() {
    const mine = (times += 1);
    if (!beside.isThere()) return;
    const lines = await lately(LATELY);
    if (mine === times) beside.draw(lines.reverse());
  }

  beside.settle();
  return { renew, settle: beside.settle, close: beside.close };
}
