// 8, the pineapple: a crown, and dark glasses so that nobody looks.
import { INK, mix } from "../../../../art/palette.js";
import { line, patch, solid, within } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const TEAL = "#1f978c";
const AMBER = "#f2ad35";
const BODY = "M0-34C40-34 62-6 62 32C62 72 38 98 0 98C-38 98-62 72-62 32C-62-6-40-34 0-34Z";
const CROWN = "M-26-22C-50-34-66-52-70-74C-54-72-44-66-36-58C-42-74-42-90-36-104C-24-96-16-86-12-74C-10-90-6-104 2-116C10-104 14-90 15-74C20-86 28-96 40-104C44-88 42-74 38-58C46-66 56-72 72-74C66-52 52-34 28-22C10-14-10-14-26-22Z";
const net = Array.from({ length: 9 }, (_, i) => `M${i * 30 - 190} 110l150-160M${i * 30 - 50} 110l-150-160`).join("");
const GLASSES = "M-44 16H44C46 34 38 46 24 46C12 46 6 38 3 26H-3C-6 38-12 46-24 46C-38 46-46 34-44 16Z";

export const pineapple = {
  colour: TEAL,
  shape: BODY + CROWN,
  art: solid(CROWN, TEAL, { lift: 5 }) + line("M-12-36Q-22-52-24-68M14-36Q24-52 26-68M1-40V-78", 3, mix(TEAL, INK, 0.45)) +
    solid(BODY, AMBER, { lift: 8, dark: "#c56f24" }) + within(BODY, line(net, 3, mix(AMBER, "#a0521c", 0.5))) + line(BODY, 6.5) +
    visage(0, 32, 0.86, { mood: "cool", colour: AMBER, brows: false }) +
    solid(GLASSES, "#3b2450", { line: 5, lift: 3 }) + patch("M-32 22h12l-8 16h-8ZM14 22h12l-8 16h-6Z", "#fff", 0.75),
};
