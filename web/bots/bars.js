// The bars of moves that were weighed, for whoever wants numbers: they open by a tap, and stay so.

import { element, newId } from "../dom/element.js";
import { changeSettings, settings } from "../storage/settings.js";
import { t } from "../text/text.js";
import { weighed } from "./weighing.js";

/**
 * @typedef {import("./weighing.js").Weighed} Weighed
 * @typedef {{text: string, picture: string | null}} Words of a move
 */

/** @param {(move: string) => Words} wordsOf */
export function newBars(wordsOf) {
  const list = element("ol", { class: "weighed" });
  /** @type {Map<string, ReturnType<typeof newLine>>} */
  const lines = new Map();
  const node = element(
    "details",
    { class: "numbers", hidden: true, open: settings().numbers },
    element("summary", { class: "numbers-show" }, t("hint-numbers")),
    list,
    element("p", { class: "hint-legend soft" }, t("hint-legend")),
  );
  node.addEventListener("toggle", () => {
    if (node.open !== settings().numbers) changeSettings({ numbers: node.open });
  });

  /** @param {string} move */
  function lineOf(move) {
    const line = lines.get(move) ?? newLine(wordsOf(move));
    lines.set(move, line);
    return line;
  }

  /** @param {readonly import("../engine/messages").Option[]} options the best first @param {string | null} [played] which of them was made */
  function draw(options, played = null) {
    node.hidden = options.length < 2;
    const drawn = weighed(options, played).map((each) => {
      const line = lineOf(each.move);
      line.draw(each, signsOf(each, played));
      return line.node;
    });
    if (drawn.some((line, at) => list.children[at] !== line) || list.children.length !== drawn.length) {
      list.replaceChildren(...drawn);
    }
  }

  return { node, draw };
}

/** @param {Weighed} each @param {string | null} played */
function signsOf({ move, isBest, isAlike }, played) {
  const signs = [
    isBest && t("weighed-best"),
    isAlike && t("weighed-alike"),
    move === played && t("weighed-played"),
  ];
  return signs.filter(Boolean).join(" ");
}

/** @param {Words} words */
function newLine({ text, picture }) {
  const id = newId("weighed");
  const sign = element("span", { class: "weighed-sign", hidden: true });
  const points = element("span", { class: "weighed-points", "aria-hidden": "true" });
  const bar = element("div", {
    class: "weighed-bar",
    role: "meter",
    "aria-labelledby": id,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": 0,
  });
  const node = element(
    "li",
    { class: "weighed-line" },
    picture ? element("img", { src: picture, alt: "" }) : element("span", { class: "weighed-blank" }),
    element("span", { class: "weighed-move" }, sign, element("span", { id }, text)),
    points,
    bar,
  );

  return {
    node,
    /** @param {Weighed} each @param {string} said */
    draw({ behind, share }, said) {
      sign.hidden = !said;
      sign.textContent = said;
      bar.hidden = behind === null;
      points.textContent = behind === null ? "" : t("weighed-behind", { points: behind });
      bar.style.setProperty("--share", `${share}%`);
      bar.setAttribute("aria-valuenow", String(share));
      if (behind !== null) bar.setAttribute("aria-valuetext", t("weighed-said", { points: behind }));
    },
  };
}
