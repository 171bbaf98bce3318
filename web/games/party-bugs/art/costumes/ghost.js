// 12, the Ghost: a bed sheet with two holes, and feelers that give it away.
import { INK, LILAC, PAPER, mix } from "../../../../art/palette.js";
import { line, oval, patch, rod, solid } from "../../../../art/pen.js";
import { face } from "../../../../art/face.js";

const SHEET = "M0 46C40 44 60 70 62 108C78 116 92 108 104 96C116 92 122 104 114 116C106 136 88 148 74 154C66 158 67 166 68 176C71 202 77 224 84 240C74 252 62 240 54 248C44 258 34 242 24 250C12 258 4 244-6 250C-16 258-26 242-36 248C-48 256-56 242-66 248C-74 250-82 246-86 238C-77 222-70 200-69 176C-68 166-67 158-75 154C-89 147-108 136-116 112C-122 98-112 90-104 94C-92 108-78 116-62 108C-60 70-40 48 0 46Z";
const GHOSTLY = mix(LILAC, PAPER, 0.6);
const PUMPKIN = "#ef8a3c";

/** @type {import("../../../../art/shapes").Guest} */
export const ghost = {
  colour: "#2d6a50",
  lean: -3,
  feelers: ["up", "high"],
  arms: [],
  sides: [],
  wings: false,
  collar: null,
  visage: "",
  front: solid(SHEET, GHOSTLY, { lift: 10, dark: "#b3a0d6" }) +
    line("M-40 176Q-46 208-44 230M2 182Q-2 214 2 234M42 176Q44 206 50 228", 3, "#b3a0d6") +
    patch(oval(-20, 100, 21, 24), INK) + patch(oval(20, 100, 21, 24), INK) + face({ mood: "sly", look: [3, 2], brows: false, bare: true }) +
    rod("M108 112Q96 134 98 150M108 112Q122 134 120 150", 3, "#4a2a4f") +
    solid("M108 146C138 140 142 198 108 196C74 198 78 140 108 146Z", PUMPKIN) +
    patch("M94 164l6-9l6 9ZM112 164l6-9l6 9ZM92 174Q109 182 126 173Q122 188 109 188Q96 188 92 174Z", INK),
};
