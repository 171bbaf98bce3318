// The page's policy asks who vouches for an address that is run as a script (Trusted Types). PyScript
// makes its worker without asking, so this answers for all: only what this site made or serves.

import { siteOf } from "../offline/caches.js";

const site = siteOf(document.baseURI);
const own = [site, `blob:${new URL(site).origin}/`];

globalThis.trustedTypes?.createPolicy("default", { createScriptURL: vouched });

/** @param {string} address @returns {string | null} null is a refusal */
function vouched(address) {
  if (!URL.canParse(address, site)) return address; // It leads nowhere.
  const { href } = new URL(address, site);
  return own.some((start) => href.startsWith(start)) ? address : null;
}
