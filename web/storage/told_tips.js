// Which tips were told on this phone already. Each is told once, until somebody learns anew.

import { recall, remember } from "./device.js";

const NAME = "told tips";

const told = () => recall(NAME) ?? [];

/** @param {string} tip */
export const isTold = (tip) => told().includes(tip);

/** @param {string} tip */
export const markTold = (tip) => remember(NAME, [...new Set([...told(), tip])]);

/** @param {string[]} tips */
export const tellAgain = (tips) =>
  remember(
    NAME,
    told().filter((tip) => !tips.includes(tip)),
  );
