// Parrot Box on the home screen: an afternoon at the beach.

import { beach } from "./art/beach.js";
import { parrotScene } from "./art/scene.js";

/** @param {"light" | "dark"} theme @returns {{ground: string, guests: string}} two <svg> */
export const tile = (theme) => ({ ground: beach(theme, 588, 290), guests: parrotScene() });
