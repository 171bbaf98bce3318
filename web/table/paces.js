// How long a level of bots takes over a secret choice is a fact of this device, whatever table it sits at.

import { AT_FIRST } from "./model/pace.js";

let known = AT_FIRST;

export const lasts = () => known;

/** @param {typeof AT_FIRST} lasts */
export const keepPace = (lasts) => (known = lasts);
