// Which copy of the site this is: others may live at the same origin, and share nothing with it.

import { nameAt, siteOf } from "./caches.js";

/** What this copy calls a thing that is kept on the device, a lock or a channel. */
export const nameHere = (/** @type {string} */ name) => nameAt(siteOf(document.baseURI), name);

/** Before names said where, all copies called it so. */
export const nameBefore = (/** @type {string} */ name) => `critter-club ${name}`;
