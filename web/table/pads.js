// Pads for fingers: everybody has one, and in the middle is seen what comes. Here they are drawn
// and listened to; what a touch means is said elsewhere.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";
import { EARLY } from "./reflexes.js";
import { leaveFree } from "./room.js";

const KEY = -1; // the space bar is a finger, too

/**
 * @typedef {(seat: string, finger: number, at: number) => void} Touch `at` is its time stamp
 * @param {HTMLElement} root
 * @param {import("./race.js").Race} race
 * @param {{down: Touch, up: Touch, lost: Touch, start: () => void}} answers
 */
export function drawPads(root, race, answers) {
  const pads = new Map(race.players.map((player) => [player.seat, newPad(player, answers)]));
  const stage = newStage(answers.start);
  const screen = screenOf(race, pads, stage.node);
  root.append(screen);
  const room = race.free && leaveFree(screen, race.free);
  const [first] = race.players.filter(({ bot }) => !bot);

  return {
    /** @param {string} now @param {string} what is said */
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
      for (const { time, node } of pads.values()) {
        time.textContent = "";
        node.classList.remove("is-held", "is-up", "is-early");
      }
    },
    offer: stage.offer,
    hold: (seat, on) => pads.get(seat).node.classList.toggle("is-held", on),
    /** @param {string} seat @param {number | null} ms */
    time(seat, ms) {
      const { node, time } = pads.get(seat);
      time.textContent = wordsOf(ms);
      node.classList.toggle("is-early", ms === EARLY);
    },
    lift(seat, ms) {
      this.time(seat, ms);
      pads.get(seat).node.classList.toggle("is-up", ms !== EARLY);
    },
    /**
     * @param {string} seat @param {number | null} ms
     * @param {"fastest" | "slowest" | null} mark @returns {string} all of it, in words
     */
    mark(seat, ms, mark) {
      const { node, name } = pads.get(seat);
      if (!mark) return t("pads-line", { name, time: wordsOf(ms) });
      node.dataset.mark = mark;
      node.append(drawMark(mark));
      return t("pads-line-marked", { name, time: wordsOf(ms), mark: t(`pads-${mark}`) });
    },
    focus: () => (pads.get(first?.seat)?.node ?? stage.start).focus({ preventScroll: true }),
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
    say(what) {
      said.textContent = what;
      start.hidden = true;
    },
    draw: (picture) => void (comes.src = picture),
    /** A way to go on that is no pad. @param {string} label */
    offer(label) {
      start.textContent = label;
      start.hidden = false;
    },
  };
}

function screenOf({ kind, players, words }, pads, stage) {
  const people = players.filter(({ bot }) => !bot).length;
  const rows = rowsOf(
    [...pads.values()].map(({ node }) => node),
    people,
  );
  return element(
    "section",
    { class: "pads", "aria-label": words.title, "data-kind": kind },
    rows[0],
    stage,
    rows[1],
  );
}

/** The phone lies between people: half of them sit at its upper edge. */
function rowsOf(pads, people) {
  const opposite = people > 1 ? Math.floor(pads.length / 2) : 0;
  return [pads.slice(0, opposite), pads.slice(opposite)].map((row, at) => {
    const node = element("div", { class: `pads-row pads-row-${at === 0 ? "top" : "bottom"}` }, ...row);
    node.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    return node;
  });
}

function newPad({ seat, name, pad, bot }, answers) {
  const time = element("span", { class: "pad-time" });
  const node = element(
    bot ? "div" : "button",
    { class: `pad${bot ? " is-bot" : ""}`, type: bot ? null : "button", "data-seat": seat },
    element("img", { src: pad, alt: "", draggable: "false" }),
    element("span", { class: "pad-name" }, name),
    time,
  );
  if (!bot) listen(node, seat, answers);
  return { node, time, name };
}

/** A shape and a word: colour is not needed to tell one from the other. */
const drawMark = (mark) =>
  element(
    "span",
    { class: "pad-mark" },
    element("span", { class: "pad-shape", "aria-hidden": "true" }),
    element("span", {}, t(`pads-${mark}`)),
  );

function listen(node, seat, { down, up, lost }) {
  node.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    node.setPointerCapture(event.pointerId);
    down(seat, event.pointerId, event.timeStamp);
  });
  node.addEventListener("pointerup", (event) => up(seat, event.pointerId, event.timeStamp));
  node.addEventListener("pointercancel", (event) => lost(seat, event.pointerId, event.timeStamp));
  node.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.repeat) return;
    event.preventDefault();
    down(seat, KEY, event.timeStamp);
  });
  node.addEventListener("keyup", (event) => event.key === " " && up(seat, KEY, event.timeStamp));
  node.addEventListener("contextmenu", (event) => event.preventDefault());
}

function wordsOf(ms) {
  if (ms === null) return t("pads-none");
  return ms === EARLY ? t("pads-early") : t("pads-time", { seconds: ms / 1000 });
}
