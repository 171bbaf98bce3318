// Where a moment is seen: all places are read before anything changes, and what is put there goes by
// itself or is swept away.

import { element } from "../../dom/element.js";

/**
 * @typedef {import("./moments").Moment} Moment
 * @typedef {import("./moments").Act} Act
 * @typedef {import("../animations.js").Animations} Animations
 * @typedef {Pick<DOMRect, "x" | "y" | "width" | "height">} Box
 * @typedef {Map<string, import("../gestures.js").Place>} Places
 *
 * @typedef {object} Seats where a seat has its face, and its sum
 * @property {(seat: number) => Element | null} token
 * @property {(seat: number) => Element | null} sum
 *
 * @typedef {ReturnType<typeof newStage>} Stage
 */

/**
 * @param {Moment} moment
 * @param {{animations: Animations, seats: Seats, before: Places, after: Places}} needs
 */
export function newStage({ acts }, { animations, seats, before, after }) {
  const asked = new Set(acts.flatMap((act) => ("seat" in act ? [act.seat] : [])));
  const boxesOf = (/** @type {(seat: number) => Element | null} */ where) =>
    new Map([...asked].map((seat) => [seat, where(seat)?.getBoundingClientRect()]));
  const tokens = boxesOf(seats.token);
  const sums = boxesOf(seats.sum);

  /** Round all those cards, where they lie now. @param {readonly string[]} keys @returns {Box | null} */
  function around(keys) {
    const boxes = keys.flatMap((key) => after.get(key)?.box ?? before.get(key)?.box ?? []);
    if (boxes.length === 0) return null;
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const low = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: low - y };
  }

  return {
    tokenAt: (/** @type {number} */ seat) => tokens.get(seat) ?? null,
    sumAt: (/** @type {number} */ seat) => sums.get(seat) ?? null,
    sumNode: seats.sum,
    tokenNode: seats.token,
    around,
    /** @param {string} key */
    was: (key) => before.get(key) ?? null,
    /** @param {string} key */
    is: (key) => after.get(key) ?? null,
    /** Text, or a picture, in the middle of a box. @param {Box} box @param {string} className @param {string | HTMLElement} shown */
    put(box, className, shown) {
      const node = element("span", { class: `moment ${className}` }, shown);
      animations.place(node, middleOf(box));
      return node;
    },
    /** @param {Box} box @param {string} className @param {string} src */
    picture(box, className, src) {
      const node = element("img", { class: `moment ${className}`, src, alt: "", draggable: "false" });
      animations.place(node, box);
      return node;
    },
    /** Over all that is seen. @param {HTMLElement} node */
    cover: (node) => animations.place(node, null),
    /** It is seen beside what moves, and nobody waits for it. @type {Animations["beside"]} */
    beside: animations.beside,
    /** It is waited for. @type {Animations["seenLast"]} */
    seenLast: animations.seenLast,
    animate: animations.animate,
  };
}

/** @param {Box} box */
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });

/** From the middle of one box to the middle of another. @param {Box} from @param {Box} to */
export const way = (from, to) => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
});
