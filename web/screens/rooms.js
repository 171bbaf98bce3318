// Home comes with the page. All other screens come in two parts, when they are wanted, or before that,
// while nobody waits.

import { whenIdle } from "../dom/idle.js";
import { leftAt } from "../storage/left.js";
import { fieldOf, namesOf, oneOf } from "../storage/shapes.js";

/**
 * @typedef {import("./navigation").Name} Name
 * @typedef {{[N in Name]: import("./navigation").Screen<N>}} Screens
 * @typedef {"play" | "replay"} AtTable
 */

/** @type {() => Promise<Pick<Screens, AtTable>>} */
const tables = () => import("./tables.js");
/** @type {() => Promise<Omit<Screens, AtTable | "home">>} */
const pages = () => import("./pages.js");
const page = () => Promise.resolve({});

/** With what each comes. @type {Record<Name, () => Promise<Partial<Screens>>>} */
const WITH = {
  home: page,
  setup: pages,
  play: tables,
  settings: pages,
  rules: pages,
  about: pages,
  fair: pages,
  secrets: pages,
  join: pages,
  link: pages,
  replay: tables,
  today: pages,
};

export const isName = oneOf(namesOf(WITH));

/** Those that have come. @type {Partial<Screens>} */
export const here = {};

/** Rejects if it cannot be had; it may be asked for again. @param {Name} name */
export async function bring(name) {
  if (!here[name]) Object.assign(here, await WITH[name]());
}

/** What comes of itself: nobody waits for it, and whoever does want it asks again. @param {Name} name */
const bringEarly = (name) => void bring(name).catch(() => {});

/** What the page is most likely to open with, before the page itself has looked. */
export function bringFirst() {
  const { hash } = location;
  const left = history.state === null && leftAt() ? "play" : fieldOf(history.state, "screen");
  const names = hash.length > 1 ? ["link", "play"] : [left]; // A link leads to a table.
  for (const name of names) if (isName(name)) bringEarly(name);
}

/** All others, so that each is there before it is wanted. */
export function bringOthers() {
  whenIdle(() => bringEarly("setup"));
  whenIdle(() => bringEarly("play"));
}
