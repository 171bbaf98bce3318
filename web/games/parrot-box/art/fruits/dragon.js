// 9, the dragon fruit: all flames, no fire, much opinion.
import { PAPER, mix } from "../../../../art/palette.js";
import { patch, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const PINK = "#d8287f";
const GREEN = "#a5d65b";
const SKIN = "M0-70C44-70 68-30 68 16C68 64 40 98 0 98C-40 98-68 64-68 16C-68-30-44-70 0-70Z";
// Flames, outermost first; each is a tip's outline on the right, mirrored below.
const TOP = "M-34-58C-46-76-46-92-36-106C-26-98-18-88-14-76C-12-92-6-104 2-116C10-104 14-92 16-76C20-88 28-98 38-106C48-92 46-76 34-58C12-48-12-48-34-58Z";
const SIDES = "M-56-30C-76-34-88-46-94-62C-74-64-56-58-42-46ZM56-30C76-34 88-46 94-62C74-64 56-58 42-46ZM-66 18C-84 18-96 10-104-4C-86-12-72-10-60-2ZM66 18C84 18 96 10 104-4C86-12 72-10 60-2ZM-60 60C-76 64-90 60-100 50C-88 40-76 38-64 42ZM60 60C76 64 90 60 100 50C88 40 76 38 64 42Z";

export const dragon = {
  colour: PINK,
  shape: SKIN + TOP + SIDES,
  art: solid(SIDES, GREEN, { lift: 4 }) + solid(TOP, GREEN, { lift: 5 }) + solid(SKIN, PINK, { lift: 8 }) +
    patch("M-30-50C-20-60-8-64 0-66C-6-56-14-46-26-40ZM22-52C34-46 44-36 48-24C36-28 26-38 22-52ZM-26 82C-18 74-8 72 0 74C-6 82-16 86-26 82ZM30 80C34 70 42 64 52 62C48 72 40 80 30 80Z", mix(PINK, PAPER, 0.35)) +
    visage(0, 16, 0.98, { mood: "haughty", colour: PINK }) + patch("M-10 54Q2 50 12 54Q2 60-10 54Z", mix(PINK, "#2b1830", 0.75)),
};
