// The table on the screen: the places where things lie, and the one way to draw them.

import { element } from "../dom/element.js";
import { newCards } from "./cards.js";
import { newExtras } from "./extras.js";
import { newPicking } from "./picking.js";
import { newSeats } from "./seats.js";

/**
 * @typedef {object} Scene what lies where; the table is drawn from nothing else
 * @property {"own" | "open"} mode somebody's own table, or one that lies open between all
 * @property {string | null} own whose own table it is
 * @property {boolean} [allHands] does every hand lie open?
 * @property {import("./seats.js").Seat[]} seats clockwise, the left neighbour first
 * @property {Record<string, import("./cards.js").Card[]>} zones
 * @property {Record<string, string>} labels of the zones
 * @property {{key: string, label: string, picture: string, urgent: boolean,
 *   pressed?: boolean}[]} extras what can be done without a card of its own
 */

/** @param {{middle: string[], hand: boolean}} places the zones beside those of the seats */
export function newBoard(places) {
  const seats = newSeats();
  const cards = newCards();
  const names = [...places.middle, ...(places.hand ? ["hand"] : [])];
  const zones = Object.fromEntries(names.map((name) => [name, newZone(name)]));
  const others = element("div", { class: "others" });
  const backdrop = element("div", { class: "backdrop", "aria-hidden": "true" });
  const own = element("div", { class: "own" });
  const extras = newExtras();
  const layer = element("div", { class: "ghosts", "aria-hidden": "true" });
  const middle = element("div", { class: "middle" }, ...places.middle.map((name) => zones[name]));
  const hand = element("div", { class: "hand" }, zones.hand ?? "", extras.node);
  const node = element("div", { class: "board" }, backdrop, others, middle, own, hand, layer);

  /** @param {Scene} scene @param {(key: string) => void} onExtra */
  function draw(scene, onExtra) {
    const focused = node.contains(document.activeElement) ? document.activeElement : null;
    node.dataset.mode = scene.mode;
    node.toggleAttribute("data-all-hands", Boolean(scene.allHands));
    node.dataset.seats = String(scene.seats.length);
    node.style.setProperty("--places", String(scene.seats.length));
    const lying = new Map(names.map((name) => [zones[name], scene.zones[name] ?? []]));
    let at = 0;
    for (const seat of scene.seats) {
      seats.draw(seat);
      const section = seats.sectionOf(seat.key);
      if (seat.key === scene.own) put(own, section, 0);
      else put(others, section, at++);
      lying.set(seats.cardsOf(seat.key), scene.zones[`display-${seat.key}`] ?? []);
      lying.set(seats.handOf(seat.key), scene.zones[`hand-${seat.key}`] ?? []);
    }
    for (const name of names) zones[name].setAttribute("aria-label", scene.labels[name]);
    cards.draw(lying);
    extras.draw(scene.extras, onExtra);
    if (focused && focused !== document.activeElement && focused.isConnected) focused.focus();
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
    seatNamed: (key) => seats.tokenOf(key),
    panelOf: (key) => seats.sectionOf(key),
  };
}

const newZone = (name) => element("ul", { class: `zone zone-${name}`, "data-zone": name, "data-arrows": "" });

/** What is asked, in the hand before all else; what could be done at any time is not. */
function focusFirstIn(board) {
  const wanted = [".hand .card-button", ".card-button:not([data-quick])", ".extra"];
  const found = wanted.map((kind) => board.querySelector(kind)).find(Boolean);
  found?.focus({ preventScroll: true });
}

function put(parent, child, at) {
  if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
}
