// Explains a change of the table by movement: what lay elsewhere comes from there. The
// table itself has already changed; however this ends, it ends there.

import { element } from "../screens/element.js";
import { newRests } from "./rests.js";

const EASE = "cubic-bezier(0.3, 0.9, 0.3, 1)";
const STAGGER = 35;

/** @param {HTMLElement} layer where cards that leave are seen for the last time */
export function newMotion(layer) {
  const rests = newRests();
  /** @type {Set<Animation>} */
  const running = new Set();

  /**
   * @param {ReturnType<import("./cards.js").newCards>} cards
   * @param {() => void} draw changes the table
   * @param {{time?: number, seats?: (name: string) => Element | null, pace?: number}} [how] `pace`
   *   is how many times as quick as usual
   */
  async function change(cards, draw, { time = 280, seats = () => null, pace = 1 } = {}) {
    skip();
    if (document.hidden) return draw();
    const before = places(cards.drawn);
    draw();
    const after = places(cards.drawn);
    let late = 0;
    for (const [key, now] of after) {
      const { card } = cards.drawn.get(key);
      const old = before.get(key) ?? before.get(card.was);
      const wait = Math.min(late * STAGGER, 210);
      if (!old && now.quiet) continue;
      else if (!old) come(now, seats(card.from), time, wait);
      else if (old.faceDown !== now.faceDown && !now.empty) turn(old, now, time);
      else if (!move(old, now, time, wait)) continue;
      late += 1;
    }
    const was = new Set([...after.keys()].map((key) => cards.drawn.get(key).card.was));
    const gone = [...before.values()].filter(
      ({ key, empty, quiet }) => !after.has(key) && !was.has(key) && !empty && !quiet,
    );
    leave(gone.sort((one, other) => one.label.localeCompare(other.label)));
    for (const animation of running) animation.playbackRate = pace;
    await Promise.allSettled([...running].map((animation) => animation.finished));
  }

  function animate(node, frames, options) {
    const animation = node.animate(frames, { easing: EASE, fill: "backwards", ...options });
    running.add(animation);
    node.classList.add("is-moving");
    const ended = () => {
      running.delete(animation);
      node.classList.remove("is-moving");
    };
    animation.finished.then(ended, ended);
    return animation;
  }

  function move(old, now, time, delay) {
    const path = from(old, now);
    if (!path) return false;
    animate(now.node, { transform: [path, "none"] }, { duration: time, delay });
    if (old.picture !== now.picture && !old.empty && !now.empty)
      keepFace(old, now, { duration: time, delay });
    return true;
  }

  /** What looks another way where it goes to is seen as it was until it is there. */
  function keepFace(old, now, options) {
    const worn = element("img", { class: "card-worn", src: old.picture, alt: "" });
    now.node.querySelector(".card-face").after(worn);
    seenLast(worn, { opacity: [1, 1, 0], offset: [0, 0.8, 1] }, { ...options, easing: "linear" });
  }

  function come(now, seat, time, delay) {
    const start = seat ? from({ box: middle(seat.getBoundingClientRect()) }, now) : null;
    const frames = { transform: [start ?? "scale(0.7)", "none"], opacity: [0, 1] };
    animate(now.node, frames, { duration: time, delay });
  }

  /** The old face turns away at its place while the new one turns up on its way. */
  function turn(old, now, time) {
    const path = from(old, now) ?? "";
    const half = { duration: time / 2 };
    seenLast(ghost(old), { transform: ["scaleX(1)", "scaleX(0)"] }, half);
    animate(
      now.node,
      { transform: [`${path} translateX(${now.box.width / 2}px) scaleX(0)`, "none"] },
      { duration: time / 2, delay: time / 2 },
    );
  }

  /** Two of a kind meet, bow and leave; one alone just leaves. */
  function leave(gone) {
    gone.forEach((old, at) => {
      const other = gone[at ^ 1];
      const node = ghost(old);
      const side = at % 2 ? 1 : -1;
      const x = other ? (other.box.x - old.box.x) / 2 + side * old.box.width * 0.62 : 0;
      const y = other ? (other.box.y - old.box.y) / 2 : 0;
      const at_ = `translate(${x}px, ${y}px) scale(1.25)`;
      seenLast(
        node,
        [
          { transform: "none", opacity: 1 },
          { transform: at_, opacity: 1, offset: 0.4 },
          { transform: `${at_} rotate(${-side * 16}deg)`, opacity: 1, offset: 0.6 },
          { transform: at_, opacity: 1, offset: 0.75 },
          { transform: `translate(${x}px, ${y - 50}px) scale(0.9)`, opacity: 0 },
        ],
        { duration: other ? 900 : 450, easing: "ease-in-out" },
      );
    });
  }

  function ghost({ node, box }) {
    const shown = node.querySelector(".card-face").cloneNode();
    shown.alt = "";
    shown.className = "card-ghost";
    const home = layer.getBoundingClientRect();
    Object.assign(shown.style, {
      left: `${box.x - home.x}px`,
      top: `${box.y - home.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    layer.append(shown);
    return shown;
  }

  function seenLast(node, frames, options) {
    const gone = () => node.remove();
    animate(node, frames, { ...options, fill: "both" }).finished.then(gone, gone);
  }

  function skip() {
    rests.skip();
    for (const animation of running) animation.finish();
    running.clear();
    layer.replaceChildren();
  }

  return { change, rest: rests.rest, skip };
}

function places(drawn) {
  return new Map(
    [...drawn].map(([key, { node, card }]) => [
      key,
      {
        key,
        node,
        empty: Boolean(card.empty),
        faceDown: Boolean(card.faceDown),
        quiet: Boolean(card.quiet),
        label: card.label,
        picture: card.picture,
        box: (card.empty ? node : node.querySelector(".card-face")).getBoundingClientRect(),
      },
    ]),
  );
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });

/** The transform that puts what is now here back to where it was. */
function from(old, now) {
  const scale = old.box.width && now.box.width ? old.box.width / now.box.width : 0.3;
  const x = old.box.x - now.box.x;
  const y = old.box.y - now.box.y;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return null;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
