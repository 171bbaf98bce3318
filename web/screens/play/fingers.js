// A window for fingers at this table: who races, on which pads, and what is told of it.

import { isBot as isBotAt } from "../../table/model/company.js";
import { alone } from "../../table/model/people.js";
import { windowOf } from "../../table/model/window.js";
import { newRaces } from "../../table/race.js";

/** @typedef {import("../../table/model/types.js").Table} Table */

/**
 * @param {object} needs
 * @param {HTMLElement} needs.root
 * @param {ReturnType<typeof import("../../table/frame.js").newFrame>} needs.frame
 * @param {import("../../table/model/types.js").Mischief | undefined} needs.mischief
 * @param {() => Table} needs.now
 * @param {(message: import("../../table/model/types.js").Message) => void} needs.tell
 */
export function newFingers({ root, frame, mischief, now, tell }) {
  const races = newRaces(root, frame.announce);

  function race() {
    const table = now();
    const { company } = table;
    const found = windowOf(table);
    if (!mischief || !found || !company) return;
    const { kind, seats, longest } = found;
    const isBot = (/** @type {number} */ seat) => isBotAt(table, seat);
    const { names, colours, tokens } = company;
    void races // A race is never given up by itself.
      .run({
        kind,
        longest,
        players: seats.map((seat) => ({
          seat,
          name: names[seat] ?? "",
          pad: isBot(seat) ? (tokens[seat] ?? "") : mischief.pad(colours[seat] ?? seat),
          bot: isBot(seat),
        })),
        bots: () => windowOf(now())?.done ?? [],
        words: mischief.padWords(found, seats.filter((seat) => !isBot(seat)).length),
        free: alone(table) === null ? null : ownOf(frame.table),
      })
      .then((times) => tell({ type: "raced", times }));
  }

  return {
    race,
    /** @param {import("../../games/contract").Verdict} found */
    verdict: (found) => races.tell(found).then(() => tell({ type: "read" })),
    close: races.close,
  };
}

/** @param {HTMLElement} table */
function ownOf(table) {
  const [own, hand] = [".own", ".zone-hand"].map((kind) => table.querySelector(kind));
  return own instanceof HTMLElement && hand instanceof HTMLElement ? { own, hand } : null;
}
