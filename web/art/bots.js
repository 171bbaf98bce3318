// The bots' faces: six bugs that differ in outline and in what they wear. Each is drawn round
// (0, 0) within ±50.
import { CORAL, GOLD, INK, PAPER, PAUL, mix } from "./palette.js";
import { line, oval, patch, place, solid, star, svg } from "./pen.js";
import { PEN, THIN, TOKEN_BOX, cheeks, eyes, smile } from "./tokens.js";

/** @typedef {"calm" | "glad" | "sad"} Feeling */

/** Two eyes, as somebody feels. @param {Feeling} feeling @param {number} x @param {number} y @param {number} size */
const gaze = (feeling, x, y, size, look = 0, ink = INK) => {
  if (feeling === "calm") return eyes(x, y, size, look);
  if (feeling === "glad")
    return line([-x, x].map((at) => `M${at - size} ${y + size * 0.4}Q${at} ${y - size * 1.5} ${at + size} ${y + size * 0.4}`).join(""), 4.4, ink);
  const brow = (/** @type {number} */ side) => `M${side * (x - size)} ${y - size * 2}L${side * (x + size)} ${y - size * 1.35}`;
  const tear = solid(`M${x + size} ${y + size}q6 9 0 13q-6-4 0-13Z`, "#7cc4ee", { line: 2.4, lift: 1 });
  return eyes(x, y, size * 0.9, 0) + line(brow(-1) + brow(1), 3.4, ink) + tear;
};
/** A mouth at that height: who is calm has an own one. @param {Feeling} feeling @param {number} y @param {string} own */
const mouth = (feeling, y, own, wide = 11, ink = INK) => {
  if (feeling === "calm") return own;
  if (feeling === "sad") return line(`M${-wide} ${y + 7}Q0 ${y - 7} ${wide} ${y + 7}`, 3.4, ink);
  return patch(`M${-wide - 2} ${y - 4}Q0 ${y + 2} ${wide + 2} ${y - 4}Q${wide} ${y + 13} 0 ${y + 13}Q${-wide} ${y + 13} ${-wide - 2} ${y - 4}Z`, ink === INK ? INK : PAPER) +
    patch(`M${-wide * 0.6} ${y + 9}Q0 ${y} ${wide * 0.6} ${y + 9}Q0 ${y + 13} ${-wide * 0.6} ${y + 9}Z`, CORAL);
};

/** @param {string} colour */
const antennae = (colour) => line("M-10-20C-14-34-22-38-28-36M10-20C14-34 22-38 28-36", 4) + patch(oval(-29, -36, 5), colour) +
  patch(oval(29, -36, 5), colour);
const round = "M0-26C22-26 34-12 33 6C32 24 18 34 0 34C-18 34-32 24-33 6C-34-12-22-26 0-26Z";

/** Her brows are up, and her mouth is not so sure. @param {Feeling} feeling */
const ladybird = (feeling) =>
  antennae(INK) + solid(round, "#3d2b48", PEN) + solid("M-32-2C-36-26-14-34 0-34C14-34 36-26 32-2C22-14 8-14 0-10C-8-14-22-14-32-2Z", "#d8433c", PEN) +
  patch(oval(-18, -19, 5), INK) + patch(oval(18, -19, 5), INK) + patch(oval(0, -25, 4.5), INK) + gaze(feeling, 12, 7, 9, 0, PAPER) +
  (feeling === "calm" ? line("M-22-5Q-16-11-8-11M22-5Q16-11 8-11", 3, PAPER) : "") + mouth(feeling, 22, line("M-10 25q4-6 8-1t8-1t5 0", 3, PAPER), 9, PAPER);
/** It wears the crown already. @param {Feeling} feeling */
const bee = (feeling) =>
  antennae(INK) + solid(round, "#f5c431", PEN) + patch("M-31-4Q0-16 31-4L29-12Q0-24-29-12Z", INK) + gaze(feeling, 13, 7, 8.5) + cheeks(23, 18) + mouth(feeling, 20, smile(20, 7), 9) +
  solid("M-17-20L-20-42L-9-32L0-46L9-32L20-42L17-20Q0-26-17-20Z", GOLD, THIN);
