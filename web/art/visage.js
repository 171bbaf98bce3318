// The faces of fruits and small creatures are those of the bugs, wherever they sit.
import { face } from "./face.js";
import { place } from "./pen.js";

const MIDDLE = 104; // where face.js has the middle of a face

/** A face round (x, y); `traits` as face() takes them. @param {number} x @param {number} y @param {number} scale @param {import("./shapes").Traits} traits */
export const visage = (x, y, scale, traits, turn = 0) => place(place(face(traits), 0, -MIDDLE), x, y, scale, turn);
