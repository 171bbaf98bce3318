// The table on the screen: the places where things lie, and the one way to draw them.

import { allIn, element } from "../dom/element.js";
import { newCards } from "./cards.js";
import { newExtras } from "./extras.js";
import { newPicking } from "./picking.js";
import { newSeats } from "./seats.js";

/**
 * @typedef {object} Scene what lies where; the table is drawn from nothing else
 * @property {"own" | "open"} mode somebody's own table, or one that lies open between all
 * @property {number | null} own whose own table it is
 * @property {boolean} [allHands] does every hand lie open?
 * @property {import("./seats.js").Seat[]} seats clockwise, the left neighbour first
 * @property {Record<string, import("./cards.js").Card[]>} zones
 * @property {Record<string, string>} labels of the zones
 * @property {import("./extras.js").Extra[]} extras what can be done without a card of its own
 * @property {number} [room] for how many of them there is to be room at any time
 */

/** @param {{middle: string[], hand: boolean}} places the zones beside those of the seats */
export function newBoard(places) {
  const seats = newSeats();
  const cards = newCards();
  const extras = newExtras();
  const { node, zones, own, others, backdrop, layer } = newPlaces(places, extras.node);

  /** @param {Scene} scene @param {(key: string) => void} onExtra */
  function draw(scene, onExtra) {
    const focused = focusIn(node);
    node.dataset.mode = scene.mode;
    node.toggleAttribute("data-all-hands", Boolean(scene.allHands));
    node.dataset.seats = String(scene.seats.length);
    node.style.setProperty("--places", String(scene.seats.length));
    /** @type {Map<HTMLElement, import("./cards.js").Card[]>} */
    const lying = new Map();
    for (const [name, zone] of zones) {
      zone.setAttribute("aria-label", scene.labels[name] ?? "");
      lying.set(zone, scene.zones[name] ?? []);
    }
    let at = 0;
    for (const seat of scene.seats) {
      seats.draw(seat);
      const section = seats.sectionOf(seat.key);
      if (seat.key === scene.own) put(own, section, 0);
      else put(others, section, at++);
      lying.set(seats.cardsOf(seat.key), scene.zones[`display-${seat.key}`] ?? []);
      lying.set(seats.handOf(seat.key), scene.zones[`hand-${seat.key}`] ?? []);
    }
    cards.draw(lying);
    extras.draw(scene.extras, onExtra);
    if (focused !== document.activeElement && focused?.isConnected) focused.focus();
  }

  /** Takes everything off the table, at once. */
  function clear() {
    cards.draw(new Map());
    extras.clear();
    layer.replaceChildren();
  }

  return {
    node,
    draw,
    clear,
    focusFirst: () => focusFirstIn(node),
    ...newPicking(cards),
    pointAt: extras.pointAt,
    cards,
    layer,
    backdrop,
    seats: { token: seats.tokenOf, sum: seats.sumOf },
    panelOf: seats.sectionOf,
  };
}

/** @param {{middle: string[], hand: boolean}} places @param {HTMLElement} extras */
function newPlaces(places, extras) {
  const names = [...places.middle, ...(places.hand ? ["hand"] : [])];
  const zones = new Map(names.map((name) => [name, newZone(name)]));
  const others = element("div", { class: "others" });
  const backdrop = element("div", { class: "backdrop", "aria-hidden": "true" });
  const own = element("div", { class: "own" });
  const layer = element("div", { class: "ghosts", "aria-hidden": "true" });
  const middle = element("div", { class: "middle" }, ...places.middle.map((name) => zones.get(name)));
  const hand = element("div", { class: "hand" }, zones.get("hand"), extras);
  const node = element("div", { class: "board" }, backdrop, others, middle, own, hand, layer);
  return { node, zones, own, others, backdrop, layer };
}

/** @param {string} name */
const newZone = (name) => element("ul", { class: `zone zone-${name}`, "data-zone": name, "data-arrows": "" });

/** Whatever in it has the focus. @param {HTMLElement} node */
function focusIn(node) {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && node.contains(activeElement) ? activeElement : null;
}

/** What is asked, in the hand before all else; what could be done at any time is not. @param {HTMLElement} board */
function focusFirstIn(board) {
  const wanted = [".hand .card-button", ".card-button:not([data-quick])", ".extra"];
  const [first] = wanted.flatMap((kind) => allIn(board, kind));
  first?.focus({ preventScroll: true });
}

/** @param {HTMLElement} parent @param {HTMLElement} child @param {number} at */
function put(parent, child, at) {
  if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
}
