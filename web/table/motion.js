// Explains a change of the table by movement: what lay elsewhere comes from there. The
// table itself has already changed; however this ends, it ends there.

import { newAnimations } from "./animations.js";
import { come, leave, move, turn } from "./gestures.js";
import { perform } from "./moments/acts.js";
import { mannerOf } from "./moments/manner.js";
import { newStage } from "./moments/stage.js";
import { newRests } from "./rests.js";

/**
 * @typedef {ReturnType<typeof import("./cards.js").newCards>} Cards
 * @typedef {import("./gestures.js").Place} Place
 * @typedef {import("./moments/moments").Moment} Moment
 * @typedef {import("./moments/stage.js").Seats} Seats
 */

/** @type {Seats} */
const NOWHERE = { token: () => null, sum: () => null };

/** @param {HTMLElement} layer where cards that leave are seen for the last time */
export function newMotion(layer) {
  const rests = newRests();
  const animations = newAnimations(layer);

  /**
   * @param {Cards} cards
   * @param {() => void} draw changes the table
   * @param {{time?: number, seats?: Seats, pace?: number, moment?: Moment | null}} [how] `pace` is how many
   *   times as quick as usual
   */
  async function change(cards, draw, { time = 280, seats = NOWHERE, pace = 1, moment = null } = {}) {
    skip();
    if (document.hidden) {
      draw();
      return;
    }
    const before = places(cards.drawn);
    draw();
    const after = places(cards.drawn);
    const sources = sourcesOf(after, before, seats.token);
    const stage = moment && newStage(moment, { animations, seats, before, after });
    animations.look();
    // All is read by now: from here on things are only changed.
    const manner = mannerOf(moment);
    let late = 0;
    for (const now of after.values()) {
      const old = before.get(now.key) ?? before.get(now.was ?? now.key);
      const wait = manner.wait(now.key, late);
      if (manner.flies(now.key) || (!old && now.quiet)) continue;
      else if (!old) come(animations, now, sources.get(now.from) ?? null, time, wait);
      else if (old.faceDown !== now.faceDown && !now.empty)
        turn(animations, old, now, time, manner.slowly(now.key));
      else if (!move(animations, old, now, time, wait)) continue;
      late += 1;
    }
    const was = new Set([...after.values()].map((now) => now.was));
    const gone = [...before.values()].filter(
      ({ key, empty, quiet }) => !after.has(key) && !was.has(key) && !empty && !quiet,
    );
    leave(
      animations,
      gone.sort((one, other) => one.label.localeCompare(other.label)),
      manner.bows,
    );
    // For so long there is something to see.
    if (moment?.holds) animations.animate(layer, {}, { duration: moment.holds });
    if (moment && stage) for (const act of moment.acts) perform(act, stage);
    await animations.ended(pace);
  }

  function skip() {
    rests.skip();
    animations.finish();
  }

  return { change, rest: rests.rest, skip };
}

/**
 * Where the seats are that new cards come from.
 * @param {Map<string, Place>} after @param {Map<string, Place>} before
 * @param {(seat: number) => Element | null} seats
 * @returns {Map<number | undefined, DOMRect | undefined>}
 */
function sourcesOf(after, before, seats) {
  const isNew = (/** @type {Place} */ { key, was }) => !before.has(key) && !before.has(was ?? key);
  const asked = new Set([...after.values()].filter(isNew).flatMap(({ from }) => from ?? []));
  return new Map([...asked].map((seat) => [seat, seats(seat)?.getBoundingClientRect()]));
}

/** @param {Cards["drawn"]} drawn @returns {Map<string, Place>} */
function places(drawn) {
  /** @type {Map<HTMLElement | null, DOMRect | null>} each is looked at once */
  const rows = new Map();
  const rowOf = (/** @type {HTMLElement | null} */ zone) => {
    const known = rows.get(zone);
    if (known !== undefined) return known;
    const box = zone?.getBoundingClientRect() ?? null;
    rows.set(zone, box);
    return box;
  };
  return new Map([...drawn].map(([key, each]) => [key, placeOf(each, rowOf)]));
}

/**
 * @param {import("./cards.js").Drawn} drawn @param {(zone: HTMLElement | null) => DOMRect | null} rowOf
 * @returns {Place}
 */
function placeOf({ node, face, card }, rowOf) {
  const { key, label, picture, was, from, empty = false, faceDown = false, quiet = false } = card;
  const box = (empty ? node : face).getBoundingClientRect();
  const [row, zone] = [rowOf(node.parentElement), node.parentElement?.dataset["zone"] ?? ""];
  return { key, node, face, box, row, zone, label, picture, empty, faceDown, quiet, was, from };
}
