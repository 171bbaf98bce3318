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
 * @property {string} label
 * @property {string} picture
 * @property {boolean} empty
 * @property {boolean} faceDown
 * @property {boolean} quiet
 * @property {string | undefined} was
 * @property {number | undefined} from
 */

/**
 * @param {Animations} animations @param {Place} old @param {Place} now
 * @param {number} time @param {number} delay @returns {boolean} whether it lay elsewhere
 */
export function move(animations, old, now, time, delay) {
  const path = from(old, now);
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
 * The old face turns away at its place while the new one turns up on its way.
 * @param {Animations} animations @param {Place} old @param {Place} now @param {number} time
 */
export function turn(animations, old, now, time) {
  const path = from(old, now) ?? "";
  const half = { duration: time / 2 };
  animations.seenLast(animations.ghost(old), { transform: ["scaleX(1)", "scaleX(0)"] }, half);
  animations.animate(
    now.node,
    { transform: [`${path} translateX(${now.box.width / 2}px) scaleX(0)`, "none"] },
    { duration: time / 2, delay: time / 2 },
  );
}

/** Two of a kind meet, bow and leave; one alone just leaves. @param {Animations} animations @param {Place[]} gone */
export function leave(animations, gone) {
  gone.forEach((old, at) => {
    const other = gone[at ^ 1];
    const node = animations.ghost(old);
    const side = at % 2 ? 1 : -1;
    const x = other ? (other.box.x - old.box.x) / 2 + side * old.box.width * 0.62 : 0;
    const y = other ? (other.box.y - old.box.y) / 2 : 0;
    const met = `translate(${x}px, ${y}px) scale(1.25)`;
    animations.seenLast(
      node,
      [
        { transform: "none", opacity: 1 },
        { transform: met, opacity: 1, offset: 0.4 },
        { transform: `${met} rotate(${-side * 16}deg)`, opacity: 1, offset: 0.6 },
        { transform: met, opacity: 1, offset: 0.75 },
        { transform: `translate(${x}px, ${y - 50}px) scale(0.9)`, opacity: 0 },
      ],
      { duration: other ? 900 : 450, easing: "ease-in-out" },
    );
  });
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
