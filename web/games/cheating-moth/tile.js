// Cheating Moth on the home screen: a night at the kitchen lamp.

import { kitchen } from "./art/kitchen.js";
import { lampScene } from "./art/scene.js";

/** @param {"light" | "dark"} theme @returns {{ground: string, guests: string}} two <svg> */
export const tile = (theme) => ({ ground: kitchen(theme, 588, 290, false), guests: lampScene() });
