// The page's policy asks who vouches for an address that is run as a script (Trusted Types). PyScript
// makes its worker without asking, so this answers for all: only what this site made or serves.

import { siteOf } from "../storage/caches.js";

const site = siteOf(document.baseURI);
const own = [site, `blob:${new URL(site).origin}/`];

globalThis.trustedTypes?.createPolicy("default", { createScriptURL: vouched });

/** @param {string} address @returns {string | null} null is a refusal */
function vouched(address) {
  const whole = wholeOf(address);
  if (whole === null) return address; // It leads nowhere.
  return own.some((start) => whole.startsWith(start)) ? address : null;
}

/** Browsers of early 2023 have no URL.canParse. @param {string} address */
function wholeOf(address) {
  try {
    return new URL(address, site).href;
  } catch {
    return null;
  }
}
