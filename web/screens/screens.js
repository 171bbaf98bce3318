// Which screen is on, and the way back. The history's own entries say what they show, so
// that the phone's back button, a reload and a restored tab all come to the right place.

import { isOfGame } from "../games/names.js";
import { linkInHash } from "../links/address.js";
import { leaveAt, leftAt } from "../storage/left.js";
import { fieldOf, isObject } from "../storage/shapes.js";
import { onLanguage, t } from "../text/text.js";
import { newComing } from "./coming.js";
import * as home from "./home.js";
import { bring, here, isName } from "./rooms.js";

/**
 * @template {Name} [N=Name]
 * @typedef {import("./navigation").Entry<N>} Entry
 */
/**
 * @typedef {import("./navigation").Name} Name
 * @typedef {import("./navigation").Nav} Nav
 */

/** @type {Nav} */
const NAV = { show, back, remember };

here.home = home;

/** The screens that say everything anew in another language; the table does so itself. @type {Name[]} */
const REOPENED = [
  "home",
  "setup",
  "settings",
  "rules",
  "about",
  "fair",
  "secrets",
  "join",
  "link",
  "replay",
  "today",
];

/** What stands behind the # of an address is a link, or meant to be one; longer ones need not be kept. */
const LONGEST_LINK = 10_000;

/** @type {Entry & {close: () => void}} */
let now = { screen: "home", params: {}, depth: 0, close: () => {} };

/** Opens a link in the address, or what the history's entry names: home at a first start, else where one was. */
export function begin() {
  history.scrollRestoration = "manual";
  addEventListener("popstate", (event) =>
    enter(arrival(now.depth + 1) ?? entryFrom(event.state), { focus: true }),
  );
  onLanguage(() => {
    if (REOPENED.includes(now.screen)) enter(now, { focus: false });
  });
  const entry = arrival(0) ?? asLeft() ?? entryFrom(history.state);
  history.replaceState(entry, "");
  enter(entry, { focus: false });
}

/** Who taps the icon comes to the table where they were, and from there home. @returns {Entry | null} */
function asLeft() {
  const table = history.state === null ? leftAt() : null;
  if (!table || !isOfGame(table)) return null;
  history.replaceState(entryFrom(null), "");
  history.pushState(null, "");
  return { screen: "play", params: table, depth: 1 };
}

/**
 * A link that has just come. It does not stay in the address, where others might read it.
 * @param {number} depth
 * @returns {Entry | null}
 */
function arrival(depth) {
  const link = linkInHash(location.hash.slice(1, 1 + LONGEST_LINK));
  if (!link) return null;
  /** @type {Entry} */
  const entry = { screen: "link", params: { link }, depth };
  history.replaceState(entry, "", location.pathname + location.search);
  return entry;
}

/**
 * Goes to a screen. With `instead`, the way back does not lead to the present one.
 * @param {Name} name
 * @param {import("./navigation").Params[Name]} [params]
 * @param {import("./navigation").Way} [way]
 */
export function show(name, params = {}, { instead = false } = {}) {
  const depth = instead ? now.depth : now.depth + 1;
  const entry = { screen: name, params, depth };
  if (instead) history.replaceState(entry, "");
  else {
    history.replaceState({ ...stored(), scrolled: scrollY }, "");
    history.pushState(entry, "");
  }
  enter(entryFrom(entry), { focus: true });
}

/** Goes to where one came from; home, if one came from nowhere. */
function back() {
  if (now.depth > 0) history.back();
  else show("home", {}, { instead: true });
}

/**
 * From now on the present entry of the history stands for these params: a reload opens the
 * screen with them. (The table opens a match once, and then only goes on with it.)
 * @type {Nav["remember"]}
 */
function remember(params) {
  now.params = params;
  leaveAt(now.screen === "play" ? params : null);
  history.replaceState({ ...stored(), params }, "");
}

/** What the present entry of the history holds. */
const stored = () => (isObject(history.state) ? history.state : {});

/** @param {unknown} state @returns {Entry} */
function entryFrom(state) {
  const entry = { params: {}, depth: 0, ...(isObject(state) ? state : {}) };
  return isEntry(entry) ? entry : { screen: "home", params: {}, depth: 0 };
}

/** Nobody but `show` and `remember` writes there. @param {unknown} entry @returns {entry is Entry} */
const isEntry = (entry) => isName(fieldOf(entry, "screen"));

/** @template {Name} N @param {Entry<N>} entry @param {{focus: boolean}} how */
function enter(entry, how) {
  const { screen, params, depth } = entry;
  now.close();
  now = { screen, params, depth, close: () => {} };
  leaveAt(screen === "play" ? params : null);
  if (here[screen]) open(entry, how);
  else wait(entry, how);
}

/** @template {Name} N @param {Entry<N>} entry @param {{focus: boolean}} how */
function open({ screen, params, scrolled = 0 }, how) {
  const opened = here[screen];
  if (!opened) throw new Error(`${screen} has not come`);
  const close = place(screen, { ...how, scrolled }, (root) => opened.open(root, NAV, params));
  now.close = close ?? (() => {});
}

/** What was left is still to be seen, and not to be touched. @template {Name} N @param {Entry<N>} entry @param {{focus: boolean}} how */
function wait(entry, how) {
  document.querySelector("main")?.setAttribute("inert", "");
  const coming = newComing({
    bring: () => bring(entry.screen),
    come: () => open(entry, how),
    stand: (fill) => place("coming", { ...how, scrolled: 0 }, fill),
    back,
  });
  now.close = coming.close;
}

/**
 * @template Result
 * @param {string} name @param {{focus: boolean, scrolled: number}} how @param {(root: HTMLElement) => Result} fill
 */
function place(name, { focus, scrolled }, fill) {
  const root = document.createElement("main");
  root.className = `screen screen-${name}`;
  document.documentElement.dataset["screen"] = name;
  document.querySelector("main")?.replaceWith(root);
  const filled = fill(root);
  const heading = root.querySelector("h1");
  nameDocument(heading);
  scrollTo(0, scrolled);
  if (focus && heading && !root.contains(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return filled;
}

/** @param {HTMLElement | null} heading */
function nameDocument(heading) {
  const club = t("app-name");
  const title = heading?.textContent.trim() ?? "";
  document.title = title && title !== club ? `${title} · ${club}` : club;
}
