// The table on the screen: the places where things lie, and the one way to draw them.

import { element } from "../screens/element.js";
import { newCards } from "./cards.js";
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
  const zones = Object.fromEntries(
    names.map((name) => [
      name,
      element("ul", { class: `zone zone-${name}`, "data-zone": name, "data-arrows": "" }),
    ]),
  );
  const others = element("div", { class: "others" });
  const backdrop = element("div", { class: "backdrop", "aria-hidden": "true" });
  const own = element("div", { class: "own" });
  const extras = element("div", { class: "extras" });
  const layer = element("div", { class: "ghosts", "aria-hidden": "true" });
  const middle = element("div", { class: "middle" }, ...places.middle.map((name) => zones[name]));
  const hand = element("div", { class: "hand" }, zones.hand ?? "", extras);
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
    drawExtras(scene.extras, onExtra);
    if (focused && focused !== document.activeElement && focused.isConnected) focused.focus();
  }

  function drawExtras(wanted, onExtra) {
    const said = JSON.stringify(wanted);
    if (extras.dataset.said === said) return;
    extras.dataset.said = said;
    const focused = extras.contains(document.activeElement) ? document.activeElement.dataset.extra : null;
    extras.replaceChildren(
      ...wanted.map(({ key, label, picture, urgent, pressed }) =>
        element(
          "button",
          {
            type: "button",
            class: `extra${urgent ? " is-urgent" : ""}`,
            "data-extra": key,
            "aria-pressed": pressed === undefined ? null : String(pressed),
            onclick: () => onExtra(key),
          },
          element("img", { src: picture, alt: "" }),
          element("span", {}, label),
        ),
      ),
    );
    // Drawn anew, it is the same for whoever goes by keys.
    [...extras.children].find(({ dataset }) => dataset.extra === focused)?.focus({ preventScroll: true });
  }

  /** Takes everything off the table, at once. */
  function clear() {
    cards.draw(new Map());
    extras.replaceChildren();
    delete extras.dataset.said;
    layer.replaceChildren();
  }

  /** What is asked, in the hand before all else; what could be done at any time is not. */
  function focusFirst() {
    const wanted = [".hand .card-button", ".card-button:not([data-quick])", ".extra"];
    const found = wanted.map((kind) => node.querySelector(kind)).find(Boolean);
    found?.focus({ preventScroll: true });
  }

  /** Shows where a move lies that has no card of its own. @returns {string | undefined} its name */
  function pointAt(move) {
    const isIt = ({ dataset: { extra } }) =>
      move === extra || move.startsWith(`${extra}-`) || move.endsWith(`-${extra}`);
    const button = [...extras.children].find(isIt);
    button?.classList.add("is-pointed");
    button?.addEventListener("blur", () => button.classList.remove("is-pointed"), { once: true });
    button?.focus({ preventScroll: true });
    return button?.dataset.extra;
  }

  /** What cannot wait. @returns {string | undefined} */
  const urgent = () => extras.querySelector(".is-urgent")?.dataset.extra;

  return {
    node,
    draw,
    clear,
    focusFirst,
    urgent,
    pointAt,
    cards,
    layer,
    backdrop,
    seatNamed: (key) => seats.tokenOf(key),
    panelOf: (key) => seats.sectionOf(key),
  };
}

function put(parent, child, at) {
  if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
}
