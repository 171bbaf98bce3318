// A table without a screen, on which time is a number: what moves there, for how long, and how.

import assert from "node:assert/strict";
import { isObject } from "../../web/storage/shapes.js";

/**
 * @typedef {import("../../web/table/board.js").Scene} Scene
 * @typedef {import("../../web/table/moments/moments").Moment} Moment
 * @typedef {{ends: number, frames: object, finish: () => void}} Moving
 */

/** @type {Set<Moving>} what moves now */
const moving = new Set();
/** @type {string[]} all properties that ever move */
export const moved = [];

/** As much of an element as motion asks for. */
class Fake {
  /** @type {Partial<Record<string, string>>} */
  style = {};
  dataset = {};
  className = "";
  src = "";
  hidden = false;
  isConnected = false;
  /** @type {Fake[]} */
  children = [];
  /** @type {Fake | null} */
  above = null;
  box = { x: 0, y: 0, width: 40, height: 56 };
  classList = { add: () => {}, remove: () => {}, toggle: () => {} };

  addEventListener() {}

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    if (name === "class") this.className = value;
  }

  getBoundingClientRect() {
    return this.box;
  }

  /** @param {...(Fake | string)} nodes */
  append(...nodes) {
    for (const node of nodes) if (node instanceof Fake) this.children.push(node);
  }

  /** @param {Fake} node */
  after(node) {
    node.isConnected = true;
    this.above = node;
  }

  remove() {}

  replaceChildren() {
    this.children = [];
  }

  /** @param {object} frames @param {{duration?: number, delay?: number}} options */
  animate(frames, { duration = 0, delay = 0 }) {
    assert.ok(duration >= 0 && delay >= 0 && Number.isFinite(duration + delay));
    moved.push(...[frames].flat().flatMap((frame) => Object.keys(frame)));
    let finish = () => {};
    const finished = new Promise((resolve) => (finish = () => resolve(undefined)));
    const one = { ends: duration + delay, frames, finish: () => finish() };
    moving.add(one);
    return { finished, finish: one.finish, playbackRate: 1 };
  }
}

/** To be called when the page's own modules are there: elements are ours from then on. */
export function withoutScreen() {
  Object.assign(document, { createElement: () => new Fake(), hidden: false });
  Object.assign(globalThis, { HTMLElement: Fake });
}

const soon = () => new Promise((go) => setImmediate(go));

/** Time goes on to the next end of something. @returns {number} when that was */
function next() {
  const at = Math.min(...[...moving].map(({ ends }) => ends));
  for (const one of moving) {
    if (one.ends !== at) continue;
    moving.delete(one);
    one.finish();
  }
  return at;
}

/** @param {unknown} fake @returns {fake is HTMLElement} as much of one as is asked for */
const isElement = (fake) => fake instanceof Fake;

/** @param {unknown} fake */
function asElement(fake) {
  assert.ok(isElement(fake));
  return fake;
}

/** @param {unknown} cards @returns {cards is Parameters<Motion["change"]>[0]} */
const areCards = (cards) => isObject(cards) && cards["drawn"] instanceof Map;

/** @param {Map<string, object>} drawn */
function asCards(drawn) {
  /** @type {unknown} */
  const cards = { drawn };
  assert.ok(areCards(cards));
  return cards;
}

/** @typedef {ReturnType<typeof import("../../web/table/motion.js").newMotion>} Motion */

/** @param {typeof import("../../web/table/motion.js").newMotion} newMotion */
export function newTable(newMotion) {
  const layer = new Fake();
  const motion = newMotion(asElement(layer));
  /** @type {Map<string, {node: Fake, face: Fake, card: object}>} */
  const drawn = new Map();
  /** @type {Map<string, Fake>} */
  const nodes = new Map();
  const seat = asElement(new Fake());
  const seats = { token: () => seat, sum: () => seat };

  /** @param {Scene} scene */
  function draw({ zones }) {
    drawn.clear();
    Object.values(zones).forEach((cards, zone) =>
      cards.forEach((card, at) => {
        const node = nodes.get(card.key) ?? new Fake();
        nodes.set(card.key, node);
        node.box = { x: at * 44, y: zone * 60, width: 40, height: 56 };
        drawn.set(card.key, { node, face: node, card });
      }),
    );
  }

  /**
   * How long it is waited for, and until when something is seen.
   * @param {Scene} scene @param {Moment | null} moment
   */
  async function change(scene, moment) {
    moving.clear();
    const over = { at: -1 };
    let seen = 0;
    void motion.change(asCards(drawn), () => draw(scene), { seats, moment }).then(() => (over.at = seen));
    for (await soon(); moving.size > 0; await soon()) seen = next();
    assert.ok(over.at >= 0, "it ends");
    return { waited: over.at, seen };
  }

  return {
    draw,
    change,
    /** Somebody does not want to wait. @param {Scene} scene @param {Moment | null} moment */
    async cutShort(scene, moment) {
      moving.clear();
      const changed = motion.change(asCards(drawn), () => draw(scene), { seats, moment });
      motion.skip();
      await changed;
      assert.deepEqual([...layer.children, ...(layer.above?.children ?? [])], [], "all is swept away");
    },
  };
}
