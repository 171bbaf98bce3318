// Explains a change of the table by movement: what lay elsewhere comes from there. The
// table itself has already changed; however this ends, it ends there.

import { newAnimations } from "./animations.js";
import { come, leave, move, turn } from "./gestures.js";
import { newRests } from "./rests.js";

/**
 * @typedef {ReturnType<typeof import("./cards.js").newCards>} Cards
 * @typedef {import("./gestures.js").Place} Place
 */

const STAGGER = 35;

/** @param {HTMLElement} layer where cards that leave are seen for the last time */
export function newMotion(layer) {
  const rests = newRests();
  const animations = newAnimations(layer);

  /**
   * @param {Cards} cards
   * @param {() => void} draw changes the table
   * @param {{time?: number, seats?: (seat: number) => Element | null, pace?: number}} [how] `pace`
   *   is how many times as quick as usual
   */
  async function change(cards, draw, { time = 280, seats = () => null, pace = 1 } = {}) {
    skip();
    if (document.hidden) {
      draw();
      return;
    }
    const before = places(cards.drawn);
    draw();
    const after = places(cards.drawn);
    const sources = sourcesOf(after, before, seats);
    animations.look();
    // All is read by now: from here on things are only changed.
    let late = 0;
    for (const now of after.values()) {
      const old = before.get(now.key) ?? before.get(now.was ?? now.key);
      const wait = Math.min(late * STAGGER, 210);
      if (!old && now.quiet) continue;
      else if (!old) come(animations, now, sources.get(now.from) ?? null, time, wait);
      else if (old.faceDown !== now.faceDown && !now.empty) turn(animations, old, now, time);
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
    );
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

/** @param {Cards["drawn"]} drawn */
const places = (drawn) => new Map([...drawn].map(([key, each]) => [key, placeOf(each)]));

/** @param {import("./cards.js").Drawn} drawn @returns {Place} */
function placeOf({ node, face, card }) {
  const { key, label, picture, was, from, empty = false, faceDown = false, quiet = false } = card;
  const box = (empty ? node : face).getBoundingClientRect();
  return { key, node, face, box, label, picture, empty, faceDown, quiet, was, from };
}
