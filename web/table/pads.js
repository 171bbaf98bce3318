// Pads for fingers: everybody has one, and in the middle is seen what comes. Here they are drawn
// and listened to; what a touch means is said elsewhere.

import { element } from "../dom/element.js";
import { newPad } from "./pad.js";
import { leaveFree } from "./room.js";
import { sense } from "./senses.js";

/**
 * @typedef {import("./race.js").Race} Race
 * @typedef {import("./pad.js").Mark} Mark
 * @typedef {ReturnType<typeof drawPads>} Pads
 * @typedef {(seat: number, finger: number, at: number) => void} Touch `at` is its time stamp
 * @typedef {{down: Touch, up: Touch, lost: Touch, start: () => void}} Answers
 */

/** @param {HTMLElement} root @param {Race} race @param {Answers} answers */
export function drawPads(root, race, answers) {
  const pads = new Map(race.players.map((player) => [player.seat, newPad(player, answers)]));
  const stage = newStage(answers.start);
  const screen = screenOf(race, [...pads.values()], stage.node);
  root.append(screen);
  const room = race.free && leaveFree(screen, race.free);
  const first = race.players.find(({ bot }) => !bot);

  /** @param {number} seat */
  function padOf(seat) {
    const pad = pads.get(seat);
    if (!pad) throw new Error(`Nobody races at ${seat}.`);
    return pad;
  }

  return {
    /** @param {import("./racing.js").Stage} now @param {string} what is said */
    show(now, what) {
      screen.dataset.stage = now;
      stage.say(what);
      // A page that goes away may not ask for pictures any more.
      if (!document.hidden)
        stage.draw(now === "now" || now === "over" ? race.words.there : race.words.coming);
    },
    /** Nobody has done anything. */
    clear() {
      room?.fit();
      for (const pad of pads.values()) pad.clear();
    },
    offer: stage.offer,
    hold: (/** @type {number} */ seat, /** @type {boolean} */ on) => padOf(seat).hold(on),
    /** @param {number} seat @param {number | null} ms */
    time: (seat, ms) => padOf(seat).time(ms),
    /** @param {number} seat @param {number | null} ms */
    lift(seat, ms) {
      sense("slap");
      padOf(seat).lift(ms);
    },
    /** @param {number} seat @param {number | null} ms @param {Mark | null} mark */
    mark: (seat, ms, mark) => padOf(seat).mark(ms, mark),
    focus: () => (first ? padOf(first.seat).node : stage.start).focus({ preventScroll: true }),
    remove() {
      room?.stop();
      screen.remove();
    },
  };
}

/** What is seen between the pads. @param {() => void} onStart */
function newStage(onStart) {
  const said = element("p", { class: "pads-said", role: "status" });
  const comes = element("img", { class: "pads-comes", alt: "" });
  // While other fingers are held, a touch makes no click.
  const start = element("button", {
    type: "button",
    class: "button button-main pads-start",
    onpointerdown: onStart,
    onclick: onStart,
  });

  return {
    node: element("div", { class: "pads-stage" }, comes, said, start),
    start,
    /** @param {string} what */
    say(what) {
      said.textContent = what;
      start.hidden = true;
    },
    draw: (/** @type {string} */ picture) => void (comes.src = picture),
    /** A way to go on that is no pad. @param {string} label */
    offer: (label) => {
      start.textContent = label;
      start.hidden = false;
    },
  };
}

/** @param {Race} race @param {ReturnType<typeof newPad>[]} pads @param {HTMLElement} stage */
function screenOf({ kind, players, words }, pads, stage) {
  const nodes = pads.map(({ node }) => node);
  const people = players.filter(({ bot }) => !bot).length;
  // The phone lies between people: half of them sit at its upper edge.
  const opposite = people > 1 ? Math.floor(nodes.length / 2) : 0;
  return element(
    "section",
    { class: "pads", "aria-label": words.title, "data-kind": kind },
    rowOf("top", nodes.slice(0, opposite)),
    stage,
    rowOf("bottom", nodes.slice(opposite)),
  );
}

/** @param {"top" | "bottom"} edge @param {HTMLElement[]} pads */
function rowOf(edge, pads) {
  const node = element("div", { class: `pads-row pads-row-${edge}` }, ...pads);
  node.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
  return node;
}