/** With these glasses it looks twice. @param {Feeling} feeling */
const ant = (feeling) =>
  place(  line("M-9-20C-10-30-20-30-23-40M9-20C10-30 20-30 23-40", 4) +
  solid("M0-28C20-28 36-16 35 0C34 16 16 22 13 34C10 40-10 40-13 34C-16 22-34 16-35 0C-36-16-20-28 0-28Z", "#c4573f", PEN) +
  solid("M-5 34C-14 32-20 38-14 45C-12 40-8 40-3 41ZM5 34C14 32 20 38 14 45C12 40 8 40 3 41Z", "#7a3040", THIN) +
  [-15, 15].map((x) => patch(oval(x, -2, 13), PAPER)).join("") + gaze(feeling, 14, -2, 6.5) + [-15, 15].map((x) => line(oval(x, -2, 13), 3.6)).join("") +
  line("M-3-4Q0-6 3-4", 3.4) + mouth(feeling, 23, line("M-6 25Q0 30 7 24", 3), 7), 0, -4, 0.92);
/** Mostly mouth, with the rest of a leaf hanging out. @param {Feeling} feeling */
const caterpillar = (feeling) =>
  antennae(CORAL) + solid("M-30 10C-40 10-44 24-34 32H34C44 24 40 10 30 10Z", "#5fa84e", PEN) + solid(round, "#a5d65b", PEN) + gaze(feeling, 12, -3, 8.5) +
  cheeks(25, 8) + solid("M14 20C26 12 38 14 44 24C36 34 22 34 14 26Z", "#3f8a4f", THIN) +
  mouth(
    feeling, 16,
    patch("M-19 9Q0 15 19 9Q19 31 0 31Q-19 31-19 9Z", INK) + patch("M-14 12Q0 16 14 12L12 17Q0 20-12 17Z", PAPER) +
      patch("M-10 27Q0 19 10 27Q0 32-10 27Z", CORAL),
    16,
  );
/** It throws rays, under a cap drawn low. @param {Feeling} feeling */
const firefly = (feeling) =>
  patch(star(0, 1, 44, 33, 12), "#fff3b8", 0.95) + antennae(INK) + solid(round, "#ffd95e", { ...PEN, dark: "#e9a93a" }) +
  solid("M-31-6C-32-24-14-31 0-31C14-31 32-24 31-6C20-15 8-14 0-14C-8-14-20-15-31-6Z", CORAL, PEN) +
  gaze(feeling, 13, 5, 8, -1) +
  (feeling === "calm" ? [-13, 13].map((x) => solid(`M${x - 9.5} 4A9.5 10.5 0 0 1 ${x + 9.5} 4Z`, "#e9a93a", { line: 2.6, lift: 0 })).join("") : "") +
  mouth(feeling, 20, line("M-9 22Q3 29 12 19", 3.2)) + cheeks(24, 17);
/** Everything about it is pointed. @param {Feeling} feeling */
const wasp = (feeling) =>
  line("M-10-20L-17-40L-33-37M10-20L17-40L33-37", 4) +
  solid("M-38-20C-22-32 22-32 38-20C37 2 18 20 0 40C-18 20-37 2-38-20Z", "#e9cf3f", PEN) +
  patch("M-34-24L0-9L34-24L36-15L0 2L-36-15Z", INK) + gaze(feeling, 14, 5, 8.5, 1) +
  (feeling === "calm" ? solid("M-27-4L-3 7L-6-5L-22-9Z", "#b99a22", { line: 2.6, lift: 0 }) + solid("M27-4L3 7L6-5L22-9Z", "#b99a22", { line: 2.6, lift: 0 }) : "") +
  mouth(feeling, 17, line("M-8 22Q2 24 8 17", 3.2), 7) + line("M-6 33L0 24L6 33", 3);

const FACES = { ladybird, bee, ant, caterpillar, firefly, wasp };

/** @typedef {keyof typeof FACES} Face */

/** A bot's face on a tile of its seat's colour: people sit on discs, bots on tiles. @param {Face} face @param {Feeling} [feeling] */
const botArt = (face, colour = mix(PAPER, PAUL, 0.35), feeling = "calm") =>
  solid("M-30-46H30A16 16 0 0 1 46-30V30A16 16 0 0 1 30 46H-30A16 16 0 0 1-46 30V-30A16 16 0 0 1-30-46Z", colour, { line: 5, lift: 3 }) +
  place(FACES[face](feeling), 0, 3, 0.88);
/** @param {Face} face @param {string} colour @param {Feeling} [feeling] */
export const botFace = (face, colour, name = "", feeling = "calm") => svg(TOKEN_BOX, botArt(face, colour, feeling), name);
