// Explains a change of the table by movement: what lay elsewhere comes from there. The
// table itself has already changed; however this ends, it ends there.

import { newAnimations } from "./animations.js";
import { come, leave, move, turn } from "./gestures.js";
import { newRests } from "./rests.js";

const STAGGER = 35;

/** @param {HTMLElement} layer where cards that leave are seen for the last time */
export function newMotion(layer) {
  const rests = newRests();
  const animations = newAnimations(layer);

  /**
   * @param {ReturnType<import("./cards.js").newCards>} cards
   * @param {() => void} draw changes the table
   * @param {{time?: number, seats?: (name: string) => Element | null, pace?: number}} [how] `pace`
   *   is how many times as quick as usual
   */
  async function change(cards, draw, { time = 280, seats = () => null, pace = 1 } = {}) {
    skip();
    if (document.hidden) return draw();
    const before = places(cards.drawn);
    draw();
    const after = places(cards.drawn);
    let late = 0;
    for (const [key, now] of after) {
      const { card } = cards.drawn.get(key);
      const old = before.get(key) ?? before.get(card.was);
      const wait = Math.min(late * STAGGER, 210);
      if (!old && now.quiet) continue;
      else if (!old) come(animations, now, seats(card.from), time, wait);
      else if (old.faceDown !== now.faceDown && !now.empty) turn(animations, old, now, time);
      else if (!move(animations, old, now, time, wait)) continue;
      late += 1;
    }
    const was = new Set([...after.keys()].map((key) => cards.drawn.get(key).card.was));
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

function places(drawn) {
  return new Map(
    [...drawn].map(([key, { node, card }]) => [
      key,
      {
        key,
        node,
        empty: Boolean(card.empty),
        faceDown: Boolean(card.faceDown),
        quiet: Boolean(card.quiet),
        label: card.label,
        picture: card.picture,
        box: (card.empty ? node : node.querySelector(".card-face")).getBoundingClientRect(),
      },
    ]),
  );
}
