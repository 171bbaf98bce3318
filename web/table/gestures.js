// How a card goes from where it lay to where it lies now.

import { element } from "../dom/element.js";

/**
 * @typedef {import("./animations.js").Animations} Animations
 * @typedef {Pick<DOMRect, "x" | "y" | "width" | "height">} Box
 *
 * @typedef {object} Place where a card is seen, and how
 * @property {string} key
 * @property {HTMLElement} node
 * @property {HTMLImageElement} face
 * @property {Box} box
 * @property {Box | null} row the box of the row in which it lies
 * @property {string} zone the name of that row
 * @property {string} label
 * @property {string} picture
 * @property {boolean} empty
 * @property {boolean} faceDown
 * @property {boolean} quiet
 * @property {string | undefined} was
 * @property {number | undefined} from
 */

/** ms in which a card leaves alone, and so much more with a bow. */
const ALONE = 450;
const BOW = 400;

/**
 * @param {Animations} animations @param {Place} old @param {Place} now
 * @param {number} time @param {number} delay @returns {boolean} whether it lay elsewhere
 */
export function move(animations, old, now, time, delay) {
  const path = isCarried(old, now) ? null : from(old, now);
  if (!path) return false;
  animations.animate(now.node, { transform: [path, "none"] }, { duration: time, delay });
  if (old.picture !== now.picture && !old.empty && !now.empty)
    keepFace(animations, old, now, { duration: time, delay });
  return true;
}

/**
 * What looks another way where it goes to is seen as it was until it is there.
 * @param {Animations} animations @param {Place} old @param {Place} now
 * @param {KeyframeAnimationOptions} options
 */
function keepFace(animations, old, now, options) {
  const worn = element("img", { class: "card-worn", src: old.picture, alt: "" });
  now.face.after(worn);
  animations.seenLast(worn, { opacity: [1, 1, 0], offset: [0, 0.8, 1] }, { ...options, easing: "linear" });
}

/**
 * @param {Animations} animations @param {Place} now @param {Box | null} seat where it comes from
 * @param {number} time @param {number} delay
 */
export function come(animations, now, seat, time, delay) {
  const start = seat ? from({ box: middle(seat) }, now) : null;
  const frames = { transform: [start ?? "scale(0.7)", "none"], opacity: [0, 1] };
  animations.animate(now.node, frames, { duration: time, delay });
}

/**
 * The old face turns away at its place while the new one turns up on its way; slowly, it is lifted for all to see.
 * @param {Animations} animations @param {Place} old @param {Place} now @param {number} time
 * @param {number} more how much longer it takes
 */
export function turn(animations, old, now, time, more = 0) {
  if (more > 0) {
    turnSlowly(animations, old, now, time + more);
    return;
  }
  const path = from(old, now) ?? "";
  const half = { duration: time / 2 };
  animations.seenLast(animations.ghost(old), { transform: ["scaleX(1)", "scaleX(0)"] }, half);
  animations.animate(
    now.node,
    { transform: [`${path} translateX(${now.box.width / 2}px) scaleX(0)`, "none"] },
    { duration: time / 2, delay: time / 2 },
  );
}

/** @param {Animations} animations @param {Place} old @param {Place} now @param {number} time */
function turnSlowly(animations, old, now, time) {
  const { width, height } = now.box;
  const large = Math.min(2.2, 1 + 30 / Math.max(1, width));
  const away = [`scale(1) scaleX(1)`, `scale(${large}) scaleX(1)`, `scale(${large}) scaleX(0)`];
  animations.seenLast(
    animations.ghost(old),
    { transform: away, offset: [0, 0.75, 1] },
    { duration: time * 0.6 },
  );
  // A card is turned about its middle; it is placed by its corner.
  const about = (/** @type {number} */ scale, /** @type {number} */ side) =>
    `translate(${width / 2}px, ${height / 2}px) scale(${scale}) scaleX(${side}) translate(${-width / 2}px, ${-height / 2}px)`;
  const up = { transform: [about(large, 0), about(large, 1), about(1, 1)], offset: [0, 0.4, 1] };
  animations.animate(now.node, up, { duration: time * 0.4, delay: time * 0.6 });
}

/**
 * Whoever leaves, leaves; with a bow two of a kind meet before.
 * @param {Animations} animations @param {Place[]} gone @param {boolean} bows
 */
export function leave(animations, gone, bows) {
  gone.forEach((old, at) => {
    const other = bows ? gone[at ^ 1] : undefined;
    const node = animations.ghost(old);
    const options = { duration: other ? ALONE + BOW : ALONE, easing: "ease-in-out" };
    if (other) animations.seenLast(node, bowing(old, other, at % 2 ? 1 : -1), options);
    else
      animations.seenLast(
        node,
        { transform: ["none", "translateY(-50px) scale(0.9)"], opacity: [1, 0] },
        options,
      );
  });
}

/** @param {Place} old @param {Place} other @param {-1 | 1} side @returns {Keyframe[]} */
function bowing(old, other, side) {
  const x = (other.box.x - old.box.x) / 2 + side * old.box.width * 0.62;
  const y = (other.box.y - old.box.y) / 2;
  const met = `translate(${x}px, ${y}px) scale(1.25)`;
  return [
    { transform: "none", opacity: 1 },
    { transform: met, opacity: 1, offset: 0.4 },
    { transform: `${met} rotate(${-side * 16}deg)`, opacity: 1, offset: 0.6 },
    { transform: met, opacity: 1, offset: 0.75 },
    { transform: `translate(${x}px, ${y - 50}px) scale(0.9)`, opacity: 0 },
  ];
}

/**
 * It lies where it lay in its row, and only that is elsewhere: then it does not fly.
 * @param {Place} old @param {Place} now
 */
function isCarried(old, now) {
  if (!old.row || !now.row || old.zone !== now.zone) return false;
  const [x, y] = [now.row.x - old.row.x, now.row.y - old.row.y];
  if (x === 0 && y === 0) return false;
  return from({ box: { ...old.box, x: old.box.x + x, y: old.box.y + y } }, now) === null;
}

/** @param {Box} box @returns {Box} */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });

/** The transform that puts what is now here back to where it was. @param {{box: Box}} old @param {{box: Box}} now */
function from(old, now) {
  const scale = old.box.width && now.box.width ? old.box.width / now.box.width : 0.3;
  const x = old.box.x - now.box.x;
  const y = old.box.y - now.box.y;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return null;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
