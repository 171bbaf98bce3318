// Words in a bubble beside what they speak of, with a button under them if there is one. It covers
// neither that nor what is to be touched, and stands elsewhere when those do.

import { element } from "../dom/element.js";
import { placeBeside } from "./beside.js";

const WIDTHS = [280, 220, 340, 170]; // px, as they are liked
const LARGE = 1.35; // times as wide, where letters are large
const TAIL = 18; // px that its tail keeps from its corners

/**
 * @typedef {object} Said
 * @property {string} words
 * @property {string | null} [button] what stands on it
 * @property {() => readonly Element[]} about what the words speak of; the first is pointed at
 * @property {() => readonly Element[]} [free] what else must not be covered
 *
 * @param {HTMLElement} root
 * @param {{name: () => string, onButton: () => void}} needs `name` is what it is, for who only hears it
 */
export function newBubble(root, { name, onButton }) {
  const words = element("p", {});
  const button = element("button", { type: "button", class: "bubble-button", onclick: onButton });
  const tail = element("span", { class: "bubble-tail", "aria-hidden": "true" });
  const node = element("aside", { class: "bubble", hidden: true }, tail, words, button);
  root.append(node);
  /** @type {Said | null} */
  let said = null;
  let stood = "";
  const later = () => requestAnimationFrame(place);
  const grown = new ResizeObserver(later);
  const mark = newMark(grown);
  addEventListener("resize", later);
  root.addEventListener("transitionend", later); // a card that is picked up comes nearer

  /** @param {Said} next */
  function say(next) {
    said = next;
    stood = "";
    words.textContent = next.words;
    button.textContent = next.button ?? "";
    button.hidden = !next.button;
    node.setAttribute("aria-label", name());
    node.hidden = false;
    place();
  }

  /** It stays where it is as long as nothing else has moved: words that jump are not read. */
  function place() {
    if (!said) return;
    const about = said.about().filter(isSeen);
    mark(about);
    const [target = middleOf(root), ...others] = about.map(boxOf);
    const free = [...others, ...(said.free?.() ?? []).filter(isSeen).map(boxOf)];
    const now = JSON.stringify([target, free, innerWidth, innerHeight]);
    if (now !== stood) stand(node, target, free);
    stood = now;
  }

  function hide() {
    said = null;
    mark([]);
    node.hidden = true;
    words.textContent = "";
  }

  function close() {
    removeEventListener("resize", later);
    root.removeEventListener("transitionend", later);
    grown.disconnect();
    node.remove();
  }

  return {
    ...{ say, place, hide, close },
    isFocused: () => node.contains(document.activeElement),
    focus: () => button.focus({ preventScroll: true }),
  };
}

/** What it speaks of is seen to be that, and may grow or shrink. @param {ResizeObserver} grown */
function newMark(grown) {
  /** @type {readonly Element[]} */
  let marked = [];
  return (/** @type {readonly Element[]} */ next) => {
    for (const each of marked) {
      if (next.includes(each)) continue;
      each.removeAttribute("data-about");
      grown.unobserve(each);
    }
    for (const each of next) {
      if (marked.includes(each)) continue;
      each.setAttribute("data-about", "");
      grown.observe(each);
    }
    marked = next;
  };
}

/**
 * @typedef {import("./beside.js").Box} Box
 * @param {HTMLElement} node @param {Box} target @param {readonly Box[]} free
 */
function stand(node, target, free) {
  const isLarge = document.documentElement.dataset["text"]?.startsWith("large") ?? false;
  const sizes = WIDTHS.map((width) => {
    node.style.width = `${Math.min(width * (isLarge ? LARGE : 1), innerWidth - 16)}px`;
    return { width: node.offsetWidth, height: node.offsetHeight };
  });
  const room = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const { x, y, width, height, side } = placeBeside({ sizes, target, free, room });
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px` });
  node.dataset["side"] = side;
  const [at, most] =
    side === "above" || side === "below"
      ? [target.x + target.width / 2 - x, width]
      : [target.y + target.height / 2 - y, height];
  node.style.setProperty("--tail", `${Math.max(TAIL, Math.min(most - TAIL, at))}px`);
}

/** @param {Element} node */
function isSeen(node) {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** @param {Element} node @returns {Box} */
function boxOf(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}

/** @param {HTMLElement} root @returns {Box} */
function middleOf(root) {
  const { x, y, width, height } = boxOf(root);
  return { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
}
