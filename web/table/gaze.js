// Where the Guard looks, if it is a bot: its eyes wander in its panel, and whoever it looks at
// sees that. The engine says where; here is only the time.

import { element, picture } from "../dom/element.js";
import { t } from "../text/text.js";
import { lookAt, MOMENT } from "./model/gaze.js";
import { newWarning } from "./warning.js";

/**
 * @typedef {{looks: readonly (number | null)[], guard: number, begun: number, names: string[]}} Gaze
 *
 * @param {object} needs
 * @param {(seat: number) => HTMLElement} needs.panelOf the panel of a seat
 * @param {() => string} needs.head <svg> of a head whose eyes have the class `guard-gaze`
 * @param {() => string} needs.eye <svg> that marks who is looked at
 * @param {() => number | null} needs.minds the seat whose eyes are open, if it has to mind the Guard's
 * @param {(words: string) => void} needs.say
 */
export function newGaze({ panelOf, head, eye, minds, say }) {
  const face = element("span", { class: "gaze-face", "aria-hidden": "true" });
  const words = element("span", { class: "visually-hidden" });
  const node = element("span", { class: "gaze" }, face, words);
  const caution = element("span", { class: "gaze-caution" });
  const mark = element("span", { class: "gaze-mark", "aria-hidden": "true" }, caution);
  const warn = newWarning({ comes: () => say(t("gaze-comes")), goes: () => say(t("gaze-goes")) });
  let timer = 0;

  /** @param {Gaze} gaze */
  function show(gaze) {
    clearInterval(timer);
    if (face.childElementCount === 0) face.append(picture(head()));
    if (mark.childElementCount === 1) mark.append(picture(eye()));
    panelOf(gaze.guard).append(node);
    look(gaze);
    timer = setInterval(() => look(gaze), MOMENT);
  }

  /** @param {Gaze} gaze */
  function look(gaze) {
    const seat = lookAt(gaze, performance.now() - gaze.begun) ?? null;
    const who = seat === null ? null : panelOf(seat);
    const mine = minds();
    const isMe = seat !== null && seat === mine;
    words.textContent = seat === null ? t("gaze-away") : t("gaze-at", { name: gaze.names[seat] ?? "" });
    caution.textContent = isMe ? t("gaze-caution") : "";
    warn(mine, isMe);
    if (who) who.append(mark);
    else mark.remove();
    const [x, y] = who ? towards(node, who) : [0, 10];
    for (const eyes of face.querySelectorAll(".guard-gaze"))
      if (eyes instanceof SVGElement) eyes.style.transform = `translate(${x}px, ${y}px)`;
  }

  function hide() {
    clearInterval(timer);
    node.remove();
    mark.remove();
    warn(null, false);
  }

  return { show, hide };
}

/** At most 10 in each direction, as the eyes go. @param {Element} from @param {Element} to */
function towards(from, to) {
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  const length = Math.hypot(x, y) || 1;
  return [(10 * x) / length, (10 * y) / length];
}
