// Where the Guard looks, if it is a bot: its eyes wander in its panel, and whoever it looks at
// sees that. The engine says where; here is only the time.

import { element, picture } from "../screens/element.js";
import { t } from "../text/text.js";
import { letterAt, seatAt } from "./company.js";
import { newWarning } from "./warning.js";

const MOMENT = 700; // ms

/**
 * @param {object} needs
 * @param {(key: string) => HTMLElement} needs.panelOf the panel of a seat
 * @param {() => string} needs.head <svg> of a head whose eyes have the class `guard-gaze`
 * @param {() => string} needs.eye <svg> that marks who is looked at
 * @param {() => string | null} needs.minds the seat whose eyes are open, if it has to mind the Guard's
 * @param {(words: string) => void} needs.say
 */
export function newGaze({ panelOf, head, eye, minds, say }) {
  const face = element("span", { class: "gaze-face", "aria-hidden": "true" });
  const words = element("span", { class: "visually-hidden" });
  const node = element("span", { class: "gaze" }, face, words);
  const caution = element("span", { class: "gaze-caution" });
  const mark = element("span", { class: "gaze-mark", "aria-hidden": "true" }, caution);
  const warn = newWarning({ comes: () => say(t("gaze-comes")), goes: () => say(t("gaze-goes")) });
  let looks = [];
  let guard = null;
  let names = [];
  let begun = 0; // at the first moment of what is played in a circle
  let timer = 0;

  const age = () => performance.now() - begun;
  const lookAt = (ms) => looks[Math.max(0, Math.floor(ms / MOMENT)) % looks.length];

  /**
   * @param {{gaze: (number | null)[], guard: number, bots: boolean[], names: string[],
   *   anew: boolean} | null} what `anew`: something has just drawn its eyes
   */
  function show(what) {
    clearInterval(timer);
    if (!what || !what.bots[what.guard] || what.gaze.length === 0) return hide();
    if (face.childElementCount === 0) face.append(picture(head()));
    if (mark.childElementCount === 1) mark.append(picture(eye()));
    if (what.anew || guard !== letterAt(what.guard) || String(looks) !== String(what.gaze)) {
      begun = performance.now();
    }
    looks = what.gaze;
    names = what.names;
    guard = letterAt(what.guard);
    panelOf(guard).append(node);
    look();
    timer = setInterval(look, MOMENT);
    return undefined;
  }

  function look() {
    const seen = lookAt(age());
    const who = seen === null ? null : panelOf(letterAt(seen));
    const mine = minds();
    const isMe = who !== null && letterAt(seen) === mine;
    words.textContent = who ? t("gaze-at", { name: names[seen] }) : t("gaze-away");
    caution.textContent = isMe ? t("gaze-caution") : "";
    warn(mine, isMe);
    if (who) who.append(mark);
    else mark.remove();
    const [x, y] = who ? towards(node, who) : [0, 10];
    for (const eyes of face.querySelectorAll(".guard-gaze"))
      eyes.style.transform = `translate(${x}px, ${y}px)`;
  }

  function hide() {
    clearInterval(timer);
    node.remove();
    mark.remove();
    warn(null, false);
    guard = null;
    looks = [];
  }

  return {
    show,
    hide,
    /** Did it look at that seat at any moment of the last while? @param {string} seat @param {number} ms */
    saw(seat, ms) {
      const now = age();
      const moments = Array.from({ length: Math.ceil(ms / MOMENT) + 1 }, (_, at) => now - at * MOMENT);
      return (
        looks.length > 0 &&
        [...moments, now - ms].some((at) => at > now - ms - 1 && lookAt(at) === seatAt(seat))
      );
    },
    /** How long it has looked about like this. */
    age,
    guard: () => guard,
  };
}

/** At most 10 in each direction, as the eyes go. */
function towards(from, to) {
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  const length = Math.hypot(x, y) || 1;
  return [(10 * x) / length, (10 * y) / length];
}
