// 1, the Ballerina: a tutu as wide as a plate, arms in a ring above the head, one toe on the floor.
import { ROSE, mix, tint } from "../../../../art/palette.js";
import { line, oval, solid } from "../../../../art/pen.js";

const TUTU = "M-36 190C-70 186-104 198-104 208C-98 220-88 214-84 222C-74 228-66 220-60 229C-48 235-40 226-32 234C-20 238-10 229 0 236C10 229 20 238 32 234C40 226 48 235 60 229C66 220 74 228 84 222C88 214 98 220 104 208C104 198 70 186 36 190Z";
const pink = mix(ROSE, "#f0517f", 0.3);

/** @type {import("../../../../art/shapes").Guest} */
export const ballerina = {
  colour: ROSE,
  mood: "dreamy",
  tilt: -5,
  feelers: ["low", "low"],
  arms: [[[-132, 92], [-17, 26]], [[132, 92], [17, 26]]],
  sides: [[[-56, 174], [-80, 158]], [[56, 174], [80, 158]]],
  rise: 16,
  wings: false,
  legs: [[[-14, 236], [-6, 252]], [[66, 234], [22, 240]]],
  shoes: null,
  shadow: 34,
  below: solid("M-15 255C-9 250-1 250 3 255C3 266-2 277-7 282C-13 276-17 265-15 255Z", pink, { line: 5, lift: 3 }) +
    solid("M31 250C39 256 35 268 26 268L2 270C-6 268-4 259 4 257C14 255 22 247 31 250Z", pink, { line: 5, lift: 3 }) +
    solid("M-34 188C-80 176-110 190-100 202H100C110 190 80 176 34 188Z", tint(ROSE, 0.4), { line: 5 }),
  outfit: solid("M-33 150C-24 158-10 160 0 154C10 160 24 158 33 150C40 164 42 184 38 198H-38C-42 184-40 164-33 150Z", pink, { line: 5 }) +
    solid(TUTU, ROSE, { line: 5.5 }) +
    line("M-22 200L-30 222M0 202V226M22 200L30 222M-42 198L-62 217M42 198L62 217", 3, pink),
  hatBehind: solid(oval(0, 52, 20, 18), "#6b3326", { lift: 5 }),
  hat: solid("M-44 76C-30 58 30 58 44 76C30 70-30 70-44 76Z", pink, { line: 4.5, lift: 2 }) + solid(oval(0, 66, 6), tint(ROSE), { line: 4, lift: 2 }),
};
