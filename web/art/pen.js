// The pen: every shape of the club is made by these few strokes, so all of it has one line and one light.
import { FINE, INK, LIFT, LINE, shade } from "./palette.js";

/** @typedef {import("./shapes").Spot} Spot */

/** @param {number} value */
const n = (value) => Math.round(value * 10) / 10;
/** @param {Spot} spot */
const at = ([x, y]) => `${n(x)} ${n(y)}`;

/** An id that belongs to the shape itself: equal ids are equal shapes, so no two can clash. @param {string} d */
const idOf = (d) => {
  let hash = 5381;
  for (let i = 0; i < d.length; i++) hash = (hash * 33 + d.charCodeAt(i)) >>> 0;
  return `cc-${hash.toString(36)}`;
};

/** A solid thing: outlined, lit from the upper left. A line drawn half under the lit face swells in the shade. @param {string} d @param {string} colour @param {import("./shapes").Pen} [pen] */
export const solid = (d, colour, { line = LINE, lift = LIFT, dark = shade(colour), ink = INK } = {}) =>
  `<clipPath id="${idOf(`${d}${lift}`)}"><path d="${d}" transform="translate(${lift} ${lift})"/></clipPath>` +
  `<path d="${d}" fill="${dark}" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="${colour}" transform="translate(${-lift} ${-lift})" clip-path="url(#${idOf(`${d}${lift}`)})"/>`;

/** `inside` shown only where the shape `d` is. @param {string} d @param {string} inside */
export const within = (d, inside) =>
  `<clipPath id="${idOf(d)}"><path d="${d}"/></clipPath><g clip-path="url(#${idOf(d)})">${inside}</g>`;

/** A flat patch without an outline. @param {string} d @param {string} colour */
export const patch = (d, colour, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/** A drawn line. @param {string} d */
export const line = (d, width = FINE, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rod: a line with an outline, for wands, poles and strings. @param {string} d @param {number} width @param {string} colour */
export const rod = (d, width, colour) => line(d, width + 5, INK) + line(d, width, colour);

/** @param {number} x @param {number} y @param {number} rx */
export const oval = (x, y, rx, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

/** @param {number} x @param {number} y @param {number} w @param {number} h */
export const box = (x, y, w, h, r = 0) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A star of `points` points about (x, y). @param {number} x @param {number} y @param {number} outer */
export const star = (x, y, outer, inner = outer * 0.45, points = 5, turn = 0) => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / points - 0.5) * Math.PI + (turn * Math.PI) / 180;
    const reach = i % 2 ? inner : outer;
    return at([x + reach * Math.cos(angle), y + reach * Math.sin(angle)]);
  });
  return `M${corners.join("L")}Z`;
};

/** The outline of a limb that bends once, from `start` past `bend` to `end`, growing thinner. @param {Spot} start @param {Spot} bend @param {Spot} end @param {number} wide @param {number} narrow */
export const limb = (start, bend, end, wide, narrow) => {
  const normal = (/** @type {Spot} */ [ax, ay], /** @type {Spot} */ [bx, by]) => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return /** @type {const} */ ([(by - ay) / length, (ax - bx) / length]);
  };
  const [first, last, middle] = [normal(start, bend), normal(bend, end), normal(start, end)];
  const off = (/** @type {Spot} */ [x, y], /** @type {Spot} */ [nx, ny], /** @type {number} */ by) => at([x + nx * by, y + ny * by]);
  const half = (wide + narrow) / 2;
  return `M${off(start, first, wide)}Q${off(bend, middle, half)} ${off(end, last, narrow)}` +
    `A${narrow} ${narrow} 0 0 1 ${off(end, last, -narrow)}` +
    `Q${off(bend, middle, -half)} ${off(start, first, -wide)}A${wide} ${wide} 0 0 1 ${off(start, first, wide)}Z`;
};

/** Rays from (x, y) outwards, as wide as the gaps between them. @param {number} x @param {number} y @param {number} count @param {string} colour */
export const rays = (x, y, count, colour, reach = 380) => {
  const edge = (/** @type {number} */ turn) => at([x + reach * Math.cos(turn), y + reach * Math.sin(turn)]);
  const wide = Math.PI / count;
  return patch(Array.from({ length: count }, (_, i) => `M${x} ${y}L${edge(2 * i * wide)}L${edge((2 * i + 1) * wide)}Z`).join(""), colour);
};

const ALONE = /^<path ([^>]*)\/>$/;
const MOVED = /transform="([^"]*)"/;
/** What is one path alone needs no group round it. @param {string} art */
export const place = (art, x = 0, y = 0, scale = 1, turn = 0) => {
  const where = `translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`;
  const alone = ALONE.exec(art)?.[1];
  if (alone === undefined) return `<g transform="${where}">${art}</g>`;
  return MOVED.test(alone) ? art.replace(MOVED, `transform="${where} $1"`) : `<path transform="${where}" ${alone}/>`;
};

/** The outline `d` (without arcs) as it is on the other side of x = 0. What is solid is flipped so: the lamp stays where it is. @param {string} d */
export const flipped = (d) =>
  d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, /** @type {string} */ command, /** @type {string} */ rest) => {
    const isX = (/** @type {number} */ i) => i % 2 === 0 && !/v/i.test(command);
    return command + (rest.match(/-?[\d.]+/g) ?? []).map((number, i) => (isX(i) ? -Number(number) : number)).join(" ");
  });

/** Flat or drawn art on both sides of x = 0. @param {string} art */
export const pair = (art) => `<g transform="scale(-1 1)">${art}</g>` + art;

/** @param {string} text */
const quoted = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const LINES = /<path d="(M[^"]*)" (fill="none" [^>]*)\/><path d="(M[^"]*)" \2\/>/g;
/** Lines of one kind that follow each other are one. @param {string} art @returns {string} */
const joined = (art) => {
  const join = (/** @type {string} */ whole, /** @type {string} */ one, /** @type {string} */ how, /** @type {string} */ other) =>
    /opacity|transform/.test(how) ? whole : `<path d="${one}${other}" ${how}/>`;
  const fewer = art.replace(LINES, join);
  return fewer === art ? art : joined(fewer);
};

/** A whole picture; without a `name` it is decoration and screen readers pass it by. @param {string} viewBox @param {string} art */
export const svg = (viewBox, art, name = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${name ? `role="img" aria-label="${quoted(name)}"` : 'aria-hidden="true"'}>${joined(art)}</svg>`;
