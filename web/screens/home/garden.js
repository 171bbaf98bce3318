// The garden round the home screen: lanterns above, a hedge with fireflies below. Both are
// far wider than a phone; the middle is seen.

import { CORAL, GOLD, LILAC, MINT, PAPER, ROSE, SKY } from "../../art/palette.js";
import { line, oval, patch, place, solid, star } from "../../art/pen.js";
import { element, picture } from "../../dom/element.js";
import { inTurn } from "../../dom/idle.js";

const WIDE = 1680;
const SWAG = 210; // from one nail to the next
const COLOURS = [GOLD, CORAL, MINT, ROSE, SKY, LILAC];

/** How far a lantern is below its string's ends. @param {number} part of the string */
const hang = (part) => 6 + 30 * (1 - (2 * part - 1) ** 2);

const lights = COLOURS.map(
  (colour, i) =>
    `<radialGradient id="cc-lantern-${i}"><stop stop-color="${colour}" stop-opacity="0.55"/>` +
    `<stop offset="0.45" stop-color="${colour}" stop-opacity="0.16"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
).join("");

/** @param {number} x @param {number} y @param {number} radius @param {string} colour */
const glow = (x, y, radius, colour) =>
  patch(oval(x, y, radius), `url(#cc-lantern-${COLOURS.indexOf(colour)})`);

/** A paper lantern of ribs and two caps, hanging from (0, 0). @param {string} colour */
const lantern = (colour) =>
  line("M0 0V8", 2) +
  solid("M-7 8H7V13H-7Z", "#7b5a86", { line: 3, lift: 1 }) +
  solid(oval(0, 29, 17, 16), colour, { line: 3.4, lift: 2.6 }) +
  line("M-6 14Q-12 29-6 44M6 14Q12 29 6 44", 1.6) +
  patch(oval(-6, 23, 3.4, 5), "#fff", 0.55) +
  solid("M-6 44H6V48H-6Z", "#7b5a86", { line: 3, lift: 1 });

const bulb = (/** @type {string} */ colour) =>
  line("M0 0V4", 2) + solid(oval(0, 9, 5, 6), colour, { line: 2.4, lift: 1 });

/** @param {number} at */
function swag(at) {
  const left = at * SWAG;
  const hangs = [0.16, 0.33, 0.5, 0.67, 0.84].map((part, i) => {
    const [x, y] = [left + part * SWAG, hang(part)];
    const big = i % 2 === 0;
    const colour = COLOURS[(at * 5 + i * 7) % COLOURS.length] ?? GOLD;
    return (
      glow(x, y + (big ? 29 : 9), big ? 78 : 24, colour) + place(big ? lantern(colour) : bulb(colour), x, y)
    );
  });
  const string = `M${left} 6Q${left + SWAG / 2} 66 ${left + SWAG} 6`;
  return `<g class="string">${line(string, 2.4)}</g>${hangs.join("")}`;
}

const lanterns = () =>
  `<svg viewBox="0 0 ${WIDE} 160" preserveAspectRatio="xMidYMin slice" aria-hidden="true">` +
  `<defs>${lights}</defs>${Array.from({ length: WIDE / SWAG }, (_, at) => swag(at)).join("")}</svg>`;

/** A few stars of three sizes, scattered but always the same. */
const sky = () => {
  const stars = Array.from({ length: 130 }, (_, i) => {
    const [x, y] = [(i * 467) % WIDE, (i * 283) % 700];
    const behindTitle = Math.abs(x - WIDE / 2) < 180 && y > 90 && y < 220;
    return behindTitle
      ? ""
      : patch(star(x, y, [2.4, 3.4, 5][i % 3] ?? 5, 1, 4), PAPER, [0.35, 0.5, 0.75][i % 3]);
  });
  return `<svg viewBox="0 0 ${WIDE} 700" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${stars.join("")}</svg>`;
};

/** Humps of leaves, then blades of grass before them. */
function hedge() {
  const humps = Array.from({ length: 31 }, (_, i) => {
    const high = 40 + ((i * 37) % 5) * 8;
    return `A34 ${high} 0 0 1 ${(i + 1) * 56 - 28} ${70 + ((i * 13) % 3) * 6}`;
  }).join("");
  const grass = Array.from({ length: 120 }, (_, i) => {
    const [x, high] = [i * 14, 14 + ((i * 29) % 7) * 4];
    return `M${x - 4} 140Q${x} ${140 - high / 2} ${x + ((i % 3) - 1) * 6} ${140 - high}Q${x + 3} ${140 - high / 2} ${x + 7} 140Z`;
  }).join("");
  const fireflies = Array.from({ length: 22 }, (_, i) => {
    const [x, y] = [40 + i * 74, 22 + ((i * 47) % 70)];
    return `<g class="firefly firefly-${i % 4}">${patch(oval(x, y, 9), GOLD, 0.22)}${patch(oval(x, y, 3), PAPER)}</g>`;
  }).join("");
  return (
    `<svg viewBox="0 0 ${WIDE} 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
    `<path class="hedge-back" d="M-28 140V70${humps}V140Z"/><path class="hedge-front" d="${grass}"/>${fireflies}</svg>`
  );
}

/** Each layer is put in when there is time for it. */
export function garden() {
  const node = element("div", { class: "garden", "aria-hidden": "true" });
  inTurn(() => node.append(picture(sky(), "garden-sky")));
  inTurn(() => node.append(picture(lanterns(), "garden-lanterns")));
  inTurn(() => node.append(picture(hedge(), "garden-hedge")));
  return node;
}
