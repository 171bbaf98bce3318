// The colours of the night garden party, and the one pen and one lamp everything is drawn with.

export const INK = "#2b1830"; // every outline
export const PAPER = "#fff6e4"; // cards, gloves, eyes
export const GOLD = "#f4b73b"; // lamp light
export const CORAL = "#f0715c";
export const ROSE = "#f7a8bd";
export const MINT = "#7ed3ae";
export const SKY = "#8ecbf0";
export const ROYAL = "#4c2467";
export const LILAC = "#c9b6ee";

// The bugs' own colours.
export const SHELL = "#b9662f"; // head and limbs
export const WING = "#80402a"; // wing cases
export const BELLY = "#efb57c";

// Player colours after Okabe and Ito, kept apart for colour-blind eyes; Paul's is the seventh.
export const PLAYERS = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7"];
export const PAUL = "#8b82a0";
/** @param {import("./shapes").Player} player */
export const colourOf = (player) => PLAYERS[Number(player)] ?? PAUL;

// The lamp hangs at the upper left: lit faces are shifted that way, and outlines
// are half as heavy there as in the shade.
export const LINE = 6.5;
export const FINE = 3.2;
export const LIFT = 6;

/** @param {string} hex @param {number} at */
const channel = (hex, at) => parseInt(hex.slice(at, at + 2), 16);

/** The colour `part` of the way from `from` to `to`. @param {string} from @param {string} to @param {number} part */
export const mix = (from, to, part) =>
  "#" + [1, 3, 5].map((at) => {
    const [a, b] = [channel(from, at), channel(to, at)];
    return Math.round(a + (b - a) * part).toString(16).padStart(2, "0");
  }).join("");

/** @param {string} colour */
export const shade = (colour) => mix(colour, "#4b1d52", 0.27);
/** @param {string} colour */
export const tint = (colour, part = 0.55) => mix(colour, PAPER, part);
