// 13, the Party King: crown, ermine, a cape that owns the floor, and the mirror ball for a sceptre.
import { BELLY, GOLD, INK, PAPER } from "./palette.js";
import { limb, line, oval, patch, rod, solid, star } from "./pen.js";
import { mirrorBall } from "./ball.js";

const CRIMSON = "#b3204d";
const BAND = "M-51 76L-65 22L-38 45L-31 6L-14 37L0-7L14 37L31 6L38 45L65 22L51 76C22 65-22 65-51 76Z";
const CAPE = "M-30 140C-70 160-100 220-106 256C-80 268-40 262 0 264C40 262 80 268 106 256C100 220 70 160 30 140Z";

const pearls = /** @type {const} */ ([[-65, 22], [-31, 6], [0, -7], [31, 6], [65, 22]]).map(([x, y]) => solid(oval(x, y, 6.5), PAPER, { line: 4, lift: 2 }));
const rubies = [-29, 29].map((x) => solid(oval(x, 60, 5, 6), CRIMSON, { line: 4, lift: 2 }));
export const CROWN = solid(BAND, GOLD, { lift: 5 }) + pearls.join("") + rubies.join("") + solid(oval(0, 56, 7, 8), "#3fa7e0", { line: 4, lift: 3 });

/** @type {import("./shapes").Guest} */
export const king = {
  colour: GOLD,
  mood: "cool",
  brows: false,
  stand: [7, 3],
  tilt: 5,
  look: [2, 0],
  feelers: ["low", "wide"],
  arms: [[[-84, 176], [-86, 140]], [[94, 176], [96, 124]]],
  wings: false,
  shadow: 96,
  shoes: GOLD,
  legs: [[[-30, 238], [-36, 255]], [[50, 226], [50, 249]]],
  behind: solid(CAPE, CRIMSON, { lift: 9 }) + line("M-100 250C-76 260-40 254 0 256C40 254 76 260 100 250", 12, PAPER),
  outfit: solid("M-31 146C-46 166-48 198-42 226C-16 236 16 236 42 226C48 198 46 166 31 146Z", PAPER, { lift: 8 }) +
    patch("M-17 150H17L0 192Z", BELLY) + line("M-18 150L0 193L18 150M0 193V230") +
    line("M-13 152Q-10 176 0 178Q10 176 13 152", 4, "#c98a12") + solid(star(0, 184, 13, 6), GOLD, { line: 4, lift: 2 }) +
    solid("M-44 208C-16 218 16 218 44 208L43 222C16 232-16 232-43 222Z", GOLD, { line: 4.5, lift: 3 }),
  trousers: PAPER,
  sleeves: PAPER,
  collar: PAPER,
  over: /** @type {const} */ ([[-42, 146], [-22, 153], [2, 155], [24, 152], [44, 146]]).map(([x, y]) => patch(oval(x, y, 2.6, 4.2), INK)).join(""),
  hat: CROWN,
  held: solid(limb([96, 120], [100, 106], [106, 92], 6, 5.5), PAPER, { line: 5, lift: 3 }) + rod("M-80 222L-92 90", 6, GOLD) +
    mirrorBall(-94, 66, 29),
};
