// Which tips were told on this phone already. Each is told once, until somebody learns anew.

import { recall, remember } from "./device.js";
import { isText, listOf } from "./shapes.js";

const NAME = "told tips";

/** @returns {string[]} */
function told() {
  const tips = recall(NAME);
  return listOf(isText)(tips) ? tips : [];
}

/** @param {string} tip */
export const isTold = (tip) => told().includes(tip);

/** @param {string} tip */
export const markTold = (tip) => remember(NAME, [...new Set([...told(), tip])]);

/** @param {readonly string[]} tips */
export const tellAgain = (tips) =>
  remember(
    NAME,
    told().filter((tip) => !tips.includes(tip)),
  );
