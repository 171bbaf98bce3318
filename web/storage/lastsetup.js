// Who played what the last time, so that the next game starts with a tap.

import { recall, remember } from "./device.js";

const NAME = "last set-up";

/** @returns {object | undefined} */
export const lastSetup = () => recall(NAME);

/** @returns {boolean} whether it will be there after the page has gone */
export const rememberSetup = (setup) => remember(NAME, setup);
