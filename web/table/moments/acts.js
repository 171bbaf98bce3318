// How each act of a moment looks. Only transform and opacity change, and all of it has an end.

import { element } from "../../dom/element.js";
import { way } from "./stage.js";

/**
 * @typedef {import("./moments").Act} Act
 * @typedef {import("./stage.js").Stage} Stage
 */

/** @template {Act["type"]} T @typedef {Extract<Act, {type: T}>} Of */

const POP = [
  { transform: "scale(1)" },
  { transform: "scale(1.22)", offset: 0.35 },
  { transform: "scale(0.96)", offset: 0.7 },
  { transform: "scale(1)" },
];
/** Comes, is read, goes. */
const READ = [
  { transform: "scale(0.3)", opacity: 0 },
  { transform: "scale(1.15)", opacity: 1, offset: 0.25 },
  { transform: "none", opacity: 1, offset: 0.4 },
  { transform: "none", opacity: 1, offset: 0.92 },
  { transform: "none", opacity: 0 },
];
const BIRD = 76; // px that a flying card is wide at its highest
const SHAKE = { transform: ["none", "translateX(-5px)", "translateX(5px)", "translateX(-3px)", "none"] };

/** @param {{at: number, lasts: number}} act @returns {KeyframeAnimationOptions} */
const timed = ({ at, lasts }) => ({ delay: at, duration: lasts });

/** @param {Of<"light">} act @param {Stage} stage */
function light(act, stage) {
  const box = stage.tokenAt(act.seat);
  if (!box) return;
  const beam = stage.put(box, "moment-light", "");
  const frames = [
    { opacity: 0, transform: "scale(0.5, 1)" },
    { opacity: 1, transform: "none", offset: 0.25 },
    { opacity: 1, transform: "rotate(3deg)", offset: 0.75 },
    { opacity: 0, transform: "rotate(-2deg)" },
  ];
  stage.beside(beam, frames, { ...timed(act), easing: "ease-in-out" });
}

/** What is written there goes away while the numbers run. @param {Of<"count">} act @param {Stage} stage */
function count({ seat, values, until }, stage) {
  const [node, box] = [stage.sumNode(seat), stage.sumAt(seat)];
  if (!box || !(node instanceof HTMLElement)) return;
  stage.animate(node, { opacity: [0, 0] }, { duration: until, leads: false });
  values.forEach(({ at, text }, number) => {
    const next = values[number + 1]?.at ?? until;
    const shown = stage.put(box, "moment-count", text);
    const frames = { opacity: [1, 1], transform: ["scale(1.35)", "none"] };
    stage.beside(shown, frames, { delay: at, duration: next - at, easing: "ease-out", fill: "none" });
  });
}

/** @param {Of<"pop">} act @param {Stage} stage */
function pop(act, stage) {
  for (const key of act.cards) {
    const place = stage.is(key);
    if (place) stage.animate(place.face, POP, { ...timed(act), leads: false });
  }
}

/** @param {Of<"tag">} act @param {Stage} stage */
function tag(act, stage) {
  const box = stage.around(act.cards);
  if (!box) return;
  const node = stage.put(box, `moment-tag${act.good ? " is-good" : ""}`, act.text);
  stage.beside(node, READ, { ...timed(act), easing: "ease-out" });
}

/** @param {Of<"gift">} act @param {Stage} stage */
function gift(act, stage) {
  const [from, to] = [stage.around(act.cards), stage.sumAt(act.seat)];
  if (!from || !to) return;
  const { x, y } = way(from, to);
  const frames = [
    { transform: "scale(0.4)", opacity: 0 },
    { transform: "translateY(-6px) scale(1.5)", opacity: 1, offset: 0.3 },
    { transform: "translateY(-6px) scale(1.5)", opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 },
  ];
  stage.beside(stage.put(from, "moment-tag is-good", act.text), frames, { ...timed(act), easing: "ease-in" });
}

