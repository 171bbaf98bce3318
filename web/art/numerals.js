// Our own numerals, drawn with one round brush: readable at arm's length, and 6 and 9 stand on a bar.
import { INK } from "./palette.js";

const TALL = 36;
const BRUSH = 7.6;
const GAP = 11;

// Each digit: how wide its strokes reach, and the strokes.
/** @type {(readonly [wide: number, d: string])[]} */
const DIGITS = [
  [18, "M9 0C1 0 0 8 0 18S1 36 9 36S18 28 18 18S17 0 9 0Z"],
  [8, "M0 7L8 0V36"],
  [18, "M0 9C1-3 17-3 17 9C17 18 5 26 0 36H18"],
  [17, "M0 1H15L7 13C20 12 22 36 6 36C3 36 1 35-1 33"],
  [19, "M13 36V0L0 25H19"],
  [18, "M16 0H3L1 15C9 11 18 15 18 24C18 37 5 39-1 32"],
  [18, "M15 0C5 3 0 13 0 24C0 40 18 40 18 25C18 13 3 13 1 23"],
  [18, "M0 0H18C11 11 8 23 7 36"],
  [18, "M9 16C1 14 1 0 9 0S17 14 9 16C-3 18-3 36 9 36S21 18 9 16Z"],
  [18, "M3 36C13 33 18 23 18 12C18-4 0-4 0 11C0 23 15 23 17 13"],
];

/** The strokes `d`, of absolute commands only, so much further to the right. @param {string} d @param {number} by */
const right = (d, by) =>
  d.replace(/([A-Z])([^A-Z]*)/g, (_, /** @type {string} */ command, /** @type {string} */ rest) => {
    const isX = (/** @type {number} */ i) => command === "H" || (command !== "V" && i % 2 === 0);
    return command + (rest.match(/-?[\d.]+/g) ?? []).map((number, i) => (isX(i) ? Number(number) + by : number)).join(" ");
  });

/** The number `value`, `height` tall, from x on, its middle at height y. A `halo` keeps it clear of what lies behind. @param {number} value @param {{x?: number, y?: number, height?: number, colour?: string, halo?: string | null}} [how] */
export const numeral = (value, { x = 0, y = 0, height = 60, colour = INK, halo = null } = {}) => {
  const digits = Array.from(String(value), (digit) => DIGITS[Number(digit)]).filter((digit) => digit !== undefined);
  const gap = digits.length > 1 ? GAP : 0;
  let left = BRUSH / 2;
  const strokes = digits.map(([wide, d]) => {
    const drawn = right(d, left);
    left += wide + gap;
    return drawn;
  });
  if (value === 6 || value === 9) strokes.push("M7 47H19");
  const scale = height / (TALL + BRUSH);
  const pass = (/** @type {string} */ ink, /** @type {number} */ brush) => `<path d="${strokes.join("")}" stroke="${ink}" stroke-width="${brush}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(0 ${-TALL / 2})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    (halo ? pass(halo, BRUSH + 7) : "") + pass(colour, BRUSH) + "</g>";
};
