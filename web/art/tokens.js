// The players' animals, and Paul. Each is drawn round (0, 0) within ±50.
import { CORAL, GOLD, INK, MINT, PAPER, ROSE, colourOf } from "./palette.js";
import { line, oval, patch, place, solid, svg } from "./pen.js";

export const PEN = { line: 5, lift: 4 };
export const THIN = { line: 4, lift: 2.5 };
export const TOKEN_BOX = "-50 -50 100 100";

/** @param {number} x @param {(at: number) => string} draw */
const twice = (x, draw) => draw(-x) + draw(x);

/** @param {number} x @param {number} y */
export const eyes = (x, y, size = 6, look = 0) =>
  `<path d="${twice(x, (at) => oval(at, y, size, size * 1.15))}" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>` +
  patch(twice(x, (at) => oval(at + look, y + 0.5, size * 0.58, size * 0.72)), INK) + patch(twice(x, (at) => oval(at + look - size * 0.2, y - size * 0.3, size * 0.24)), "#fff");
/** @param {number} x @param {number} y */
export const cheeks = (x, y) => patch(twice(x, (at) => oval(at, y, 5, 3.5)), CORAL, 0.6);
/** @param {number} y */
export const smile = (y, wide = 8) => line(`M${-wide} ${y}Q0 ${y + wide} ${wide} ${y}`, 2.8);

const owl = () =>
  solid("M-35-38C-26-28-10-30 0-30C10-30 26-28 35-38C37-22 36-6 34 6C32 26 18 36 0 36C-18 36-32 26-34 6C-36-6-37-22-35-38Z", "#6d5aa0", PEN) +
  patch(oval(-14, -2, 16), PAPER) + patch(oval(14, -2, 16), PAPER) + eyes(14, -2, 10) + solid("M-6 8Q0 4 6 8L0 20Z", GOLD, THIN) +
  line("M-12 26q4 4 8 0q4 4 8 0q4 4 8 0", 2.4, PAPER);

const fox = () =>
  solid("M-34-36C-24-34-16-28-12-22C-4-25 4-25 12-22C16-28 24-34 34-36C36-22 36-10 32-2C36 4 38 10 38 14C26 18 14 34 0 34C-14 34-26 18-38 14C-38 10-36 4-32-2C-36-10-36-22-34-36Z", "#e8762f", PEN) +
  patch("M-36 13C-28 4-16 6-8 14C-4 18 4 18 8 14C16 6 28 4 36 13C24 18 13 32 0 32C-13 32-24 18-36 13Z", PAPER) + eyes(14, -2, 6.5) +
  patch(oval(0, 26, 6, 4.5), INK) + patch("M-29-29L-18-21L-28-14ZM29-29L18-21L28-14Z", INK);

const hedgehog = () =>
  solid("M-12-38L-4-30L6-40L12-29L24-35L25-23L37-23L33-11L42-5L34 4L40 14L31 19L33 29L21 30L14 38L0 34L-14 38L-21 30L-33 29L-31 19L-40 14L-34 4L-42-5L-33-11L-37-23L-25-23L-24-35Z", "#6b4534", PEN) +
  solid("M0-14C20-18 32-4 30 12C28 28 14 36 0 36C-14 36-28 28-30 12C-32-4-20-18 0-14Z", "#f3cf9e", PEN) + eyes(12, 4, 6) +
  patch(oval(0, 18, 6.5, 5.5), INK) + cheeks(21, 18) + smile(25, 6);

const cat = () =>
  solid("M-34-38C-26-36-18-30-13-25C-4-27 4-27 13-25C18-30 26-36 34-38C38-24 37-10 36 0C36 22 20 34 0 34C-20 34-36 22-36 0C-37-10-38-24-34-38Z", "#54406b", PEN) +
  patch("M-29-30L-19-23L-29-14ZM29-30L19-23L29-14Z", ROSE) + eyes(15, 0, 9) + patch("M-5 12H5L0 18Z", ROSE) +
  line("M0 18Q-2 25-9 23M0 18Q2 25 9 23", 2.6, PAPER) + line("M-24 14L-40 11M-24 19L-39 22M24 14L40 11M24 19L39 22", 2, PAPER);

const frog = () =>
  solid("M-20-34C-10-36-6-26-5-22H5C6-26 10-36 20-34C32-32 34-20 29-12C38-6 42 4 40 12C37 28 20 33 0 33C-20 33-37 28-40 12C-42 4-38-6-29-12C-34-20-32-32-20-34Z", "#63b356", PEN) +
  eyes(19, -20, 9) + line("M-28 8Q0 30 28 8", 3.4) + cheeks(29, 4) + patch(oval(-4, 0, 1.8), INK) + patch(oval(4, 0, 1.8), INK);

const snail = () =>
  place(  solid(oval(9, -6, 28), MINT, PEN) + line("M30 2C34-22 4-34-6-14C-12 2 8 14 18 2C24-8 12-18 7-10C5-6 8-3 11-5", 4) +
  solid("M-44 33C-42 22-36 20-34 10C-40 0-36-12-26-12C-14-12-12-2-16 8C-18 16-8 20 4 20C22 20 36 20 44 33Z", "#f3cf9e", PEN) +
  line("M-32-11L-38-27M-22-11L-20-28", 4) + patch(oval(-38, -29, 4.5), INK) + patch(oval(-20, -30, 4.5), INK) +
  patch(oval(-31, -2, 2.6, 3.2), INK) + patch(oval(-21, -2, 2.6, 3.2), INK) + line("M-30 5Q-26 9-22 5", 2.4), 0, 0, 0.93);

const beetle = () =>
  line("M-14 2Q-30-6-40-2M14 2Q30-6 40-2", 4) +
  solid("M0-14C22-14 32 0 30 14C28 30 14 36 0 36C-14 36-28 30-30 14C-32 0-22-14 0-14Z", "#8fc0a9", PEN) +
  eyes(12, 9, 8, 2) + cheeks(22, 20) + line("M-7 25Q1 30 9 24", 3) +
  solid("M-22-10C-22-30-12-36 0-36C12-36 22-30 22-10Z", "#e5c068", PEN) + line("M-21-14Q0-10 21-14", 6, CORAL) +
  solid("M-44-8C-26-16 26-16 44-8C30 2-30 2-44-8Z", "#e5c068", THIN);

const ANIMALS = [owl, fox, hedgehog, cat, frog, snail];
/** @param {string} colour */
const disc = (colour) => solid(oval(0, 0, 46), colour, { line: 5, lift: 3 });

/** @typedef {import("./shapes").Player} Player */

/** A head without its disc. @param {Player} player */
export const animal = (player) => (ANIMALS[Number(player)] ?? beetle)();
/** @param {Player} player */
const tokenArt = (player) => disc(colourOf(player)) + place(animal(player), 0, 2, 0.82);
/** @param {Player} player */
export const token = (player, name = "") => svg(TOKEN_BOX, tokenArt(player), name);