/** In a curve over the table, its wings spread. @param {Of<"fly">} act @param {Stage} stage */
function fly(act, stage) {
  const [old, now] = [stage.was(act.card), stage.is(act.card)];
  if (!old || !now) return;
  const { x, y } = way(old.box, now.box);
  const high = Math.max(40, Math.abs(x) * 0.4);
  const large = Math.max(1.6, BIRD / Math.max(1, old.box.width));
  const bird = stage.picture(old.box, "moment-bird", act.picture);
  const at = (/** @type {number} */ part, /** @type {number} */ scale, /** @type {number} */ turn) => ({
    transform: `translate(${x * part}px, ${y * part - high * 4 * part * (1 - part)}px) scale(${scale}) rotate(${turn}deg)`,
    offset: part,
  });
  const side = x < 0 ? -1 : 1;
  const frames = [
    at(0, 1, 0),
    at(0.25, large * 0.8, -12 * side),
    at(0.5, large, 8 * side),
    at(0.75, large * 0.8, 14 * side),
    at(1, 1, 0),
  ];
  stage.seenLast(bird, frames, { ...timed(act), easing: "ease-in-out" });
  stage.animate(now.node, { opacity: [0, 0] }, timed(act));
}

/** @param {Of<"sting">} act @param {Stage} stage */
function sting(act, stage) {
  const [to, from] = [stage.tokenAt(act.seat), stage.around(["pile"])];
  if (!to) return;
  const { x, y } = from ? way(to, from) : { x: 0, y: -200 };
  const fly = stage.picture(to, "moment-sting", act.picture);
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(2.4)`, opacity: 0 },
    { transform: `translate(${x * 0.7 + 30}px, ${y * 0.7 - 20}px) scale(2.6)`, opacity: 1, offset: 0.2 },
    { transform: `translate(${x * 0.3 - 20}px, ${y * 0.3 - 30}px) scale(2.2)`, opacity: 1, offset: 0.5 },
    { transform: "translate(0, -26px) scale(1.8)", opacity: 1, offset: 0.65 },
    { transform: "scale(1.4)", opacity: 1, offset: 0.75 },
    { transform: "scale(1.4)", opacity: 1, offset: 0.92 },
    { transform: "scale(0.8)", opacity: 0 },
  ];
  stage.beside(fly, frames, { ...timed(act), easing: "ease-in-out" });
  const { lasts, at } = act;
  const hit = { delay: at + lasts * 0.75, duration: lasts * 0.25, leads: false, easing: "linear" };
  const face = stage.tokenNode(act.seat);
  if (face instanceof HTMLElement) stage.animate(face, SHAKE, hit);
}

/** @param {Of<"word">} act @param {Stage} stage */
function word(act, stage) {
  const said = element("strong", {}, act.text);
  const card = element("img", { src: act.picture, alt: "" });
  const node = element("div", { class: "moment-word" }, said, card, element("span", {}, act.name));
  stage.cover(node);
  const options = timed(act);
  stage.beside(
    node,
    { opacity: [0, 1, 1, 1, 0], offset: [0, 0.08, 0.5, 0.86, 1] },
    { ...options, easing: "linear" },
  );
  const shout = [
    { transform: "scale(0.2) rotate(-14deg)" },
    { transform: "scale(1.2) rotate(-6deg)", offset: 0.2 },
    { transform: "rotate(-6deg)", offset: 0.3 },
    { transform: "rotate(-6deg)" },
  ];
  const up = [
    { transform: "translateY(70vh) rotate(-70deg)" },
    { transform: "translateY(-14px) rotate(9deg)", offset: 0.4 },
    { transform: "rotate(5deg)", offset: 0.55 },
    { transform: "rotate(5deg)" },
  ];
  stage.animate(said, shout, { ...options, leads: false, easing: "ease-out" });
  stage.animate(card, up, { ...options, leads: false, easing: "ease-out" });
}

/** @param {Of<"feel">} act @param {Stage} stage */
function feel(act, stage) {
  const box = stage.tokenAt(act.seat);
  if (!box || !act.picture) return;
  const face = stage.picture(box, "moment-face", act.picture);
  const frames = [
    { opacity: 1, transform: "none" },
    { opacity: 1, transform: "scale(1.7)", offset: 0.25 },
    { opacity: 1, transform: "scale(1.6)", offset: 0.85 },
    { opacity: 1, transform: "none" },
  ];
  stage.beside(face, frames, { ...timed(act), easing: "ease-out" });
}

const nothing = () => {}; // It is in how cards move.

/** @type {{[T in Act["type"]]: (act: Act & {type: T}, stage: Stage) => void}} */
const ACTS = {
  light,
  count,
  pop,
  tag,
  gift,
  fly,
  sting,
  word,
  feel,
  sweep: nothing,
  bow: nothing,
  slow: nothing,
};

/** @template {Act["type"]} T @param {Act & {type: T}} act @param {Stage} stage */
export function perform(act, stage) {
  /** @type {T} */
  const type = act.type;
  ACTS[type](act, stage);
}
